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
end-length = an der Längengrenze angehalten
end-abandoned = abgebrochen
end-resigned = jemand hat aufgegeben
language-unknown = Kontor spricht kein „{ $language }“. Möglich: { $possible }.

## Bots

bot-apprentice = Lehrling
bot-apprentice-about = Kennt die Regeln und verfolgt einfache Ziele: gute Gesellschaft, solange du das Spiel lernst.
bot-journeyman = Geselle
bot-journeyman-about = Beurteilt, wohin jede Aktion führt, und nimmt die beste: ein fairer Gegner für den ersten Sieg.
bot-master = Meister
bot-master-about = Plant ganze Züge und bedenkt, was die anderen tun werden: Hier musst du gut spielen.
bot-patrician = Patrizier
bot-patrician-about = Denkt so weit voraus, wie zwei Sekunden reichen: der Stärkste im Haus.

## Games, boards, options

game-unknown = Es gibt kein Spiel „{ $game }“. Möglich: { $possible }.
game-broken = Das Spiel „{ $game }“ aus dem Paket { $package } lässt sich nicht laden ({ $error }). Aktualisiere oder deinstalliere das Paket.
game-misnamed = Das Paket { $package } bietet ein Spiel „{ $game }“ an, das sich selbst „{ $id }“ nennt. Der Einstiegspunkt und das Spiel müssen gleich heißen.
game-taken = Das Paket { $package } bietet ein Spiel „{ $game }“ an, aber Kontor hat schon eines mit diesem Namen. Deinstalliere das Paket, oder bitte darum, das Spiel umzubenennen.
game-twice = Mehrere Pakete bieten ein Spiel „{ $game }“ an: { $packages }. Deinstalliere alle bis auf eines.
setup-players = Mit { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} lässt sich dieses Spiel nicht spielen. Möglich: { $possible }.
setup-unknown-board = Es gibt keinen Spielplan „{ $board }“. Möglich: { $possible }.
setup-board-players = Der Spielplan { $board } ist nicht für { $players } Personen gedacht, sondern für { $possible }.{ $boards ->
    [none] {""}
   *[other] {" "}Für { $players } Personen: { $boards }.
}
option-unknown = Es gibt keine Option „{ $option }“. Möglich: { $possible }.
option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $possible }.

## Actions

action-unknown = Auf diesem Spielplan gibt es keine Aktion „{ $text }“.{ $closest ->
    [none] {""}
   *[other] {" "}Meinst du „{ $closest }“?
}
action-too-long = Ein Text von { $letters } Zeichen ist keine Aktion: Keine hat mehr als { $most }.
action-empty = Gib eine Aktion ein, zum Beispiel „{ $example }“.
action-kind = „{ $text }“ ist nur der Anfang einer Aktion. { $count ->
    [one] Eine solche Aktion ist jetzt möglich: „{ $example }“.
   *[other] { $count } solche Aktionen sind jetzt möglich, zum Beispiel „{ $example }“.
}
action-kind-none = Eine Aktion „{ $text } …“ ist jetzt nicht möglich. Zum Beispiel „{ $example }“, Regel { $rule }:
action-form-unknown = Keine Aktion dieses Spielplans hat die Form { $form }.

## Records

record-format = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $expected }“ lauten.
record-header-line = Zeile { $line }: „{ $text }“ ist keine Zeile des Kopfes. Jedes Feld steht dort einmal, in der Form „Name: Wert“; möglich: { $possible }. Eine leere Zeile beendet den Kopf.
record-header-value = Zeile { $line }: Der Wert von { $field } ist kein JSON.
record-header-missing = Dem Kopf fehlt das Feld { $field }.
record-header-type = Das Feld { $field } im Kopf hat einen Wert der falschen Art oder einen, der nicht zu den anderen passt.
record-result-field = Das Feld { $field } im Kopf fehlt, ist hier unbekannt oder hat einen Wert, den kein Ergebnis hat.
record-too-large = Das ist zu groß für eine Aufzeichnung: Höchstens { $most } Zeichen und { $lines } Zeilen sind möglich.
record-empty-line = Zeile { $line } ist leer: Jede Zeile nach dem Kopf ist eine Aktion.
record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; dieses Kontor kennt Version { $expected }.
record-board = Der Kopf nennt den Spielplan { $board }, die Aufzeichnung enthält aber { $expected }.
record-digest = Die Aufzeichnung wurde auf einer anderen Fassung des Spielplans { $board } gespielt: Die Prüfsummen sind verschieden.
record-line-illegal = Zeile { $line }: „{ $text }“ ist nicht erlaubt (Regel { $rule }).
record-line = Zeile { $line } ist nicht lesbar.
record-at = Diese Aufzeichnung hat keinen Schritt { $at }. Möglich: 0 bis { $last }.
record-viewer = Diese Aufzeichnung enthält, was ein einziger Platz weiß (viewer { $viewer }): Die eines anderen lässt sich daraus nicht machen.
record-result = Das Ergebnis im Kopf ist nicht das, zu dem die Aktionen führen. Richtig ist { $expected }.
record-unfinished = Der Kopf nennt ein Ergebnis, doch nach der letzten Aktion ist das Spiel nicht zu Ende: Am Schluss fehlen Aktionen. Mit „result: null“ ist es die Aufzeichnung eines Spiels, das weitergeht.

## Positions and boards as data

data-type = { $expected ->
    [str] ein Text
    [int] eine ganze Zahl
    [bool] true oder false
    [list] eine Liste
    [dict] ein Objekt mit benannten Feldern
   *[table] eine Tabelle
}
position-head = { $where } ist „{ $value }“; es muss { $expected } sein.
position-board = Die Stellung gehört zum Spielplan { $board }, angegeben ist aber { $expected }.
position-unknown-field = { $where }: Dieses Feld gibt es nicht. Möglich: { $possible }.
position-missing-field = { $where }: Dieses Feld fehlt.
position-wrong-type = { $where }: Hier muss { data-type } stehen.
position-out-of-range = { $where }: { $value } liegt außerhalb des Bereichs; möglich: { $low } bis { $high }.
position-viewer = { $where }: { $value } ist keine Sicht; schreib "all", "spectator" oder die Nummer eines Platzes.
position-unknown-city = { $where }: Der Spielplan hat keine Stadt „{ $name }“.
position-unknown-name = { $where }: „{ $name }“ ist nicht bekannt; möglich: { $possible }.
position-seats = { $where }: Es müssen genau { $wanted } Plätze sein.
position-digest = Die Stellung wurde auf einer anderen Fassung des Spielplans { $board } geschrieben: Die Prüfsummen sind verschieden.
position-ended = ended: Es muss genau dann angegeben sein, wenn keine Entscheidung offen ist, und das Ende nennen, das die Stellung zeigt (E1).
position-first-player = first und active: Bevor ausgelost ist, wer beginnt, müssen beide null sein, danach Plätze.
position-should-be-over = Die Stellung erfüllt eine Bedingung für das Spielende (E1), aber der Zug geht weiter.
position-decision = stack: Die Entscheidung „{ $decision }“ passt nicht zu dem, was auf dem Tisch liegt.
position-bytes = Diese { $bytes } Bytes sind zu wenige für eine Stellung auf diesem Spielplan: Sie braucht mindestens { $least }.
board-unknown-field = { $where }: Dieses Feld gibt es nicht. Möglich: { $possible }.
board-missing-field = { $where }: Dieses Feld fehlt.
board-wrong-type = { $where }: Hier muss { data-type } stehen.
board-out-of-range = { $where }: { $value } liegt außerhalb des Bereichs; möglich: { $low } bis { $high }.
board-too-large = { $where }: Es sind mehr als { $most } Bytes, zu viele für einen Spielplan.
board-odd-value = { $where }: So etwas kann hier in der Datei eines Spielplans nicht stehen.
board-too-deep = { $where }: Ein Schlüssel hat mehr als { $most } Teile; so tief liegt in der Datei eines Spielplans nichts.
board-too-many = { $where }: Es sind { $counted }; höchstens { $most } sind möglich.
board-name = { $where }: Ein Name hat 1 bis { $most } druckbare Zeichen, mit einzelnen Leerzeichen zwischen den Wörtern{ $what ->
    [city] , ohne „+“ und ohne Bindestrich am Anfang oder Ende
   *[other] {""}
}.
board-not-toml = { $where }: Das ist kein TOML: { $error }.
board-unknown-name = { $where }: „{ $name }“ ist nicht bekannt; möglich: { $possible }.
board-other-game = { $where }: Dieser Spielplan ist für { $other }, nicht für { $game }.
board-players = { $where }: Hier müssen Personenzahlen von { $low } bis { $high } stehen.
board-name-twice = { $where }: der Name „{ $name }“ kommt zweimal vor.

## The handbook

rule-empty = Nenne einen Abschnitt (D), eine Regel (D6), einen Buchstaben daraus (D6b) oder ein Wort, das du suchst.
rules-more = kontor rules { $game } D6 zeigt eine Regel, kontor rules { $game } D einen Abschnitt, kontor rules { $game } verdrängen die Regeln, die davon sprechen; kontor rules { $game } | less alle.
rule-unknown = Im Handbuch gibt es kein „{ $rule }“. In der Nähe: { $near }.

## Files and the command line

file-missing = { $file } existiert nicht.
file-no-folder = { $file } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }.
file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder überschreibe die Datei mit --force.
file-exists-several = { $count ->
    [one] { $file } gibt es in { $folder } schon.
   *[other] { $count } der Dateien, die geschrieben werden sollen, gibt es in { $folder } schon, darunter { $file }.
} Wähle einen anderen Ordner oder überschreibe mit --force.
file-none-inside = Im Ordner { $file } liegt keine Datei *.kontor und keine *.json.
file-folder = { $file } ist ein Ordner, keine Datei.
file-denied = { $file } lässt sich nicht öffnen: Der Zugriff ist verweigert.
file-trouble = { $file }: { $error }.
file-too-large = { $file } hat mehr als { $most } Bytes: zu viele für eine Aufzeichnung oder eine Stellung.
file-empty = { $file } ist leer.
file-binary = { $file } ist keine Textdatei in UTF-8, also weder eine Aufzeichnung noch eine Stellung.
file-unknown = { $file } ist weder eine Aufzeichnung (ihre erste Zeile wäre „{ $expected }“) noch eine Stellung (ein JSON-Objekt).
file-not-json = { $file } beginnt wie JSON, ist aber ab Zeile { $line }, Spalte { $column } nicht lesbar.
file-no-position = { $file } ist JSON, aber keine Stellung: Es muss ein Objekt mit einem Feld „game“ sein. Siehe docs/hansa.md.
cli-empty = { $option } braucht einen Wert.
cli-one-stdout = --json und --svg - schreiben beide nach stdout: Gib bei --svg den Namen einer Datei an.
cli-set = --set { $setting }: Schreib OPTION=WERT, zum Beispiel swap_must_own_one=true.
cli-at-position = { $file } enthält eine einzelne Stellung: --at ist für Aufzeichnungen.
cli-seat = Es gibt keinen Platz „{ $seat }“. Möglich: { $possible }.
cli-seat-of-view = Diese Stellung ist, was ein einziger Platz weiß: Was „{ $seat }“ weiß, kann sie nicht zeigen.
game-over = Die Partie ist zu Ende.
result = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $end }.

games-players = { $players } Personen
games-board = Spielplan
games-for = Personen
games-option = Option
games-default = Vorgabe
games-possible = Möglich
games-counts = { $total } insgesamt
games-each = je { $least }–{ $most }{ $more ->
    [none] {""}
   *[other] ; mindestens { $more }
}
games-counts-kind = Um eine Art von { $option } zu ändern: { $setting }
games-counts-all = Um alle Arten von { $option } festzulegen: { $setting }
games-ends = So endet die Partie

show-head = { $game } · { $players } Personen · { $board }{ $variant ->
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
}.
show-viewer = { $viewer ->
    [-4] Was beim Zuschauen zu sehen ist.
   *[other] Was { SEAT($viewer, where: "within") } wissen darf.
}
show-log = Was zuletzt geschah

legal-count = { $count ->
    [one] { $count } Aktion ist möglich.
   *[other] { $count } Aktionen sind möglich.
}
legal-weight = { $weight } von { $total }
why-allowed = Erlaubt: { $text }
why-refused = Nicht erlaubt (Regel { $rule }): { $text }
check-record = { $file }: in Ordnung, eine Aufzeichnung mit { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
check-position = { $file }: in Ordnung, eine Stellung
board-sound = { $file }: in Ordnung, der Spielplan { $board } von { $game } für { $players } Personen
board-no-game = { $file } sagt nicht, zu welchem Spiel es gehört: Nenne es mit --game. Möglich: { $possible }.

simulate-progress = Spielt
simulate-stray = Nur Bots der Stufe „{ $possible }“ können vom Weg abkommen, nicht „{ $level }“: Lass --stray oder --level weg.
simulate-head = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } · { $board }
simulate-seat = Platz
simulate-mean = Punkte im Mittel
simulate-least = Niedrigste
simulate-most = Höchste
simulate-wins = Siege
simulate-lengths = Aktionen pro Partie: { $shortest } bis { $longest }, Median { $median }.
simulate-end = Ende
simulate-games = Partien

train-progress = Lernt
train-round = Runde { $round }, { $games } Partien, Verlust { $loss }
train-measure = Misst die Stärke in { $games } Partien.
train-against-urges = Gegen Lehrlinge { $won } % von { $games } Partien ({ $fair } % wären ausgeglichen).
train-against-shipped = Gegen das mitgelieferte Urteil { $won } % von { $games } Partien ({ $fair } % wären ausgeglichen).
train-stopped = Nach { $games } Partien angehalten. Mit --resume und denselben Optionen geht es dort weiter.
train-written = Die Gewichte aus { $games } Partien stehen in { $file }.
train-no-numpy = Das Paket { $package } fehlt: Zum Trainieren braucht es kontor[train]. In einem Klon bringt es make setup mit, oder pip install '.[train]'. Zum Spielen ist es nicht nötig.
train-not-weights = { $file } enthält keine Gewichte. Gib eine Datei an, die `kontor train` geschrieben hat.
train-mismatch = { $file } ist der Stand eines anderen Trainings, es unterscheidet sich: { $what }. Gib dieselben Optionen an wie vorher oder wähle mit --resume eine andere Datei.
train-same-file = { $file } kann nicht zugleich die Gewichte und den Stand enthalten. Gib bei --out und --resume verschiedene Dateien an.
train-not-state = { $file } ist nicht der Stand eines Trainings. Wähle mit --resume eine andere Datei.
judgement-none = Noch hat niemand gelernt, { $game } zu beurteilen: Das macht `kontor train { $game }`.
judgement-game = Diese Gewichte sind für { $found }, nicht für { $game }.
judgement-features = Diese Gewichte gehören zu anderen Merkmalen, als { $game } jetzt hat: Lerne sie neu mit `kontor train { $game }`.
judgement-weights = Die Gewichte für { $players } Spieler von { $game } fehlen oder sind unvollständig.

play-again = Um diese Partie noch einmal zu sehen: { $command }
play-keep = Um diese Partie später noch einmal anzusehen, hebe ihre Aufzeichnung mit --save DATEI auf.
play-welcome = Du sitzt auf Platz { $seat }.
play-stopped = Angehalten nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
play-saved = Die Aufzeichnung liegt in { $file }.
play-saved-own = Die Partie ist nicht zu Ende; deshalb enthält { $file } nur, was { SEAT($seat, where: "within") } davon weiß.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Was die anderen geheim halten, ist nicht mitgezählt.
play-no-undo = Du kannst nichts zurücknehmen. Gezogenes lässt sich nicht zurücknehmen.
play-undone = { $actions ->
    [one] Eine Aktion zurückgenommen.
   *[other] { $actions } Aktionen zurückgenommen.
}
play-resumed = Die Partie geht nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} weiter.
cli-resume-over = Die Partie in { $file } ist zu Ende: Es gibt nichts fortzusetzen. Sieh sie dir mit kontor show an.
cli-resume-stdin = Mit --seat antwortest du auf stdin, von dort kann die Aufzeichnung also nicht kommen: Gib bei --resume den Namen einer Datei an.
cli-resume-whole = { $file } enthält die ganze Partie, gesichert würde aber nur, was { SEAT($seat, where: "within") } davon weiß. Wähle eine andere Datei.
cli-resume-viewer = { $file } enthält nur, was ein einziger Platz von einer Partie weiß; damit lässt sie sich nicht fortsetzen.
cli-resume-position = { $file } ist keine Aufzeichnung: Eine Partie wird aus einer Aufzeichnung fortgesetzt, die mit --save gesichert wurde.
cli-resume-setup = --resume nimmt den Tisch aus der Aufzeichnung; lass { $options } weg.
play-number = Wähle eine Zahl von 1 bis { $last }.
play-only = Nur das passt: { $text }. Schreib es ganz aus oder wähle mit der Nummer.
play-back = Die Eingabetaste allein führt zurück zur ganzen Liste.
play-help-number = Eine Nummer wählt aus der Liste.
play-help-text = Der Text einer Aktion spielt sie: place trader Hamburg-Lüneburg 2
play-help-part = Ein Teil eines Textes listet auf, was passt: hamburg
play-help-why = why AKTION sagt, ob eine Aktion erlaubt ist, und wenn nicht, nach welcher Regel.
play-help-rules = rules D6 zeigt eine Regel, rules D einen Abschnitt, rules verdrängen alles, was davon spricht, rules das Inhaltsverzeichnis.
play-help-board = board zeigt den ganzen Tisch, ? diese Hilfe.
play-help-undo = undo nimmt deine letzte Entscheidung zurück, solange seitdem nichts gezogen wurde.
play-help-quit = quit (oder Strg-C) beendet das Spiel.

## Pictures

show-painted = Das Bild liegt in { $file }.

## Tables on a server

live-unplayable = Eintrag { $entry } im Verlauf dieses Tisches folgt nicht den Regeln, die dieses Kontor kennt. Es ist nichts verloren, aber hier kann die Partie nicht weitergehen.
live-begun = Die Partie hat schon begonnen.
live-not-begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
live-not-your-decision = Bitte warte: { SEAT($seat, where: "within") } ist am Zug.
live-undo-too-far = Das lässt sich nicht zurücknehmen: Zurück geht es nie über den Zufall, über das Spielende oder über das hinweg, was jemand anders entschieden hat.
bot-level-unknown = Es gibt keinen Bot „{ $level }“. Möglich: { $possible }.
bot-unusable = Der Bot „{ $bot }“ lässt sich nicht laden ({ $error }). Schreibe ihn als modul:Klasse, und prüfe, ob Python das Modul in diesem Ordner oder im PYTHONPATH findet.
bot-broken = Der Bot „{ $bot }“ aus dem Paket { $package } lässt sich nicht laden ({ $error }). Aktualisiere oder deinstalliere das Paket.
bot-taken = Das Paket { $package } bietet einen Bot „{ $bot }“ an, aber Kontor hat schon eine Stufe mit diesem Namen. Deinstalliere das Paket, oder bitte darum, den Bot umzubenennen.
bot-twice = Mehrere Pakete bieten einen Bot „{ $bot }“ an: { $packages }. Deinstalliere alle bis auf eines.
bot-no-bot = „{ $bot }“ ist kein Bot. Ein Bot ist eine Funktion choose(view, actions) oder eine Klasse mit einer solchen Methode.
bot-illegal = Der Bot „{ $bot }“ hat { $action } gewählt, was hier nicht erlaubt ist. choose(view, actions) muss eine der Aktionen zurückgeben.

## The server

server-internal = Auf dem Server ist etwas schiefgegangen. Es ist dort vermerkt; versuch es bitte noch einmal.
server-bad-request = Der Server konnte diese Anfrage nicht lesen. Lade die Seite neu und versuche es noch einmal.
server-bad-field = { $field }: { $fault }
server-not-json = Der Server braucht JSON.
server-method = So lässt sich das nicht abfragen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-too-large = Das ist mehr, als der Server auf einmal annimmt.
server-too-many-requests = Zu viele Anfragen: Höchstens { $most } in der Minute sind möglich. Warte bitte ein wenig.
server-too-many-hints = Zu viele Tipps: Höchstens { $most } in der Minute sind möglich. Bitte warte ein wenig.
server-hints-busy = Es wird schon über Tipps nachgedacht. Versuche es bitte gleich noch einmal.
server-too-many-analyses = Zu viele Partien werden gerade ausgewertet. Versuche es bitte später noch einmal.
server-too-many-made = Du kannst höchstens { $most } Tische am Tag anlegen. Versuche es morgen wieder.
server-too-many-new = Zu viele neue Besucher aus deinem Netz heute. Versuche es morgen wieder.
server-log-full = Der Verlauf dieses Tisches ist voll: Nur noch die Partie selbst kann weitergehen.
server-too-many-tables = Auf diesem Server ist kein Platz für einen weiteren Tisch. Versuche es später wieder.
server-wrong-origin = Diese Anfrage kommt von einer anderen Website und wird deshalb abgelehnt.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-moment = Diesen Augenblick gibt es an diesem Tisch nicht.
server-still-hidden = Etwas in dieser Partie ist dir noch verborgen. Sie lässt sich anderswo weiterspielen, sobald sie zu Ende ist.
server-others-play = An dieser Partie spielen andere Menschen. Sie lässt sich anderswo weiterspielen, sobald sie zu Ende ist.
server-record-view = Diese Aufzeichnung enthält nur, was ein einziger Platz von einer Partie mit Geheimnissen wusste: Von ihr aus kann man weder weiterspielen noch sie anderen zeigen. Ist die Partie zu Ende, gibt es die ganze Aufzeichnung.
server-record-long = Diese Aufzeichnung ist zu lang für einen Tisch: { $actions } Aktionen, höchstens { $most } sind möglich.
server-not-your-table = Das kann nur, wer diesen Tisch eröffnet hat.
server-not-your-seat = Das ist nicht dein Platz.
server-not-for-you = Das müssen andere am Tisch entscheiden.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-second-seat = Du spielst an diesem Tisch schon mit, und hier ist etwas geheim: Ein zweiter Platz würde dir zeigen, was er vor dir verbirgt.
server-bot-there = Auf diesem Platz spielt gerade ein Bot.
server-no-hints = Tipps gibt es nur, wenn keine anderen Menschen mitspielen.
server-no-answer = Der Bot weiß keine Antwort. Versuche es bitte noch einmal.
server-draws-too-long = Diesen Spielplan zu zeichnen dauert zu lange: Frühestens in einer Minute wird es noch einmal versucht. Spiele besser auf einem einfacheren.
server-not-drawn = Der Server konnte diesen Spielplan nicht zeichnen. Versuche es bitte in einer Minute noch einmal.
server-analysis-later = Auswerten lässt sich eine Partie, sobald sie vorbei ist.
server-no-stand-in = Auf diesem Platz springt kein Bot ein.
server-wrong-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er durch neuere ersetzt, oder der Platz wurde verlassen.
server-name-missing = Gib für jeden deiner Plätze einen Namen ein.
server-two-boards = Nenne entweder einen Spielplan des Spiels ({ $board }) oder bringe eine Datei mit ({ $file }), nicht beides.
server-name-length = Ein Name hat 1 bis { $most } Zeichen.
server-name-letters = Ein Name besteht aus druckbaren Zeichen.
server-stale = Die Partie ist inzwischen weitergegangen. Sieh auf den Plan und wähle noch einmal.
server-frozen = Dieser Tisch ist eingefroren. Sein Verlauf bleibt erhalten.
server-no-client = Die Seiten des Tisches sind nicht gebaut: Führe make client aus oder installiere ein veröffentlichtes Paket.
server-database-address = Das ist keine Datenbank, die Kontor nutzen kann. Nenne eine Datei oder postgresql://user:password@host/name.
server-database-newer = Die Datenbank unter { $place } stammt von einer neueren Version von Kontor. Aktualisiere Kontor, um sie zu öffnen.
server-database-closed = Die Datenbank unter { $place } lässt sich nicht öffnen.

serve-starting = Der Server startet …
serve-ready = Öffne { $address } im Browser
serve-public = Erreichbar für andere unter { $address }
serve-database = Die Partien liegen in { $place }
serve-stop = Strg-C hält den Server an; beim nächsten Start gehen alle Partien weiter.
serve-stopped = Angehalten.
serve-address = Der Server kann unter { $host }, Port { $port } nicht lauschen: { $error }. Wähle mit --host und --port etwas anderes; --port 0 nimmt einen freien.
serve-url = --public-url { $url }: Schreib https://host oder http://host:port, ohne Pfad.
serve-limit = --limit { $setting }: Schreib NAME=ZAHL. Möglich: { $possible }.
serve-log = --log kann nicht { $level } sein. Möglich: { $possible }.
serve-not-installed = Das Paket { $package } fehlt: Installiere kontor[{ $extra }] statt kontor.

## Die Arena und Statistik

arena-bot-empty = --bots { $bots }: Nenne für jeden Platz einen Bot, mit Kommas dazwischen, etwa master,journeyman,apprentice.
arena-bots-number = Für { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} braucht es ebenso viele Bots; --bots nennt { $bots }.
arena-budget = { $bot }: Nach dem Doppelpunkt steht die Zahl der Stellungen für eine Entscheidung, { $least } bis { $most }.
arena-budget-useless = { $bot }: Die Stufe { $level } sucht nicht und kann mit einer Zahl von Stellungen nichts anfangen. Stufen, die suchen: { $possible }.
arena-budget-idle = --budget bewirkt nichts: Keiner dieser Bots sucht. Stufen, die suchen: { $possible }.
arena-no-ray = Das Paket { $package } fehlt: Für einen Ray-Cluster braucht es kontor[ray]. In einem Klon bringt es make setup mit, oder pip install '.[ray]'.
arena-ray-local = Startet Ray auf dieser Maschine; das kann eine Minute dauern.
arena-ray-joining = Verbindet sich mit dem Ray unter { $address }.
arena-ray-address = Unter { $address } gibt es kein Ray: { $error }
arena-ray-cores = Das Ray unter { $address } hat keinen Kern, auf dem gespielt werden könnte. Nimm eine Maschine hinzu, oder spiele hier, ohne --ray.
arena-file-other = { $file } ist nicht die Datei eines Wettkampfs. Wähle mit --resume eine andere.
arena-file-match = { $file } enthält einen anderen Wettkampf; verschieden sind: { $differing }. Gib dieselben Optionen an wie zuvor, oder wähle mit --resume eine andere Datei.
arena-file-line = { $file }: Zeile { $line } ist nicht lesbar. Nimm sie heraus, dann wird ihre Partie neu gespielt.
arena-left = noch
arena-progress-line = { $done } von { $games } Partien, noch etwa { $left } Minuten
arena-crashed = Partie { $number }{ $part ->
    [mirror] {" "}des Spiegelkampfs
   *[match] {""}
} ist abgestürzt: { $error }. Ansehen mit: kontor show { $file }
arena-crashes = { $count ->
    [one] Eine Partie ist abgestürzt und zählt nicht.
   *[other] { $count } Partien sind abgestürzt und zählen nicht.
}
arena-interrupted = Angehalten nach { $done } von { $games } Partien.
arena-took = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $time } Minuten gespielt.
arena-no-game = Keine Partie wurde beendet, also gibt es nichts zu berichten.
arena-report = Der Bericht ist in { $file }.
arena-title = Wettkampf: { $bots }
arena-facts = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}{ $missing ->
    [0] {""}
   *[other] {" "}von { $asked }
} · Startzahl { $seed } · Regeln { $form ->
    [compiled] kompiliert
   *[plain] nicht kompiliert
}
arena-budgets = Stellungen für eine Entscheidung: { $budgets }

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
report-mean-score = Mittlere Punkte
report-fair = Gerechter Anteil { $share }
report-scale = Wertungen nach Plackett und Luce auf der Skala von Elo: Der Durchschnitt ist 1500, und 400 Punkte mehr bedeuten Chancen von zehn zu eins. Intervalle von 95 %.
report-seats = Plätze
report-scores = Punkte
report-winning = Punkte der Sieger
report-lengths = Aktionen einer Partie
report-median-most = Median { $median }, höchstens { $most }
report-spread = { $what }: mindestens { $least }, meist { $lower } bis { $upper }, Median { $median }, höchstens { $most }.
report-ends = Enden
report-of = { $count } ({ $share })
report-sources = Woher die Punkte kommen
report-kinds = Aktionen je Platz
report-total = Zusammen
report-everybody = Alle
report-mirror = Spiegelkampf
report-mirror-about = Die Gegenprobe: derselbe Bot auf allen Plätzen, unter einem Namen für jede Stelle der Aufstellung, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}. Die Namen sollten den gerechten Anteil haben; was Plätze darüber hinaus haben, ist der Vorteil des Platzes.
report-mirror-places = Nach Stelle in der Aufstellung
report-mirror-seats = Nach Platz
report-crashes = Abgestürzte Partien
report-error = Fehler
report-record = Aufzeichnung

stats-progress = Gelesen
stats-title = Aufzeichnungen in { $folder }
stats-pile = { $game } · { $players } Personen · { $board }
stats-games = { $games ->
    [one] { $games } beendete Partie
   *[other] { $games } beendete Partien
}{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } nicht beendet
}{ $broken ->
    [0] {""}
   *[other] , { $broken } nicht lesbar
}
stats-unfinished = { $file }: Diese Partie ist nicht zu Ende und zählt deshalb nicht.
stats-no-record = { $file } ist keine Aufzeichnung.
stats-missing = { $path } existiert nicht.
stats-none = In { $folder } ist keine Aufzeichnung einer beendeten Partie. kontor arena und kontor simulate schreiben welche mit --save.

## analyse

analyse-level = Kein Bot „{ $level }“ schaut sich Partien an. Möglich: { $possible }.
analyse-not-whole = { $file } ist keine Aufzeichnung einer ganzen Partie: Nur was wirklich gespielt wurde, lässt sich auswerten.
analyse-progress = Die Entscheidungen werden angesehen
analyse-about = { $decisions ->
    [one] { $decisions } Entscheidung, abgewogen aus dem, was ihr Platz wissen konnte. Die Chancen sind Schätzungen eines Bots.
   *[other] { $decisions } Entscheidungen, jede abgewogen aus dem, was ihr Platz wissen konnte. Die Chancen sind Schätzungen eines Bots.
}
analyse-seat = Platz
analyse-chances = Gewinnchance
analyse-cost = Verlust
analyse-step = nach Aktion
analyse-did = was getan wurde
analyse-better = was besser war
analyse-even = Keine Entscheidung hat viel gekostet: Gewonnen hat, wer besser war oder mehr Glück hatte.

## Datenblätter

spec-about = Das Spiel `{ $game }` (Regeln { $rules }) zu { $players } auf dem Spielplan `{ $board }`, wie ein Programm es kennen muss, das es lernt. Für einen anderen Tisch: `kontor spec { $game } --players N --board BOARD`, mit `--json` für Programme.
spec-what = was
spec-is = ist
spec-players = Spieler
spec-actions = Aktionen
spec-columns = Zahlen einer Beobachtung
spec-length = Aktionen, nach denen ein Spiel abgebrochen wird
spec-hidden = verborgen
spec-ends = Enden
spec-points = Quellen der Punkte
spec-reward = Belohnung „{ $reward }“
spec-paid = von { $least } bis 1, zusammen { $sum }
spec-illegal = Belohnung nach einer unzulässigen Aktion, wo sie das Spiel kostet
spec-illegal-paid = { $own } für den, der sie wählte, { $others } für die anderen
spec-sizes = Größen
spec-board = Spielplan
spec-numbers = Nummern
spec-kind = Art
spec-first = erste
spec-last = letzte
spec-observation = Beobachtung
spec-reading = Ding n eines Teils beginnt bei der ersten Spalte plus n-mal so viele Spalten, wie es Werte hat. Jeder Wert hat eine Spalte: 1, wenn es so ist, sonst 0; eine Zahl steht in einer Spalte, geteilt wie gezeigt. Plätze zählen von dem aus, der schaut: own ist der eigene, +1 der nächste in der Reihe und so weiter.
spec-all-actions = Alle Aktionen
spec-names = Lange Listen in voller Länge, jede unter dem Teil, der sie zuerst hat, in der Reihenfolge der Spalten:
spec-column = Spalten
spec-part = Teil
spec-number = wie viele
spec-things = Dinge
spec-values = jedes kann sein
env-reward-unknown = Es gibt keine Belohnung „{ $reward }“. Möglich: { $possible }.
