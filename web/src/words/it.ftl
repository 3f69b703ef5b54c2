# The client’s own words in Italian. Words of games come from the server; those of the table page are in table.it.ftl.
# A name may begin with a vowel: no “a”, “e” or “o” stands before it (they would become “ad”, “ed”, “od”).

kontor = Kontor

## Everywhere

close = Chiudi
cancel = Annulla
save = Salva
delete = Elimina
retry = Riprova
language = Lingua
loading = Caricamento…
just-now = adesso
fewer = Meno: { $what }
more-of = Più: { $what }
skip-content = Vai al contenuto
back-to-lobby = Torna alla lobby
trouble-unreachable = Server non raggiungibile. Controlla la connessione e riprova. Le tue partite sono al sicuro.
offline-title = Nessuna connessione
offline-text = Sei offline, oppure il server non risponde. Le tue partite sono al sicuro: ogni mossa è salvata sul server.
offline-back = La pagina si ricarica appena torni online.
offline-page = Gioca qui senza connessione
broken-title = Qualcosa è andato storto
broken-text = È un errore di Kontor. Ricarica la pagina per continuare: nessuna partita è andata persa.
reload = Ricarica
lost-title = Pagina non trovata
lost-text = Questo link non funziona. Controlla di averlo copiato per intero.

## Settings and signals

settings = Impostazioni
settings-looks = Aspetto
settings-theme = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Sistema
}
settings-signals = Suoni e notifiche
settings-sound = Suoni
settings-volume = Volume
settings-listen = Prova
settings-notices = Notifiche
settings-notices-about = { $allowed ->
    [denied] Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del browser.
    [unknown] Qui il browser non può mostrare notifiche: servono https o un server su questo computer.
   *[other] Avvisami quando tocca a me e la pagina è in secondo piano.
}
settings-turns = Il tuo turno
settings-confirm = Chiedi conferma prima che il turno finisca
settings-install = Installa l’app
signal-turn = Tocca a te: { $table }

## The map

map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mostra tutta la mappa

## Seats

seat-bot = Bot { $number }
seat-open = Posto libero
seat-stand-in = Posto libero, gioca un bot
seat-person = Giocatore { $number }
seat-mine = (tu)
seat-me = Io
seat-who-open = Libero
seat-who-bot = Bot
seat-who = Giocatore al posto { $number }
seat-name-label = Nome al posto { $number }
seat-name-short = Nome
seat-level = Livello del bot al posto { $number }
seat-open-hint = un altro giocatore
seat-colour = Colore
seat-colour-name = { $colour ->
    [red] Rosso
    [blue] Blu
    [turquoise] Turchese
    [yellow] Giallo
    [purple] Viola
   *[black] Nero
}
seat-nameless = Inserisci un nome.
seat-page-title = Il tuo posto
seat-entering = Accesso al tuo posto…
seat-unknown-title = Questo link non funziona
seat-unknown-text = Forse il link è incompleto o ne esiste uno più recente, oppure il tavolo è stato eliminato. Chiedine uno nuovo a chi te l’ha mandato.

## The person

name-label = Il tuo nome
me-title = Come ti chiami?
me-hint = Il nome che gli altri vedono ai tuoi tavoli. Non serve un account.
me-guest = Ospite
me-nobody = Giochi come
me-choose = Scegli un nome
me-change = Cambia nome
me-more = Dispositivi, notifiche e i tuoi dati
me-forget = Elimina i miei dati
me-forget-hint = Hai finito di giocare su questo dispositivo?
me-forget-title = { $kept ->
    [browser] Eliminare tutte le partite e il tuo nome?
   *[server] Eliminare i tuoi dati su questo server?
}
me-forget-text = { $kept ->
    [browser] Tutte le partite salvate in questo browser e il tuo nome verranno eliminati. Se vuoi conservarle, salva prima tutte le partite. L’operazione è irreversibile.
   *[server] Il tuo nome viene cancellato ovunque e lasci tutti i tuoi posti. Ai tavoli con altri giocatori un bot continua per te; gli altri tavoli vengono eliminati. L’operazione è irreversibile.
}
me-forgotten = { $kept ->
    [browser] Le tue partite e il tuo nome sono stati eliminati.
   *[server] I tuoi dati su questo server sono stati eliminati.
}

## The lobby

lobby-welcome = Ti diamo il benvenuto al Kontor
lobby-welcome-name = Ciao, { $name }
lobby-about = { $kept ->
    [browser] Giochi di mercanti nel tuo browser: contro i bot o intorno a un solo schermo. Niente da installare, nessun account, e funziona anche offline.
   *[server] Giochi di mercanti nel tuo browser: contro i bot, intorno a un solo schermo o a distanza con gli amici, in tempo reale o nell’arco di più giorni.
}
lobby-turns = { $count ->
    [0] Nessuno ti sta aspettando.
    [one] Tocca a te a un tavolo.
   *[other] Tocca a te a { $count } tavoli.
}
lobby-new = Nuovo tavolo
open-record = Carica partita
open-record-faulty = Impossibile caricare il file
open-record-about = Problemi in { $file }:
lobby-mine = I tuoi tavoli
lobby-open-tables = Tavoli aperti
lobby-open-empty = Al momento nessuno cerca giocatori. Crea un tavolo e invita qualcuno.
lobby-running = In corso
lobby-over = Finite
lobby-more = I tavoli più vecchi non sono mostrati.
lobby-rules = Regole
lobby-games = Giochi
lobby-play-now = Gioca subito
lobby-starting = Preparo il tavolo…
lobby-against = Tu contro { $names } ({ $level })
lobby-players = { $least }–{ $most } giocatori
lobby-minutes = { $least }–{ $most } minuti
lobby-difficulty = { $difficulty ->
    [1] Facile da imparare
    [2] Qualche regola da imparare
   *[other] Molto da scoprire
}
lobby-learn = Impara
lobby-puzzles = Problemi: { $solved } su { $count } risolti
lobby-options = Altre opzioni
lobby-bots = I tuoi avversari
lobby-page = Gioca senza questo server
lobby-page-about = Apri la pagina una volta: poi potrai giocare contro i bot su questo dispositivo anche senza il server.
lobby-unofficial = Kontor è un’edizione libera e non ufficiale, fatta da giocatori per giocatori. Non è legata agli autori né agli editori dei giochi.
lobby-your-turn = Tocca a te
lobby-who-waits = { $count ->
    [one] { $names } ti aspetta
   *[other] { $names } ti aspettano
}
lobby-turn-of = In attesa di { $name }
lobby-runs = In corso
lobby-waits = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
lobby-won = { $count ->
    [0] Chiusa senza risultato
    [one] Ha vinto { $winners }
   *[other] Vittoria condivisa: { $winners }
}
lobby-frozen = Bloccato
lobby-public = pubblico
lobby-by-link = su invito
lobby-play = Gioca
lobby-open = Apri
lobby-watch = Guarda
lobby-join = Unisciti
lobby-tab-turn = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
lobby-delete-title = Eliminare questo tavolo?
lobby-delete-text = { $state ->
    [over] La partita finita, il registro e tutti i nomi saranno eliminati per tutti.
   *[other] La partita finirà qui: il registro e tutti i nomi saranno eliminati per tutti.
} L’operazione è irreversibile.
lobby-deleted = Tavolo eliminato.
option-set = { $name }: { $value }
option-off = { $name }: no
option-changed = { $name }: personalizzato

## Joining

join-title = Unisciti a { $game }
join-seat = Il tuo posto
join-full = Tutti i posti sono occupati. Puoi comunque guardare.
join-stand-in = gioca un bot
join-sit = Siediti

## Quick starts

start-bots = Contro i bot
start-bots-text = Comincia subito.
start-screen = Intorno a questo schermo
start-screen-text = A turno, su questo dispositivo.
start-friends = Con gli amici
start-friends-text = Manda il link per invitarli.

## A new table

new-title = Nuovo tavolo
new-what = Gioco
new-game = Gioco
new-rules = Leggi le regole di { $game }
new-players = Giocatori
new-board = Tabellone
new-board-own = Usa un tuo tabellone
new-board-own-text = Scegli il file di un tabellone (TOML), per esempio ricavato dalla tua copia del gioco.
new-board-draw = Disegna il tuo tabellone
new-board-edit = Apri nell’editor
new-board-unread = Impossibile leggere { $file }. Scegli di nuovo il file, o controlla che esista ancora e che si possa aprire.
new-board-mine = Il tuo tabellone
board-own = { $name } (tabellone personalizzato)
new-more-options = Altre opzioni
new-changed = { $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
}
option-total = { $total } in totale
option-reset = Ripristina
new-who = Giocatori
new-draw-seats = Sorteggia i posti all’inizio
new-starts = La partita comincia quando tutti i posti sono occupati.
new-access = Accesso
new-by-link = Su invito
new-public = Pubblico
new-access-text = { $access ->
    [public] Il tavolo compare nella lobby. Chiunque può prendere un posto libero o guardare.
   *[link] Solo chi ha il link può unirsi o guardare.
}
clock = Orologio
clock-none = Senza orologio
clock-live = { $minutes } min
clock-days = { $pace ->
    [brisk] Più giorni, veloce
    [normal] Più giorni, normale
   *[leisurely] Più giorni, tranquillo
}
clock-about-none = Nessun limite di tempo.
clock-about-live = Circa { $minutes } minuti per tutta la partita. Ognuno parte con { $bank } e riceve { $added } per ogni turno.
clock-about-days = { $pace ->
    [brisk] Su più giorni. Ognuno parte con 1 giorno e riceve 4 ore per ogni turno.
    [normal] Su più giorni. Ognuno parte con 3 giorni e riceve 12 ore per ogni turno.
   *[leisurely] Su più giorni. Ognuno parte con 3 giorni e riceve 36 ore per ogni turno.
}
clock-line-live = Orologio: { $minutes } min ({ $bank } + { $added } per turno)
clock-line-days = { $pace ->
    [brisk] Orologio: su più giorni, veloce
    [normal] Orologio: su più giorni, normale
   *[leisurely] Orologio: su più giorni, tranquillo
}
clock-weekends = Orologi fermi nel fine settimana (UTC)
clock-at-timeout = Se qualcuno esaurisce il tempo
clock-at-timeout-bot = Continua un bot
clock-at-timeout-ask = Decidono gli altri
rated = Classificata
new-rated-text = { $state ->
    [people] Una partita classificata si gioca almeno in due, con un posto a testa.
    [board] Le partite classificate si giocano sui tabelloni del gioco, non sui tuoi.
   *[yes] Il risultato conta per la classifica. Niente suggerimenti, nessuno si unisce a partita iniziata, dopo la mossa di un bot non si annulla più nulla, e se a qualcuno scade il tempo continua un bot.
}
new-takebacks = Annullare le mosse
new-takebacks-bots = Anche dopo i bot
new-takebacks-own = Solo le proprie
new-takebacks-text = { $takebacks ->
    [bots] Puoi annullare le tue mosse anche dopo la risposta dei bot, ma mai un’estrazione o la mossa di un’altra persona.
   *[own] Puoi annullare le tue mosse finché non gioca un altro giocatore o un bot.
}
new-name-missing = Inserisci un nome per ogni giocatore a questo schermo.
new-faults = Alcune impostazioni sono incompatibili. Sono segnalate qui sopra.
new-make = Crea tavolo

## The handbook

handbook-title = Manuale
handbook-rule = Regola { $rule }
handbook-search = Cerca nelle regole
handbook-search-short = Cerca
handbook-contents = Sezioni
handbook-close = Chiudi il manuale
handbook-found = { $count ->
    [0] Nessuna regola contiene «{ $words }».
    [one] Una regola contiene «{ $words }».
   *[other] { $count } regole contengono «{ $words }».
}

## Lezioni

learn-title = Impara { $game }
learn-about = Ogni lezione dura pochi minuti: tu giochi e la guida spiega.
learn-none = Questo gioco non ha ancora lezioni. Il manuale spiega le regole.
learn-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-done = Finita. Puoi ripeterla quando vuoi.
learn-you = Tu
learn-leave = Esci dalla lezione
learn-coach = Guida
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-back = Indietro
learn-hint = Suggerimento
learn-show = Mostrami
learn-answer = Scegli: { $action }
learn-again = Ricomincia
learn-following = Prossima lezione: { $lesson }
learn-why-read = Leggi prima il testo della guida, poi scegli «Avanti».
learn-first-game = La tua prima partita
learn-first-game-about = Gioca contro due Apprendisti, i bot più facili. Quando diventa possibile qualcosa di nuovo appare un breve consiglio.
learn-first-game-start = Inizia la partita
learn-guest = Ospite
learn-tips = Mostra i consigli nelle partite contro Apprendisti
# La pagina statica, senza server.
games-kept = Le tue partite sono salvate solo in questo browser. Salvane una copia per conservarle o portarle su un altro dispositivo.
games-save = Salva tutte le partite
games-damaged = { $count ->
    [one] Una partita salvata è danneggiata. Salva tutte le partite per conservarne una copia.
   *[other] { $count } partite salvate sono danneggiate. Salva tutte le partite per conservarne una copia.
}
games-loaded = { $count ->
    [0] Hai già tutte le partite di questo file.
    [one] Una partita caricata.
   *[other] { $count } partite caricate.
}
games-not-loaded = { $count ->
    [one] Una partita di questo file è danneggiata e non è stata caricata.
   *[other] { $count } partite di questo file sono danneggiate e non sono state caricate.
}
needs-server = Stai giocando senza server: nessuno può unirsi da un altro dispositivo. Per giocare a distanza, uno di voi deve ospitare un server.
friends-server = Gioca a distanza con gli amici sul nostro server
page-loading = Caricamento di Kontor: { $percent }%
page-failed = Kontor non è riuscito ad avviarsi in questo browser. Ricarica la pagina o prova un browser più recente.
page-update = È pronta una nuova versione di Kontor.
page-update-start = Aggiorna ora
page-update-tabs = Per passare alla nuova versione, chiudi prima le altre schede di Kontor.
