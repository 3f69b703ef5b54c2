# The shared parts of Kontor in English. A game's words are in its own folder.

## Names

# SEAT and INPUT are explained in docs/words.md.

seat-name = { $seat ->
    [-1] Chance
   *[other] { SEAT($seat) }
}
seat-numbered = Seat { $number }
seat-numbered-within = seat { $number }
waiting-for = Waiting for { SEAT($seat, where: "within") }
prompt-for = { SEAT($seat) }: { $prompt }
end-length = stopped at the maximum length
end-abandoned = ended by agreement
end-resigned = a player resigned
language-unknown = Kontor is not available in “{ $language }”. Available languages: { $possible }.

## Bots

bot-apprentice = Apprentice
bot-apprentice-about = Knows the rules and follows simple goals. Good company while you learn.
bot-apprentice-character = Cheerful, curious, and a little careless.
bot-journeyman = Journeyman
bot-journeyman-about = Tries every action and picks the one with the best result. A fair first opponent.
bot-journeyman-character = Well travelled. Always takes the best deal of the day.
bot-master = Master
bot-master-about = Plans whole turns and considers your replies. Hard to beat.
bot-master-character = Patient and exact. Plans the whole turn before touching a piece.
bot-patrician = Patrician
bot-patrician-about = Thinks ahead for two seconds per move. Very hard to beat.
bot-patrician-character = Courteous, wealthy, merciless. Sees your plan before you do.
bot-burgomaster = Burgomaster
bot-burgomaster-about = Thinks ahead for five seconds per move. The strongest bot.
bot-burgomaster-character = Has seen every trick in the book and falls for none of them.
bot-style = Bot style
bot-style-none = no style
bot-style-builder = builder
bot-style-builder-about = Builds offices and networks.
bot-style-blocker = blocker
bot-style-blocker-about = Gets in the way of rivals.
bot-style-racer = racer
bot-style-racer-about = Scores early and rushes to end the game.

## Games, boards, options

game-unknown = There is no game “{ $game }”. Choose from: { $possible }.
game-broken = The game “{ $game }” from the { $package } package cannot be loaded ({ $error }). Update or uninstall the package.
game-misnamed = The { $package } package offers a game called “{ $game }”, but that game’s id is “{ $id }”. The author must give the entry point and the game the same name.
game-taken = The { $package } package offers a game called “{ $game }”, but Kontor already has one with that name. Uninstall the package, or ask its author to rename the game.
game-twice = Several packages offer a game called “{ $game }”: { $packages }. Uninstall all but one of them.
setup-players = This game does not support { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Choose from: { $possible }.
setup-unknown-board = There is no board “{ $board }”. Choose from: { $possible }.
setup-board-players = The board “{ $board }” is for { $possible } players, not { $players }.{ $boards ->
    [none] {""}
   *[other] {" "}For { $players } players, choose from: { $boards }.
}
option-unknown = There is no option “{ $option }”. Choose from: { $possible }.
option-value = The option { $option } cannot be { $value }. Choose from: { $possible }.

## Actions

action-unknown = There is no action “{ $text }” on this board.{ $closest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $closest }”?
}
action-too-long = An action has at most { $most } characters, but this text has { $letters }.
action-empty = Type an action, for example “{ $example }”.
action-kind = “{ $text }” is incomplete. { $count ->
    [one] You can play “{ $example }”.
   *[other] There are { $count } such actions, for example “{ $example }”.
}
action-kind-none = You cannot play “{ $text } …” now. For example, “{ $example }” breaks rule { $rule }:
action-form-unknown = No action on this board matches the pattern { $form }.

## Records

record-format = This is not a Kontor record. The first line must be “{ $expected }”.
record-header-line = Line { $line }: “{ $text }” does not belong in the header. Write each field once, as “name: value”, and end the header with an empty line. Valid fields: { $possible }.
record-header-value = Line { $line }: the value of { $field } is not valid JSON.
record-header-missing = The header field { $field } is missing.
record-header-type = The header field { $field } has the wrong type, or contradicts another field.
record-result-field = The header field { $field } is missing, unknown or invalid.
record-too-large = This record is too large. The limit is { $most } characters and { $lines } lines.
record-empty-line = Line { $line } is empty, but every line after the header must be an action.
record-rules = This game uses version { $rules } of the rules, but this version of Kontor supports only versions up to { $expected }. Update Kontor to open it.
record-older = This game uses version { $rules } of the rules and would play out differently under version { $expected }. To open it, use the Kontor release that saved it.
record-board = The header names the board “{ $board }”, but the record contains the board “{ $expected }”.
record-digest = This game was played on a different version of the board “{ $board }”, so it cannot be replayed here.
record-line-illegal = Line { $line }: “{ $text }” is not allowed (rule { $rule }).
record-line = Line { $line } cannot be read.
record-at = This record has no step { $at }. Choose 0 to { $last }.
record-viewer = This record shows only one seat’s view of the game (viewer { $viewer }), so it cannot be converted into another seat’s record.
record-result = The result in the header does not match the actions. The correct result is { $expected }.
record-unfinished = The header contains a result, but the game is not over after the last action. Add the missing actions, or write “result: null” for an unfinished game.

## Positions and boards as data

data-type = { $expected ->
    [str] a string
    [int] a whole number
    [bool] true or false
    [list] a list
    [dict] an object with named fields
    [number] a number
    [point] a point [x, y]
    [words] a table with one text per language
    [colour] a colour such as #9cc48a
   *[table] a table
}
position-head = { $where } is “{ $value }”; it must be { $expected }.
position-board = This position is on the board “{ $board }”, not on “{ $expected }”.
position-unknown-field = { $where }: unknown field. Valid fields: { $possible }.
position-missing-field = { $where }: missing field.
position-wrong-type = { $where }: must be { data-type }.
position-out-of-range = { $where }: { $value } is out of range. Choose { $low } to { $high }.
position-viewer = { $where }: { $value } is not a viewer. Write "all", "spectator" or a seat number.
position-unknown-city = { $where }: the board has no city “{ $name }”.
position-unknown-name = { $where }: “{ $name }” is unknown. Choose from: { $possible }.
position-seats = { $where }: there must be exactly { $wanted } seats.
position-digest = This position was saved on a different version of the board “{ $board }”, so it cannot be loaded here.
position-ended = ended: can be set only if no decision is pending, and only to a value that matches the position (E1).
position-first-player = first and active: must both be null until the first player is drawn. After that, they must be seat numbers.
position-should-be-over = An end condition has been met (E1), but a turn is still in progress.
position-decision = stack: the decision “{ $decision }” does not match the rest of the position.
position-bytes = A position on this board needs at least { $least } bytes, not { $bytes }.
board-unknown-field = { board-at }unknown field. Valid fields: { $possible }.
board-missing-field = { board-at }missing.
board-wrong-type = { board-at }must be { data-type }.
board-out-of-range = { board-at }{ $value } is out of range. Choose { $low } to { $high }.
board-too-large = { $where }: the file is larger than { $most } bytes, the limit for boards.
board-odd-value = { $where }: this value is not allowed in a board file.
board-too-deep = { $where }: a key has more than { $most } parts. No field of a board file is nested that deeply.
board-too-many = { board-at }found { $counted }, but at most { $most } are allowed.
board-name = { board-at }use 1 to { $most } printable characters, with single spaces between words{ $what ->
    [city] , no “+”, and no hyphen at either end
   *[other] {""}
}.
board-not-toml = { $where }: not valid TOML: { $error }.
board-unknown-name = { board-at }“{ $name }” is unknown. Choose from: { $possible }.
board-other-game = { board-at }this board is for { $other }, not for { $game }.
board-players = { board-at }list player counts from { $low } to { $high }.
board-name-twice = { board-at }the name “{ $name }” is used twice.
board-at = { $at ->
    [none] {""}
   *[other] { $at }{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    }:{" "}
}
board-too-few = { board-at }found { $counted }, but at least { $least } are needed.
board-unknown-pair = { board-at }the board has no pair “{ $name }” that is valid here. Write two ids as ["one", "other"]. For a route, write end a first, then end b.
board-table-board = Board
board-field-board = The name of the board, its game and its player counts.
board-column-id = Id
board-field-id = The short name of the board in records and lists.
board-column-game = Game
board-field-game = The game this board is for. If you leave this out, you choose the game when you load the file.
board-column-title = Title
board-field-title = The name shown to players. The editor also uses it as the id.
board-column-players = Players
board-field-players = The player counts this board supports.
board-column-reconstruction = Reconstruction
board-field-reconstruction = Whether the board is a reconstruction rather than a copy of the printed one. If so, players see a note.
board-column-key = Id
board-field-key = The short name that other rows use to refer to this one.
board-column-name = Name
board-field-name = The name on the map and in the text of actions. Case and accents are ignored when names are compared.
board-column-shown-name = Name
board-field-shown-name = One name, or one per language. For reference only, because Kontor displays its own names.
board-column-x = x
board-field-x = Distance from the left edge. If you leave this out, Kontor computes the position.
board-column-y = y
board-field-y = Distance from the top edge. If you leave this out, Kontor computes the position.
board-column-source = Source
board-field-source = The source of this data, for example "rulebook" or "reconstructed". For reference only.
board-column-paint = Colour
board-field-paint = The colour of the region on the map, such as #9cc48a. If you leave this out, Kontor chooses a colour.
board-column-noted-paint = Colour
board-field-noted-paint = The printed colour, such as #9cc48a. Only the editor uses it, because Kontor’s map has its own colours.
board-column-a = From
board-field-a = The place at one end.
board-column-b = To
board-field-b = The place at the other end.
board-column-via = Bends
board-field-via = The points the line passes through on its way from a to b.

## The handbook

rule-empty = Enter a section (D), a rule (D6), a part of a rule (D6b), or a word to search for.
rules-more = “kontor rules { $game } D6” shows a rule, “kontor rules { $game } D” shows a section, “kontor rules { $game } displace” finds every rule that mentions a word, and “kontor rules { $game } | less” shows the whole handbook.
rule-unknown = The handbook has no rule “{ $rule }”. Closest: { $near }.

## Files and the command line

file-missing = { $file } does not exist.
file-no-folder = { $file } cannot be written: the folder { $folder } does not exist.
file-exists = { $file } already exists. Choose another name, or overwrite it with --force.
file-exists-several = { $count ->
    [one] { $file } already exists in { $folder }.
   *[other] { $count } of these files already exist in { $folder }, such as { $file }.
} Choose another folder, or use --force to overwrite.
file-none-inside = { $file } contains no *.kontor or *.json files.
file-folder = { $file } is a folder, not a file.
file-denied = { $file } cannot be opened: permission denied.
file-trouble = { $file }: { $error }.
file-too-large = { $file } is larger than { $most } bytes, the limit for records and positions.
file-empty = { $file } is empty.
file-binary = { $file } is not a UTF-8 text file, so it cannot be a record or a position.
file-unknown = { $file } is neither a record (first line “{ $expected }”) nor a position (a JSON object).
file-not-json = { $file } is not valid JSON (line { $line }, column { $column }).
file-no-position = { $file } is valid JSON, but not a position: it has no “game” field (see docs/hansa.md).
cli-empty = { $option } needs a value.
cli-one-stdout = --json and --svg - would both write to stdout. Give --svg a file name instead.
cli-set = --set { $setting }: write OPTION=VALUE, for example swap_must_own_one=true.
cli-at-position = { $file } contains a single position, but --at works only with records.
cli-seat = There is no seat “{ $seat }”. Choose from: { $possible }.
cli-seat-of-view = This file contains only one seat’s view of the game, so it cannot show the view of “{ $seat }”.
game-over = The game is over.
result = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $end }.

games-players = { $players } players
games-board = Board
games-for = Players
games-option = Option
games-default = Default
games-possible = Values
games-counts = { $total } in total
games-each = { $least }–{ $most } each{ $more ->
    [none] {""}
   *[other] , at least { $more }
}
games-counts-kind = To change one kind of { $option }: { $setting }
games-counts-all = To set every kind of { $option }: { $setting }
games-ends = How the game ends

show-head = { $game } · { $players } players · { $board }{ $variant ->
    [none] {""}
   *[other] { $variant }
}{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
}
show-option = { $name }: { $value }
show-option-off = { $name }: off
show-option-changed = { $name }: custom
show-at = After { $at } of { $last ->
    [one] { $last } action
   *[other] { $last } actions
}
show-viewer = { $viewer ->
    [-4] Spectator’s view
   *[other] View of { SEAT($viewer, where: "within") }
}
show-log = Latest events

legal-count = { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
}
legal-weight = { $weight } of { $total }
why-allowed = Allowed: { $text }
why-refused = Not allowed (rule { $rule }): { $text }
check-record = { $file }: valid record with { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
check-position = { $file }: valid position
board-sound = { $file }: valid board “{ $board }” for { $game }, { $players } players
board-no-game = { $file } does not name its game. Add --game with one of these: { $possible }.

simulate-progress = Playing
simulate-stray = Bots at the “{ $level }” level cannot play random moves; only { $possible } can. Leave out --stray or --level.
simulate-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } · { $board }
simulate-seat = Seat
simulate-mean = Mean score
simulate-least = Lowest
simulate-most = Highest
simulate-wins = Wins
simulate-lengths = Actions per game: { $shortest } to { $longest }, median { $median }.
simulate-end = How games ended
simulate-games = Games

puzzles-progress = { $games ->
    [one] 1 game played, { $found } of { $count } puzzles found.
   *[other] { $games } games played, { $found } of { $count } puzzles found.
}
puzzles-found = { $file } contains { $count ->
    [one] 1 puzzle.
   *[other] { $count } puzzles.
}
puzzles-fault = Cannot add to this file: { $fault }.
train-progress = Training
train-round = Round { $round }, { $games } games, loss { $loss }
train-measure = Playing { $games } games to measure strength.
train-against-priorities = Won { $won }% of { $games } games against Apprentices (fair share: { $fair }%).
train-against-shipped = Won { $won }% of { $games } games against the built-in weights (fair share: { $fair }%).
train-stopped = Stopped after { $games } games. To continue, repeat the command with --resume.
train-written = Saved the weights from { $games } training games to { $file }.
train-no-numpy = Training needs the { $package } package. Install it with pip install 'kontor[train]' or, in a clone, with make setup.
train-not-weights = { $file } contains no weights. Use a file written by `kontor train`.
train-mismatch = { $file } belongs to another training run: its { $what } differs. Use the same options as before, or give --resume another file.
train-same-file = { $file } cannot hold both the weights and the training state. Use different files for --out and --resume.
train-not-state = { $file } is not a training state. Give --resume another file.
judgement-none = There are no trained weights for { $game } yet. Create them with `kontor train { $game }`.
judgement-game = These weights are for { $found }, not for { $game }.
judgement-features = These weights do not match { $game }’s current features. Train new ones with `kontor train { $game }`.
judgement-weights = { $game }’s weights for { $players } players are missing or incomplete.

play-again = Replay this game with: { $command }
play-keep = To keep a game for later, start it with --save FILE.
play-welcome = You are seat { $seat }.
play-stopped = Stopped after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
play-saved = Saved the game to { $file }.
play-saved-own = The game is not over, so { $file } contains only what { SEAT($seat, where: "within") } can see.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Points that the other players keep secret are not included.
play-no-undo = There is nothing to undo. Random draws cannot be undone.
play-undone = { $actions ->
    [one] Undid one action.
   *[other] Undid { $actions } actions.
}
play-resumed = Continuing after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-resume-over = The game in { $file } is over. Use kontor show to view it.
cli-resume-stdin = With --seat, you type your moves on stdin, so --resume needs a file name.
cli-resume-whole = { $file } contains the complete game, but saving now would keep only what { SEAT($seat, where: "within") } can see. Choose another file.
cli-resume-viewer = { $file } contains only what one seat could see, so the game cannot be continued from it.
cli-resume-position = { $file } is not a record. Continue from a file that was saved with --save.
cli-resume-setup = --resume takes the game’s setup from the record. Leave out { $options }.
play-number = Enter a number from 1 to { $last }.
play-only = To play this action, type 1 or: { $text }
play-back = Press Enter to return to the full list.
play-help-number = Enter a number to choose from the list.
play-help-text = Enter an action to play it: { $example }
play-help-part = Enter part of an action to search the list: { $part }
play-help-why = why ACTION: check whether an action is allowed, and which rule forbids it.
play-help-rules = rules { $rule }: show a rule. rules { $section }: show a section. rules WORD: search the rules. rules: list them all.
play-help-board = board: show the whole table. ?: show this help.
play-help-undo = undo: take back your last move, unless a random draw has followed it.
play-help-quit = quit (or Ctrl-C): stop playing.

## Pictures

show-painted = Saved the picture to { $file }.

## Tables on a server

live-unplayable = This table cannot continue on this version of Kontor: entry { $entry } of its log breaks the rules. The log has been kept.
live-differs = This table cannot continue on this version of Kontor: its log now leads to a different position. The log has been kept.
live-begun = The game has already started.
live-not-begun = The game starts when every seat is taken.
live-not-your-decision = Please wait. It is { SEAT($seat, where: "within") }’s move.
live-undo-too-far = You can undo only your own moves, and never a random draw, another player’s move or the end of the game.
bot-level-unknown = There is no bot “{ $level }”. Choose from: { $possible }.
bot-style-unknown = The bot “{ $bot }” has an unknown style. Choose from: { $possible }.
bot-unusable = The bot “{ $bot }” cannot be loaded ({ $error }). Write the name as module:Class, and check that Python can find the module in this folder or on PYTHONPATH.
bot-broken = The bot “{ $bot }” from the { $package } package cannot be loaded ({ $error }). Update or uninstall the package.
bot-taken = The { $package } package offers a bot called “{ $bot }”, but Kontor already has a level with that name. Uninstall the package, or ask its author to rename the bot.
bot-twice = Several packages offer a bot called “{ $bot }”: { $packages }. Uninstall all but one of them.
bot-no-bot = “{ $bot }” is not a bot. A bot is a function choose(view, actions), or a class with such a method.
bot-illegal = The bot “{ $bot }” chose { $action }, which is not legal here. choose(view, actions) must return one of the actions.

## The server

server-internal = Something went wrong on the server. Please try again. The error has been logged.
server-unavailable = The server cannot reach its database right now. Your games are safe. Please try again in a moment.
server-bad-request = The server could not read this request. Reload the page and try again.
server-bad-field = { $field }: { $fault }
server-not-json = The server expects JSON.
server-method = This address does not support that request method.
server-no-page = Page not found.
server-too-large = This request is too large. Send less data at once.
server-budget =
    { $kind ->
        [requests] Too many requests from your network.
        [sockets] Too many open connections from your network.
        [memory] Too many games are being watched from your network.
        [sessions] Too many new visitors from your network.
        [tables] Too many new tables from your network.
        [keys] Too many sign-in attempts from your network.
        [notices] Too many notifications for you in the last hour.
        [uploads] Too many files uploaded from your network.
        [chat] You are writing too fast.
       *[thinking] Your network has used up its thinking time for bots.
    } { $minutes ->
        [one] Please try again in a minute.
       *[other] Please try again in { $minutes } minutes.
    }
server-too-many-analyses = Too many analyses are running. Please try again later.
server-too-many-pictures = Too many pictures are being drawn. Please try again in a moment.
server-log-full = This table’s log is full. You can still finish the game.
server-too-many-tables = This server has no room for another table. Please try again later.
server-wrong-origin = This request came from another website and was blocked.
server-no-table = Table not found: it may have been deleted.
server-no-seat = This table has no such seat.
server-no-moment = This game has no such step.
server-still-hidden = Part of this game is still hidden from you. You can start a new table from here once the game is over.
server-others-play = Other people are still playing this game. You can start a new table from here once their game is over.
server-record-view = This file contains only one seat’s view of the game, so it cannot be continued or shared. Download the complete game once it is over.
server-record-long = This game is too long for a table: it has { $actions } actions, and the limit is { $most }.
server-not-your-table = Only the person who created this table can do that.
server-not-your-seat = This seat is not yours.
server-not-for-you = Only the players in these seats can do that.
server-not-seated = You are not seated at this table.
server-seat-taken = This seat is taken. Choose another one.
server-second-seat = You are already playing at this table. A second seat would show you information that must stay hidden from you.
server-bot-there = A bot is playing this seat.
server-turn-ends = This move ends your turn. Play it anyway?
server-no-hints = Hints are available only in games against bots.
server-no-answer = The bot did not answer. Please try again.
server-draws-too-long = Drawing this board takes too long. Use a simpler board, or try again in a minute.
server-not-drawn = The server could not draw this board. Please try again in a minute.
server-analysis-later = You can analyse a game when it is over.
server-no-stand-in = No bot is playing this seat.
server-wrong-link = This seat link is no longer valid. The player may have made a newer link or given up the seat.
server-name-missing = Enter a name for each of your seats.
server-one-board = Send either the text of a board file or its data, not both.
server-two-boards = Choose either a built-in board ({ $board }) or your own file ({ $file }), not both.
server-name-length = A name can have 1 to { $most } characters.
server-name-letters = A name can contain only printable characters.
server-key-used = The page sent two different requests with the same id. Reload the page and try again.
server-no-vote = Only the other people at this table can vote on this.
server-no-vote-now = You can vote only while a game is running.
server-no-rematch = You can play again when the game is over.
server-clock-weekends = Clocks can stop on weekends only in games played over several days. Choose a clock that lasts several days, or let the clocks run on weekends.
server-no-clock = This table has no clock, or its game is not running.
server-paused = The game is paused. Resume it first.
server-not-paused = The game is not paused.
server-not-overdue = Nobody is out of time right now.
server-timed-out = You ran out of time { $times } times, so a bot will play this seat to the end.
server-vacation-live = Vacations are only for games played over several days. In a live game, propose a pause instead.
server-on-vacation = You are already on vacation.
server-no-vacation = You are not on vacation.
server-vacation-short = You have earned less than an hour of vacation. You earn three hours for every day of the game.
server-chat-off = Chat is turned off on this server.
server-chat-presets = On this server, you can send only the ready-made messages.
server-chat-name = Take a seat or choose a name in the lobby before you chat.
server-chat-length = A message can have 1 to { $most } characters.
server-chat-letters = A message can contain only printable characters.
server-chat-empty = Chat messages cannot contain links, and yours contained nothing else.
server-chat-again = You just said that. Wait a minute before you repeat a message.
server-chat-gone = This message no longer exists.
server-chat-own = This is your own message.
server-no-person = No person is playing this seat.
server-ask-others = Other people are playing at this table. Ask the other players to vote.
server-name-taken = This name looks like another one at this table, or like the name of a bot. Choose another one.
server-colour-taken = Another player has this colour. Choose another one.
server-colour-begun = The game has begun, so colours can no longer be changed.
server-no-colour = There is no such colour.
server-notes-length = Notes can have at most { $most } characters.
server-order-live = Standing orders are available only in games played over several days.
server-plan-over = Your plan has reached the end of the game.
server-plan-long = A plan can have at most { $most } moves.
server-stale = The position has changed. Look at the board and choose again.
server-frozen = This table is frozen, but its log has been kept.
server-wrong-key = This key or device link is not valid. Check every letter. A device link can be used only once and expires after ten minutes. If you used one, create a new link on your other device.
server-merge =
    { $tables ->
        [one] This browser already has a game. Confirm that you want to add this game to your other identity.
       *[other] This browser already has { $tables } games. Confirm that you want to add these games to your other identity.
    }
server-merge-secrets = Both identities have a seat at the same { $game } table, and each can see things hidden from the other. Finish that game or leave one of the seats, then try again.
server-rated-off = This server has no ratings. Create the table without “Rated”.
server-rated-clock = A rated game needs a clock. Choose one first.
server-rated-board = You can play rated games only on the game’s own boards.
server-rated-seats = In a rated game or a cup, each person can have only one seat.
server-rated-people = A rated game needs at least two people.
server-rated-bot = Only Kontor’s own bots can play in rated games.
server-rated-begun = In rated games and cups, nobody can take over another player’s seat.
server-rated-link = Rated games and cups have no seat links. To play on another device, use a device link.
server-rated-leave = You cannot leave a rated game or a cup. Resign if you want to stop.
server-rated-stand-in = In a rated game or a cup, you cannot let a bot play for you. Resign if you want to stop.
server-rated-vote = In a rated game or a cup, you cannot vote to let a bot play for someone. If a player runs out of time, a bot takes over.
server-rated-help = This game is rated or part of a cup, so you cannot get hints or copy the game until it is over.
server-rated-resigned = A player has resigned from this rated game, so it must be played to the end.
server-merge-rated = Both identities play or have played in the same rated game, so they cannot be merged.
server-merge-cup = Both identities are taking part in the same cup, so they cannot be merged until it is over.
server-no-cup = Cup not found: it may have been deleted, or the link is incomplete.
server-cup-table = This game is part of a cup, so it cannot be paused, ended early or deleted.
server-cup-size = With { $seats } seats per table, a pool must have { $possible } players.
server-cup-live = Swiss rounds are played in one evening. Choose a clock of 45 to 120 minutes.
server-cups-full = There are too many cups on this server. Join an existing cup, or try again later.
server-cup-hosted = You can host at most { $most } cups at a time.
server-cup-joined = You can play in at most { $most } cups at a time.
server-cup-full = This cup is full. Choose another one.
server-cup-started = This cup has already started.
server-cup-not-here = You cannot join this cup. Choose another cup, or start your own.
server-cup-not-in = You are not taking part in this cup.
server-cup-no-player = This player has already left the cup.
server-cup-not-running = You can withdraw only once, while the cup is running. Before the cup starts, you can simply leave.
server-cup-host = Only the host of this cup can do that.
server-cup-few = Swiss rounds need at least { $least } players.
server-cup-wait = There is nothing to start now. A pool starts when it is full. A round starts when all tables of the previous round have finished.
server-no-profile = This profile does not exist or is private.
server-profile-name = Choose a name before you make your profile public.
server-no-device = This device is not signed in.
server-nobody = This browser has no identity yet. Choose a name first.
server-no-passkeys = Passkeys do not work at this address. Use a key or a device link.
server-no-passkey = Passkey not found: it may have been deleted.
server-many-passkeys = You have { $most } passkeys. Delete one first.
server-passkey-known = You have already added this passkey.
server-wrong-passkey = The passkey is not registered on this server, or the request has expired. Try again, or use your key.
server-hook-address = This is not a usable webhook address. Enter an address that begins with https:// and is on the public internet.
server-many-hooks = You have { $most } webhooks. Delete one first.
server-no-hook = Webhook not found: it may have been deleted.
server-no-push = This server cannot send push notifications. Use a webhook, or ask the server’s operator to install the “push” extra.
server-push-keys = The browser’s push subscription is not valid. Turn notifications off and on again.
notice-title =
    { $kind ->
        [begun] { $game }: the game has started
        [cup] { $game }: the cup has started
        [time] { $game }: your time is running out
        [over] { $game }: the game is over
        [test] Kontor: notifications are working
       *[turn] { $game }: your turn
    }
notice-with =
    { $count ->
        [0] Against bots
       *[other] With { $names }
    }
share-about = Play merchant games in your browser, with friends or against bots.
share-open-seat = Open seat
share-waiting =
    { $open ->
        [one] One seat is open. Take it, or watch the game.
       *[other] { $open } seats are open. Take a seat, or watch the game.
    }
share-turn = { $name } to move. Watch the game.
share-won =
    { $count ->
        [one] { $names } won. Watch the replay.
       *[other] { $names } shared the win. Watch the replay.
    }
share-over = The game is over. Watch the replay.
share-replay = See a position from this game, and watch the replay from there.
server-banned = The operator of this server has banned you.
server-table-closed = The operator of this server has closed this table.
server-no-client = The web client has not been built. Run make client, or install a released package.
server-database-address = Kontor cannot use this database. Give a file name, or postgresql://user:password@host/name.
server-database-newer = The database at { $place } was created by a newer version of Kontor. Update Kontor to open it.
server-database-closed = Cannot open the database at { $place }.
server-database-damaged = The file { $place } is damaged or is not an SQLite database. Run kontor doctor to see what is still readable, then restore a backup with kontor restore.
server-database-taken = Another Kontor server is already using { $place }. Stop that server first, or choose another file with --database.

site-written = Wrote { $count } files to { $folder } ({ $size } MB compressed).
site-try = To publish the page, put the folder on any web host. To try it here, run { $command } and open http://localhost:8000
site-not-empty = { $folder } contains other files. Choose a new or empty folder.
site-no-server = { $server } is not a server address, because it does not begin with https://.
site-no-folder = { $folder } is a file. Choose a folder.

# The static page, which keeps games in the browser
page-storage-full = Your browser has no storage left, so this move was not saved. Save your games to a file and delete old ones.
page-storage-newer = A newer version of Kontor has been opened in this browser. Reload the page. Your games are safe.
page-storage-closed = Your browser does not let this page store games. Allow this site to store data, or leave private browsing.
page-storage-fails = Your browser could not store this: { $error }
page-table-damaged = This game is damaged and cannot be shown, but “Save all games” still includes it.
page-games-unreadable = This file does not contain saved games.
page-games-newer = This file was saved by a newer version of Kontor.
page-needs-server = You are playing without a server, so people on other devices cannot join. To play with friends elsewhere, host a server.

serve-starting = Starting the server…
serve-waiting = Waiting for the database…
serve-ready = Open { $address } in your browser
serve-public = Public address: { $address }
serve-database = Games are saved in { $place }
serve-stop = Press Ctrl-C to stop. Games continue when you start the server again.
serve-stopped = Stopped.
serve-address = The server cannot listen on { $host }, port { $port }: { $error }. Choose another address with --host or another port with --port; --port 0 picks any free port.
serve-url = --public-url { $url }: write https://host or http://host:port, without a path.
serve-limit = --limit { $setting }: write NAME=NUMBER. Choose NAME from: { $possible }.
serve-log = --log cannot be { $level }. Choose from: { $possible }.
serve-chat = --chat cannot be { $mode }. Choose from: { $possible }.
serve-not-installed = The { $package } package is missing. Install kontor[{ $extra }] instead of kontor.

## The arena and statistics

arena-bot-empty = --bots { $bots }: name one bot per seat, separated by commas, for example “master,journeyman,apprentice”.
arena-bots-number = --bots names { $bots } bots, but there are { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Name one bot per seat.
arena-budget = { $bot }: after the colon, write the number of positions per decision, from { $least } to { $most }.
arena-budget-useless = { $bot }: the level { $level } does not search, so it takes no budget. Levels that search: { $possible }.
arena-budget-idle = --budget has no effect because none of these bots searches. Levels that search: { $possible }.
arena-no-ray = The { $package } package is missing. To play on a Ray cluster, install it with pip install 'kontor[ray]' or, in a clone, with make setup.
arena-ray-local = Starting Ray on this machine. This can take a minute.
arena-ray-joining = Connecting to Ray at { $address }.
arena-ray-address = Cannot connect to Ray at { $address }: { $error }
arena-ray-cores = The Ray cluster at { $address } has no free cores. Add a machine, or leave out --ray.
arena-file-other = { $file } does not contain a match. Give --resume another file.
arena-file-match = { $file } contains a different match ({ $differing }). Use the same options as before, or give --resume another file.
arena-file-line = { $file }: line { $line } is damaged. If you delete it, the game will be played again.
arena-left = left
arena-progress-line = { $done } of { $games } games, about { $left } minutes left
arena-crashed = Game { $number }{ $part ->
    [mirror] {" "}of the mirror match
   *[match] {""}
} crashed: { $error }. View the record with: kontor show { $file }
arena-crashes = { $count ->
    [one] One game crashed and was not counted.
   *[other] { $count } games crashed and were not counted.
}
arena-interrupted = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
arena-took = Played { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $time } minutes.
arena-no-game = No game was finished, so there is nothing to report.
arena-report = Saved the report to { $file }.
arena-title = Match: { $bots }
arena-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $missing ->
    [0] {""}
   *[other] {" "}of { $asked }
} · seed { $seed } · { $form ->
    [compiled] compiled
   *[plain] not compiled
}
arena-budgets = Positions per decision: { $budgets }

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
report-scale = Plackett–Luce ratings on the Elo scale: the mean is 1500, and a lead of 400 points means odds of ten to one. Intervals are 95%.
report-seats = Seats
report-scores = Scores
report-winning = Winning scores
report-lengths = Actions per game
report-median-most = median { $median }, at most { $most }
report-spread = { $what }: { $least } to { $most }, mostly { $lower } to { $upper }, median { $median }.
report-ends = How games ended
report-of = { $count } ({ $share })
report-sources = Where points come from
report-kinds = Actions per seat
report-total = Total
report-everybody = All players
report-mirror = Mirror match
report-mirror-about = A control match with the same bot in every seat ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}). Each copy of the bot should win its fair share of games, so any difference between the seats shows how much the seat matters.
report-mirror-places = By place in the line-up
report-mirror-seats = By seat
report-crashes = Crashed games
report-error = Error
report-record = Record

stats-progress = Reading
stats-title = Records in { $folder }
stats-pile = { $game } · { $players } players · { $board }
stats-games = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } unfinished
}{ $broken ->
    [0] {""}
   *[other] , { $broken } unreadable
}
stats-unfinished = { $file }: the game is unfinished, so it was not counted.
stats-no-record = { $file } is not a record.
stats-missing = { $path } does not exist.
stats-none = { $folder } contains no finished games. Record games with the --save option of kontor arena or kontor simulate.

## analyse

analyse-level = “{ $level }” bots cannot analyse games. Choose from: { $possible }.
analyse-not-whole = { $file } is not a complete record. Only complete records can be analysed.
analyse-progress = Analysing
analyse-about = { $decisions ->
    [one] { $decisions } decision, judged only by what the player could know. Win probabilities are a bot’s estimates.
   *[other] { $decisions } decisions, each judged only by what the player could know. Win probabilities are a bot’s estimates.
}
analyse-seat = seat
analyse-chances = win probability
analyse-cost = cost
analyse-step = after action
analyse-did = played
analyse-better = better
analyse-even = No single decision cost much.

## Spec sheets

spec-about = Reference for machine-learning programs: `{ $game }` (rules { $rules }) with { $players } players on the `{ $board }` board. For another setup, run `kontor spec { $game } --players N --board BOARD`; add `--json` for machine-readable output.
spec-what = property
spec-is = value
spec-players = players
spec-actions = actions
spec-columns = length of an observation
spec-length = action limit per game
spec-hidden = hidden information
spec-ends = end conditions
spec-points = sources of points
spec-reward = reward “{ $reward }”
spec-paid = { $least } to 1, summing to { $sum }
spec-illegal = reward after an illegal action that forfeits the game
spec-illegal-paid = { $own } for the seat that played it, { $others } for the others
spec-sizes = Sizes
spec-board = board
spec-numbers = numbers
spec-kind = kind
spec-first = first
spec-last = last
spec-observation = Observation
spec-reading = Each part of an observation lists its items in order. Item n starts at the part’s first column plus n times the number of columns per item. A value with a fixed set of options has one column per option, which is 1 if the option applies and 0 otherwise. A number has a single column, scaled as shown. Seats are relative to the viewer: “own”, then +1 for the next player, and so on.
spec-all-actions = All actions
spec-names = Complete versions of the long lists, in column order. Each list is under the first part that uses it:
spec-column = columns
spec-part = part
spec-number = count
spec-things = items
spec-values = values
env-reward-unknown = There is no reward “{ $reward }”. Choose from: { $possible }.

## Lessons

cli-learn-minutes = { $minutes } min
cli-learn-none = { $title } has no lessons.
cli-learn-take = Take a lesson with: kontor learn { $game } { $lesson }
cli-learn-enter = Press Enter to continue.
cli-learn-unused = “{ $text }” was ignored, because there is nothing to play in this step.
cli-learn-step = Step { $step } of { $steps }
cli-learn-look = Look at: { $places }
cli-learn-answer = One solution: { $actions }
cli-learn-stopped = Lesson stopped.
cli-learn-puzzles = This game also has { $count } puzzles. To list them, run: kontor learn { $game } puzzles
cli-learn-difficulty = { $difficulty ->
    [1] easy
    [2] medium
   *[3] hard
}
cli-learn-no-puzzles = { $title } has no puzzles.
cli-learn-players = { $players } players
cli-learn-solve = Solve a puzzle with: kontor learn { $game } { $puzzle }
cli-learn-help = hint: get a hint. show: see a solution.
lesson-unknown = There is no lesson “{ $lesson }”. Choose from: { $possible }.
lesson-lost = You can no longer reach the goal from here. { INPUT() ->
    [pointer] Choose “Back” and try something else.
   *[text] Type “undo” to go back one step, and try something else.
}
lesson-go-on = Good. Keep going until you reach the goal.
lesson-over = This lesson is over. Take it again, or choose the next one.
lesson-only-next = This step is only for reading, so you cannot play “{ $text }” yet. Continue to the next step.
lesson-misfit = This lesson has changed and no longer includes “{ $text }”. Please start again.
lesson-too-long = You have used all { $most } moves in this lesson. Start it again.

## Puzzles

puzzle-title = Puzzle { $number }
puzzle-ask = What is your best action?
puzzle-hint = This is what the best action achieves:
puzzle-hint-later = The best action does not score points right away. Think about your next turn, and about what the others will do.
puzzle-right = Right!
puzzle-wrong = Not the best: this lowers your chance of winning by about { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.
puzzle-wrong-least = Not the best: this lowers your chance of winning by at least { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.
puzzle-end = Every other action lowers your chance of winning by at least { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.

## Operation

operation-revision = The database at { $place } belongs to another version of Kontor. Check it with kontor doctor, then start this version of the server once to upgrade it.
operation-exists = { $file } already exists. Choose another name.

admin-table = { $table }  { $game }, { $players } players, { $state }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, last changed { $changed }
admin-seat = Seat { $number }: { $name } ({ $kind }, bot: { $bot })
admin-none = No tables found.
admin-state = Unknown state “{ $state }”. Possible: { $possible }.
admin-table-unknown = There is no table “{ $table }”.
admin-closed = Closed table { $table }. Players can still view and export it.
admin-reopened = Reopened table { $table }.
admin-remove-sure = Delete table { $table } with all its data?
admin-removed = Deleted table { $table }.
admin-ban-whom = Give either a table and a seat, or --network.
admin-nobody = Nobody is playing in seat { $number } at table { $table }.
admin-network = “{ $network }” is not an address or a network. Example: 192.0.2.0/24.
admin-banned = Banned { $who }.
admin-unbanned = Lifted the ban on { $who }.
admin-no-ban = There is no ban on “{ $who }”.
admin-no-bans = No bans.
admin-no-reports = No reports.
admin-no-line = Table { $table } has no chat message { $number } and no report about such a message.
admin-unsaid = Closed the reports about chat message { $number } at table { $table }.
admin-ratings = { $game }: { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}, { $people ->
    [one] { $people } rated player
   *[other] { $people } rated players
}
admin-no-ratings = No rated games.
admin-recomputed = Recomputed all ratings.
admin-cup = { $cup }  { $game }, { $kind }, { $people ->
    [one] { $people } player
   *[other] { $people } players
}, { $state }, last changed { $changed }
admin-no-cups = No cups.
admin-cup-unknown = There is no cup “{ $cup }”.
admin-cup-sure = Delete cup { $cup } with its standings? Games in progress continue as ordinary games.
admin-cup-removed = Deleted cup { $cup }.
admin-announced = Announced until { $until }: { $text }
admin-silent = The announcement has ended.

backup-written = Wrote { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}) to { $file }.
restore-unreadable = { $file } is not a Kontor backup, or it is incomplete. Nothing was changed.
restore-not-empty = The database at { $place } is not empty. Use --force to replace its contents.
restore-done = Restored { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} to { $place }.
restore-kept = The previous database was kept as { $file }.
restore-deletions-unread = The previous database could not be read, so this restore may have brought back the data of people who deleted it after the backup. Restore again with --deletions and a newer backup.

doctor-ok = ok
doctor-warning = warning
doctor-problem = problem
doctor-form = Kontor runs as { $form ->
    [compiled] compiled code
   *[other] plain Python, which makes bots slower
}.
doctor-server = { $running ->
    [yes] A server is using this file
   *[other] No server is using this file
}.
doctor-space = The database’s disk has { $free } GB free.
doctor-intact = { $place } is intact.
doctor-nothing-readable = Nothing in the file can be read. Restore a backup with kontor restore.
doctor-empty = The database is empty.
doctor-current = The database schema is up to date.
doctor-older = The database is at revision { $revision }. When the server next starts, it will upgrade the database to { $newest }. Make a backup first.
doctor-frozen = Table { $table } ({ $game }) cannot continue on this version of Kontor and will be frozen: players can view and export the game, but not continue it.
doctor-unreadable = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} cannot be read. Restore a backup with kontor restore.
doctor-replayed = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} can continue.
doctor-end = { $problems ->
    [0] No problems found.
    [one] 1 problem found.
   *[other] { $problems } problems found.
}
