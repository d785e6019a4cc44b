### The table companion.

number = { $number }
web-skip = skip to the content
web-menu = menu
web-language = language
web-lang-en = English
web-lang-ru = Русский
web-lang-uk = Українська
web-theme = theme
web-dark = dark
web-light = light
web-size = text size
web-size-m = normal
web-size-l = large
web-size-xl = very large
web-about = about, data and names
web-home = home
web-running = Continue
web-new = New match
web-finished = Finished
web-won = won
web-lost = lost
web-chart = Victories by game and level
web-just-play = just play
web-choose-settings = settings …
web-import = A match from a file
web-file = file
web-import-do = open
web-start = start
web-first-game = The marked choices are those of an ordinary match. For a first game leave them as they are.
web-pack = your own cards or names
web-why = Why?
web-orders = What to do
web-answer = Your answer
web-back = one step back
web-say = OK: { $answer }
web-number = number
web-search = search
web-type = or type your answer
web-send = send
web-steps = Steps
web-to-table = to the table
web-go = go back to here
web-transcript = as text
web-export = save as a file
web-remove = remove this match
web-remove-sure = Remove this match? For 30 days it can be put back.
web-rules = Rules of the Automa
web-rules-help = Every rule the Automa follows here, in our own words; in brackets, the section of the rulebook.
web-stuck = This match cannot be replayed
web-stuck-holds = { $number ->
    [one] Its first answer still holds. You can look at the match up to there, and go on from there in a copy; this one stays as it is.
   *[other] Its first { $number } answers still hold. You can look at the match up to there, and go on from there in a copy; this one stays as it is.
}
web-rescue = Continue from there
web-stuck-look = Look at it
web-all-matches = All matches
web-pages = Pages
web-removed = Removed
web-removed-help = For 30 days a removed match can be put back.
web-restore = put back
web-code = Table code
web-code-enter = The code shown in the terminal
web-code-wrong = That is not the code of this table.
web-error = Something went wrong on our side. Your match is as it was.
web-forbidden = This form has expired. Please reload the page.
web-not-found = There is nothing here.
web-about-text = Automarium plays the Automa of your board game: it says what to do on the board and shows why.
web-data = Where the data come from
web-names = The names of the games belong to their publishers. No art and no text of theirs is included.
web-listening = The table is open at { $address }
web-lan = On a phone in the same network open { $address } and enter the code { $code }, or scan:
web-stop = Stop with Ctrl-C. Nothing is lost.
web-serve-help = Open the table companion in the browser.
web-serve-lan = let a phone on the same network join
web-serve-port = the port
web-serve-workers = how many processes serve, for many tables at once
web-serve-browser = open the browser
web-wants = { $number ->
    [one] one more
   *[other] { $number } more
}
web-no-port = There is no free port on this machine ({ $port }).
web-copy = copy
web-print = print
web-own = as on my table
web-or-typed = Or typed:
web-when = if: { $choice }
web-rulings = How unclear points are read
web-rulings-help = Where the rulebook leaves something open, our reading is marked. Play as you are used to.
web-today = today { $time }
web-yesterday = yesterday { $time }
web-step = step { $number } of { $last }
web-step-before = step { $number }
web-step-after = step { $number }
web-beginning = the beginning
web-no-steps = Nothing has been answered yet.
web-awake = The screen stays awake at the table.
web-not-awake = This browser may let the screen sleep: over the network it keeps it awake only on secure addresses.
web-copied = copied
web-played = { $won } of { $played } won
web-round = round { $number }
web-next = { $number }, next →
web-fix-here = ✎ correct what lies here
web-clear = start over
web-save-box = save the data of my box
web-code-wait = There were too many wrong codes. Please wait { $seconds } s and try again.
web-tries = Wrong table codes from { $address }: { $count }. The next try from there has to wait { $seconds } s.
web-tries-all = Wrong table codes from everywhere: { $count }. The next new guest has to wait { $seconds } s.
web-serve-guests = guests may play, but not remove matches or bring files
web-host-only = Only the host of this table can do that, on the machine that serves it.
web-too-large = That is more than can be sent here.
web-file-too-large = That file is larger than { $high } kB.
web-busy = Too much was asked at once, or it took too long. Please try again in a moment.
web-not-understood = This request cannot be understood.
web-newer = newer steps
web-older = older steps
tap-new-card-more = a card that is not in the list
web-done = Done
web-because = Why: { $reason }
web-details = More about it
web-cue-back = one thing back
web-aloud = read aloud
web-as-list = the whole turn as a list
web-one-by-one = one thing at a time
web-again = once more
web-cue-of = { $number } of { $all }
web-nothing-reported = Nothing to report? Tap once more.
group-turn = Your turn
group-beside = Along the way
group-more = More
web-offline = No connection. What you tapped is sent as soon as it is back.
finale-decided = { $turn }: { $points } { $points ->
    [one] point
   *[other] points
} to the good of { $side-id ->
    [automa] the Automa
   *[other] the human side
}
finale-curve = The score turn by turn; dashed: counted only at the end
finale-beat = The result to beat was { $points }.
finale-rematch = Once more, same set-up
finale-level = Now at level: { $level }
finale-same = The same match again
finale-challenge = Challenge somebody (file)
web-beat = Result to beat: { $points }
