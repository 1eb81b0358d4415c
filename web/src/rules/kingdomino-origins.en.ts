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
      'A resource or a caveman on that square burns. Volcanoes themselves score nothing.',
    ],
    asks: ['fire'],
  },
  {
    title: 'Totem mode',
    lines: [
      'Squares without printed fire bring a wooden piece: steppe a mammoth, lake a fish, jungle a mushroom, quarry a flint. Whoever has strictly more of one kind than everybody else takes its totem: mammoth 3 points, fish 4, mushroom 5, flint 6. A tie moves nothing.',
      'If you burn a piece and fall behind, the totem goes to the player with most; if several are tied, you choose among them. At the end every piece scores 1, every totem its points.',
    ],
    asks: ['give'],
  },
  {
    title: 'Tribe mode',
    lines: [
      'Pieces come as in Totem mode, without totems. After choosing a domino you may hire one caveman: discard two different pieces for one that lies open in the cave, or one of each of the four kinds for any of the stack. The caveman goes on a square of your land without fire, piece or caveman. Hiring ends with round 11.',
      'When a new row is laid out, the cave is filled up to four.',
      'At the end hunter-gatherers score by the eight squares around them, as their tiles say. Warriors joined by their sides form a horde, which scores its warriors times their power together.',
    ],
    asks: ['hire', 'pay', 'put', 'turn'],
  },
  {
    title: 'Scoring',
    lines: [
      'Region by region: squares × fires. Example: four lakes with one printed fire and a token of 3 score 4 × 4 = 16. A region without fire scores nothing; the hut belongs to no region.',
      'If they are played: the hut in the middle of the land 10 points, a full land 5.',
      'Equal points: the largest region decides, then the most fires; then the victory is shared.',
    ],
    asks: [],
  },
] satisfies Paragraph[];
