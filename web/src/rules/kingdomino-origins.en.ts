import type { Paragraph } from './rules';

export default [
  {
    title: 'What it is about',
    lines: [
      'You lay dominoes around your hut and make regions of one terrain. Every region scores its squares times its fires. Fires are printed on the dominoes, and volcanoes throw more. There are twelve rounds; whoever has most points wins.',
    ],
    asks: ['reveal', 'front', 'over'],
  },
  {
    title: 'A round',
    lines: [
      'Four dominoes lie in this row, lowest number first; the chiefs on them act in that order. Beside them lies the next row. In your turn you first add the domino under your chief to your land, then you put the chief on a free domino of the next row. Low numbers are plainer, but act earlier next round.',
      'With three players the domino that nobody chose leaves the game.',
    ],
    asks: ['choose'],
  },
  {
    title: 'The first row, and two players',
    lines: [
      'Chiefs are drawn blindly; whoever’s chief comes out puts it on a free domino of the first row at once.',
      'With two players each has two chiefs and the land may span 7×7. Whoever is drawn first takes dominoes 1 and 4 of the first row, or 2 and 3; the other player gets the rest.',
    ],
    asks: ['chief', 'pair'],
  },
  {
    title: 'Laying a domino',
    lines: [
      'At least one half must touch its own terrain with a side, or your hut, which matches everything. Corners do not count, and all other sides may clash.',
      'The land, hut included, may span five columns and five rows (7×7 with two players); the hut need not be in the middle. A domino that fits somewhere must be laid. One that fits nowhere is set aside and scores nothing.',
      'On the board: point at a cell and turn the domino with R, the wheel, the Turn button, or a second tap.',
    ],
    asks: ['place'],
  },
  {
    title: 'Volcanoes',
    lines: [
      'A volcano erupts once, when it is laid: one flame flies up to 3 squares, two flames up to 2, three flames 1, in any direction, corners included. The token lands on one of your squares without fire that is no volcano, and counts as so many fires there.',
      'A resource or a caveman on that square burns. Volcanoes themselves score nothing. Your hut is a square too: a token on it belongs to no region, and counts only for a tie and for a fire lady beside it.',
    ],
    asks: ['fire'],
  },
  {
    title: 'Totem mode',
    lines: [
      'Squares without printed fire bring a wooden piece: steppe a mammoth, lake a fish, jungle a mushroom, quarry a flint. Whoever has strictly more of one kind than everybody else takes its totem: mammoth 3 points, fish 4, mushroom 5, flint 6. A tie moves nothing.',
      'Totems move once a turn, after the domino and its fire. If you burn a piece and fall behind, the totem goes to the player with most; if several are tied, you choose among them; if nobody has any, it returns to the table. Pieces on a domino that is set aside or left over leave the game. At the end every piece scores 1, every totem its points.',
    ],
    asks: ['give'],
  },
  {
    title: 'Tribe mode',
    lines: [
      'Pieces come as in Totem mode, without totems. After choosing a domino you may hire one caveman: discard two different pieces for one that lies open in the cave, or one of each of the four kinds for any of the stack. The caveman goes on a square of your land without fire, piece or caveman, volcanoes included but not the hut; a square that the payment emptied will do. Hiring ends with round 11.',
      'When a new row is laid out, the cave is filled up to four. Whoever searches the stack sees it all and takes one tile; the rest is shuffled.',
      'At the end hunter-gatherers score by the eight squares around them, two tiles of each kind: hunter 3 for every mammoth, fisherwoman 3 for every fish, gatherer 4 for every mushroom, sculptor 5 for every flint, painter 2 for every piece, fire lady 1 for every fire, shaman 2 for every caveman. Only wooden pieces count, and one piece may count for several cavemen.',
      'Warriors have power 1 (four tiles), 2 (three) or 3 (one). Those joined by their sides form a horde, which scores its warriors times their power together. Example: powers 2, 1 and 1 score 3 × 4 = 12; a lone warrior scores its power.',
    ],
    asks: ['hire', 'pay', 'put', 'turn'],
  },
  {
    title: 'Scoring',
    lines: [
      'Region by region: squares × fires. Example: four lakes with one printed fire and a token of 3 score 4 × 4 = 16. A region without fire scores nothing; the hut belongs to no region.',
      'Totem mode adds pieces and totems, Tribe mode adds cavemen. Two bonuses may be played in every mode. Empire of fire: 10 points if no square of your land is more than two columns or rows from the hut (three on 7×7). Homo habilis: 5 points for a full land, which means that nothing was set aside.',
      'Equal points: the largest region decides, then the most fires; then the victory is shared.',
    ],
    asks: [],
  },
  {
    title: 'The dominoes of 2017',
    lines: [
      'A table may be laid with the 48 dominoes of 2017 instead: wheat, forest, lake, pasture, swamp and mine, which all score. Crowns stand for fires. There are no volcanoes and no pieces, so only Discovery mode is played with them; all else is the same.',
    ],
    asks: [],
  },
  {
    title: 'Where the rulebook is unclear',
    lines: [
      'Some points are open, and the table’s options settle them: whether fire may land on the hut and must fly over your squares, whether volcanoes count as the largest region, what becomes of a totem that nobody earns and whether a tied holder scores it, whether a caveman may stand on the hut or be hired in the last round, how the cave is filled, what counts as the middle, and whether the front number of the pile is shown. What is said above are the defaults.',
    ],
    asks: [],
  },
] satisfies Paragraph[];
