forecast-mine = A mine on { $hex }
forecast-upgrade = An upgrade on { $hex }: { $new }
forecast-satellite = A satellite on { $hex }
forecast-research = Research: { $area }
forecast-cover = Takes the action “{ $space }”
forecast-pass = It passes
forecast-passed = The Automa has passed: it has no more turns in this round.
forecast-new-deck = The Automa makes a new deck first: what comes then, nobody can tell.
