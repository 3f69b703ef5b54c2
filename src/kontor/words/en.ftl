# The shared parts of Kontor in English. A game's words are in its own folder.

## Names

# docs/words.md tells what SEAT says.

seat-name = { $seat ->
    [-1] Chance
   *[other] { SEAT($seat) }
}
seat-numbered = Seat { $number }
seat-numbered-within = seat { $number }
end-length = stopped at the limit of length
end-abandoned = abandoned
end-resigned = somebody gave up
language-unknown = Kontor does not speak “{ $language }”. Possible: { $possible }.

## Bots

bot-apprentice = Apprentice
bot-apprentice-about = Knows the rules and has simple aims: good company while you learn the game.
bot-journeyman = Journeyman
bot-journeyman-about = Judges where each action leads and takes the best: a fair opponent for a first win.
bot-master = Master
bot-master-about = Plans whole turns and weighs what the others will do: you will have to play well.
bot-patrician = Patrician
bot-patrician-about = Thinks as far ahead as two seconds allow: the strongest of the house.

## Games, boards, options

game-unknown = There is no game “{ $game }”. Possible: { $possible }.
setup-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
} cannot play this game. Possible: { $possible }.
setup-unknown-board = There is no board “{ $board }”. Possible: { $possible }.
setup-board-players = The board { $board } is not for { $players } players but for { $possible }.{ $boards ->
    [none] {""}
   *[other] {" "}For { $players } players: { $boards }.
}
option-unknown = There is no option “{ $option }”. Possible: { $possible }.
option-value = The option { $option } cannot be { $value }. Possible: { $possible }.

## Actions

action-unknown = This board has no action “{ $text }”.{ $closest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $closest }”?
}
action-too-long = A text of { $letters } letters is no action: none has more than { $most }.
action-empty = No action is given. Write one as “{ $example }”.
action-kind = “{ $text }” is only the beginning of an action. { $count ->
    [one] One such action is possible now: “{ $example }”.
   *[other] { $count } such actions are possible now, as “{ $example }”.
}
action-kind-none = No action “{ $text } …” is possible now. For example “{ $example }”, rule { $rule }:
action-form-unknown = No action of this board has the form { $form }.

## Records

record-format = This is no record: its first line must be “{ $expected }”.
record-header-line = Line { $line }: “{ $text }” is no line of the header. Each field is there once, as “name: value”; possible: { $possible }. An empty line ends the header.
record-header-value = Line { $line }: the value of { $field } is no JSON.
record-header-missing = The header lacks the field { $field }.
record-header-type = The header field { $field } has a value of the wrong kind, or one that does not fit the others.
record-result-field = The header field { $field } is missing, not known here, or has a value that no result has.
record-too-large = This is too large for a record: the most are { $most } letters and { $lines } lines.
record-empty-line = Line { $line } is empty: every line after the header is one action.
record-rules = The record follows version { $rules } of the rules; this Kontor knows version { $expected }.
record-board = The header names the board { $board }, but the record carries { $expected }.
record-digest = The record was played on another version of the board { $board }: the digests differ.
record-line-illegal = Line { $line }: “{ $text }” is not allowed (rule { $rule }).
record-line = Line { $line }: “{ $text }” cannot be read.
record-at = There is no moment { $at } in this record: it has { $last } actions, so 0 to { $last } are possible.
record-viewer = This record holds what one seat knows (viewer { $viewer }): the record of another cannot be made from it.
record-result = The result in the header is not the one that the actions lead to, which is { $expected }.
record-unfinished = The header tells a result, but after the last action the game is not over: actions are missing at the end. With “result: null” it is the record of a game that goes on.

## Positions and boards as data

data-type = { $expected ->
    [str] a text
    [int] a whole number
    [bool] true or false
    [list] a list
    [dict] an object with named fields
   *[table] a table
}
position-head = { $where } is “{ $value }”; it must be { $expected }.
position-board = The position is on the board { $board }, but { $expected } was given.
position-unknown-field = { $where }: there is no such field. Possible: { $possible }.
position-missing-field = { $where }: this field is missing.
position-wrong-type = { $where }: this must be { data-type }.
position-out-of-range = { $where }: { $value } is out of range; possible: { $low } to { $high }.
position-viewer = { $where }: { $value } is no viewer; write "all", "spectator" or the number of a seat.
position-unknown-city = { $where }: the board has no city “{ $name }”.
position-unknown-name = { $where }: “{ $name }” is not known; possible: { $possible }.
position-seats = { $where }: there must be exactly { $wanted } seats.
position-digest = The position was written on another version of the board { $board }: the digests differ.
position-ended = ended: it must be given if and only if no decision is open, and be the end that the position shows (E1).
position-first-player = first and active: both must be null before the first player is drawn, and seats after that.
position-should-be-over = The position fulfils an end of the game (E1), but the turn goes on.
position-decision = stack: the decision “{ $decision }” does not fit what is on the table.
position-bytes = These { $bytes } bytes are too few for a position on this board: it needs at least { $least }.
board-unknown-field = { $where }: there is no such field. Possible: { $possible }.
board-missing-field = { $where }: this field is missing.
board-wrong-type = { $where }: this must be { data-type }.
board-out-of-range = { $where }: { $value } is out of range; possible: { $low } to { $high }.
board-too-large = { $where }: there are more than { $most } bytes, too many for a board.
board-odd-value = { $where }: this is nothing that a board file can hold here.
board-too-deep = { $where }: a key has more than { $most } parts; nothing in a board file lies so deep.
board-too-many = { $where }: there are { $counted }; at most { $most } are possible.
board-name = { $where }: a name has 1 to { $most } letters that can be printed, with single spaces between words{ $what ->
    [city] , no “+”, and no hyphen at its ends
   *[other] {""}
}.
board-not-toml = { $where }: this is no TOML: { $error }.
board-unknown-name = { $where }: “{ $name }” is not known; possible: { $possible }.
board-other-game = { $where }: this board is for { $other }, not for { $game }.
board-players = { $where }: must list numbers of players from { $low } to { $high }.
board-name-twice = { $where }: the name “{ $name }” is used twice.

## The handbook

rule-empty = Name a section (D), a rule (D6), a letter of it (D6b), or a word to look for.
rules-more = kontor rules { $game } D6 shows a rule, kontor rules { $game } D a section, kontor rules { $game } displace the rules that speak of something; kontor rules { $game } | less all of them.
rule-unknown = The handbook has no “{ $rule }”. Near it: { $near }.

## Files and the command line

file-missing = There is no file { $file }.
file-no-folder = { $file } cannot be written: there is no folder { $folder }.
file-exists = { $file } exists already. Choose another name, or overwrite it with --force.
file-exists-several = { $count ->
    [one] { $file } exists already in { $folder }.
   *[other] { $count } of the files to be written exist already in { $folder }, { $file } among them.
} Choose another folder, or overwrite with --force.
file-none-inside = The folder { $file } holds no *.kontor and no *.json file.
file-folder = { $file } is a folder, not a file.
file-denied = { $file } cannot be opened: access is denied.
file-trouble = { $file }: { $error }.
file-too-large = { $file } has more than { $most } bytes: too many for a record or a position.
file-empty = { $file } is empty.
file-binary = { $file } is not a text file in UTF-8, so it is neither a record nor a position.
file-unknown = { $file } is neither a record (its first line would be “{ $expected }”) nor a position (a JSON object).
file-not-json = { $file } begins like JSON, but cannot be read at line { $line }, column { $column }.
file-no-position = { $file } is JSON, but no position: it must be an object with a field “game”. See docs/hansa.md.
cli-empty = { $option } needs a value.
cli-one-stdout = --json and --svg - both write to stdout: give --svg the name of a file.
cli-set = --set { $setting }: write OPTION=VALUE, as in swap_must_own_one=true.
cli-at-position = { $file } holds a single position: --at is for records.
cli-seat = There is no seat “{ $seat }”. Possible: { $possible }.
cli-seat-of-view = This position is what one seat knows: it cannot show what “{ $seat }” knows.
game-over = The game is over: nothing more can be done.
result = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $end }.

games-players = For { $players } players.
games-board = Board
games-for = Players
games-option = Option
games-default = Default
games-possible = Possible
games-counts = { $total } in all
games-each = { $least }–{ $most } each{ $more ->
    [none] {""}
   *[other] ; at least { $more }
}
games-counts-kind = To change one kind of { $option }: { $setting }
games-counts-all = To set all kinds of { $option }: { $setting }
games-ends = Ends

show-head = { $game } · { $board } · { $players } players{ $variant ->
    [none] {""}
   *[other] { $variant }
}{ $edition ->
    [none] {""}
   *[other] {" "}· edition { $edition }
}{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
}
show-at = After { $at } of { $last ->
    [one] { $last } action
   *[other] { $last } actions
}.
show-viewer = { $viewer ->
    [-2] What a spectator may know.
   *[other] What { SEAT($viewer, where: "within") } may know.
}
show-log = What happened last

legal-count = { $count ->
    [one] { $count } action is possible.
   *[other] { $count } actions are possible.
}
legal-weight = { $weight } of { $total }
why-allowed = allowed: { $text }
why-refused = not allowed by rule { $rule }: { $text }
check-record = { $file }: sound, a record of { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
check-position = { $file }: sound, a position
board-sound = { $file }: sound, the board { $board } of { $game } for { $players } players
board-no-game = { $file } does not say for which game it is: name it with --game. Possible: { $possible }.

simulate-progress = Playing
simulate-stray = Only bots of the level “{ $possible }” can stray, not “{ $level }”: leave out --stray or --level.
simulate-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } on { $board }
simulate-seat = Seat
simulate-mean = Mean score
simulate-least = Least
simulate-most = Most
simulate-wins = Wins
simulate-lengths = Actions in a game: { $shortest } at least, { $median } in the middle, { $longest } at most.
simulate-end = End
simulate-games = Games

train-progress = Learning
train-round = Round { $round }, { $games } games, loss { $loss }
train-measure = Measuring the strength in { $games } games.
train-against-urges = Against Apprentices { $won } % of { $games } games ({ $fair } % would be fair).
train-against-shipped = Against the shipped judgement { $won } % of { $games } games ({ $fair } % would be fair).
train-stopped = Stopped after { $games } games. With --resume and the same options it goes on from there.
train-written = The weights of { $games } games are in { $file }.
train-no-numpy = The package { $package } is missing: training needs kontor[train]. In a clone, make setup brings it, or pip install '.[train]'. Playing does not need it.
train-not-weights = { $file } holds no weights. Give one that `kontor train` wrote.
train-mismatch = { $file } is the state of another training: its { $what } differs. Give the same options as before, or choose another file with --resume.
train-same-file = { $file } cannot hold both the weights and the state. Give --out and --resume different files.
train-not-state = { $file } is not the state of a training. Choose another file with --resume.
judgement-none = Nobody has learned to judge { $game } yet: `kontor train { $game }` does it.
judgement-game = These weights are for { $found }, not for { $game }.
judgement-features = These weights are for other features than { $game } has now: train them anew with `kontor train { $game }`.
judgement-weights = The weights for { $players } players of { $game } are missing or incomplete.

play-again = To see this game again: { $command }
play-keep = To look at this game again later, keep its record with --save FILE.
play-welcome = You are seat { $seat }.
play-stopped = Stopped after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
play-saved = The record is in { $file }.
play-saved-own = The game is not over, so { $file } holds only what { SEAT($seat, where: "within") } knows of it.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = What the others keep secret is not counted.
play-no-undo = There is nothing to take back: a draw cannot be undone.
play-undone = Taken back: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
play-resumed = The game goes on after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-resume-over = The game in { $file } is over: there is nothing to go on with. Look at it with kontor show.
cli-resume-stdin = With --seat you answer on stdin, so the record cannot come from there: give --resume the name of a file.
cli-resume-whole = { $file } holds the whole game, and only what { SEAT($seat, where: "within") } knows of it would be saved. Choose another file.
cli-resume-viewer = { $file } holds only what one seat knows of a game; it cannot be gone on with.
cli-resume-position = { $file } is no record: a game goes on from a record that was saved with --save.
cli-resume-setup = --resume takes the table from the record; leave out { $options }.
play-number = Choose a number from 1 to { $last }.
play-only = Only this fits: { $text }. Type it in full, or choose by number.
play-back = Enter alone goes back to the whole list.
play-help-number = A number chooses from the list.
play-help-text = The text of an action plays it: place trader Hamburg-Lüneburg 2
play-help-part = Part of a text lists what fits: hamburg
play-help-why = why ACTION says whether an action is allowed, and if not, by which rule.
play-help-rules = rules D6 shows a rule, rules D a section, rules displace what speaks of it, rules the contents.
play-help-board = board shows the whole table, ? this help.
play-help-undo = undo takes your last decision back, as long as nothing was drawn since.
play-help-quit = quit (or Ctrl-C) ends the game.

## Pictures

show-painted = The picture is in { $file }.

## Tables on a server

live-unplayable = Entry { $entry } of this table’s log does not follow the rules that this Kontor knows. Nothing is lost, but the game cannot go on here.
live-begun = The game has begun already.
live-not-begun = The game has not begun: a seat is still open.
live-not-your-decision = { SEAT($seat) } has to decide now.
live-undo-too-far = This cannot be taken back: undo never crosses chance, the end of the game, or what somebody else decided.
bot-level-unknown = There is no bot “{ $level }”. Possible: { $possible }.

## The server

server-internal = Something went wrong on the server. It is noted there; please try again.
server-bad-request = The server did not understand this.
server-bad-field = { $field }: { $fault }
server-not-json = The server wants JSON.
server-method = This cannot be asked for in this way.
server-no-page = There is nothing at this address.
server-too-large = This is more than the server takes at once.
server-too-many-requests = Too many requests: the most are { $most } a minute. Please wait a little.
server-too-many-hints = Too many hints: the most are { $most } a minute. Please wait a little.
server-hints-busy = Hints are being worked out already. Please try again in a moment.
server-too-many-analyses = Too many games are being looked back at. Please try again later.
server-too-many-made = Too many new tables: the most are { $most } a day.
server-too-many-new = Too many new visitors from your address today.
server-log-full = The log of this table is full: only the game itself can go on.
server-too-many-tables = There is no room for another table on this server.
server-wrong-origin = This request comes from another site, so it is refused.
server-no-table = There is no such table. Perhaps it was deleted.
server-no-seat = There is no such seat at this table.
server-no-moment = There is no such moment at this table.
server-still-hidden = Something in this game is still hidden from you. It can be continued elsewhere as soon as it is over.
server-others-play = Other people are playing this game. It can be continued elsewhere as soon as it is over.
server-record-view = This record holds only what one seat knew of a game with secrets: it cannot be played on from, nor seen by others. When the game is over, the whole record can be had.
server-record-long = This record is too long for a table: { $actions } actions, and the most are { $most }.
server-not-your-table = Only whoever made this table can do that.
server-not-your-seat = This seat is not yours.
server-not-for-you = This is for others at the table to decide.
server-not-seated = You have no seat at this table.
server-seat-taken = Somebody sits there already.
server-second-seat = You play at this table already, and something is hidden here: a second seat would show you what it hides from you.
server-bot-there = A bot plays this seat now.
server-no-hints = Hints are for whoever plays without other people.
server-no-answer = The bot has no answer. Please try again.
server-draws-too-long = This board takes too long to draw: it is tried again after a minute at the earliest. Better play on a simpler one.
server-not-drawn = The server could not draw this board. Please try again in a minute.
server-analysis-later = A game can be looked back at as soon as it is over.
server-no-stand-in = No bot stands in at this seat.
server-wrong-link = This link leads to no seat. It may have been replaced by newer ones, or the seat was left.
server-name-missing = Give a name for every seat of your own.
server-two-boards = Name either a board of the game ({ $board }) or bring a file ({ $file }), not both.
server-name-length = A name has 1 to { $most } letters.
server-name-letters = A name is made of letters that can be printed.
server-stale = The table has changed in the meantime: look at it, and decide again.
server-frozen = This table is frozen. Its log is kept.
server-no-client = The pages of the table are not built: run make client, or install a released package.
server-database-address = This is no database that Kontor can use. Name a file, or postgresql://user:password@host/name.
server-database-newer = The database at { $place } was made by a newer Kontor.
server-database-closed = The database at { $place } cannot be opened.

serve-starting = Starting: the server is loaded, then the database is opened and, after an upgrade, brought up to date …
serve-ready = The table is at { $address }
serve-public = People reach it at { $address }
serve-database = The games are kept in { $place }
serve-stop = Ctrl-C stops the server; all games go on at the next start.
serve-stopped = Stopped.
serve-address = The server cannot listen at { $host }, port { $port }: { $error }. Choose another with --host and --port; --port 0 picks a free one.
serve-url = --public-url { $url }: write https://host or http://host:port, without a path.
serve-limit = --limit { $setting }: write NAME=NUMBER. Possible: { $possible }.
serve-log = --log cannot be { $level }. Possible: { $possible }.
serve-not-installed = The package { $package } is missing: install kontor[{ $extra }] instead of kontor.

## The arena and statistics

arena-bot-empty = --bots { $bots }: name a bot for each seat, with commas between them, as in master,journeyman,apprentice.
arena-bots-number = { $players ->
    [one] { $players } player
   *[other] { $players } players
} need as many bots, but --bots names { $bots }.
arena-budget = { $bot }: after the colon stands the number of positions for one decision, { $least } to { $most }.
arena-budget-useless = { $bot }: the level { $level } does not search, so a budget means nothing to it. Levels that search: { $possible }.
arena-budget-idle = --budget has no effect: none of these bots searches. Levels that do: { $possible }.
arena-no-ray = The package { $package } is missing: to play on a Ray cluster install kontor[ray]. In a clone, make setup brings it, or pip install '.[ray]'.
arena-ray-local = Starting Ray on this machine; that can take a minute.
arena-ray-joining = Connecting to the Ray at { $address }.
arena-ray-address = There is no Ray at { $address }: { $error }
arena-ray-cores = The Ray at { $address } has no core to play on. Add a machine to it, or play here, without --ray.
arena-file-other = { $file } is not the file of a match. Choose another with --resume.
arena-file-match = { $file } holds another match; these differ: { $differing }. Give the same options as before, or choose another file with --resume.
arena-file-line = { $file }: line { $line } cannot be read. Take it out, and its game is played anew.
arena-left = left
arena-progress-line = { $done } of { $games } games, about { $left } minutes left
arena-crashed = Game { $number }{ $part ->
    [mirror] {" "}of the mirror match
   *[match] {""}
} crashed: { $error }. Its record is in { $file }; look at it with kontor show.
arena-crashes = { $count ->
    [one] One game crashed and is not counted.
   *[other] { $count } games crashed and are not counted.
}
arena-interrupted = Stopped after { $done } of { $games } games.
arena-took = Played { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $time } minutes.
arena-no-game = No game came to its end, so there is nothing to report.
arena-report = The report is in { $file }.
arena-title = Match: { $bots }
arena-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $missing ->
    [0] {""}
   *[other] {" "}of { $asked }
} · seed { $seed } · rules { $form ->
    [compiled] compiled
   *[plain] not compiled
}
arena-budgets = Positions for one decision: { $budgets }

report-standings = Standings
report-bot = Bot
report-name = Name
report-seat = Seat
report-budget = Positions
report-games = Games
report-game = Game
report-share = Share
report-win-share = Win share
report-win-shares = Win shares
report-interval = 95% interval
report-times-fair = × fair share
report-rating = Rating
report-ratings = Ratings
report-mean-score = Mean score
report-fair = Fair share { $share }
report-scale = Ratings after Plackett and Luce on the scale of Elo: the mean is 1500, and 400 points more are odds of ten to one. Intervals of 95%.
report-seats = Seats
report-scores = Scores
report-winning = Winning scores
report-lengths = Actions in a game
report-median-most = median { $median }, at most { $most }
report-spread = { $what }: { $least } at least, mostly { $lower } to { $upper }, median { $median }, { $most } at most.
report-ends = Ends
report-of = { $count } ({ $share })
report-sources = Where points come from
report-kinds = Actions for each seat
report-total = Total
report-everybody = Everybody
report-mirror = Mirror match
report-mirror-about = The control: the same bot at all seats, under a name for each place of the line-up, { $games ->
    [one] { $games } game
   *[other] { $games } games
}. Names should have the fair share; what seats have beyond it is the advantage of the seat.
report-mirror-places = By place in the line-up
report-mirror-seats = By seat
report-crashes = Crashed games
report-error = Error
report-record = Record

stats-progress = Reading
stats-title = Records in { $folder }
stats-pile = { $game } · { $board } · { $players } players
stats-games = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } not finished
}{ $broken ->
    [0] {""}
   *[other] , { $broken } that cannot be read
}
stats-unfinished = { $file }: this game is not over, so it is not counted.
stats-no-record = { $file } is no record.
stats-missing = There is neither a file nor a folder { $path }.
stats-none = There is no record of a finished game in { $folder }. kontor arena and kontor simulate write some with --save.

## analyse

analyse-level = No bot “{ $level }” looks at games. Possible: { $possible }.
analyse-not-whole = { $file } is no record of a whole game: only what was really played can be analysed.
analyse-progress = Looking at the decisions
analyse-about = { $decisions ->
    [one] { $decisions } decision, weighed from what its seat could know. Chances are a bot’s estimates.
   *[other] { $decisions } decisions, each weighed from what its seat could know. Chances are a bot’s estimates.
}
analyse-seat = seat
analyse-chances = chance to win
analyse-cost = cost
analyse-step = after action
analyse-did = what was done
analyse-better = what was better
analyse-even = No decision cost much: the better one won, or the luckier one.

## Spec sheets

spec-about = The game `{ $game }` (rules { $rules }) with { $players } players on the board `{ $board }`, as a program that learns it must know it. For another setup: `kontor spec { $game } --players N --board BOARD`, with `--json` for programs.
spec-what = what
spec-is = is
spec-players = players
spec-actions = actions
spec-columns = numbers of an observation
spec-length = actions after which a game is stopped
spec-hidden = hidden
spec-ends = ends
spec-points = sources of points
spec-reward = reward “{ $reward }”
spec-paid = from { $least } to 1, together { $sum }
spec-illegal = reward after an illegal action, where it loses the game
spec-illegal-paid = { $own } to whoever took it, { $others } to the others
spec-sizes = Sizes
spec-board = board
spec-numbers = numbers
spec-kind = kind
spec-first = first
spec-last = last
spec-observation = Observation
spec-reading = Thing n of a part begins at the first column plus n times as many columns as it has values. Each value has a column that is 1 if it is so, else 0; a number stands in one column, divided as shown. Seats are counted from the one that looks: own, +1 the next in turn, and so on.
spec-all-actions = All actions
spec-names = Long lists in full, each under the part that has it first, in the order of the columns:
spec-column = columns
spec-part = part
spec-number = how many
spec-things = things
spec-values = each can be
env-reward-unknown = There is no reward “{ $reward }”. Possible: { $possible }.
