# The client's own words in English. Words of games come from the server; those of the table page are in table.en.ftl.

kontor = Kontor

## Everywhere

close = Close
cancel = Cancel
save = Save
delete = Delete
retry = Try again
language = Language
loading = Loading…
just-now = just now
fewer = Fewer: { $what }
more-of = More: { $what }
skip-content = Skip to content
back-to-lobby = Back to lobby
trouble-unreachable = The server cannot be reached. Check your connection and try again. Your games are safe.
offline-title = No connection
offline-text = You are offline, or the server is not responding. Your games are safe on the server.
offline-back = This page reloads automatically when you are back online.
offline-page = Play offline here
broken-title = Something went wrong
broken-text = This is a bug in Kontor. Reload the page to continue. Your games are safe.
reload = Reload
lost-title = Page not found
lost-text = This link does not work. Check that you copied the whole link.

## Settings and signals

settings = Settings
settings-looks = Appearance
settings-theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
settings-signals = Sounds and notifications
settings-sound = Sounds
settings-volume = Volume
settings-listen = Test
settings-notices = Notifications
settings-notices-about = { $allowed ->
    [denied] Your browser blocks notifications from this site. Allow them in the browser settings.
    [unknown] Notifications work only over https, or with a server on this device.
   *[other] Notify me when it is my turn and the page is in the background.
}
settings-turns = Your turn
settings-confirm = Ask before a move ends your turn
settings-install = Install app
signal-turn = Your turn: { $table }

## The map

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map

## Seats

seat-bot = Bot { $number }
seat-open = Open seat
seat-stand-in = Open seat, played by a bot
seat-person = Player { $number }
seat-mine = (you)
seat-me = Me
seat-who-open = Open
seat-who-bot = Bot
seat-who = Player at seat { $number }
seat-name-label = Name at seat { $number }
seat-name-short = Name
seat-level = Level of the bot at seat { $number }
seat-open-hint = another player
seat-colour = Colour
seat-colour-name = { $colour ->
    [red] Red
    [blue] Blue
    [turquoise] Turquoise
    [yellow] Yellow
    [purple] Purple
   *[black] Black
}
seat-nameless = Enter a name.
seat-page-title = Your seat
seat-entering = Taking you to your seat…
seat-unknown-title = This seat link does not work
seat-unknown-text = The link may be incomplete or outdated, or the table may have been deleted. Ask the sender for a new link.

## The person

name-label = Your name
me-title = What is your name?
me-hint = Other players at your tables see this name. You do not need an account.
me-guest = Guest
me-nobody = Playing as
me-choose = Choose a name
me-change = Change your name
me-more = Devices, notifications and your data
me-forget = Delete my data
me-forget-hint = Done playing on this device?
me-forget-title = { $kept ->
    [browser] Delete all games and your name?
   *[server] Delete your data on this server?
}
me-forget-text = { $kept ->
    [browser] Your name and all games stored in this browser will be deleted. To keep the games, save them first. This cannot be undone.
   *[server] Your name will be removed everywhere, and you will leave all your seats. At tables with other players, a bot will take over for you. Tables without other players will be deleted. This cannot be undone.
}
me-forgotten = { $kept ->
    [browser] Your games and your name have been deleted.
   *[server] Your data on this server has been deleted.
}

## The lobby

lobby-welcome = Welcome to the trading house
lobby-welcome-name = Welcome, { $name }
lobby-about = { $kept ->
    [browser] Play merchant games in your browser: against bots or around one screen. No download, no account, and you can play offline.
   *[server] Play merchant games in your browser: against bots, around one screen, or with friends far away, live or over several days.
}
lobby-turns = { $count ->
    [0] No one is waiting for you.
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
lobby-new = New table
open-record = Load game
open-record-faulty = This file cannot be loaded
open-record-about = Problems in { $file }:
lobby-mine = Your tables
lobby-open-tables = Open tables
lobby-open-empty = No one is looking for players right now. Create a table and invite others.
lobby-running = In progress
lobby-over = Finished
lobby-more = Older tables are not shown.
lobby-rules = Rules
lobby-games = Games
lobby-play-now = Play now
lobby-starting = Setting up the table…
lobby-against = You against { $names } ({ $level })
lobby-players = { $least }–{ $most } players
lobby-minutes = { $least }–{ $most } minutes
lobby-difficulty = { $difficulty ->
    [1] Easy to learn
    [2] Some rules to learn
   *[other] A lot to discover
}
lobby-learn = Learn
lobby-puzzles = Puzzles: { $solved } of { $count } solved
lobby-options = More options
lobby-bots = Your opponents
lobby-page = Play without this server
lobby-page-about = Open this page once, and you can play against bots on this device even when the server is down.
lobby-unofficial = Kontor is free, unofficial, and made by players for players. It is not affiliated with the authors or publishers of the games.
lobby-your-turn = Your turn
lobby-who-waits = { $count ->
    [one] { $names } is waiting for you
   *[other] { $names } are waiting for you
}
lobby-turn-of = Waiting for { $name }
lobby-runs = In progress
lobby-waits = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-won = { $count ->
    [0] Ended without a result
    [one] { $winners } won
   *[other] { $winners } share the win
}
lobby-frozen = Frozen
lobby-public = public
lobby-by-link = by invitation
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
    [over] This deletes the finished game for everyone, with its log and the players’ names.
   *[other] This ends the game and deletes it for everyone, with its log and the players’ names.
} This cannot be undone.
lobby-deleted = Table deleted.
option-set = { $name }: { $value }
option-off = { $name }: off
option-changed = { $name }: custom

## Joining

join-title = Join { $game }
join-seat = Your seat
join-full = All seats are taken. You can still watch the game.
join-stand-in = played by a bot
join-sit = Take seat

## Quick starts

start-bots = Against bots
start-bots-text = Start playing now.
start-screen = Around this screen
start-screen-text = Take turns on this device.
start-friends = With friends
start-friends-text = Send your friends a link to join.

## A new table

new-title = New table
new-what = Game
new-game = Game
new-rules = Read the { $game } rules
new-players = Players
new-board = Board
new-board-own = Use your own board
new-board-own-text = Choose a board file (TOML), for example one made from your printed copy.
new-board-draw = Draw your own board
new-board-edit = Open in the editor
new-board-unread = { $file } cannot be read. Choose the file again, or check that it still exists and can be opened.
new-board-mine = Your own board
board-own = { $name } (custom board)
new-more-options = More options
new-changed = { $count } changed
option-total = { $total } in total
option-reset = Reset
new-who = Players
new-draw-seats = Draw the seats at the start
new-starts = The game starts when every seat is taken.
new-access = Access
new-by-link = By invitation
new-public = Public
new-access-text = { $access ->
    [public] The table is listed in the lobby. Anyone can take an open seat or watch.
   *[link] Only people with the link can join or watch.
}
clock = Clock
clock-none = No clock
clock-live = { $minutes } min
clock-days = { $pace ->
    [brisk] Several days, brisk
    [normal] Several days, normal
   *[leisurely] Several days, leisurely
}
clock-about-none = There is no time limit.
clock-about-live = The whole game takes about { $minutes } minutes. Each player starts with { $bank } and gets { $added } per turn.
clock-about-days = { $pace ->
    [brisk] Played over several days. Each player starts with 1 day and gets 4 hours per turn.
    [normal] Played over several days. Each player starts with 3 days and gets 12 hours per turn.
   *[leisurely] Played over several days. Each player starts with 3 days and gets 36 hours per turn.
}
clock-line-live = Clock: { $minutes } min ({ $bank } + { $added } per turn)
clock-line-days = { $pace ->
    [brisk] Clock: several days, brisk
    [normal] Clock: several days, normal
   *[leisurely] Clock: several days, leisurely
}
clock-weekends = Clocks stop on weekends (UTC)
clock-at-timeout = If a player runs out of time
clock-at-timeout-bot = A bot plays on
clock-at-timeout-ask = The others decide
rated = Rated
new-rated-text = { $state ->
    [people] A rated game needs at least two people, each with one seat.
    [board] You can play rated games only on the game’s own boards.
   *[yes] The result changes the players’ ratings. There are no hints, nobody can join once the game has started, you cannot undo past bot moves, and a bot takes over for players who run out of time.
}
new-takebacks = Undo
new-takebacks-bots = Across bot moves
new-takebacks-own = Own moves only
new-takebacks-text = { $takebacks ->
    [bots] You can undo your own moves, even after bots have replied, but never a random draw or another person’s move.
   *[own] You can undo your own moves until another player or a bot has moved.
}
new-name-missing = Enter a name for every player at this screen.
new-faults = Some settings conflict. They are marked above.
new-make = Create table

## The handbook

handbook-title = Handbook
handbook-rule = Rule { $rule }
handbook-search = Search the rules
handbook-search-short = Search
handbook-contents = Sections
handbook-close = Close the handbook
handbook-found = { $count ->
    [0] No rule mentions “{ $words }”.
    [one] One rule mentions “{ $words }”.
   *[other] { $count } rules mention “{ $words }”.
}

## Lessons

learn-title = Learn { $game }
learn-about = Each lesson takes a few minutes: you play, and the coach explains.
learn-none = This game has no lessons yet. The handbook explains the rules.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-done = Finished. You can take this lesson again at any time.
learn-you = You
learn-leave = Leave the lesson
learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-hint = Hint
learn-show = Show me
learn-answer = Choose: { $action }
learn-again = Start again
learn-following = Next lesson: { $lesson }
learn-why-read = Read the coach’s text first, then choose “Next”.
learn-first-game = Your first game
learn-first-game-about = Play against two Apprentices, the easiest bots. A short tip appears whenever you can do something new.
learn-first-game-start = Start the game
learn-guest = Guest
learn-tips = Show tips in games against Apprentices
# The static page, without a server.
games-kept = Your games are stored in this browser only. Save a copy to keep them safe, or to move them to another device.
games-save = Save all games
games-damaged = { $count ->
    [one] One stored game is damaged. Save all games to keep a copy.
   *[other] { $count } stored games are damaged. Save all games to keep a copy.
}
games-loaded = { $count ->
    [0] You already have all games in this file.
    [one] Loaded one game.
   *[other] Loaded { $count } games.
}
games-not-loaded = { $count ->
    [one] One game in this file is damaged and was not loaded.
   *[other] { $count } games in this file are damaged and were not loaded.
}
needs-server = You are playing without a server, so people on other devices cannot join. To play with friends elsewhere, one of you must host a server.
friends-server = Play online with friends on our server
page-loading = Loading Kontor: { $percent }%
page-failed = Kontor could not start in this browser. Reload the page, or try a newer browser.
page-update = A new version of Kontor is ready.
page-update-start = Update now
page-update-tabs = To update, close your other Kontor tabs first.
