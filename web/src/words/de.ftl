# The client's own words in German. Words of games come from the server; those of the table page are in table.de.ftl.

kontor = Kontor

## Everywhere

close = Schließen
cancel = Abbrechen
save = Speichern
delete = Löschen
retry = Erneut versuchen
language = Sprache
loading = Lädt …
just-now = gerade eben
fewer = Weniger: { $what }
more-of = Mehr: { $what }
skip-content = Zum Inhalt
back-to-lobby = Zurück zur Lobby
trouble-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut. Deine Partien sind sicher.
offline-title = Keine Verbindung
offline-text = Du bist offline, oder der Server antwortet nicht. Deine Partien sind sicher: Jeder Schritt ist auf dem Server gespeichert.
offline-back = Sobald du wieder online bist, lädt diese Seite neu.
offline-page = Hier ohne Verbindung spielen
broken-title = Etwas ist schiefgegangen
broken-text = Das ist ein Fehler in Kontor. Lade die Seite neu, um weiterzuspielen. Keine Partie geht verloren.
reload = Neu laden
lost-title = Seite nicht gefunden
lost-text = Dieser Link funktioniert nicht. Prüfe, ob du ihn vollständig kopiert hast.

## Settings and signals

settings = Einstellungen
settings-looks = Darstellung
settings-theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] System
}
settings-signals = Töne und Benachrichtigungen
settings-sound = Töne
settings-volume = Lautstärke
settings-listen = Testen
settings-notices = Benachrichtigungen
settings-notices-about = { $allowed ->
    [denied] Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Browser-Einstellungen.
    [unknown] Dieser Browser kann hier keine Benachrichtigungen zeigen. Dafür braucht es https oder einen Server auf diesem Gerät.
   *[other] Benachrichtige mich, wenn ich dran bin und die Seite im Hintergrund ist.
}
settings-turns = Dein Zug
settings-confirm = Vor dem letzten Schritt eines Zuges nachfragen
settings-install = App installieren
signal-turn = Du bist dran: { $table }

## The map

map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganze Karte zeigen

## Seats

seat-bot = Bot { $number }
seat-open = Freier Platz
seat-stand-in = Freier Platz, ein Bot spielt
seat-person = Spieler { $number }
seat-mine = (du)
seat-me = Ich
seat-who-open = Frei
seat-who-bot = Bot
seat-who = Spieler auf Platz { $number }
seat-name-label = Name auf Platz { $number }
seat-name-short = Name
seat-level = Stufe des Bots auf Platz { $number }
seat-open-hint = noch ein Mitspieler
seat-colour = Farbe
seat-colour-name = { $colour ->
    [red] Rot
    [blue] Blau
    [turquoise] Türkis
    [yellow] Gelb
    [purple] Violett
   *[black] Schwarz
}
seat-nameless = Gib einen Namen ein.
seat-page-title = Dein Platz
seat-entering = Dein Platz wird geöffnet …
seat-unknown-title = Dieser Platz-Link funktioniert nicht
seat-unknown-text = Der Link ist unvollständig oder durch einen neueren ersetzt, oder der Tisch wurde gelöscht. Lass dir einen neuen Link schicken.

## The person

name-label = Dein Name
me-title = Wie heißt du?
me-hint = Diesen Namen sehen die anderen an deinen Tischen. Du brauchst kein Konto.
me-guest = Gast
me-nobody = Du spielst als
me-choose = Namen wählen
me-change = Namen ändern
me-more = Geräte, Benachrichtigungen und deine Daten
me-forget = Meine Daten löschen
me-forget-hint = Spielst du nicht mehr auf diesem Gerät?
me-forget-title = { $kept ->
    [browser] Alle Partien und deinen Namen löschen?
   *[server] Deine Daten auf diesem Server löschen?
}
me-forget-text = { $kept ->
    [browser] Alle Partien in diesem Browser und dein Name werden gelöscht. Sichere vorher alle Partien, wenn du sie behalten willst. Das lässt sich nicht rückgängig machen.
   *[server] Dein Name wird überall entfernt, und du verlässt alle deine Plätze. Wo andere am Tisch sitzen, spielt ein Bot für dich weiter; Tische ohne andere Spieler werden gelöscht. Das lässt sich nicht rückgängig machen.
}
me-forgotten = { $kept ->
    [browser] Deine Partien und dein Name sind gelöscht.
   *[server] Deine Daten auf diesem Server wurden gelöscht.
}

## The lobby

lobby-welcome = Willkommen im Handelshaus
lobby-welcome-name = Willkommen, { $name }
lobby-about = { $kept ->
    [browser] Spiele Kaufmannsspiele im Browser: gegen Bots oder gemeinsam an einem Bildschirm. Ohne Installation, ohne Konto und auch ohne Internet.
   *[server] Spiele Kaufmannsspiele im Browser: gegen Bots, gemeinsam an einem Bildschirm oder online mit Freunden, live oder über mehrere Tage.
}
lobby-turns = { $count ->
    [0] Niemand wartet auf dich.
    [one] An einem Tisch bist du dran.
   *[other] An { $count } Tischen bist du dran.
}
lobby-new = Neuer Tisch
open-record = Partie laden
open-record-faulty = Diese Datei lässt sich nicht laden
open-record-about = Probleme in { $file }:
lobby-mine = Deine Tische
lobby-open-tables = Offene Tische
lobby-open-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und lade andere ein.
lobby-running = Laufende Partien
lobby-over = Beendete Partien
lobby-more = Ältere Tische werden nicht angezeigt.
lobby-rules = Regeln
lobby-games = Spiele
lobby-play-now = Jetzt spielen
lobby-starting = Der Tisch wird vorbereitet …
lobby-against = Du gegen { $names } ({ $level })
lobby-players = { $least }–{ $most } Spieler
lobby-minutes = { $least }–{ $most } Minuten
lobby-difficulty = { $difficulty ->
    [1] Leicht zu lernen
    [2] Einige Regeln
   *[other] Viel zu entdecken
}
lobby-learn = Lernen
lobby-puzzles = Rätsel: { $solved } von { $count } gelöst
lobby-options = Mehr Optionen
lobby-bots = Deine Gegner
lobby-page = Ohne diesen Server spielen
lobby-page-about = Öffne die Seite einmal, dann kannst du auf diesem Gerät gegen Bots spielen, auch wenn der Server nicht erreichbar ist.
lobby-unofficial = Kontor ist eine freie, inoffizielle Umsetzung von Spielern für Spieler. Mit den Autoren und Verlagen der Spiele hat es nichts zu tun.
lobby-your-turn = Du bist dran
lobby-who-waits = { $count ->
    [one] { $names } wartet auf dich
   *[other] { $names } warten auf dich
}
lobby-turn-of = Warten auf { $name }
lobby-runs = Läuft
lobby-waits = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-won = { $count ->
    [0] Ohne Ergebnis beendet
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
}
lobby-frozen = Eingefroren
lobby-public = öffentlich
lobby-by-link = auf Einladung
lobby-play = Spielen
lobby-open = Öffnen
lobby-watch = Zuschauen
lobby-join = Mitspielen
lobby-tab-turn = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
lobby-delete-title = Diesen Tisch löschen?
lobby-delete-text = { $state ->
    [over] Die beendete Partie, ihr Verlauf und alle Namen werden für alle gelöscht.
   *[other] Die Partie endet. Ihr Verlauf und alle Namen werden für alle gelöscht.
} Das lässt sich nicht rückgängig machen.
lobby-deleted = Tisch gelöscht.
option-set = { $name }: { $value }
option-off = { $name }: aus
option-changed = { $name }: angepasst

## Joining

join-title = { $game } mitspielen
join-seat = Dein Platz
join-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
join-stand-in = ein Bot spielt
join-sit = Platz nehmen

## Quick starts

start-bots = Gegen Bots
start-bots-text = Sofort losspielen.
start-screen = An diesem Bildschirm
start-screen-text = Abwechselnd an diesem Gerät spielen.
start-friends = Mit Freunden
start-friends-text = Per Link einladen.

## A new table

new-title = Neuer Tisch
new-what = Spiel
new-game = Spiel
new-rules = Regeln von { $game } lesen
new-players = Spieler
new-board = Spielplan
new-board-own = Eigenen Spielplan verwenden
new-board-own-text = Wähle eine Spielplandatei (TOML), zum Beispiel eine nach deinem gedruckten Spiel.
new-board-draw = Eigenen Spielplan zeichnen
new-board-edit = Im Editor öffnen
new-board-unread = { $file } lässt sich nicht lesen. Wähle die Datei noch einmal, oder prüfe, ob es sie noch gibt und du sie öffnen darfst.
new-board-mine = Eigener Spielplan
board-own = { $name } (eigener Spielplan)
new-more-options = Weitere Optionen
new-changed = { $count } geändert
option-total = { $total } insgesamt
option-reset = Zurücksetzen
new-who = Spieler
new-draw-seats = Plätze zu Beginn auslosen
new-starts = Die Partie beginnt, sobald alle Plätze besetzt sind.
new-access = Zugang
new-by-link = Auf Einladung
new-public = Öffentlich
new-access-text = { $access ->
    [public] Der Tisch erscheint in der Lobby. Alle können einen freien Platz nehmen oder zuschauen.
   *[link] Nur wer den Link hat, kann mitspielen oder zuschauen.
}
clock = Uhr
clock-none = Ohne Uhr
clock-live = { $minutes } min
clock-days = { $pace ->
    [brisk] Mehrere Tage, zügig
    [normal] Mehrere Tage, normal
   *[leisurely] Mehrere Tage, gemütlich
}
clock-about-none = Es gibt kein Zeitlimit.
clock-about-live = Etwa { $minutes } Minuten für die ganze Partie. Alle beginnen mit { $bank } und bekommen { $added } für jeden Zug.
clock-about-days = { $pace ->
    [brisk] Über mehrere Tage. Alle beginnen mit 1 Tag und bekommen 4 Stunden für jeden Zug.
    [normal] Über mehrere Tage. Alle beginnen mit 3 Tagen und bekommen 12 Stunden für jeden Zug.
   *[leisurely] Über mehrere Tage. Alle beginnen mit 3 Tagen und bekommen 36 Stunden für jeden Zug.
}
clock-line-live = Uhr: { $minutes } min ({ $bank } + { $added } je Zug)
clock-line-days = { $pace ->
    [brisk] Uhr: über mehrere Tage, zügig
    [normal] Uhr: über mehrere Tage, normal
   *[leisurely] Uhr: über mehrere Tage, gemütlich
}
clock-weekends = Am Wochenende stehen die Uhren (UTC)
clock-at-timeout = Wenn jemand die Zeit überschreitet
clock-at-timeout-bot = Ein Bot spielt weiter
clock-at-timeout-ask = Die anderen entscheiden
rated = Gewertet
new-rated-text = { $state ->
    [people] Eine gewertete Partie braucht mindestens zwei Menschen mit je einem Platz.
    [board] Gewertete Partien werden auf den Plänen des Spiels gespielt, nicht auf eigenen.
   *[yes] Das Ergebnis zählt für die Wertung. Es gibt keine Tipps, nach dem Beginn kommt niemand mehr dazu, nach einem Bot-Zug lässt sich nichts mehr zurücknehmen, und wenn jemandes Zeit abläuft, spielt ein Bot weiter.
}
new-takebacks = Zurücknehmen
new-takebacks-bots = Auch nach Bot-Zügen
new-takebacks-own = Nur eigene Schritte
new-takebacks-text = { $takebacks ->
    [bots] Du kannst deine eigenen Schritte zurücknehmen, auch wenn Bots schon geantwortet haben, aber keine Zufallsereignisse und keine Schritte anderer Menschen.
   *[own] Du kannst deine eigenen Schritte zurücknehmen, bis ein anderer Spieler oder ein Bot gehandelt hat.
}
new-name-missing = Gib für alle Spieler an diesem Bildschirm einen Namen ein.
new-faults = Einige Einstellungen passen nicht zusammen. Sie sind oben markiert.
new-make = Tisch eröffnen

## The handbook

handbook-title = Handbuch
handbook-rule = Regel { $rule }
handbook-search = Regeln durchsuchen
handbook-search-short = Suchen
handbook-contents = Abschnitte
handbook-close = Handbuch schließen
handbook-found = { $count ->
    [0] Keine Regel enthält „{ $words }“.
    [one] Eine Regel enthält „{ $words }“.
   *[other] { $count } Regeln enthalten „{ $words }“.
}

## Lektionen

learn-title = { $game } lernen
learn-about = Jede Lektion dauert ein paar Minuten: Du spielst, und der Lehrer erklärt.
learn-none = Zu diesem Spiel gibt es noch keine Lektionen. Das Handbuch erklärt die Regeln.
learn-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
learn-done = Geschafft. Du kannst sie jederzeit wiederholen.
learn-you = Du
learn-leave = Lektion verlassen
learn-coach = Lehrer
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-hint = Tipp
learn-show = Zeig es mir
learn-answer = Wähle: { $action }
learn-again = Neu anfangen
learn-following = Nächste Lektion: { $lesson }
learn-why-read = Lies zuerst den Text und wähle dann „Weiter“.
learn-first-game = Deine erste Partie
learn-first-game-about = Spiele gegen zwei Lehrlinge, die leichtesten Bots. Sobald etwas Neues möglich wird, erscheint ein kurzer Tipp.
learn-first-game-start = Partie beginnen
learn-guest = Gast
learn-tips = Tipps in Partien gegen Lehrlinge zeigen
# Die statische Seite, ohne Server.
games-kept = Deine Partien liegen nur in diesem Browser. Sichere sie in einer Datei, um sie aufzuheben oder auf ein anderes Gerät mitzunehmen.
games-save = Alle Partien sichern
games-damaged = { $count ->
    [one] Eine gespeicherte Partie ist beschädigt. Sichere alle Partien, um sie aufzuheben.
   *[other] { $count } gespeicherte Partien sind beschädigt. Sichere alle Partien, um sie aufzuheben.
}
games-loaded = { $count ->
    [0] Du hast schon alle Partien aus dieser Datei.
    [one] Eine Partie geladen.
   *[other] { $count } Partien geladen.
}
games-not-loaded = { $count ->
    [one] Eine Partie in dieser Datei ist beschädigt und wurde nicht geladen.
   *[other] { $count } Partien in dieser Datei sind beschädigt und wurden nicht geladen.
}
needs-server = Du spielst ohne Server, deshalb kann niemand von einem anderen Gerät mitspielen. Wenn ihr online zusammen spielen wollt, muss jemand von euch einen Server betreiben.
friends-server = Auf unserem Server online mit Freunden spielen
page-loading = Kontor wird geladen: { $percent } %
page-failed = Kontor konnte in diesem Browser nicht starten. Lade die Seite neu oder nimm einen neueren Browser.
page-update = Eine neue Version von Kontor ist da.
page-update-start = Jetzt aktualisieren
page-update-tabs = Schließ zuerst die anderen Tabs von Kontor, dann kann die neue Version starten.
