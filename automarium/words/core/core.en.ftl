### What any game may say.

yes = yes
no = no
human = you
    .the = You
automa = Automa
    .the = The Automa
verb-fix = fix

card-came-up = This card has already come up: { $card }.
answer-none = Nothing has been entered. Expected: { $expected }.
answer-unknown = “{ $got }” is not an answer here. Expected: { $expected }{ $more ->
    [0] {""}
    [one] , and { $more } more
   *[other] , and { $more } more
}.
answer-ambiguous = “{ $got }” could be several things: { $expected }. Type a little more.
answer-not-a-number = “{ $got }” is not a whole number. Expected: { $low } to { $high }.
answer-out-of-range = { $got } is out of range. Expected: { $low } to { $high }.
answer-wrong-count = { $low ->
    [one] Expected one thing
   *[other] Expected { $low }
} (at most { $high }), got { $got }.
answer-form = Expected, in this order: { $expected }.
answer-usage = How to say it: { $usage }
answer-too-long = That answer has { $got } characters; the limit is { $high }.
match-over = This match is over. You can undo the last answer or look back at its steps.
match-too-long = This match has reached its limit of { $high } answers.
rest-waits = First answer this question; then your line continues: { $said }
rest-dropped = This part of your line was not carried out: { $said }. { $why }
undo-nothing = There is nothing to undo.
redo-nothing = There is nothing to redo.
seed-bad = A seed is 1 to { $high } printable characters.

setting-unknown = There is no setting “{ $got }”. The settings are: { $expected }.
player-unknown = There is no player “{ $got }”. The players are: { $expected }; or your own, as module:function.
player-not-found = The player “{ $got }” was not found: { $problem }.
player-budget = “{ $got }” cannot stand behind a player’s name. After search: a number of playouts (500) or of milliseconds (200ms).
player-needs = The player “{ $got }” only plays with these settings: { $expected }.
levels-bad = “{ $got }” is not a level. Expected one of { $expected }, or a range such as 1..3.
setting-value = “{ $got }” is not a value of “{ $setting }”. Expected: { $expected }.
setting-too-long = The value of “{ $setting }” has { $got } characters; the limit is { $high }.
game-unknown = There is no game “{ $got }”. The games are: { $expected }.
known-redrising = Red Rising (redrising)
known-scythe = Scythe (scythe)
known-gaia = Gaia Project (gaia)
known-golem = Golem (golem)
language-unknown = There is no language “{ $got }”. The languages are: { $expected }.

journal-not-json = This is not a saved match: the file is damaged or cut off.
journal-not-ours = This file is not a saved Automarium match.
journal-field = The saved match is damaged: “{ $field }” is missing or of the wrong type.
journal-answer = The saved match cannot be replayed: answer { $number } (“{ $got }”) is refused. { $why }
journal-other-rules = This match was written by version { $got } of the rules and plays differently under version { $expected }. Replay it with the release that wrote it.
journal-other-pack = This match was written with other card data and plays differently with the data of this release. Replay it with the release that wrote it.
journal-edited = The saved match has been changed: its answers do not lead to the game that it describes.
journal-setup = The saved match cannot be set up: a setting or a card list in it is not valid here.
journal-answer-impossible = That could not have been answered there.

pack-not-json = { $file }: not valid JSON ({ $problem }).
pack-not-an-object = { $file }, { $card }: expected an object with named fields.
pack-field = { $file }, { $card }, field “{ $field }”: “{ $got }” is not valid. Expected: { $expected }.
pack-count = { $file }: { $got } different cards, but { $expected } are needed.
pack-columns = { $file }: the first line must name the columns { $expected }.
file-too-large = { $path } is larger than { $high } kB.

why-among-both = { $first }, { $then }
why-among = { $among }, { $why }
why-nobody = nothing left
seed = seed
total = total

shelf-none = There is no match “{ $got }”.
shelf-ambiguous = Several matches begin with “{ $got }”.
shelf-changed = Somebody has already gone on with this match elsewhere. Here it is as it stands now.
shelf-unusable = The matches cannot be kept in { $path }: { $problem }
shelf-full = There is no room left on the disk for { $path }. Nothing was changed; make room and try again.
shelf-read-only = { $path } cannot be written to. Nothing was changed.
shelf-busy = Another program is using { $path }. Nothing was changed; try again in a moment.
shelf-damaged = The file { $path } is damaged. `automarium doctor --repair` saves what can be read of it.
shelf-newer = { $path } was written by a newer Automarium. Please update this one.
doctor-row = The stored summary of this match does not agree with its answers: { $columns }.
doctor-rebuilt = The file was damaged. Matches that could be read: { $number }. The damaged file is kept as { $path }.
plain = { $text }

# words of a typed report that say nothing by themselves
fillers = to from at on in into the a an of with
cue-change = { $marker }: { $before } → { $after }.
cue-times = { $line } { $number ->
    [2] Do this twice.
   *[other] Do this { $number } times.
}
    .screen = { $line } This happens { $number ->
        [2] twice.
       *[other] { $number } times.
    }
cue-same = Leave { $marker } at { $after }.
    .screen = { $marker }: { $after }, no change.
cue-same-made = { $marker }: { $after }, no change ({ $parts }).
back-change = Put { $marker } back from { $before } to { $after }.
back-own = Take back what you did yourself, too: “{ $answer }”.
again-own = Do again what you did yourself: “{ $answer }”.
back-order = Undo: “{ $order }”.
cue-data = Notes on the cards and data of this match
    .screen = Where the cards and names come from
hint-title = Hint: the best answer comes first
hint-about = The number is how much worse an answer is than the first.
hint-none = There is no hint here: only where the program sees all that you see can it play your seat.
hint-line = { $answer }: −{ $less }
hint-line-even = { $answer }: the trial games see no difference
hint-line-even-now = { $answer }: the trial games see no difference, { $now } now
