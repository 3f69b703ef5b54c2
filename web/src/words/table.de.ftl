# The table page in German.

## Who must do what

table-your-turn = Du bist dran
table-to-move = { SEAT($seat) } ist dran
table-turn-title = ● Du bist dran
table-behind = { $count ->
    [one] Noch { $count } Schritt zu zeigen
   *[other] Noch { $count } Schritte zu zeigen
}
table-skip = Überspringen
table-go-on = { $what }: Klicke auf die nächste Stelle.
table-cancel = Abbrechen
table-all-actions = Alle Aktionen
table-all-actions-tip = Alles auflisten, was du jetzt tun kannst
table-find = Aktion suchen
table-watching = Du schaust zu
table-board = Spielplan

## Choosing, asking, why not

table-choose = Wähle eine Aktion
table-choose-further = { $count ->
    [one] Weitere: eine Möglichkeit auf dem Spielplan
   *[other] Weitere: { $count } Möglichkeiten auf dem Spielplan
}
table-no-match = Keine passende Aktion
table-ask = Bist du sicher?
table-ask-yes = Ja
table-ask-no = Nein
table-why = Über diese Stelle
table-why-wait = Du bist nicht dran. Warten auf { SEAT($seat, where: "within") }.
table-why-behind = Warte, bis die Züge der anderen gezeigt sind, oder überspringe sie.
table-why-sending = Deine letzte Aktion wird noch gesendet.
table-why-spectator = Du schaust zu. Nimm einen Platz, um mitzuspielen.
table-why-over = Die Partie ist zu Ende.
table-why-nothing = { $lit ->
    [yes] Hier kannst du jetzt nichts tun. Klicke auf eine hervorgehobene Stelle.
   *[no] Hier kannst du jetzt nichts tun. Wähle eine der Schaltflächen.
}
table-why-more = { $count ->
    [one] Ein weiterer Grund
   *[other] { $count } weitere Gründe
}
table-why-looking = Die Regel wird nachgeschlagen …
table-rule = Regel { $rule }

## Undo

table-put-back = Zurücklegen (rückgängig)
table-put-back-short = Zurücklegen
# With a soft hyphen, for the narrow button on a phone.
table-undo = Rück­gängig
table-undo-tip = Deinen letzten Schritt zurücknehmen
table-undo-none = Du hast keinen Schritt zurückzunehmen. Zufallsereignisse und Schritte anderer lassen sich nicht zurücknehmen.
table-reset = Zug von vorn
table-reset-tip = Alles in diesem Zug zurücknehmen, soweit möglich
table-reset-none = In diesem Zug gibt es nichts zurückzunehmen. Zufallsereignisse und Schritte anderer lassen sich nicht zurücknehmen.

## In words

table-found = { $count ->
    [one] Eine Aktion
   *[other] { $count } Aktionen
}
table-told = Ansagen
table-told-less = { $count ->
    [one] Ein früheres Ereignis steht im Verlauf.
   *[other] { $count } frühere Ereignisse stehen im Verlauf.
}
table-told-turn = Du bist dran: { $prompt }
table-text = Text
table-text-now = Mögliche Aktionen
table-text-nothing = Gerade hast du nichts zu entscheiden.
table-text-table = Der Tisch als Text
table-text-find = Stelle oder Stein suchen
table-text-none = Nichts auf dem Tisch passt dazu.
table-text-empty = leer

## Keys

skip-actions = Zu den Aktionen
skip-board = Zum Spielplan
skip-text = Zur Textansicht
keys-title = Tastatur
keys-tab = Nächster Teil der Seite
keys-arrows = Auf dem Spielplan: nächste hervorgehobene Stelle in dieser Richtung; sonst: Karte verschieben
keys-pages = Auf dem Spielplan: nächste hervorgehobene Stelle in Leserichtung
keys-enter = Enter
keys-page-up = Bild ↑
keys-page-down = Bild ↓
keys-escape-key = Esc
keys-control = Strg
keys-space = Leertaste
keys-take = Stelle wählen, Knopf drücken
keys-escape = Fenster schließen, Angefangenes abbrechen
keys-zoom = Auf dem Spielplan: vergrößern, verkleinern, alles zeigen
keys-single = Einzeltasten
keys-on = Einzeltasten einschalten
keys-on-about = Schalte sie aus, wenn sie einen Screenreader oder die Sprachsteuerung stören.
keys-board = Zum Spielplan
keys-actions = Alle Aktionen
keys-prompt = Ansagen, wer dran ist
keys-newest = Zum neuesten Schritt springen
keys-help = Diese Übersicht

## Sending and connection

table-busy = Deine letzte Aktion wird noch gesendet. Klicke gleich noch einmal.
table-stale = Die Partie ging weiter, bevor dein Klick ankam. Sieh auf den Spielplan und versuche es noch einmal.
table-retrying = Deine letzte Aktion ist noch nicht angekommen. Neuer Versuch …
table-lost = Verbindung verloren. Wird wiederhergestellt …
table-offline = Du bist offline. Es geht weiter, sobald du zurück bist …
table-back = Wieder verbunden

## Vorausplanen

plan = Planen
plan-tip = Deine nächsten Züge an einer eigenen Kopie der Partie ausprobieren
plan-board = Spielplan zum Planen
plan-about = Niemand sonst sieht deinen Plan. Die anderen passen, wenn sie können, und Zufallsereignisse sind nur Beispiele.
plan-end = Dein Plan ist am Ende der Partie angekommen.
plan-back = Einen Schritt zurück
plan-leave = Verlassen
plan-keep = Plan merken und verlassen
plan-discard = Verwerfen
plan-turn = Du bist dran.
plan-moved = Die Partie ist weitergegangen.
plan-again = Von hier planen
plan-play = Plan spielen: { $action }
plan-dropped = Dein Plan ist nicht mehr möglich ({ $action }). { $reason }

## Auf dem Brett zeichnen

draw = Zeichnen
draw-tip = Pfeile zeichnen: Klicke zwei Orte an, oder denselben zweimal für einen Ring.
draw-tip-mouse = Die rechte Maustaste zeichnet immer.
draw-clear = Deine Pfeile entfernen
draw-start = Pfeil ab { $place }: Wähle sein Ende.
draw-arrow = Pfeil von { $from } nach { $to }
draw-ring = Ring um { $place }

## Hints

hints-ask = Tipp
hints-tip = Zeigt, was ein starker Spieler tun würde
hints-title = Ein starker Spieler würde
hints-thinking = Denkt nach …
hints-about = Geschätzte Gewinnchance nach jeder Aktion
hints-chance = { $percent } %

## Side panels

table-panels = Seitenleiste
table-desks = Spieler
table-log = Verlauf
table-scores = Punkte
table-seats = Tisch
table-rules = Regeln

## Begleitete erste Partie

tips = Tipp
tips-next = Nächster Tipp
tips-close = Verstanden
tips-off = Keine Tipps mehr
tips-are-off = Die Tipps sind aus. Auf der Seite mit den Lektionen kannst du sie wieder einschalten.

## Chat

chat = Chat
chat-unread = neu
chat-about = { $over ->
    [yes] Spieler und Zuschauer lesen jetzt alles.
   *[no] { $room ->
        [players] Das lesen nur die Spieler an diesem Tisch.
       *[watchers] Das lesen bis zum Ende der Partie nur Zuschauer.
    }
}
chat-empty = Noch hat niemand etwas gesagt.
chat-guest = Gast
chat-more = Mehr
chat-mute = Ausblenden
chat-block = Überall blockieren
chat-report = Melden
chat-reported = Der Betreiber dieses Servers sieht deine Meldung.
chat-hear-all = Ausgeblendete wieder anzeigen
chat-presets = Etwas sagen
chat-text = Deine Nachricht
chat-send = Senden
chat-hello = Hallo!
chat-luck = Viel Glück!
chat-nice = Schöner Zug!
chat-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-moment = Einen Moment, bitte.
chat-back = Bin gleich wieder da.
chat-turn = Bist du dran?
chat-yes = Ja
chat-no = Nein
chat-bye = Tschüss!

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } nimmt einen Schritt zurück.
   *[other] { SEAT($seat) } nimmt { $steps } Schritte zurück.
}
table-log-takeover = Ein Bot übernimmt diesen Platz.
table-log-replaced = Der Bot dieses Platzes ist hier nicht mehr verfügbar. Ein anderer übernimmt.
table-log-giveback = Der Bot verlässt diesen Platz.
table-log-resign = { SEAT($seat) } gibt auf. Ein Bot spielt weiter.
table-log-abandon = Die Spieler haben die Partie einvernehmlich ohne Ergebnis beendet.
table-log-timeout = { $how ->
    [reply] { SEAT($seat) } hat nicht rechtzeitig geantwortet. Ein Bot trifft diese Entscheidung.
   *[other] { SEAT($seat) } hat die Zeit überschritten.
}
table-log-pause = Die Partie ist angehalten.
table-log-resume = Die Partie geht weiter.
table-log-order = { SEAT($seat) } lässt einen Bot antworten.
table-log-seats = Die Plätze wurden ausgelost.
table-log-credit = Der Server war nicht erreichbar. { SEAT($seat) } bekommt { $time } zurück.
table-thinking = { SEAT($seat) } überlegt
table-queued = { SEAT($seat) } wartet: Der Server ist ausgelastet
table-recap = Seit deinem letzten Zug
table-recap-replay = Diese Züge ansehen
table-log-undone = zurückgenommen
table-log-folded = { $count ->
    [one] { $count } zurückgenommener Schritt
   *[other] { $count } zurückgenommene Schritte
}
table-log-height = Höhe des Verlaufs
table-log-empty = Noch ist nichts passiert.
table-log-down = Zum Neuesten
table-speed = Animationstempo
table-speed-value = { $speed ->
    [slow] langsam
    [normal] normal
    [fast] schnell
   *[now] sofort
}

## Scores

table-scores-now = Punkte, wenn die Partie jetzt enden würde
table-unknown = ?
table-unknown-tip = dir verborgen
table-rank = Rang
table-growth = Punkteverlauf
table-growth-show = Punkteverlauf zeigen
table-growth-points = Punkte
table-growth-projection = wenn dort Schluss gewesen wäre
table-growth-label = { $rows ->
    [one] Punkte aller Spieler über { $rows } Schritt
   *[other] Punkte aller Spieler über { $rows } Schritte
}
table-growth-axis = Schritt

## Looking back

replay = Rückblick
replay-first = Erster Schritt
replay-back = { $unit ->
    [turn] Voriger Zug
    [round] Vorige Runde
   *[decision] Voriger Schritt
}
replay-forward = { $unit ->
    [turn] Nächster Zug
    [round] Nächste Runde
   *[decision] Nächster Schritt
}
replay-unit = Schrittweite
replay-unit-value = { $unit ->
    [turn] Zug für Zug
    [round] Runde für Runde
   *[decision] jede Entscheidung
}
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Pause
replay-slider = Schritt der Partie
replay-step = Schritt { $step } von { $steps }
replay-speed = Tempo des Rückblicks
replay-times = { $times } ×
replay-eyes = Sicht
replay-eyes-of = Sicht von { $name }
replay-eyes-public = Öffentliche Sicht
replay-link = Link
replay-link-title = Link zu dieser Stellung
replay-link-about = Wer diesen Link öffnet, sieht dieselbe Stellung aus derselben Sicht.
replay-link-running = Wer diesen Link öffnet, sieht dieselbe Stellung aus der eigenen Sicht.
replay-continue = Von hier weiterspielen
replay-continue-about = Eröffnet einen neuen Tisch mit dieser Stellung. Du nimmst einen Platz, Bots nehmen die anderen. Diese Partie bleibt, wie sie ist.
replay-continue-seat = Dein Platz
replay-close = Rückblick schließen
replay-past = Rückblick:
replay-present = Zur aktuellen Stellung
replay-to-end = Zum Ende
replay-your-turn = Du bist dran: zur aktuellen Stellung
replay-why = Du siehst eine frühere Stellung. Kehre zur aktuellen zurück, um weiterzuspielen.
replay-jump = Diese Stellung ansehen
replay-no-moment = Diesen Schritt gibt es in der Partie noch nicht.
replay-begun = Bis hierher wurde an einem anderen Tisch gespielt.

## In hindsight

analysis = Analyse
analysis-ask = Analysieren
analysis-about = Sieh dir an, wie sich die Gewinnchancen entwickelten, wo die Partie kippte und was besser gewesen wäre. Ein starker Bot prüft jede Entscheidung und nutzt dabei nur, was der Spieler wissen konnte. Das dauert einige Minuten.
analysis-running = Wird analysiert …
analysis-progress = { $known } von { $total ->
    [one] { $total } Entscheidung
   *[other] { $total } Entscheidungen
}
analysis-done = Analyse abgeschlossen
analysis-broken = Die Analyse wurde abgebrochen. Nur der erste Teil der Partie ist ausgewertet.
analysis-chances = Gewinnchancen in %
analysis-chart = { $rows ->
    [one] Gewinnchance jedes Spielers über { $rows } Schritt
   *[other] Gewinnchance jedes Spielers über { $rows } Schritte
}
analysis-turn-mark = Wendepunkt
analysis-turns = Wendepunkte
analysis-own = Deine teuersten Entscheidungen
analysis-retry = Von hier noch einmal versuchen
analysis-turns-none = Keine einzelne Entscheidung hat viel gekostet.
analysis-step = Schritt { $step }
analysis-cost = Verlust { $percent } %
analysis-better = Besser:
analysis-good = Nichts Besseres gefunden
analysis-numbers = Chancen in Zahlen

## The end

table-result = Die Partie ist zu Ende
table-result-show = Ergebnis
table-result-print = Drucken
table-result-close = Zurück zum Spielplan
table-result-again = Neuer Tisch
table-abandoned = Partie ohne Ergebnis beendet
table-abandoned-about = Ihr habt euch geeinigt, hier aufzuhören. Die Partie bleibt erhalten und lässt sich ansehen.
again-yes = Noch einmal
again-no = Jetzt nicht
again-asked = Du möchtest noch einmal spielen
again-next = Zum neuen Tisch
again-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
again-waiting = Warten auf { $names }. Nach einer Minute geht es ohne sie los.
again-rest = Plätze von Spielern, die nicht antworten:
again-rest-open = bleiben frei
again-rest-bot = übernehmen Bots

## Seats and the table

table-seats-title = Spieler
table-present = { $count ->
    [0] Gerade ist kein Spieler da.
   *[other] Gerade da: { $names }.
}
table-present-watching = { $count ->
    [one] 1 weitere Person schaut zu.
   *[other] { $count } weitere Personen schauen zu.
}
table-seat-you = du
table-seat-here = da
table-seat-away = nicht da
table-seat-bot = Bot
table-seat-stand-in = ein Bot spielt
table-seat-resigned = aufgegeben, ein Bot spielt
table-seat-turn = ist dran
table-join = Diesen Platz nehmen
table-join-too = Diesen Platz auch spielen
table-join-in = Platz nehmen
table-join-title = Platz nehmen
table-join-name = Dein Name an diesem Tisch
table-join-yes = Platz nehmen
table-rename = Umbenennen
table-rename-title = Deinen Namen an diesem Tisch ändern
table-rename-yes = Namen ändern
table-bot = Bot spielen lassen
table-bot-open = Bot hinzufügen
table-bot-title = Soll ein Bot für { SEAT($seat, where: "within") } spielen?
table-bot-level = Stufe
table-bot-text = Der Bot spielt, bis jemand den Platz wieder übernimmt.
table-return = Platz zurückholen
table-return-open = Bot entfernen
table-leave = Verlassen
table-leave-title = Den Platz von { SEAT($seat, where: "within") } verlassen?
table-leave-waiting = Dann kann jemand anders den Platz nehmen.
table-leave-running = Ein Bot spielt weiter, und wer den Link zum Tisch hat, kann deinen Platz nehmen.
table-resign = Aufgeben
table-resign-title = Diese Partie aufgeben?
table-resign-text = Ein Bot spielt deinen Platz zu Ende. Du kannst zuschauen, den Platz aber nicht zurückholen.
table-make-host = Gastgeberrolle übergeben
table-become-host = Gastgeberrolle übernehmen
table-abandon = Ohne Ergebnis beenden
table-abandon-title = Diese Partie ohne Ergebnis beenden?
table-abandon-text = { $others ->
    [yes] Alle Spieler müssen zustimmen. Die Partie bleibt erhalten, aber niemand gewinnt.
   *[no] Die Partie bleibt erhalten, aber niemand gewinnt.
}
table-link = Platz-Link
table-link-title = Link zum Platz von { SEAT($seat, where: "within") }
table-link-about = Öffne diesen Link auf einem anderen Gerät, um dort auf diesem Platz zu spielen. Gib ihn nicht weiter: Wer ihn hat, kann auf deinem Platz spielen. Er wird nur einmal gezeigt, du kannst aber jederzeit einen neuen erstellen.
table-copy = Kopieren
table-copied = Kopiert
table-copy-by-hand = Automatisches Kopieren geht hier nicht. Markiere den Link und kopiere ihn selbst.
table-invite = Einladungslink
table-share = Teilen
table-invite-local = Dieser Link funktioniert nur auf diesem Rechner. Um andere einzuladen, muss Kontor im Netzwerk erreichbar sein: siehe docs/server.md.
table-invite-about = Schick diesen Link an deine Freunde. Wer ihn hat, kann einen freien Platz nehmen oder zuschauen.
table-menu = Dieser Tisch
table-record = Partie herunterladen
clocks = Uhren
clock-order = Ein Bot antwortet für mich
clock-order-about = Ein Bot antwortet sofort, wenn du im Zug eines anderen etwas entscheiden musst.
clock-paused = Angehalten
clock-overtime = Nachspielzeit
clock-out = Zeit abgelaufen
clock-reply = Antwort
clock-vacation = Im Urlaub
clock-weekend = Wochenende
clock-warning = { $seconds ->
    [0] Deine Zeit ist um. Die Nachspielzeit läuft.
   *[other] Du hast noch { $seconds } Sekunden.
}
clock-pause = Pause
clock-pause-tip = Den anderen vorschlagen, die Uhren anzuhalten
clock-resume = Fortsetzen
clock-depart = Urlaub
clock-depart-tip = Deine Uhr anhalten. Du hast { $time } Urlaub angespart.
clock-return = Urlaub beenden
clock-overdue = { SEAT($seat) } hat die Zeit überschritten.
clock-overdue-me = Deine Zeit ist um. Ziehe jetzt, sonst können die anderen einen Bot spielen lassen.
clock-wait = 5 Minuten warten
clock-bot = Einen Bot spielen lassen
clock-taken = Du hast die Zeit überschritten. Ein Bot spielt für dich.
clock-taken-last = Du hast die Zeit dreimal überschritten. Der Bot spielt zu Ende.
clock-come-back = Platz zurückholen
vote-bot = { $count ->
    [0] Du hast vorgeschlagen, dass ein Bot für { SEAT($seat, where: "within") } spielt.
    [one] { $names } möchte einen Bot für { SEAT($seat, where: "within") } spielen lassen.
   *[other] { $names } möchten einen Bot für { SEAT($seat, where: "within") } spielen lassen.
}
vote-delete = { $count ->
    [0] Du hast vorgeschlagen, diesen Tisch zu löschen.
    [one] { $names } möchte diesen Tisch löschen.
   *[other] { $names } möchten diesen Tisch löschen.
}
vote-pause = { $count ->
    [0] Du hast vorgeschlagen, die Uhren anzuhalten.
    [one] { $names } möchte die Uhren anhalten.
   *[other] { $names } möchten die Uhren anhalten.
}
vote-abandon = { $count ->
    [0] Du hast vorgeschlagen, diese Partie ohne Ergebnis zu beenden.
    [one] { $names } möchte diese Partie ohne Ergebnis beenden.
   *[other] { $names } möchten diese Partie ohne Ergebnis beenden.
}
vote-host = { $count ->
    [0] Du hast vorgeschlagen, dass { SEAT($seat, where: "within") } die Gastgeberrolle übernimmt.
    [one] { $names } möchte, dass { SEAT($seat, where: "within") } die Gastgeberrolle übernimmt.
   *[other] { $names } möchten, dass { SEAT($seat, where: "within") } die Gastgeberrolle übernimmt.
}
vote-bot-text = Die anderen stimmen darüber ab. Nach 15 Minuten ohne Zug ist keine Abstimmung nötig. Wer vertreten wird, kann jederzeit zurückkommen.
vote-yes = Zustimmen
vote-no = Ablehnen
vote-withdraw = Zurückziehen
vote-count = { $agreed } von { $needed } Stimmen
table-delete = Tisch löschen
table-delete-title = Diesen Tisch löschen?
table-delete-text = Die Partie, ihr Verlauf und alle Namen werden für alle gelöscht. Das lässt sich nicht rückgängig machen.
table-delete-yes = Löschen
table-deleted = Tisch gelöscht.
table-public = Alle können diesen Tisch in der Lobby finden.
table-private = Nur wer den Link hat, findet diesen Tisch.
notes = Notizen
notes-about = Nur du kannst das lesen.
notes-saved = Gespeichert.
notes-failed = Nicht gespeichert. Tippe weiter, um es noch einmal zu versuchen.
table-setting = Spiel
table-rated-text = Das Ergebnis zählt für die Wertung der Spieler.
cup-to = Zum Turnier
table-ratings = Neue Wertungen
table-ratings-left = Wer nicht bis zum Ende gespielt hat, zählt für die Wertung hinter allen anderen.
table-takebacks = { $takebacks ->
    [bots] Du kannst deine eigenen Schritte zurücknehmen, auch wenn Bots schon geantwortet haben.
   *[own] Du kannst deine eigenen Schritte zurücknehmen, bis ein anderer Spieler oder ein Bot gehandelt hat.
}

## Waiting for players

table-waiting = Warten auf Mitspieler
table-waiting-about = { $open ->
    [one] Die Partie beginnt, wenn noch ein Spieler dazukommt.
   *[other] Die Partie beginnt, wenn noch { $open } Spieler dazukommen.
}
table-draw-seats = Zu Beginn werden die Plätze ausgelost.
table-invited = Spiel mit!
table-invited-about = { $count ->
    [one] { $names } wartet auf Mitspieler. Nimm einen Platz und gib deinen Namen ein. Die Partie beginnt, sobald alle Plätze besetzt sind.
   *[other] { $names } warten auf Mitspieler. Nimm einen Platz und gib deinen Namen ein. Die Partie beginnt, sobald alle Plätze besetzt sind.
}
table-notify = Benachrichtigen lassen, wenn du dran bist
table-new-here = Du kennst { $game } noch nicht?
table-fill = { $open ->
    [one] Freien Platz mit einem Bot besetzen
   *[other] { $open } freie Plätze mit Bots besetzen
}

## One screen, several people

table-hand-over = Gib den Bildschirm an { SEAT($seat, where: "within") } weiter
table-hand-over-about = Der Spielplan zeigt, was nur { SEAT($seat, where: "within") } sehen darf. Alle anderen schauen bitte weg.
table-hand-over-yes = Ich bin { SEAT($seat, where: "within") }: Spielplan zeigen

## When it cannot be shown

table-loading = Der Tisch wird geladen …
table-missing = Tisch nicht gefunden
table-missing-about = Der Link ist falsch, oder der Tisch wurde gelöscht.
table-gone = Dieser Tisch wurde gelöscht
table-gone-about = Der Tisch und seine Partie wurden von der Person gelöscht, die ihn eröffnet hat.
table-frozen = Dieser Tisch ist eingefroren
table-frozen-about = Diese Partie kann mit dieser Version von Kontor nicht weitergehen. Es ist nichts verloren.
