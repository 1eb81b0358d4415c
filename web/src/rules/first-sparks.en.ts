import type { Paragraph } from './rules';

export default [
  {
    title: 'What it is about',
    lines: [
      'Your clan buys tools and knowledge, hunts, eats and spreads over the land. Food is money. As soon as a clan has 13 members on the map, that spreading is played to its end and the game is over. The largest clan wins; equal clans are parted by the food they have left.',
      'The box of this game is only partly known: prices, harvest steps, mountains and some grounds of the tiles are our reconstruction. Ranks, effects and all the rules are the rulebook’s.',
    ],
    asks: ['over'],
  },
  {
    title: 'The map',
    lines: [
      'Everybody draws Herbs; the highest is first in order. In order each player draws a tile of two hexes and lays it: the second touches the first along a side, every later one touches two different tiles. Choose the place of its first hex, then turn it.',
      'Every hex is a hunting ground (berry bush, lake, forest or valley) with three spaces around it. Spaces are neighbours if they share a border. Mountains lie on some borders; they make the way dearer, but they do not cut it.',
      'Each ground on the map adds one token of its food to the harvest of every round.',
    ],
    asks: ['deal', 'tile', 'lay', 'turn'],
  },
  {
    title: 'First members',
    lines: [
      'In reverse order everybody puts a member on an empty space, free of charge. Only one clan may begin around a ground. Then, in order, everybody may put a second member next to the first at the usual price. The larger clan is now first in order, and among equals the one with the higher card.',
    ],
    asks: ['first-member', 'second-member'],
  },
  {
    title: 'A round',
    lines: [
      'Technology: cards are offered and bought; then a third of your food spoils, rounded down. Hunting: every clan hunts, then eats one food for each member. Spreading: new members. Bureaucracy: a new order, new food, a change in the market. Cards are offered in order; hunting and spreading begin with the last.',
    ],
    asks: [],
  },
  {
    title: 'Buying a card',
    lines: [
      'Whoever is foremost in order and has neither bought nor passed offers a card of the current market, the upper row, or passes. Everybody behind who is still in has one chance to take it for its price; if nobody does, the offerer buys it, and so may offer only what he can pay and own. If somebody takes it, the same player chooses again. Each clan buys at most one card a round; declining is not passing.',
      'A grain lies on the lowest card: its buyer gets it and may pay with it. If that card stays unsold, it leaves the game. Gaps are filled from the deck at once; the lowest four cards are current, the others to come.',
    ],
    asks: ['offer', 'buy', 'draw'],
  },
  {
    title: 'Tools and knowledge',
    lines: [
      'You keep three tools, Herbs included; one too many is put away at once. Knowledge takes no place, and of each kind you may own one card.',
      'Fire: nothing spoils, and your food is hidden. Plough: each field gives one more grain. Sledge: a fourth tool. Intelligence: one place back in order, now and in every bureaucracy. Speech: a space where others stand costs just 1 more.',
    ],
    asks: ['discard'],
  },
  {
    title: 'Hunting and eating',
    lines: [
      'A tool works if at least one of your members stands at a ground of its food. “2 from 4” takes two tokens when four lie there. Members at two grounds of that food count as one token more, at three as two more; but a tool never takes more than really lies there. Your tools are used in the order that brings most. Berries are worth 2, fish and bears 3, mammoths 4. Herbs and fields bring grain anywhere.',
      'Then each member eats 1 food. If it is too little, members leave the map; you choose which, but the rest must be one connected group. The last one always stays.',
    ],
    asks: ['starve'],
  },
  {
    title: 'Spreading',
    lines: [
      'You may place up to five new members, each next to one of yours, one per space. They cost 1, 2, 3, 4 and 5 food one after the other; 1 more if the way there only leads across mountains; and where others stand as much more as there will be clans on the space. Example: your second member, across a mountain, on a space with one other clan: 2 + 1 + 2 = 5.',
      'On the board every lit space carries its price; a price that is struck out is more than you have.',
    ],
    asks: ['spread'],
  },
  {
    title: 'Bureaucracy and the shuffle card',
    lines: [
      'Larger clans go first, among equals the one with the higher card. The harvest is refilled, and the highest card of the market goes under the deck.',
      'When the shuffle card comes up, the cards under it become the deck. It waits in the market as its highest card; in the bureaucracy it leaves together with the lowest one. From then on the market is smaller, all of it is on offer, and nothing goes under the deck any more.',
    ],
    asks: [],
  },
  {
    title: 'Two players',
    lines: [
      'A third clan belongs to nobody. The second player puts its first member on the map, and before each spreading adds members until it is as large as the first player’s clan, five at most. They cost nothing.',
      'The first player need not buy the first card he offers in a round: if it is refused, he may put it in the box. If it is a tool, what it would take goes from the harvest to the bank.',
      'The market has six cards, three of them current.',
    ],
    asks: ['neutral-start', 'neutral', 'refused'],
  },
] satisfies Paragraph[];
