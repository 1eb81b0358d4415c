import type { Paragraph } from './rules';

export default [
  {
    title: 'What it is about',
    lines: [
      'Ships of visitors stand at five sites. You send citizens (dice), speakers (white dice) and your archon there, build a city of districts, raise towers, climb three temples and push forward in war. Whoever has most points wins.',
      'Stone, food and wisdom are the basic resources. Gold may stand in for any of them, one for one, as you like; nothing stands in for gold.',
    ],
    asks: ['pay', 'take', 'take-stone-or-food'],
  },
  {
    title: 'What is reconstructed',
    lines: [
      'The rules are the rulebook’s, but much is printed on the components only. Reconstructed to fit what is known: prices of the rows, stone and copies of the buildings, what the agora does, patterns, points and towers of the district cards, rewards of the war track, the scales of temples and advisers, two of the prices of bases, and which colour belongs to which bonus tile. Whoever owns the game can correct all this in a component file.',
      'Where the rulebook leaves a point open, the table has an option for it.',
    ],
    asks: [],
  },
  {
    title: 'Set-up',
    lines: [
      'Each site gets a bonus tile and the ship of its colour, at 1. Each temple gets a zodiac card. The building row starts with a tile of each colour; the top of each stack is open. The citizen row holds a die of each colour, none of them a 6, lowest first. There are as many speakers as players.',
      'With 2, 3 or 4 players 4, 5 or 6 district cards are open, 2 gold above each; the towers on them, and one of each colour, make the supply of tiers.',
      'Ten dice are rolled; everybody takes one, clockwise, then one more in reverse order. You start with 1 of each resource, each tower at level 1, and agora and palace as your city.',
    ],
    asks: ['bonus-tiles', 'signs', 'tile', 'roll', 'refill', 'speak', 'district', 'first', 'draft'],
  },
  {
    title: 'A turn',
    lines: [
      'You do one thing: visit a site, close a district, build a tower level, increase your population, or pass. Then the next player who has not passed is to move.',
      'After any of these but a pass you may spend a superiority token for one more; one token a turn.',
      'A tower level costs as much gold as the tower has levels, and needs a tier in the supply. The next base costs food; the last one brings 10 points.',
    ],
    asks: ['turn', 'second-action', 'token'],
  },
  {
    title: 'Visiting a site',
    lines: [
      'Put a worker on any site. If it is lower than the ship, pay the difference in wisdom first. The archon never pays. Then the ship rises by 1, from 6 to 1.',
      'Do the upper action (resources) or the lower one. A citizen that shows 6 may do both, in either order. If the worker has the colour of the bonus tile, you may do the bonus too: before, between or after. Speakers have no colour; the archon has those of your advisers.',
      'On the board: choose a worker beside your board, then touch a site. The tag above it says what you pay, whether both actions are yours, and whether the bonus fits.',
    ],
    asks: ['site', 'site-six'],
  },
  {
    title: 'War',
    lines: [
      'Advancing moves your disc; a disc that stops on others lies on top. Each threshold you cross brings a superiority token, the last space 9 points; there a disc stays for good.',
      'An attack brings the reward of your space, and 1 point for each disc behind you and each threshold you have passed. Nobody loses anything.',
    ],
    asks: ['war', 'war-either', 'convert'],
  },
  {
    title: 'Building',
    lines: [
      'A tile of the row costs the wisdom of its slot and its own stone. Or turn it over: a farm costs nothing and has neither colour nor effect. The others move up, and the stack of that colour fills the last slot.',
      'The tile goes on an empty cell beside your city, edge to edge. Its effect may be used right away, and again whenever a district with it is closed by a die of its colour.',
      'Tiles in reserve (construction site) may be built for their stone beside another tile, one in a build action.',
    ],
    asks: ['build', 'erect', 'place', 'use', 'copy', 'reserve'],
  },
  {
    title: 'Temples and zodiac cards',
    lines: [
      'The site’s lower action costs 1 stone: rise 2 in one temple and take its zodiac card, whoever holds it. Other ways to rise bring no card. At the end of a round whoever is highest in a temple takes its card; in a stack the lowest disc wins.',
    ],
    asks: ['climb-two', 'climb', 'extra-step'],
  },
  {
    title: 'Citizens and speakers',
    lines: [
      'A citizen needs an empty base beside your board. It keeps the value it shows and may be used at once. The row closes up, and a die of the same colour is rolled for its end; a 6 is rolled again.',
      'A speaker needs no base and stays with you until you use it. At the end of the round it goes back to the row and rises by 1; a 5 is rolled again.',
    ],
    asks: ['buy-citizen', 'libra', 'cancer', 'free-citizen', 'speaker', 'increase'],
  },
  {
    title: 'Raising citizens; advisers',
    lines: [
      'With the fifth site you spend 1 to 3 food; each raises a citizen beside your board by 1 or moves you 1 on the war track.',
      'A 6 that has to rise becomes an adviser and frees its base. A new colour takes the next slot of your track. A colour that is there already scores the points of your last slot at once, and the die goes back to the supply.',
    ],
    asks: ['spend-food', 'raise-or-march', 'lift', 'bless', 'retire', 'honour', 'recolour', 'reset'],
  },
  {
    title: 'Closing a district',
    lines: [
      'Four tiles in a square are a district. Put a citizen from beside your board into its centre, for good; its base is empty again. Districts may overlap; each is closed once.',
      'If the tiles show a district card, turned or mirrored as you like, score one such card: its higher points the first time, its lower points later. Gold above it is yours. The blank part of a card matches any tile, a farm too.',
      'Then use, in any order, the effects of the tiles that have the die’s colour, and the agora.',
      'On the board: a card shows how many of its coloured parts your city has in place and how many tiles are missing; point at it to see where.',
    ],
    asks: ['appoint', 'score', 'use-district'],
  },
  {
    title: 'Passing, and the end of a round',
    lines: [
      'Who passes takes citizens and archon home; every citizen rises by 1, a 6 becomes an adviser. Speakers stay until the round ends.',
      'When all have passed, speakers return; the foremost war disc (in a stack the lowest) gives the first player; discs fall back to the first space beyond their last threshold; zodiac cards go to the leaders of the temples.',
    ],
    asks: [],
  },
  {
    title: 'The end of the game',
    lines: [
      'The game ends with the round in which one of these holds: a player’s three discs stand on top of all temples; no gold lies above the district cards; tiers of three colours or fewer are left; a die was due for the citizen row and the supply had none of its colour.',
      'Added at the end: 1 point for each gold; the points of your last adviser slot; your temples, the highest of the three ignored; and for each centre the value of its die times the level of your tower of that colour. Example: temples 70, 31 and 16 bring 47; an orange 6 and an orange tower of 2 bring 12.',
      'Equal points: more buildings in the city decide; then the victory is shared.',
    ],
    asks: [],
  },
  {
    title: 'Alone',
    lines: [
      'Five dice are rolled, the two highest go back, and you keep two of the others. Three district cards are open. The bonus tiles have fixed places. A foreign disc stays on the start of the war track and counts as behind you.',
      'With each visit a neighbouring ship below 6 rises too. A token may be spent so that no ship rises.',
    ],
    asks: ['set-aside', 'rise'],
  },
  {
    title: 'Red buildings',
    lines: [],
    things: ['arsenal', 'chariot_field', 'outpost', 'proving_ground', 'citadel', 'veterans'],
    asks: [],
  },
  {
    title: 'Orange buildings',
    lines: [],
    things: ['castle', 'construction_site', 'court', 'manor', 'forum', 'kapishche'],
    asks: [],
  },
  {
    title: 'Yellow buildings',
    lines: [],
    things: ['granary', 'harbor', 'market', 'mint', 'quarry', 'workshop'],
    asks: [],
  },
  {
    title: 'Blue buildings',
    lines: [],
    things: ['forest_temple', 'mountain_temple', 'sea_temple', 'obelisk', 'sanctuary', 'statue'],
    asks: [],
  },
  {
    title: 'Purple buildings',
    lines: [],
    things: ['gallery', 'astronomer_tower', 'fountain_of_wisdom', 'ritual_gate', 'healer_estate', 'mage_tower'],
    asks: [],
  },
  { title: 'Grey tiles', lines: [], things: ['agora', 'palace'], asks: [] },
  {
    title: 'Zodiac cards',
    lines: [],
    things: [
      'aries',
      'taurus',
      'gemini',
      'cancer',
      'leo',
      'virgo',
      'libra',
      'scorpio',
      'sagittarius',
      'capricorn',
      'aquarius',
      'pisces',
    ],
    asks: [],
  },
] satisfies Paragraph[];
