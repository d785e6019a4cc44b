### Golem: what the picture of the table says.

picture-round = round { $number } of { $rounds }
picture-actions = 3. Actions
picture-synagogue = Synagogue
picture-tiles = Action tiles
picture-streets = Districts
picture-library = Library
picture-cemetery = Cemetery
picture-main = main strategy
picture-tokens = Strategy tokens
picture-golem-track = golem track
picture-red-zone = red zone up to { $number }
picture-student = student, { $district } { $section }
picture-menorah = menorah token, { $district }: { $holder }
picture-section = { $district } { $section }, tile { $tile }
picture-chosen = chosen
picture-candidate = stood for the choice
picture-killed = killed
picture-unknown = not known
picture-completed = completed
picture-cards = Cards of this round
picture-golem-here = a golem in { $district } { $section }
