# The shared parts of Kontor in German. A game's words are in its own folder.

## Names

# docs/words.md describes SEAT and INPUT.

seat-name = { $seat ->
    [-1] Der Zufall
   *[other] { SEAT($seat) }
}
seat-numbered = Platz { $number }
seat-numbered-within = Platz { $number }
waiting-for = Warten auf { SEAT($seat, where: "within") }
prompt-for = { SEAT($seat) }: { $prompt }
end-length = bei der Höchstlänge abgebrochen
end-abandoned = einvernehmlich beendet
end-resigned = ein Spieler hat aufgegeben
language-unknown = Kontor gibt es nicht auf „{ $language }“. Möglich: { $possible }.

## Bots

bot-apprentice = Lehrling
bot-apprentice-about = Kennt die Regeln und verfolgt einfache Ziele. Gut, solange du das Spiel lernst.
bot-apprentice-character = Fröhlich, neugierig und manchmal etwas voreilig.
bot-journeyman = Geselle
bot-journeyman-about = Vergleicht die Folgen seiner Aktionen und wählt die beste. Ein guter erster Gegner.
bot-journeyman-character = Weit gereist. Greift nach dem besten Geschäft des Tages.
bot-master = Meister
bot-master-about = Plant ganze Züge und rechnet mit deinen Antworten. Schwer zu schlagen.
bot-master-character = Geduldig und genau. Plant den ganzen Zug, bevor sich ein Stein bewegt.
bot-patrician = Patrizier
bot-patrician-about = Denkt bei jeder Entscheidung zwei Sekunden voraus. Kaum zu schlagen.
bot-patrician-character = Höflich, wohlhabend, unerbittlich. Kennt deinen Plan vor dir.
bot-burgomaster = Bürgermeister
bot-burgomaster-about = Denkt bei jeder Entscheidung fünf Sekunden voraus. Der stärkste Bot.
bot-burgomaster-character = Kennt jeden Kniff in dieser Stadt und lässt keinen durchgehen.
bot-style = Stil des Bots
bot-style-none = ohne Stil
bot-style-builder = Baumeister
bot-style-builder-about = Baut sein Netzwerk aus.
bot-style-blocker = Blockierer
bot-style-blocker-about = Stellt sich den anderen in den Weg.
bot-style-racer = Draufgänger
bot-style-racer-about = Punktet früh und drängt auf das Ende.

## Games, boards, options

game-unknown = Das Spiel „{ $game }“ gibt es nicht. Möglich: { $possible }.
game-broken = Das Spiel „{ $game }“ aus dem Paket { $package } lässt sich nicht laden ({ $error }). Aktualisiere oder deinstalliere das Paket.
game-misnamed = Das Paket { $package } bietet das Spiel „{ $game }“ an, aber das Spiel nennt sich selbst „{ $id }“. Sein Autor muss dem Einstiegspunkt und dem Spiel denselben Namen geben.
game-taken = Das Paket { $package } bietet das Spiel „{ $game }“ an, aber Kontor hat schon eines mit diesem Namen. Deinstalliere das Paket, oder bitte seinen Autor, das Spiel umzubenennen.
game-twice = Mehrere Pakete bieten das Spiel „{ $game }“ an: { $packages }. Deinstalliere alle bis auf eines.
setup-players = { $players ->
    [one] Mit { $players } Spieler
   *[other] Mit { $players } Spielern
} geht dieses Spiel nicht. Möglich: { $possible }.
setup-unknown-board = Den Spielplan „{ $board }“ gibt es nicht. Möglich: { $possible }.
setup-board-players = Der Spielplan { $board } ist für { $possible } Spieler, nicht für { $players }.{ $boards ->
    [none] {""}
   *[other] {" "}Für { $players } Spieler möglich: { $boards }.
}
option-unknown = Die Option „{ $option }“ gibt es nicht. Möglich: { $possible }.
option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $possible }.

## Actions

action-unknown = Auf diesem Spielplan gibt es keine Aktion „{ $text }“.{ $closest ->
    [none] {""}
   *[other] {" "}Meinst du „{ $closest }“?
}
action-too-long = Keine Aktion hat { $letters } Zeichen. Die längste hat { $most }.
action-empty = Gib eine Aktion ein, zum Beispiel „{ $example }“.
action-kind = „{ $text }“ ist unvollständig. { $count ->
    [one] Möglich ist „{ $example }“.
   *[other] Möglich sind { $count } solche Aktionen, zum Beispiel „{ $example }“.
}
action-kind-none = „{ $text } …“ geht jetzt nicht. „{ $example }“ zum Beispiel verstößt gegen Regel { $rule }:
action-form-unknown = Keine Aktion auf diesem Spielplan hat die Form { $form }.

## Records

record-format = Das ist keine Aufzeichnung von Kontor. Die erste Zeile muss „{ $expected }“ lauten.
record-header-line = Zeile { $line }: „{ $text }“ gehört nicht in den Kopf. Schreib jedes Feld einmal, als „Name: Wert“, und beende den Kopf mit einer leeren Zeile. Mögliche Felder: { $possible }.
record-header-value = Zeile { $line }: Der Wert von { $field } ist kein gültiges JSON.
record-header-missing = Im Kopf fehlt das Feld { $field }.
record-header-type = Das Feld { $field } im Kopf hat den falschen Typ oder widerspricht einem anderen Feld.
record-result-field = Das Feld { $field } im Kopf fehlt, ist unbekannt oder ungültig.
record-too-large = Diese Aufzeichnung ist zu groß. Erlaubt sind höchstens { $most } Zeichen und { $lines } Zeilen.
record-empty-line = Zeile { $line } ist leer. Nach dem Kopf muss jede Zeile eine Aktion sein.
record-rules = Diese Partie folgt Version { $rules } der Regeln, dieses Kontor kennt sie nur bis Version { $expected }. Aktualisiere Kontor, um sie zu öffnen.
record-older = Diese Partie folgt Version { $rules } der Regeln und führt nach Version { $expected } nicht zum selben Ende. Öffne sie mit der Kontor-Version, die sie gespeichert hat.
record-board = Der Kopf nennt den Spielplan { $board }, die Aufzeichnung enthält aber den Spielplan { $expected }.
record-digest = Diese Partie wurde auf einer anderen Fassung des Spielplans { $board } gespielt und lässt sich hier nicht nachspielen.
record-line-illegal = Zeile { $line }: „{ $text }“ ist nicht erlaubt (Regel { $rule }).
record-line = Zeile { $line } lässt sich nicht lesen.
record-at = Diese Aufzeichnung hat keinen Schritt { $at }. Möglich: 0 bis { $last }.
record-viewer = Diese Aufzeichnung enthält nur, was ein Platz sehen konnte (viewer { $viewer }). Die Aufzeichnung eines anderen Platzes lässt sich daraus nicht machen.
record-result = Das Ergebnis im Kopf passt nicht zu den Aktionen. Richtig ist { $expected }.
record-unfinished = Der Kopf nennt ein Ergebnis, aber nach der letzten Aktion ist die Partie nicht zu Ende. Ergänze die fehlenden Aktionen, oder schreib „result: null“ für eine unvollendete Partie.

## Positions and boards as data

data-type = { $expected ->
    [str] ein Text
    [int] eine ganze Zahl
    [bool] true oder false
    [list] eine Liste
    [dict] ein Objekt mit benannten Feldern
    [number] eine Zahl
    [point] ein Punkt [x, y]
    [words] eine Tabelle mit einem Text je Sprache
    [colour] eine Farbe wie #9cc48a
   *[table] eine Tabelle
}
position-head = { $where } ist „{ $value }“; es muss { $expected } sein.
position-board = Diese Stellung gehört zum Spielplan { $board }, nicht zu { $expected }.
position-unknown-field = { $where }: unbekanntes Feld. Möglich: { $possible }.
position-missing-field = { $where }: Das Feld fehlt.
position-wrong-type = { $where }: Hier muss { data-type } stehen.
position-out-of-range = { $where }: { $value } ist nicht erlaubt. Möglich: { $low } bis { $high }.
position-viewer = { $where }: { $value } ist keine Sicht. Schreib "all", "spectator" oder die Nummer eines Platzes.
position-unknown-city = { $where }: Der Spielplan hat keine Stadt „{ $name }“.
position-unknown-name = { $where }: „{ $name }“ ist unbekannt. Möglich: { $possible }.
position-seats = { $where }: Es müssen genau { $wanted } Plätze sein.
position-digest = Diese Stellung wurde auf einer anderen Fassung des Spielplans { $board } gespeichert und lässt sich hier nicht laden.
position-ended = ended: muss genau dann angegeben sein, wenn keine Entscheidung offen ist, und zur Stellung passen (E1).
position-first-player = first und active: Beide müssen null sein, bis der Startspieler ausgelost ist, danach Nummern von Plätzen.
position-should-be-over = Eine Bedingung für das Spielende ist erfüllt (E1), aber in der Stellung ist noch ein Zug offen.
position-decision = stack: Die Entscheidung „{ $decision }“ passt nicht zum Rest der Stellung.
position-bytes = Eine Stellung auf diesem Spielplan braucht mindestens { $least } Bytes, nicht { $bytes }.
board-unknown-field = { board-at }unbekanntes Feld. Möglich: { $possible }.
board-missing-field = { board-at }Fehlt noch.
board-wrong-type = { board-at }Hier muss { data-type } stehen.
board-out-of-range = { board-at }{ $value } ist nicht erlaubt. Möglich: { $low } bis { $high }.
board-too-large = { $where }: Die Datei ist größer als { $most } Bytes, mehr ist für Spielpläne nicht erlaubt.
board-odd-value = { $where }: Dieser Wert kann hier in einer Spielplandatei nicht stehen.
board-too-deep = { $where }: Ein Schlüssel hat mehr als { $most } Teile. So tief sind Spielplandateien nie geschachtelt.
board-too-many = { board-at }Es sind { $counted }, erlaubt sind aber höchstens { $most }.
board-name = { board-at }Erlaubt sind 1 bis { $most } druckbare Zeichen, mit einzelnen Leerzeichen zwischen den Wörtern{ $what ->
    [city] , ohne „+“ und ohne Bindestrich am Anfang oder Ende
   *[other] {""}
}.
board-not-toml = { $where }: kein gültiges TOML: { $error }.
board-unknown-name = { board-at }„{ $name }“ ist unbekannt. Möglich: { $possible }.
board-other-game = { board-at }Dieser Spielplan ist für { $other }, nicht für { $game }.
board-players = { board-at }Hier müssen Spielerzahlen von { $low } bis { $high } stehen.
board-name-twice = { board-at }Der Name „{ $name }“ kommt zweimal vor.
board-at = { $at ->
    [none] {""}
   *[other] { $at }{ $line ->
        [0] {""}
       *[other] {" "}(Zeile { $line })
    }:{" "}
}
board-too-few = { board-at }Es sind { $counted }, nötig sind mindestens { $least }.
board-unknown-pair = { board-at }Zu „{ $name }“ gibt es auf dem Spielplan nichts. Schreibe zwei Kennungen als ["eine", "andere"], bei einer Route in der Reihenfolge ihrer Enden a und b.
board-table-board = Spielplan
board-field-board = Name des Spielplans, sein Spiel und die Spielerzahlen.
board-column-id = Kennung
board-field-id = Kurzer Name des Spielplans in Aufzeichnungen und Listen.
board-column-game = Spiel
board-field-game = Das Spiel, zu dem der Spielplan gehört. Fehlt es, wählst du das Spiel beim Laden der Datei.
board-column-title = Titel
board-field-title = Der angezeigte Name. Der Editor bildet daraus auch die Kennung.
board-column-players = Spielerzahlen
board-field-players = Mit wie vielen Spielern der Spielplan gespielt werden kann.
board-column-reconstruction = Rekonstruktion
board-field-reconstruction = Ob der Spielplan eine Rekonstruktion statt des gedruckten ist. Die Spieler sehen einen Hinweis.
board-column-key = Kennung
board-field-key = Kurzer Name, mit dem andere Zeilen auf diese verweisen.
board-column-name = Name
board-field-name = Name auf dem Plan und im Text von Aktionen. Groß- und Kleinschreibung und Akzente unterscheiden Namen nicht.
board-column-shown-name = Name
board-field-shown-name = Ein Name oder einer je Sprache. Für eigene Notizen; Kontor zeigt seine eigenen Namen.
board-column-x = x
board-field-x = Abstand vom linken Rand. Wird berechnet, wenn er fehlt.
board-column-y = y
board-field-y = Abstand vom oberen Rand. Wird berechnet, wenn er fehlt.
board-column-source = Quelle
board-field-source = Woher diese Angaben stammen, zum Beispiel "rulebook" oder "reconstructed". Nur als Notiz.
board-column-paint = Farbe
board-field-paint = Die Farbe der Region auf der Karte, zum Beispiel #9cc48a. Fehlt sie, wählt Kontor eine.
board-column-noted-paint = Farbe
board-field-noted-paint = Die gedruckte Farbe, zum Beispiel #9cc48a. Nur als Notiz und für den Editor: Kontors Karte hat eigene Farben.
board-column-a = Von
board-field-a = Das eine Ende.
board-column-b = Nach
board-field-b = Das andere Ende.
board-column-via = Biegungen
board-field-via = Punkte, durch die die Linie von a nach b gezeichnet wird.

## The handbook

rule-empty = Gib einen Abschnitt (D), eine Regel (D6), einen Teil einer Regel (D6b) oder ein Suchwort ein.
rules-more = „kontor rules { $game } D6“ zeigt eine Regel, „kontor rules { $game } D“ einen Abschnitt, „kontor rules { $game } verdrängen“ alle Regeln mit diesem Wort und „kontor rules { $game } | less“ das ganze Handbuch.
rule-unknown = Die Regel „{ $rule }“ gibt es im Handbuch nicht. Ähnlich: { $near }.

## Files and the command line

file-missing = { $file } existiert nicht.
file-no-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder überschreibe die Datei mit --force.
file-exists-several = { $count ->
    [one] { $file } gibt es in { $folder } schon.
   *[other] { $count } dieser Dateien gibt es in { $folder } schon, zum Beispiel { $file }.
} Wähle einen anderen Ordner oder überschreibe sie mit --force.
file-none-inside = { $file } enthält keine Dateien *.kontor oder *.json.
file-folder = { $file } ist ein Ordner, keine Datei.
file-denied = { $file } lässt sich nicht öffnen: Zugriff verweigert.
file-trouble = { $file }: { $error }.
file-too-large = { $file } ist größer als { $most } Bytes, mehr ist für Aufzeichnungen und Stellungen nicht erlaubt.
file-empty = { $file } ist leer.
file-binary = { $file } ist keine UTF-8-Textdatei, also weder eine Aufzeichnung noch eine Stellung.
file-unknown = { $file } ist weder eine Aufzeichnung (erste Zeile „{ $expected }“) noch eine Stellung (ein JSON-Objekt).
file-not-json = { $file } ist kein gültiges JSON (Zeile { $line }, Spalte { $column }).
file-no-position = { $file } ist JSON, aber keine Stellung. Es muss ein Objekt mit dem Feld „game“ sein; siehe docs/hansa.md.
cli-empty = { $option } braucht einen Wert.
cli-one-stdout = --json und --svg - schreiben beide nach stdout. Gib bei --svg einen Dateinamen an.
cli-set = --set { $setting }: Schreib OPTION=WERT, zum Beispiel swap_must_own_one=true.
cli-at-position = { $file } enthält eine einzelne Stellung. --at geht nur bei Aufzeichnungen.
cli-seat = Den Platz „{ $seat }“ gibt es nicht. Möglich: { $possible }.
cli-seat-of-view = Diese Datei enthält nur, was ein Platz sehen konnte. Die Sicht von „{ $seat }“ kann sie nicht zeigen.
game-over = Die Partie ist zu Ende.
result = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $end }.

games-players = { $players } Spieler
games-board = Spielplan
games-for = Spieler
games-option = Option
games-default = Standard
games-possible = Werte
games-counts = { $total } insgesamt
games-each = je { $least }–{ $most }{ $more ->
    [none] {""}
   *[other] , mindestens { $more }
}
games-counts-kind = Um eine Art von { $option } zu ändern: { $setting }
games-counts-all = Um alle Arten von { $option } festzulegen: { $setting }
games-ends = Spielende

show-head = { $game } · { $players } Spieler · { $board }{ $variant ->
    [none] {""}
   *[other] { $variant }
}{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
}
show-option = { $name }: { $value }
show-option-off = { $name }: aus
show-option-changed = { $name }: angepasst
show-at = Nach { $at } von { $last ->
    [one] { $last } Aktion
   *[other] { $last } Aktionen
}
show-viewer = { $viewer ->
    [-4] Sicht der Zuschauer
   *[other] Sicht von { SEAT($viewer, where: "within") }
}
show-log = Letzte Ereignisse

legal-count = { $count ->
    [one] { $count } mögliche Aktion
   *[other] { $count } mögliche Aktionen
}
legal-weight = { $weight } von { $total }
why-allowed = Erlaubt: { $text }
why-refused = Nicht erlaubt (Regel { $rule }): { $text }
check-record = { $file }: gültige Aufzeichnung mit { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
check-position = { $file }: gültige Stellung
board-sound = { $file }: gültiger Spielplan „{ $board }“ für { $game }, { $players } Spieler
board-no-game = { $file } nennt kein Spiel. Gib es mit --game an; möglich: { $possible }.

simulate-progress = Spielt
simulate-stray = Zufällige Aktionen können nur Bots der Stufe { $possible } spielen, nicht „{ $level }“. Lass --stray oder --level weg.
simulate-head = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } · { $board }
simulate-seat = Platz
simulate-mean = Punkte (Mittel)
simulate-least = Niedrigste
simulate-most = Höchste
simulate-wins = Siege
simulate-lengths = Aktionen pro Partie: { $shortest } bis { $longest }, Median { $median }.
simulate-end = Spielende
simulate-games = Partien

puzzles-progress = { $games ->
    [one] 1 Partie gespielt, { $found } von { $count } Rätseln gefunden.
   *[other] { $games } Partien gespielt, { $found } von { $count } Rätseln gefunden.
}
puzzles-found = { $file } enthält { $count ->
    [one] 1 Rätsel.
   *[other] { $count } Rätsel.
}
puzzles-fault = Die Datei lässt sich nicht fortsetzen: { $fault }.
train-progress = Training
train-round = Runde { $round }, { $games } Partien, Verlust { $loss }
train-measure = Spielt { $games } Partien, um die Stärke zu messen.
train-against-priorities = Gegen Lehrlinge: { $won } % von { $games } Partien gewonnen ({ $fair } % wären ausgeglichen).
train-against-shipped = Gegen die mitgelieferten Gewichte: { $won } % von { $games } Partien gewonnen ({ $fair } % wären ausgeglichen).
train-stopped = Nach { $games } Partien angehalten. Um fortzufahren, starte denselben Befehl noch einmal mit --resume.
train-written = Gewichte aus { $games } Partien in { $file } gespeichert.
train-no-numpy = Das Training braucht das Paket { $package }. Installiere es mit pip install 'kontor[train]', in einem Klon mit make setup.
train-not-weights = { $file } enthält keine Gewichte. Nimm eine Datei, die `kontor train` geschrieben hat.
train-mismatch = { $file } gehört zu einem anderen Training; verschieden ist: { $what }. Nimm dieselben Optionen wie vorher, oder wähle mit --resume eine andere Datei.
train-same-file = { $file } kann nicht zugleich die Gewichte und den Trainingsstand enthalten. Gib bei --out und --resume verschiedene Dateien an.
train-not-state = { $file } enthält keinen Trainingsstand. Wähle mit --resume eine andere Datei.
judgement-none = Für { $game } gibt es noch keine trainierten Gewichte. Erzeuge sie mit `kontor train { $game }`.
judgement-game = Diese Gewichte sind für { $found }, nicht für { $game }.
judgement-features = Diese Gewichte passen nicht zu den heutigen Merkmalen von { $game }. Trainiere neue mit `kontor train { $game }`.
judgement-weights = Die Gewichte von { $game } für { $players } Spieler fehlen oder sind unvollständig.

play-again = Diese Partie noch einmal ansehen: { $command }
play-keep = Speichere diese Partie mit --save DATEI, um sie später noch einmal anzusehen.
play-welcome = Du spielst auf Platz { $seat }.
play-stopped = Angehalten nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
play-saved = Partie in { $file } gespeichert.
play-saved-own = Die Partie ist nicht zu Ende, deshalb enthält { $file } nur, was { SEAT($seat, where: "within") } sehen kann.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Was die anderen geheim halten, ist nicht mitgezählt.
play-no-undo = Du hast nichts zurückzunehmen. Zufallsereignisse lassen sich nicht zurücknehmen.
play-undone = { $actions ->
    [one] Eine Aktion zurückgenommen.
   *[other] { $actions } Aktionen zurückgenommen.
}
play-resumed = Weiter nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
cli-resume-over = Die Partie in { $file } ist zu Ende. Sieh sie dir mit kontor show an.
cli-resume-stdin = Mit --seat gibst du deine Aktionen über stdin ein, deshalb braucht --resume einen Dateinamen.
cli-resume-whole = { $file } enthält die ganze Partie, gespeichert würde aber nur, was { SEAT($seat, where: "within") } sehen kann. Wähle eine andere Datei.
cli-resume-viewer = { $file } enthält nur, was ein Platz sehen konnte. Damit lässt sich die Partie nicht fortsetzen.
cli-resume-position = { $file } ist keine Aufzeichnung. Nimm eine Datei, die mit --save gespeichert wurde.
cli-resume-setup = --resume übernimmt den Aufbau aus der Aufzeichnung. Lass { $options } weg.
play-number = Gib eine Zahl von 1 bis { $last } ein.
play-only = Um sie zu spielen, gib 1 ein oder: { $text }
play-back = Enter führt zurück zur ganzen Liste.
play-help-number = Gib eine Nummer ein, um aus der Liste zu wählen.
play-help-text = Gib eine Aktion ein, um sie zu spielen: { $example }
play-help-part = Gib einen Teil einer Aktion ein, um die Liste zu durchsuchen: { $part }
play-help-why = why AKTION: prüft, ob eine Aktion erlaubt ist, und nennt sonst die Regel.
play-help-rules = rules { $rule }: zeigt eine Regel. rules { $section }: zeigt einen Abschnitt. rules WORT: durchsucht die Regeln. rules: zeigt das Inhaltsverzeichnis.
play-help-board = board: zeigt den ganzen Tisch. ?: zeigt diese Hilfe.
play-help-undo = undo: nimmt deinen letzten Schritt zurück, solange seitdem nichts gezogen wurde.
play-help-quit = quit (oder Strg-C): beendet das Spiel.

## Pictures

show-painted = Bild in { $file } gespeichert.

## Tables on a server

live-unplayable = Dieser Tisch kann mit dieser Version von Kontor nicht weitergehen: Eintrag { $entry } im Verlauf folgt nicht den Regeln. Der Verlauf bleibt erhalten.
live-differs = Dieser Tisch kann mit dieser Version von Kontor nicht weitergehen: Sein Verlauf führt jetzt zu einer anderen Stellung. Der Verlauf bleibt erhalten.
live-begun = Die Partie hat schon begonnen.
live-not-begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
live-not-your-decision = Bitte warte: { SEAT($seat, where: "within") } ist dran.
live-undo-too-far = Du kannst nur deine eigenen Schritte zurücknehmen, aber keine Zufallsereignisse, keine Schritte anderer und nicht das Spielende.
bot-level-unknown = Den Bot „{ $level }“ gibt es nicht. Möglich: { $possible }.
bot-style-unknown = Den Stil des Bots „{ $bot }“ gibt es nicht. Möglich: { $possible }.
bot-unusable = Der Bot „{ $bot }“ lässt sich nicht laden ({ $error }). Schreib ihn als modul:Klasse, und prüfe, ob Python das Modul in diesem Ordner oder im PYTHONPATH findet.
bot-broken = Der Bot „{ $bot }“ aus dem Paket { $package } lässt sich nicht laden ({ $error }). Aktualisiere oder deinstalliere das Paket.
bot-taken = Das Paket { $package } bietet den Bot „{ $bot }“ an, aber Kontor hat schon eine Stufe mit diesem Namen. Deinstalliere das Paket, oder bitte seinen Autor, den Bot umzubenennen.
bot-twice = Mehrere Pakete bieten den Bot „{ $bot }“ an: { $packages }. Deinstalliere alle bis auf eines.
bot-no-bot = „{ $bot }“ ist kein Bot. Ein Bot ist eine Funktion choose(view, actions) oder eine Klasse mit einer solchen Methode.
bot-illegal = Der Bot „{ $bot }“ hat { $action } gewählt, aber das ist hier nicht erlaubt. choose(view, actions) muss eine der Aktionen zurückgeben.

## The server

server-internal = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal. Der Fehler wurde protokolliert.
server-unavailable = Der Server erreicht seine Datenbank gerade nicht. Deine Partien sind sicher. Bitte versuche es gleich noch einmal.
server-bad-request = Der Server konnte diese Anfrage nicht lesen. Lade die Seite neu und versuche es noch einmal.
server-bad-field = { $field }: { $fault }
server-not-json = Der Server erwartet JSON.
server-method = Diese Adresse unterstützt diese Anfragemethode nicht.
server-no-page = Seite nicht gefunden.
server-too-large = Das ist zu groß für den Server. Sende weniger auf einmal.
server-budget =
    { $kind ->
        [requests] Zu viele Anfragen aus deinem Netz.
        [sockets] Zu viele offene Verbindungen aus deinem Netz.
        [memory] Aus deinem Netz werden zu viele Partien zugleich beobachtet.
        [sessions] Zu viele neue Besucher aus deinem Netz.
        [tables] Zu viele neue Tische aus deinem Netz.
        [keys] Zu viele Versuche aus deinem Netz, einen Schlüssel zu benutzen.
        [notices] Zu viele Benachrichtigungen für dich in der letzten Stunde.
        [uploads] Zu viele Dateien aus deinem Netz.
        [chat] Du schreibst zu schnell.
       *[thinking] Dein Netz hat die Bedenkzeit für Bots aufgebraucht.
    } { $minutes ->
        [one] Bitte versuche es in einer Minute wieder.
       *[other] Bitte versuche es in { $minutes } Minuten wieder.
    }
server-too-many-analyses = Zu viele Analysen laufen. Bitte versuche es später noch einmal.
server-too-many-pictures = Gerade werden zu viele Bilder gezeichnet. Bitte versuche es gleich noch einmal.
server-log-full = Der Verlauf dieses Tisches ist voll. Du kannst nur noch die Partie selbst weiterspielen.
server-too-many-tables = Auf diesem Server ist kein Platz für einen weiteren Tisch. Bitte versuche es später wieder.
server-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde blockiert.
server-no-table = Tisch nicht gefunden. Vielleicht wurde er gelöscht.
server-no-seat = Diesen Platz gibt es am Tisch nicht.
server-no-moment = Diesen Schritt gibt es in der Partie nicht.
server-still-hidden = Ein Teil dieser Partie ist dir noch verborgen. Wenn sie zu Ende ist, kannst du von hier weiterspielen.
server-others-play = Diese Partie spielen auch andere Menschen. Wenn sie zu Ende ist, kannst du von hier weiterspielen.
server-record-view = Diese Datei enthält nur, was ein Platz sehen konnte. Sie lässt sich weder fortsetzen noch teilen. Lade die ganze Partie herunter, wenn sie zu Ende ist.
server-record-long = Diese Partie ist zu lang für einen Tisch: { $actions } Aktionen, erlaubt sind { $most }.
server-not-your-table = Das kann nur, wer diesen Tisch eröffnet hat.
server-not-your-seat = Das ist nicht dein Platz.
server-not-for-you = Das können nur die Spieler auf diesen Plätzen.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-second-seat = Du spielst an diesem Tisch schon mit. Ein zweiter Platz würde dir zeigen, was dir verborgen ist.
server-bot-there = Auf diesem Platz spielt ein Bot.
server-turn-ends = Damit endet dein Zug. Ausführen?
server-no-hints = Tipps gibt es nur in Partien gegen Bots.
server-no-answer = Der Bot hat nicht geantwortet. Bitte versuche es noch einmal.
server-draws-too-long = Dieser Spielplan braucht zu lange zum Zeichnen. Nimm einen einfacheren, oder versuche es in einer Minute noch einmal.
server-not-drawn = Der Server konnte diesen Spielplan nicht zeichnen. Bitte versuche es in einer Minute noch einmal.
server-analysis-later = Du kannst eine Partie analysieren, wenn sie zu Ende ist.
server-no-stand-in = Auf diesem Platz spielt kein Bot.
server-wrong-link = Dieser Platz-Link gilt nicht mehr. Vielleicht hat ihn ein neuerer ersetzt, oder der Platz wurde verlassen.
server-name-missing = Gib für jeden deiner Plätze einen Namen ein.
server-one-board = Schick entweder den Text einer Spielplandatei oder ihre Daten.
server-two-boards = Wähle entweder einen mitgelieferten Spielplan ({ $board }) oder deine eigene Datei ({ $file }), nicht beides.
server-name-length = Ein Name muss 1 bis { $most } Zeichen haben.
server-name-letters = Ein Name darf nur druckbare Zeichen enthalten.
server-key-used = Dieser Klick wurde schon für eine andere Anfrage verwendet. Lade die Seite neu und versuche es noch einmal.
server-no-vote = Darüber können nur die anderen Leute am Tisch abstimmen.
server-no-vote-now = Du kannst nur während einer Partie abstimmen.
server-no-rematch = Ihr könnt noch einmal spielen, sobald die Partie zu Ende ist.
server-clock-weekends = Wochenenden sind nur in Partien über mehrere Tage frei. Wähle ein Tempo oder verzichte darauf.
server-no-clock = Dieser Tisch hat keine Uhr, oder seine Partie läuft nicht.
server-paused = Die Partie ist angehalten. Setze sie zuerst fort.
server-not-paused = Die Partie ist nicht angehalten.
server-not-overdue = Im Moment hat niemand die Zeit überschritten.
server-timed-out = Du hast die Zeit { $times }-mal überschritten. Der Bot spielt diesen Platz zu Ende.
server-vacation-live = Urlaub gibt es nur in Partien über mehrere Tage. Schlage sonst eine Pause vor.
server-on-vacation = Du bist schon im Urlaub.
server-no-vacation = Du bist nicht im Urlaub.
server-vacation-short = Du hast weniger als eine Stunde Urlaub angespart. Jeder Tag der Partie bringt drei Stunden.
server-chat-off = Auf diesem Server gibt es keinen Chat.
server-chat-presets = Auf diesem Server kannst du nur vorgegebene Sätze auswählen.
server-chat-name = Nimm einen Platz ein oder wähle in der Lobby einen Namen, bevor du schreibst.
server-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
server-chat-letters = Eine Nachricht darf nur druckbare Zeichen enthalten.
server-chat-empty = Es bleibt nichts zu senden. Links werden aus dem Chat entfernt.
server-chat-again = Das hast du gerade gesagt. Warte eine Minute, bevor du es wiederholst.
server-chat-gone = Diese Nachricht gibt es nicht mehr.
server-chat-own = Das ist deine eigene Nachricht.
server-no-person = Auf diesem Platz spielt kein Mensch.
server-ask-others = Hier spielen noch andere mit. Lass sie darüber abstimmen.
server-name-taken = Dieser Name sieht aus wie ein anderer an diesem Tisch oder wie der Name eines Bots. Wähle einen anderen.
server-colour-taken = Diese Farbe hat schon jemand. Wähle eine andere.
server-colour-begun = Die Partie hat begonnen, die Farben stehen fest.
server-no-colour = Diese Farbe gibt es nicht.
server-notes-length = Notizen können höchstens { $most } Zeichen haben.
server-order-live = Ein Bot kann nur in Partien über mehrere Tage für dich antworten.
server-plan-over = Dein Plan ist am Ende der Partie angekommen.
server-plan-long = Ein Plan kann höchstens { $most } Schritte haben.
server-stale = Die Partie ist schon weitergegangen. Sieh auf den Spielplan und wähle noch einmal.
server-frozen = Dieser Tisch ist eingefroren. Sein Verlauf bleibt erhalten.
server-wrong-key = Dieser Schlüssel oder Geräte-Link gilt nicht. Prüfe jeden Buchstaben. Ein Geräte-Link gilt einmal und zehn Minuten lang; erstelle auf deinem anderen Gerät einen neuen.
server-merge =
    { $tables ->
        [one] Dieser Browser hat schon eine eigene Partie. Bestätige, dass sie auch zur anderen Identität gehören soll.
       *[other] Dieser Browser hat schon { $tables } eigene Partien. Bestätige, dass sie auch zur anderen Identität gehören sollen.
    }
server-merge-secrets = Beide Identitäten sitzen am selben Tisch von { $game }, und das Spiel verbirgt etwas vor jeder von ihnen. Beende diese Partie oder verlasse einen der Plätze und versuche es dann noch einmal.
server-rated-off = Dieser Server hat keine Wertung. Erstelle den Tisch ohne „Gewertet“.
server-rated-clock = Eine gewertete Partie braucht eine Uhr. Wähle zuerst eine.
server-rated-board = Gewertete Partien werden auf den Plänen des Spiels gespielt, nicht auf eigenen.
server-rated-seats = In einer gewerteten Partie und im Turnier hat jeder Mensch nur einen Platz.
server-rated-people = Eine gewertete Partie braucht mindestens zwei Menschen.
server-rated-bot = In gewerteten Partien spielen nur Kontors eigene Bots mit.
server-rated-begun = In gewerteten Partien und Turnieren bleiben die Plätze nach dem Start vergeben.
server-rated-link = Gewertete Partien und Turniere haben keine Platz-Links. Um auf einem anderen Gerät zu spielen, benutze einen Geräte-Link.
server-rated-leave = Eine gewertete Partie oder Turnierpartie kannst du nicht verlassen. Gib auf, wenn du aufhören willst.
server-rated-stand-in = In einer gewerteten Partie und im Turnier kannst du keinen Bot für dich spielen lassen. Gib auf, wenn du aufhören willst.
server-rated-vote = In einer gewerteten Partie und im Turnier könnt ihr nicht abstimmen, dass ein Bot für jemanden spielt. Läuft die Bedenkzeit ab, übernimmt ein Bot.
server-rated-help = Diese Partie ist gewertet oder gehört zu einem Turnier. Tipps und Kopien gibt es, wenn sie zu Ende ist.
server-rated-resigned = In dieser gewerteten Partie hat jemand aufgegeben. Sie wird deshalb zu Ende gespielt.
server-merge-rated = Beide Identitäten spielen oder spielten in derselben gewerteten Partie. Deshalb können sie nicht eine Person werden.
server-merge-cup = Beide Identitäten spielen im selben Turnier. Sie können erst danach eine Person werden.
server-no-cup = Turnier nicht gefunden. Vielleicht wurde es gelöscht, oder der Link ist unvollständig.
server-cup-table = Diese Partie gehört zu einem Turnier. Sie kann nicht pausiert, abgebrochen oder gelöscht werden.
server-cup-size = Bei { $seats } Plätzen pro Tisch hat eine Gruppe { $possible } Spieler.
server-cup-live = Ein Schweizer Turnier wird an einem Abend gespielt. Wähle eine Uhr in Minuten.
server-cups-full = Auf diesem Server gibt es zu viele Turniere. Spiel bei einem davon mit, oder versuche es später.
server-cup-hosted = Du kannst höchstens { $most } Turniere gleichzeitig ausrichten.
server-cup-joined = Du kannst in höchstens { $most } Turnieren gleichzeitig mitspielen.
server-cup-full = Dieses Turnier ist voll. Wähle ein anderes.
server-cup-started = Dieses Turnier hat schon begonnen.
server-cup-not-here = In diesem Turnier kannst du nicht mitspielen. Wähle ein anderes, oder richte selbst eines aus.
server-cup-not-in = Du spielst in diesem Turnier nicht mit.
server-cup-no-player = Dieser Spieler hat das Turnier schon verlassen.
server-cup-not-running = Zurückziehen kannst du dich nur einmal, solange das Turnier läuft. Vor dem Start kannst du es einfach verlassen.
server-cup-host = Das kann nur, wer das Turnier ausrichtet.
server-cup-few = Ein Schweizer Turnier braucht mindestens { $least } Spieler.
server-cup-wait = Jetzt gibt es nichts zu starten. Gruppen beginnen, wenn sie voll sind, Runden, wenn alle Tische fertig sind.
server-no-profile = Unter dieser Adresse gibt es kein öffentliches Profil. Vielleicht ist es jetzt privat.
server-profile-name = Wähle einen Namen, bevor du dein Profil öffentlich machst.
server-no-device = Dieses Gerät ist nicht angemeldet.
server-nobody = Dieser Browser hat noch keine Identität. Wähle zuerst einen Namen.
server-no-passkeys = Unter dieser Adresse funktionieren Passkeys nicht. Benutze einen Schlüssel oder einen Geräte-Link.
server-no-passkey = Passkey nicht gefunden. Vielleicht wurde er gelöscht.
server-many-passkeys = Du hast { $most } Passkeys. Lösche zuerst einen.
server-passkey-known = Dieser Passkey ist schon gespeichert.
server-wrong-passkey = Dieser Passkey ist hier unbekannt, oder die Anfrage ist abgelaufen. Versuche es noch einmal oder benutze deinen Schlüssel.
server-hook-address = Diese Webhook-Adresse ist nicht brauchbar. Sie muss mit https:// beginnen und ins öffentliche Internet führen.
server-many-hooks = Du hast { $most } Webhooks. Lösche zuerst einen.
server-no-hook = Webhook nicht gefunden. Vielleicht wurde er gelöscht.
server-no-push = Dieser Server kann keine Push-Nachrichten senden. Benutze einen Webhook oder bitte den Betreiber, das Extra „push“ zu installieren.
server-push-keys = Das Push-Abonnement des Browsers ist nicht brauchbar. Schalte die Benachrichtigungen aus und wieder ein.
notice-title =
    { $kind ->
        [begun] { $game }: Die Partie hat begonnen
        [cup] { $game }: Das Turnier hat begonnen
        [time] { $game }: Deine Zeit wird knapp
        [over] { $game }: Die Partie ist zu Ende
        [test] Kontor: Benachrichtigungen kommen hier an
       *[turn] { $game }: Du bist dran
    }
notice-with =
    { $count ->
        [0] Gegen Bots
       *[other] Mit { $names }
    }
share-about = Spiele Brettspiele über den Handel im Browser, mit Freunden oder gegen Bots.
share-open-seat = Freier Platz
share-waiting =
    { $open ->
        [one] Ein Platz ist frei. Spiel mit oder schau zu.
       *[other] { $open } Plätze sind frei. Spiel mit oder schau zu.
    }
share-turn = { $name } ist dran. Schau zu.
share-won =
    { $count ->
        [one] { $names } hat gewonnen. Sieh dir die Partie an.
       *[other] { $names } teilen sich den Sieg. Sieh dir die Partie an.
    }
share-over = Die Partie ist zu Ende. Sieh sie dir an.
share-replay = Eine Stellung aus dieser Partie. Sieh dir an, wie es weiterging.
server-banned = Der Betreiber dieses Servers hat dich gesperrt.
server-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
server-no-client = Der Web-Client ist nicht gebaut. Führe make client aus oder installiere ein veröffentlichtes Paket.
server-database-address = Diese Datenbank kann Kontor nicht nutzen. Gib einen Dateinamen oder postgresql://user:password@host/name an.
server-database-newer = Die Datenbank unter { $place } stammt von einer neueren Version von Kontor. Aktualisiere Kontor, um sie zu öffnen.
server-database-closed = Die Datenbank unter { $place } lässt sich nicht öffnen.
server-database-damaged = Die Datei { $place } ist beschädigt oder keine SQLite-Datenbank. Mit kontor doctor siehst du, was noch lesbar ist; mit kontor restore spielst du eine Sicherung ein.
server-database-taken = Ein anderer Kontor-Server nutzt { $place } bereits. Beende ihn zuerst, oder wähle mit --database eine andere Datei.

site-written = { $count } Dateien in { $folder } geschrieben ({ $size } MB komprimiert).
site-try = Leg den Ordner auf einen beliebigen Webserver. Zum Ausprobieren: { $command }, dann http://localhost:8000 öffnen
site-not-empty = In { $folder } liegen andere Dateien. Wähle einen neuen oder leeren Ordner.
site-no-server = { $server } ist keine Adresse eines Servers. Sie beginnt mit https://.
site-no-folder = { $folder } ist eine Datei. Wähle einen Ordner.

# Auf der Seite: Die Partien liegen im Browser
page-storage-full = Der Speicher deines Browsers ist voll; dieser Schritt wurde nicht gespeichert. Sichere deine Partien in einer Datei und lösche alte.
page-storage-newer = In diesem Browser wurde schon eine neuere Version von Kontor geöffnet. Lade die Seite neu; deine Partien bleiben erhalten.
page-storage-closed = Dein Browser lässt diese Seite keine Partien speichern. Erlaube ihr das Speichern oder verlasse den privaten Modus.
page-storage-fails = Dein Browser konnte das nicht speichern: { $error }
page-table-damaged = Die gespeicherte Partie ist beschädigt und kann nicht angezeigt werden. Wenn du alle Partien sicherst, ist sie trotzdem dabei.
page-games-unreadable = Diese Datei enthält keine gesicherten Partien.
page-games-newer = Diese Datei stammt aus einer neueren Version von Kontor.
page-needs-server = Du spielst ohne Server, deshalb kann niemand von einem anderen Gerät mitspielen. Starte einen Server, um online mit Freunden zu spielen.

serve-starting = Der Server startet …
serve-waiting = Warte auf die Datenbank …
serve-ready = Öffne { $address } im Browser
serve-public = Öffentliche Adresse: { $address }
serve-database = Partien werden in { $place } gespeichert
serve-stop = Strg-C beendet den Server. Beim nächsten Start gehen die Partien weiter.
serve-stopped = Beendet.
serve-address = Der Server kann nicht auf { $host }, Port { $port } lauschen: { $error }. Wähle andere mit --host und --port; --port 0 nimmt einen freien Port.
serve-url = --public-url { $url }: Schreib https://host oder http://host:port, ohne Pfad.
serve-limit = --limit { $setting }: Schreib NAME=ZAHL. Mögliche Namen: { $possible }.
serve-log = --log kann nicht { $level } sein. Möglich: { $possible }.
serve-chat = --chat kann nicht { $mode } sein. Möglich: { $possible }.
serve-not-installed = Das Paket { $package } fehlt. Installiere kontor[{ $extra }] statt kontor.

## The arena and statistics

arena-bot-empty = --bots { $bots }: Nenne für jeden Platz einen Bot, durch Kommas getrennt, zum Beispiel master,journeyman,apprentice.
arena-bots-number = --bots nennt { $bots } Bots, es gibt aber { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}. Nenne für jeden Platz einen Bot.
arena-budget = { $bot }: Schreib nach dem Doppelpunkt die Zahl der Stellungen pro Entscheidung, { $least } bis { $most }.
arena-budget-useless = { $bot }: Die Stufe { $level } sucht nicht und braucht deshalb kein Budget. Stufen, die suchen: { $possible }.
arena-budget-idle = --budget hat keine Wirkung, weil keiner dieser Bots sucht. Stufen, die suchen: { $possible }.
arena-no-ray = Das Paket { $package } fehlt. Um auf einem Ray-Cluster zu spielen, installiere es mit pip install 'kontor[ray]', in einem Klon mit make setup.
arena-ray-local = Ray startet auf diesem Rechner. Das kann eine Minute dauern.
arena-ray-joining = Verbindung zu Ray unter { $address } wird aufgebaut.
arena-ray-address = Keine Verbindung zu Ray unter { $address }: { $error }
arena-ray-cores = Der Ray-Cluster unter { $address } hat keine freien Kerne. Nimm einen Rechner dazu oder lass --ray weg.
arena-file-other = { $file } enthält keinen Wettkampf. Wähle mit --resume eine andere Datei.
arena-file-match = { $file } enthält einen anderen Wettkampf ({ $differing }). Nimm dieselben Optionen wie vorher, oder wähle mit --resume eine andere Datei.
arena-file-line = { $file }: Zeile { $line } ist beschädigt. Lösche sie, dann wird ihre Partie neu gespielt.
arena-left = noch
arena-progress-line = { $done } von { $games } Partien, noch etwa { $left ->
    [one] { $left } Minute
   *[other] { $left } Minuten
}
arena-crashed = Partie { $number }{ $part ->
    [mirror] {" "}des Spiegelkampfs
   *[match] {""}
} ist abgestürzt: { $error }. Aufzeichnung ansehen: kontor show { $file }
arena-crashes = { $count ->
    [one] Eine Partie ist abgestürzt und wurde nicht gezählt.
   *[other] { $count } Partien sind abgestürzt und wurden nicht gezählt.
}
arena-interrupted = Angehalten nach { $done } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
arena-took = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $time } Minuten gespielt.
arena-no-game = Keine Partie wurde beendet, deshalb gibt es keinen Bericht.
arena-report = Bericht in { $file } gespeichert.
arena-title = Wettkampf: { $bots }
arena-facts = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}{ $missing ->
    [0] {""}
   *[other] {" "}von { $asked }
} · Startwert { $seed } · { $form ->
    [compiled] kompiliert
   *[plain] nicht kompiliert
}
arena-budgets = Stellungen pro Entscheidung: { $budgets }

report-standings = Stand
report-bot = Bot
report-name = Name
report-seat = Platz
report-budget = Stellungen
report-games = Partien
report-game = Partie
report-share = Anteil
report-win-share = Sieganteil
report-win-shares = Sieganteile
report-interval = 95-%-Intervall
report-times-fair = × gerechter Anteil
report-rating = Wertung
report-ratings = Wertungen
report-mean-score = Punkte (Mittel)
report-fair = Gerechter Anteil { $share }
report-scale = Plackett-Luce-Wertungen auf der Elo-Skala: Der Mittelwert ist 1500, und 400 Punkte Vorsprung bedeuten Chancen von zehn zu eins. Die Intervalle umfassen 95 %.
report-seats = Plätze
report-scores = Punkte
report-winning = Punkte der Sieger
report-lengths = Aktionen pro Partie
report-median-most = Median { $median }, höchstens { $most }
report-spread = { $what }: { $least } bis { $most }, meist { $lower } bis { $upper }, Median { $median }.
report-ends = Wie die Partien endeten
report-of = { $count } ({ $share })
report-sources = Woher die Punkte kommen
report-kinds = Aktionen pro Platz
report-total = Summe
report-everybody = Alle Spieler
report-mirror = Spiegelkampf
report-mirror-about = Kontrollkampf mit demselben Bot auf allen Plätzen, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}. Jede Stelle der Aufstellung sollte ihren gerechten Anteil gewinnen; Unterschiede zwischen Plätzen zeigen den Platzvorteil.
report-mirror-places = Nach Stelle in der Aufstellung
report-mirror-seats = Nach Platz
report-crashes = Abgestürzte Partien
report-error = Fehler
report-record = Aufzeichnung

stats-progress = Einlesen
stats-title = Aufzeichnungen in { $folder }
stats-pile = { $game } · { $players } Spieler · { $board }
stats-games = { $games ->
    [one] { $games } beendete Partie
   *[other] { $games } beendete Partien
}{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } unvollendet
}{ $broken ->
    [0] {""}
   *[other] , { $broken } nicht lesbar
}
stats-unfinished = { $file }: Diese Partie ist nicht zu Ende und wurde nicht gezählt.
stats-no-record = { $file } ist keine Aufzeichnung.
stats-missing = { $path } existiert nicht.
stats-none = { $folder } enthält keine beendeten Partien. Zeichne welche mit der Option --save von kontor arena oder kontor simulate auf.

## analyse

analyse-level = Bots der Stufe „{ $level }“ analysieren nicht. Möglich: { $possible }.
analyse-not-whole = { $file } ist keine vollständige Aufzeichnung. Nur vollständige lassen sich analysieren.
analyse-progress = Analyse
analyse-about = { $decisions ->
    [one] { $decisions } Entscheidung, beurteilt nach dem, was der Spieler wissen konnte. Die Chancen sind Schätzungen eines Bots.
   *[other] { $decisions } Entscheidungen, jede beurteilt nach dem, was der Spieler wissen konnte. Die Chancen sind Schätzungen eines Bots.
}
analyse-seat = Platz
analyse-chances = Gewinnchance
analyse-cost = Verlust
analyse-step = nach Aktion
analyse-did = gespielt
analyse-better = besser
analyse-even = Keine einzelne Entscheidung hat viel gekostet.

## Spec sheets

spec-about = Was ein lernendes Programm über `{ $game }` (Regeln { $rules }) mit { $players } Spielern auf dem Spielplan `{ $board }` wissen muss. Für einen anderen Aufbau: `kontor spec { $game } --players N --board BOARD`; mit `--json` maschinenlesbar.
spec-what = Eigenschaft
spec-is = Wert
spec-players = Spieler
spec-actions = Aktionen
spec-columns = Länge einer Beobachtung
spec-length = Höchstzahl der Aktionen pro Partie
spec-hidden = verborgene Information
spec-ends = Spielende
spec-points = Punktequellen
spec-reward = Belohnung „{ $reward }“
spec-paid = { $least } bis 1, Summe { $sum }
spec-illegal = Belohnung nach einer unerlaubten Aktion, die die Partie kostet
spec-illegal-paid = { $own } für den Platz, der sie gespielt hat, { $others } für die anderen
spec-sizes = Größen
spec-board = Spielplan
spec-numbers = Nummern
spec-kind = Art
spec-first = erste
spec-last = letzte
spec-observation = Beobachtung
spec-reading = Jeder Teil beschreibt seine Dinge eins nach dem anderen. Ding n beginnt bei der ersten Spalte des Teils plus n-mal der Zahl der Spalten pro Ding. Ein Wert, der ja oder nein oder eins von mehreren ist, hat eine Spalte pro Möglichkeit (1, wenn sie zutrifft, sonst 0); eine Zahl hat eine Spalte, skaliert wie gezeigt. Plätze zählen von der eigenen Sicht aus: own, +1 für den nächsten Spieler und so weiter.
spec-all-actions = Alle Aktionen
spec-names = Lange Listen vollständig, jede unter dem ersten Teil, der sie verwendet, in der Reihenfolge der Spalten:
spec-column = Spalten
spec-part = Teil
spec-number = Anzahl
spec-things = Dinge
spec-values = Werte
env-reward-unknown = Die Belohnung „{ $reward }“ gibt es nicht. Möglich: { $possible }.

## Lektionen

cli-learn-minutes = { $minutes } Min.
cli-learn-none = Für { $title } gibt es keine Lektionen.
cli-learn-take = Eine Lektion beginnen: kontor learn { $game } { $lesson }
cli-learn-enter = Weiter mit Enter.
cli-learn-unused = Nicht verwendet: „{ $text }“. In diesem Schritt gibt es nichts zu spielen.
cli-learn-step = Schritt { $step } von { $steps }
cli-learn-look = Sieh dir an: { $places }
cli-learn-answer = Eine Lösung: { $actions }
cli-learn-stopped = Lektion abgebrochen.
cli-learn-puzzles = Zu diesem Spiel gibt es auch { $count } Rätsel. Die Liste zeigt: kontor learn { $game } puzzles
cli-learn-difficulty = { $difficulty ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
cli-learn-no-puzzles = Zu { $title } gibt es keine Rätsel.
cli-learn-players = { $players } Spieler
cli-learn-solve = Löse ein Rätsel mit: kontor learn { $game } { $puzzle }
cli-learn-help = hint: Tipp. show: Lösung zeigen.
lesson-unknown = Es gibt keine Lektion „{ $lesson }“. Möglich: { $possible }.
lesson-lost = Von hier aus ist das Ziel nicht mehr zu erreichen. { INPUT() ->
    [pointer] Wähle „Zurück“ und versuche etwas anderes.
   *[text] Mit „undo“ gehst du einen Schritt zurück. Versuche dann etwas anderes.
}
lesson-go-on = Gespielt. Mach weiter, bis du das Ziel erreichst.
lesson-over = Diese Lektion ist zu Ende. Fang sie neu an oder wähle die nächste.
lesson-only-next = In diesem Schritt gibt es nichts zu spielen. Geh weiter, statt „{ $text }“ einzugeben.
lesson-misfit = Die Lektion kann nicht weitergehen, weil „{ $text }“ nicht mehr zu ihr gehört. Fang sie neu an.
lesson-too-long = Eine Lektion hat höchstens { $most } Eingaben. Fang sie neu an.

## Puzzles

puzzle-title = Rätsel { $number }
puzzle-ask = Welche Aktion ist jetzt die beste?
puzzle-hint = Das bringt die beste Aktion:
puzzle-hint-later = Die beste Aktion bringt noch keine Punkte. Denk an deinen nächsten Zug und daran, was die anderen tun werden.
puzzle-right = Richtig!
puzzle-wrong = Das geht besser: Diese Aktion kostet dich etwa { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} deiner Gewinnchance.
puzzle-wrong-least = Das geht besser: Diese Aktion kostet dich mindestens { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} deiner Gewinnchance.
puzzle-end = Jede andere Aktion kostet dich mindestens { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} deiner Gewinnchance.

## Operation

operation-revision = Die Datenbank unter { $place } gehört zu einer anderen Version von Kontor. Starte den Server dieser Version einmal, um sie zu aktualisieren; kontor doctor prüft sie vorher.
operation-exists = { $file } gibt es schon. Wähle einen anderen Namen.

admin-table = { $table }  { $game }, { $players } Spieler, { $state }, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, zuletzt geändert { $changed }
admin-seat = Platz { $number }: { $name } ({ $kind }, Bot: { $bot })
admin-none = Keine Tische gefunden.
admin-state = Unbekannter Zustand „{ $state }“. Möglich: { $possible }.
admin-table-unknown = Es gibt keinen Tisch „{ $table }“.
admin-closed = Tisch { $table } ist geschlossen. Man kann ihn weiterhin ansehen und exportieren.
admin-reopened = Tisch { $table } ist wieder offen.
admin-remove-sure = Tisch { $table } mit allen Daten löschen?
admin-removed = Tisch { $table } ist gelöscht.
admin-ban-whom = Gib entweder einen Tisch und einen Platz an oder --network.
admin-nobody = Platz { $number } an Tisch { $table } gehört niemandem.
admin-network = „{ $network }“ ist weder eine Adresse noch ein Netz. Beispiel: 192.0.2.0/24.
admin-banned = { $who } ist gesperrt.
admin-unbanned = Die Sperre von { $who } ist aufgehoben.
admin-no-ban = „{ $who }“ ist nicht gesperrt.
admin-no-bans = Keine Sperren.
admin-no-reports = Keine Meldungen.
admin-no-line = Am Tisch { $table } gibt es keine Nachricht { $number } und keine Meldung darüber.
admin-unsaid = Die Meldungen über Nachricht { $number } am Tisch { $table } sind erledigt.
admin-ratings = { $game }: { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}, { $people ->
    [one] { $people } gewerteter Spieler
   *[other] { $people } gewertete Spieler
}
admin-no-ratings = Keine gewerteten Partien.
admin-recomputed = Alle Wertungen neu berechnet.
admin-cup = { $cup }  { $game }, { $kind }, { $people } Spieler, { $state }, zuletzt geändert { $changed }
admin-no-cups = Keine Turniere.
admin-cup-unknown = Es gibt kein Turnier „{ $cup }“.
admin-cup-sure = Turnier { $cup } mit seiner Tabelle löschen? Laufende Partien gehen als gewöhnliche Partien weiter.
admin-cup-removed = Turnier { $cup } gelöscht.
admin-announced = Angekündigt bis { $until }: { $text }
admin-silent = Die Ankündigung ist beendet.

backup-written = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} ({ $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}) in { $file } gesichert.
restore-unreadable = { $file } ist keine Sicherung von Kontor oder unvollständig. Es wurde nichts geändert.
restore-not-empty = Die Datenbank unter { $place } ist nicht leer. Mit --force wird ihr Inhalt ersetzt.
restore-done = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} nach { $place } zurückgespielt.
restore-kept = Die bisherige Datei heißt jetzt { $file }.
restore-deletions-unread = Die bisherige Datenbank war nicht lesbar. Wer seine Daten nach dieser Sicherung gelöscht hat, ist vielleicht wieder da. Spiele sie mit --deletions und einer neueren Sicherung noch einmal zurück.

doctor-ok = in Ordnung
doctor-warning = Warnung
doctor-problem = Problem
doctor-form = Kontor läuft als { $form ->
    [compiled] kompilierter Code
   *[other] reines Python; Bots sind dann langsamer
}.
doctor-server = { $running ->
    [yes] Ein Server nutzt diese Datei
   *[other] Kein Server nutzt diese Datei
}.
doctor-space = Auf dem Datenträger der Datenbank sind { $free } GB frei.
doctor-intact = { $place } ist unbeschädigt.
doctor-nothing-readable = In der Datei ist nichts lesbar. Spiele mit kontor restore eine Sicherung ein.
doctor-empty = Die Datenbank ist leer.
doctor-current = Das Datenbankschema ist aktuell.
doctor-older = Die Datenbank hat den Stand { $revision }. Beim nächsten Start bringt der Server sie auf { $newest }. Sichere sie vorher.
doctor-frozen = Tisch { $table } ({ $game }) kann mit dieser Version von Kontor nicht weitergehen. Er wird eingefroren: Man kann ihn ansehen und exportieren.
doctor-unreadable = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} nicht lesbar. Spiele mit kontor restore eine Sicherung ein.
doctor-replayed = { $count ->
    [one] { $count } Tisch kann
   *[other] { $count } Tische können
} weitergehen.
doctor-end = { $problems ->
    [0] Keine Probleme gefunden.
    [one] 1 Problem gefunden.
   *[other] { $problems } Probleme gefunden.
}
