# The client's own words in English. Words of games come from the server; those of the table page are in table.en.ftl.

kontor = Kontor

## Everywhere

close = Close
cancel = Cancel
save = Save
delete = Delete
retry = Try again
language = Language
loading = Loading …
just-now = just now
fewer = Fewer: { $what }
more-of = More: { $what }
skip-content = To the content
to-lobby = To the lobby
back-to-lobby = Back to the lobby
trouble-unreachable = The server cannot be reached. Check your connection; nothing is lost.
offline-title = No connection
offline-text = Your device is offline, or the server does not answer right now. Nothing is lost: every move is kept on the server.
offline-back = As soon as there is a connection again, this page comes back by itself.
broken-title = Something went wrong in this page
broken-text = That is a fault of Kontor. No game is lost: load the page again and go on.
reload = Load again
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps a part of it is missing.

## Settings and signals

settings = Settings
settings-looks = Appearance
settings-theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
}
settings-signals = Signals
settings-sound = Sounds
settings-volume = Volume
settings-listen = Listen
settings-notices = Notifications
settings-notices-about = { $allowed ->
    [denied] Your browser blocks notifications from this address; allow them in its own settings.
    [unknown] This browser offers no notifications here: they need https, or this very machine.
   *[other] Tell me outside of the page when it is my turn and I am looking elsewhere.
}
settings-install = Install as an app
signal-turn = Your turn: { $table }

## The map

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map

## Seats

seat-bot = Bot { $number }
seat-open = Open seat
seat-stand-in = Open seat, a bot stands in
seat-person = Player { $number }
seat-mine = (you)
seat-me = Me
seat-who-open = Open
seat-who-bot = Bot
seat-who = Who sits at seat { $number }
seat-name-label = Name at seat { $number }
seat-name-short = Name
seat-level = Level of the bot at seat { $number }
seat-open-hint = for whoever joins
seat-nameless = Please give a name.
seat-page-title = Your seat
seat-entering = Taking you to your seat …
seat-unknown-title = This seat link is not known
seat-unknown-text = Perhaps it was copied only in part, the table was deleted, or newer links have replaced it. Ask whoever sent it for a new one.

## The person

name-label = Your name
me-title = What shall we call you?
me-hint = Shown to everybody at your tables. You need no account.
me-guest = Guest
me-nobody = You are
me-choose = Choose a name
me-change = Change your name
me-forget = Forget me
me-forget-hint = Done playing on this device?
me-forget-title = Forget you on this server?
me-forget-text = Your name is removed everywhere, and you leave all your seats: where others sit, a bot plays on for you; tables at which nobody else sits are deleted. This cannot be undone.
me-forgotten = You are forgotten.

## The lobby

lobby-welcome = Welcome to the trading house
lobby-welcome-name = Welcome, { $name }
lobby-about = A table for merchant games, in your browser: alone against bots, around one screen, or with friends far away, all at once or over days.
lobby-turns = { $count ->
    [0] Nobody is waiting for you.
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
lobby-new = New table
open-record = Open a record
open-record-faulty = This file cannot be opened
open-record-about = What is wrong with { $file }:
lobby-mine = Your tables
lobby-mine-empty = You sit at no table yet. Open a new one, or join one below.
lobby-open-tables = Open tables
lobby-open-empty = Nobody is looking for players right now. Open a table and let others join.
lobby-running = Being played
lobby-over = Finished
lobby-more = Older ones are not listed.
lobby-rules = Rules
lobby-handbook = Handbook of { $game }
lobby-unofficial = Kontor is an unofficial, free implementation, made by players for players. It is not connected with the authors or publishers of the games.
lobby-your-turn = Your turn
lobby-turn-of = Turn of { $name }
lobby-runs = Running
lobby-waits = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
lobby-won = { $count ->
    [0] Finished
    [one] { $winners } won
   *[other] { $winners } share the win
}
lobby-frozen = Frozen
lobby-public = public
lobby-by-link = by link
lobby-play = Play
lobby-open = Open
lobby-watch = Watch
lobby-join = Join
lobby-tab-turn = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
lobby-delete-title = Delete this table?
lobby-delete-text = { $state ->
    [over] The finished game, its log and all names at it are removed for everybody.
   *[other] The game ends here for everybody: its log and all names at it are removed.
} This cannot be undone.
lobby-deleted = The table is deleted.
option-set = { $name }: { $value }
option-off = Without { $name }
option-changed = { $name } changed

## Joining

join-title = Join { $game }
join-seat = Your seat
join-full = All seats are taken by now. You can still watch.
join-stand-in = a bot stands in
join-sit = Sit down

## Quick starts

start-bots = Against bots
start-bots-text = You and the machine, at once.
start-screen = Around this screen
start-screen-text = Pass the device from hand to hand.
start-friends = With friends by link
start-friends-text = Send a link, they sit down.

## A new table

new-title = New table
new-what = What is played
new-game = Game
new-rules = Read the rules of { $game }
new-players = Players
new-board = Board
new-reconstruction = This board is a reconstruction.
new-board-own = Use a board of my own
new-board-own-text = A board file (TOML), such as an owner of the printed game can make.
new-board-unread = { $file } cannot be read. Choose it again, or look whether it is still there and may be opened.
new-board-mine = Board of my own
board-own = { $name } (own board)
new-more-options = More options
new-changed = { $count } changed
option-total = { $total } in all
option-reset = As usual
new-who = Who plays
new-starts = The game begins as soon as no seat is open any more.
new-access = Who may find the table
new-by-link = By link
new-public = Everybody
new-access-text = { $access ->
    [public] It is listed in the lobby: anybody may take an open seat, or watch.
   *[link] Only those to whom you send its address can join or watch.
}
new-takebacks = Taking back
new-takebacks-bots = Also over bots
new-takebacks-own = Own steps only
new-takebacks-text = { $takebacks ->
    [bots] Undo also goes back over the answers of bots; never over chance or what another person decided.
   *[own] Undo ends where anybody else has decided, bots too.
}
new-name-missing = Somebody at this screen has no name yet.
new-faults = Some of this does not go together. It is marked above.
new-make = Open the table

## The handbook

handbook-title = Handbook
handbook-rule = Rule { $rule }
handbook-search = Search the rules
handbook-search-short = Search
handbook-contents = Sections
handbook-close = Close the handbook
handbook-found = { $count ->
    [0] Nothing speaks of “{ $words }”.
    [one] One rule speaks of “{ $words }”.
   *[other] { $count } rules speak of “{ $words }”.
}
