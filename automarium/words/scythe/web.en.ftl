### The picture in the browser.

picture-map = map
picture-move = the Automa’s last move
picture-considered = territories considered
picture-flag = flag
picture-armed = armed trap
picture-sprung = sprung trap
picture-factory-card = Factory card
picture-on-mat = on its faction mat
picture-scheme = scheme { $scheme }
picture-star = stars
picture-ability = abilities
picture-recruit = recruits
picture-recruit-bonus = recruit bonus
picture-legend = What the signs mean
picture-close = the last ones left
picture-retreat = retreat
picture-mine = your moves
picture-deck = Automa cards
picture-turns = turn { $number }
