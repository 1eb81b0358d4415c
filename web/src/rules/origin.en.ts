import type { Paragraph } from './rules';

export default [
  {
    title: 'What it is about',
    lines: [
      'From the cradle in Africa your pawns spread over the world. You score for goals, hunting tokens, strait tokens, innovation tiles and cards left in hand. Whoever has most points wins.',
      'Every pawn has a height (how far it goes), a strength (how wide it is) and a colour. There is one of each of the 27 kinds; with four players the nine of height 2 are there twice. The pawn on Origin belongs to nobody and never moves.',
    ],
    asks: ['origin', 'tile', 'passage', 'game', 'starts', 'over'],
  },
  {
    title: 'What is reconstructed',
    lines: [
      'The rulebook shows no map and few figures. The rules are its own; the territories and their borders, the straits, how many copies there are of each card, the levels of permanents and tiles, the values of tokens and the points of some goals are our best reconstruction. Whoever owns the game can correct them in a component file.',
    ],
    asks: [],
  },
  {
    title: 'Your first goal',
    lines: ['Everybody gets three goals, keeps one in secret and gives two back.'],
    asks: ['deal', 'choose'],
  },
  {
    title: 'A turn',
    lines: [
      'You do exactly one action: evolve, migrate or swap. Then you take the reward of the territory where your pawn ended. Besides, you may play one card of each colour: before the action, between action and reward, or after the reward.',
      'If no action is possible, you skip action and reward; cards may still be played.',
      'On the board: touch a pawn and its ways light up, with what each place pays; or touch a place and the pawns that can come light up.',
    ],
    asks: ['act', 'stuck', 'cards'],
  },
  {
    title: 'Evolving',
    lines: [
      'Put a new pawn of the supply with one of your nine villages on an empty territory next to an occupied one; straits count as borders. It must fit one neighbour, no matter whose: equal in everything, or different in one thing only: another colour, height 1 more, or strength 1 more. Never lower.',
    ],
    asks: [],
  },
  {
    title: 'Migrating and swapping',
    lines: [
      'Move one of your pawns up to its height in steps over land borders, through occupied territories too, to an empty one. Only Navigator crosses straits.',
      'Or end on another player’s pawn of lower strength: the two trade places. Only you get the reward; the other player neither gains nor loses.',
    ],
    asks: ['helped'],
  },
  {
    title: 'Rewards',
    lines: [
      'Yellow, orange, lilac: a tile of that column and the top card of that deck; or look at three cards and keep one, the others go under the deck. Yellow is for action cards, orange for permanent cards, lilac for goals. Brown: two brown tiles, or one of any column. Green: its hunting token, for whoever comes first.',
      'When you hold both ends of a strait after your action, you take its token; it stays yours.',
      'What is due but no longer there is not received.',
    ],
    asks: ['reward', 'second-tile', 'keep', 'draw', 'refill', 'hunt', 'claim', 'invent'],
  },
  {
    title: 'Tiles',
    lines: [
      'A tile above level 1 must rest on an uncovered tile one level lower: you may take level 3 only if you own more tiles of level 2 than of level 3. What cannot be laid cannot be taken.',
    ],
    asks: ['seize'],
  },
  {
    title: 'Cards',
    lines: [
      'Yellow cards work once and are discarded. Orange cards need a tile of exactly their level when played and then work to the end. Lilac cards are goals: when one is fulfilled in your turn you may lay it down and draw the next. You may hold two goals, three with Map; of one too many you put any one back.',
      'Tribal war follows a swap of yours in the same turn and hits the player you displaced: it takes the lowest strait token, a card of your choice from the hand, or a tile that you can lay.',
    ],
    asks: ['return', 'recall', 'steal', 'trophy'],
  },
  {
    title: 'The end',
    lines: [
      'When a deck, the tiles of the reward board, the pawns of the supply or the villages of all players have run out, whoever took the last one finishes the turn, and everybody else has one more. From then on several goals may be laid in a turn, and none are drawn for them.',
      'Goals score their points, tokens their value, tiles 1 each (level 5: 5), each card in hand 1. Example: goals 24, three cards 3, hunting 4, straits 9, seven tiles of which one of level 5 make 11: 51 points. Equal points: more cards in hand, then a shared victory.',
    ],
    asks: [],
  },
] satisfies Paragraph[];
