# Origin in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Origin
game-blurb = Spread from the cradle of mankind over the world: evolve, migrate, swap, and fulfil your goals.
