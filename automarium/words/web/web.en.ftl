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
web-trial = trial
web-lost = lost
web-chart = Victories by game and level
web-just-play = just play
web-choose-settings = settings …
web-choose-yourself = choose yourself
web-import = A match from a file
web-file = choose a file
web-files = choose files
web-import-do = open
web-start = start
web-first-game = The marked choices are those of an ordinary match. For a first game leave them as they are.
web-pack = your own cards or names
web-orders = What to do
web-answer = Your answer
web-back = one step back
web-say = OK: { $answer }
web-right = All correct
web-number = number
web-search = search
web-type = or type your answer
web-missing = An answer is missing here.
web-range = A number from { $low } to { $high } belongs here.
web-send = enter
web-steps = Steps
web-to-table = to the table
web-go = go back to here
web-go-on = go on with the match from here
web-go-sure = { $over ->
    [yes] The match is over. Go on from here all the same?
   *[no] Go on from here?
} All later answers ({ $number }) can be brought back.
web-to-result = to the result
web-change = change this answer
web-transcript = the whole match as text
web-export = save as a file
web-remove = remove this match
web-remove-sure = Remove this match? You can restore it for 30 days.
web-rules = Rules of the Automa
web-rules-help = Every rule the Automa follows here, in our own words; in brackets, the section of the rulebook.
web-stuck = This match cannot be replayed
web-stuck-holds = { $number ->
    [0] Not one of its answers holds any more.
    [one] Its first answer still holds. You can look at the match up to there, and go on from there in a copy; this one stays as it is.
   *[other] Its first { $number } answers still hold. You can look at the match up to there, and go on from there in a copy; this one stays as it is.
}
web-rescue = Continue from there
web-stuck-look = Look at it
web-all-matches = All matches
web-pages = Pages
web-no-matches = No match has been played yet.
web-removed = Removed
web-removed-help = A removed match can be restored for 30 days.
web-restore = restore
web-code = Table code
web-code-enter = The code shown in the terminal
web-code-wrong = That is not the code of this table.
web-error = Something broke on our side. What you have answered is kept.
web-error-undo = If the page does not open again either, take back the last answer and go on without it.
web-error-again = open the page again
web-forbidden = This form has expired. Please reload the page.
web-not-found = There is nothing here.
web-about-text = Automarium plays the Automa of your board game: it says what to do on the board and shows why.
web-data = Where the data comes from
web-names = The names of the games belong to their publishers. No art and no text of theirs is included.
web-port-taken = Port { $port } is taken, so the table is open on another one.
web-listening = The table is open at { $address }
web-lan = On a phone on the same network, open { $address } and enter the code { $code }, or scan:
web-stop = Stop with Ctrl-C. Nothing is lost.
web-serve-help = Open the table companion in the browser.
web-serve-lan = let a phone on the same network join
web-serve-port = the port
web-serve-workers = number of server processes, for many tables at once
web-serve-browser = open the browser
web-wants = { $number ->
    [one] one more
   *[other] { $number } more
}
web-no-port = There is no free port on this machine ({ $port }).
web-copy = copy
web-print = print
web-own = as on my table
web-or-typed = Or type:
web-or = { " " }or{ " " }
web-when = only if you choose: { $choice }
web-rulings = How unclear rules are read
web-rulings-help = Where the rulebook leaves something open, our reading is marked. Play it the way you are used to.
web-today = today { $time }
web-yesterday = yesterday { $time }
web-step = step { $number } of { $last }
web-step-before = step { $number }
web-step-after = step { $number }
web-beginning = the beginning
web-no-steps = Nothing has been answered yet.
web-awake = The screen stays awake at the table.
web-not-awake = This browser may let the screen sleep: over a network it stays awake only on secure addresses.
web-copied = copied
web-played = { $won } of { $played } won
web-round = round { $number }
web-minus = change the sign
web-fix-here = ✎ correct what is here
web-thinks = thinking…
web-clear = close
web-anew = start over
web-clear-once = clear it?
web-to-last-tap = Go on with what was entered
web-save-box = save my box data
web-code-wait = There were too many wrong codes. Please wait { $seconds } s and try again.
web-tries = Wrong table codes from { $address }: { $count }. The next try from there has to wait { $seconds } s.
web-tries-all = Wrong table codes from all addresses: { $count }. The next new guest has to wait { $seconds } s.
web-serve-guests = guests may play, but not remove matches or upload files
web-host-only = Only the host of this table can do that, on the machine that serves it.
web-too-large = That is too large to send.
web-file-too-large = That file is larger than { $high } kB.
web-busy = There were too many requests at once, or one took too long. Please try again in a moment.
web-not-understood = This request cannot be understood.
web-newer = newer steps
web-older = older steps
tap-new-card-more = a card that is not in the list
web-done = Done
web-because = Why: { $reason }
web-fell-out = { $number ->
    [0] All are left.
   *[other] { $number } fell out.
}
web-were-left = Left:
web-all-left = Show all { $number }
web-details = More about this
web-made-of = How it adds up
web-cue-back = previous instruction
web-aloud = read aloud
web-aloud-short = aloud
web-as-list = the whole turn as a list
web-as-list-short = list
web-to-ask = to the question
web-one-by-one = one step at a time
web-again = recap
web-undone-orders = Undo this on the table too: { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
web-undone-told = Undone before that: { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
web-redone-orders = Do again on the table: { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
web-undone-maybe = If you have already done it: { $order }
web-undone-own = If you have already done it on the table, undo it there too.
web-undo-last = take back the last answer
web-undo-shows = You have already seen what was hidden. Undo it all the same?
web-undone = Undone: “{ $answer }”
web-undone-fix = Correction undone: “{ $answer }”
web-laid-out = Know the set-up? Show only what differs from match to match →
web-undone-many = Undone: “{ $answer }” — and { $number ->
    [one] { $number } answer
   *[other] { $number } answers
} after it
web-nothing-reported = Nothing to report? Tap again
group-turn = Your turn
group-beside = Along the way
group-more = More
web-offline = No connection. What you tapped will be sent as soon as the connection is back.
finale-round = Round { $number } · { $turn }
finale-decided = { $turn }: { $side-id ->
    [automa] +{ $points } in the Automa’s favour
   *[other] +{ $points } in your favour
}
finale-turns = The turns that decided it
finale-challenge = Challenge somebody
finale-challenge-help = They play the same match, where what the program shuffles comes up the same, and try to beat you. The link opens wherever this page opens (often only in your own network); the file opens in any copy of this program (Automarium).
finale-link = copy link
finale-file = save file
finale-shared = link copied
finale-curve = The score turn by turn
finale-turns-late = without final scoring
finale-late = dashed: what was counted only after the end of the match
finale-beat = { $how ->
    [better] You beat it: { $points } against { $beat }.
    [equal] Just as good as the result to beat: { $beat }.
   *[less] Not beaten: { $by } short of { $beat }.
}
finale-rematch = Once more
finale-rematch-help = a new match with the same settings
finale-level = Try the next level: { $level }
finale-same = Replay this match, same shuffle
web-you = you: { $human }
web-against = Automa: { $opponent }
web-beat = to beat: { $points }
challenge-title = A challenge
challenge-about = Somebody scored { $points } in this match. It is dealt and shuffled for you in the same way: do better!
challenge-begin = Take it up
challenge-set-up = What is played
challenge-beat = “{ $got }” is no result that could be beaten.
web-what = Board games for one: the program plays the Automa, tells you step by step what to do on the table, and shows why.
web-watch = watch a match
web-next = Next
web-repeat = again
web-happened = What has happened
web-watch-play = play it yourself
web-watch-answers = The program answers for the player:
web-watch-laid = The table has been laid out
web-watch-set-up = the set-up, one thing at a time
web-watch-random = In your place the program plays at random, and mostly loses.
web-watch-made-up = The player played at random; points that only a player can know are made up.
web-watch-help = Here the program plays both sides. You see what the player would see: “you” is the player for whom the program answers.
web-results = Results
results-none = No match has been finished yet.
results-trials = Trial matches are not counted here.
results-only-trials = So far only trial matches have been finished: they are not counted here.
results-curve = Your score and your opponent’s, match by match
results-points = { $number ->
    [1] Your score: { $best }.
   *[other] Highest score: { $best }, lowest: { $worst }.
}
results-time = On average: { $minutes } min a match, { $seconds }{ "\u00A0" }s an answer.
results-beat = { $how ->
    [better] challenge: beat { $beat }
    [equal] challenge: equalled { $beat }
   *[less] challenge: { $by } short of { $beat }
}
results-next = You keep winning. Next try: { $level }
results-matches = Match by match
results-minutes = { $minutes } min
web-vibrate = vibrate at each step
web-understood = Understood
web-nothing-more = nothing more
web-unlike = It was { $now }. Sure? Tap again
web-brought = What else did this turn bring?
web-score-end = Score at the end
web-score-now = Score if the game ended now
web-fix-what = What is wrong on the screen?
web-fixed = Corrected:{" "}
web-fix-do = Correct it
web-fix-answer = an answer that was wrong: back to it …
web-fix-of = To correct: { $what }
pocket-first = Getting everything ready for play without a network …
pocket-opening = Opening …
pocket-cannot = This browser cannot keep Automarium on the device. Open it in an ordinary window over a secure address (https), in a current browser.
pocket-failed = Automarium could not be started here. Please reload the page.
pocket-elsewhere = Automarium is open in another window.
pocket-here = use it here
pocket-new = A new version is ready.
pocket-update = take it now
pocket-install = To have Automarium on the home screen: open the browser’s menu (on an iPhone, Share) and choose “Add to Home Screen”.
pocket-close = close
pocket-kept = The browser has promised to keep your matches on this device.
pocket-not-promised = The browser may delete your matches when it needs space or you have not been here for long. Save a backup now and then.
pocket-not-kept = This could not be stored on the device, and so it has not happened. There may be no space left, or the browser does not let pages keep anything. ({ $problem })
web-backup = backup of all matches
web-as-link = share as a link
backup-title = Backup of all matches
backup-help = All your matches in one file. This program (Automarium) can restore them, on any computer or phone.
backup-save = save a backup
backup-take = Restore a backup
backup-take-help = Its matches are added to yours. A match that is already here stays as it is.
backup-take-do = restore
backup-taken = Added: { $added }. Already here: { $there }.
backup-not-read = Could not be read: { $number }.
backup-not-match = This is a backup of all matches, and not a single match: choose it once more below to restore it.
backup-unreadable = This file is not a backup of Automarium.
backup-too-large = This backup is larger than { $high } MB.
link-title = This match as a link
link-help = The whole match is in the link itself: whoever opens it gets a copy, with every step and every reason. Nothing is stored anywhere else.
link-share = share the link
link-no-code = This link is too long for a QR code.
link-too-long = This match is too long for a link. Save it as a file instead.
link-open = A match from a link
link-open-help = The match becomes one of yours. You can go on with it, look at every step, or play it anew with the same shuffle.
link-unreadable = This link holds no match, or it was cut off on its way.
pocket-challenge-help = They play the same match, where what the program shuffles comes up the same, and try to beat you. The match is in the link itself; anyone who has this program (Automarium) can open it.
web-forecast-off = hide forecast
