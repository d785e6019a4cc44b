### The picture in the browser.

picture-map = map
picture-move = the Automa’s last move
picture-considered = considered for it
picture-flag = flag
picture-armed = trap, armed
picture-sprung = trap, sprung
picture-factory-card = Factory card
picture-on-mat = on its mat
picture-scheme = scheme { $scheme }
picture-star = stars
picture-ability = abilities
picture-recruit = recruits
picture-recruit-bonus = recruit bonus
picture-legend = What the signs mean
picture-close = left to the last
picture-retreat = driven off
picture-mine = moved by you
picture-deck = Automa cards
picture-turns = turn { $number }
