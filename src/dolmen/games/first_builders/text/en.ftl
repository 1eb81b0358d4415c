# Origins: First Builders in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Origins: First Builders
game-blurb = Send citizens, speakers and your archon to the visitors' ships, build a city of districts and towers, climb the temples and the war track.
