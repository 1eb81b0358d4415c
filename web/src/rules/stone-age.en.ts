import type { Paragraph } from './rules';

export default [
  {
    title: 'What it is about',
    lines: [
      'Each player leads a small tribe. Every round you send your people out, use the places where they stand, and feed them. Buildings and civilization cards bring most of the points. Whoever has most points at the end wins.',
    ],
    asks: ['begin'],
  },
  {
    title: 'A round',
    lines: [
      'A round has three parts: first all place their people, then all carry out their actions, then everybody eats. Afterwards empty card spaces are filled, cheaper cards slide to the right, and the first player’s token goes to the next player.',
    ],
    asks: ['reveal', 'turn'],
  },
  {
    title: 'Placing people',
    lines: [
      'Beginning with the first player, everybody in turn puts any number of people on one place, until all people stand somewhere. You may not add to a place where you already have people this round, and you may not pass while you can place somebody.',
      'Forest, clay pit, quarry and river hold seven people together. The hunting grounds hold any number. Tool maker and field take one person, the hut exactly two people of one player, each card and each building one person.',
      'With two players only one of them, and with three players only two, may gather in each of forest, clay pit, quarry and river. With two or three players only two of tool maker, hut and field can be used in a round.',
    ],
    asks: ['place'],
  },
  {
    title: 'Actions',
    lines: [
      'Beginning with the first player, each player carries out all actions of their people, in any order. What one action brings can be used by the next. Then the people come home.',
      'Tool maker: a new tool of 1; when you have three, the lowest gets better by one, up to 4. Field: one step on the food track, up to 10. Hut: one more person, up to 10.',
    ],
    asks: ['act', 'grow', 'raise'],
  },
  {
    title: 'Gathering and hunting',
    lines: [
      'Roll one die for each of your people there and add them up. Divide the sum, rounding down: food by 2, wood by 3, clay by 4, stone by 5, gold by 6. That many you take.',
      'After the roll you may add tools. Each tool is used once a round, with its whole value. A one-use tool from a card is turned over after use.',
      'Example: 5 + 3 + 6 = 14 in the forest. With a tool of 2 it is 16; 16 ÷ 3 gives 5 wood.',
    ],
    asks: ['tools', 'roll'],
  },
  {
    title: 'Buildings',
    lines: [
      'Pay the resources shown, take the building, score its points at once. Some buildings let you choose: four or five resources of a given number of kinds, or one to seven of any kinds. Then every resource scores its divisor: wood 3, clay 4, stone 5, gold 6.',
      'You need not pay; then your person comes home with nothing and the building stays.',
    ],
    asks: ['pay-kinds', 'pay-any'],
  },
  {
    title: 'Civilization cards',
    lines: [
      'Pay as many resources as the space says, 1 to 4, of any kinds, but no food. The upper half works at once: resources, food, points, a tool, a step on the food track, a roll of dice, a card from the deck, or dice for everybody: one die for each player is rolled, and beginning with you everybody takes one and gets what it stands for.',
      'The lower half counts at the end. A card once used is turned face down.',
    ],
    asks: ['pay', 'pick', 'take', 'draw'],
  },
  {
    title: 'Feeding',
    lines: [
      'Every person eats one food. Your food track feeds as many people as its level. If food is missing, your store is emptied; you may make up for all the rest with resources, one for one, or you lose 10 points, however many go hungry.',
    ],
    asks: ['feed', 'feed-rest'],
  },
  {
    title: 'The end',
    lines: [
      'The game ends at once when there are not enough cards to fill the four spaces at the beginning of a round, or at the end of a round in which a stack of buildings has run out.',
      'Then cards score. Green cards: each set of different symbols scores the square of its size. Sand-coloured cards multiply: farmers by your food track, tool makers by the sum of your tools, builders by your buildings, shamans by your people. Every resource left is one point.',
      'Equal points: whoever has more of food track, tools and people together comes first.',
    ],
    asks: ['over'],
  },
] satisfies Paragraph[];
