me-page = Tu su questo server
me-page-about = Nessun account, nessuna password. È il browser a identificarti; qui puoi aggiungere altri dispositivi.
me-none = Questo browser non ha ancora un nome né partite. Scegli un nome nella lobby, o usa qui sotto una chiave o un link per il dispositivo.

## Devices

devices = Dispositivi
device-here = questo dispositivo
device-unknown = Browser sconosciuto
device-seen = visto { $ago }
device-out = Scollega
device-out-named = Scollega { $name }
device-out-here-text = Questo browser non sarà più collegato a te. Senza chiave, passkey o un altro dispositivo non potrai riavere i tuoi posti.
devices-out-others = Scollega tutti gli altri
devices-out-done = Scollegato.
link-make = Collega un altro dispositivo
link-about = Apri questo link sull’altro dispositivo entro dieci minuti. Vale una volta sola.
link-label = Link per il dispositivo
link-ready = Il link per il dispositivo è pronto.

## The key

key = La tua chiave
key-about = La chiave ti identifica su qualsiasi dispositivo, anche se perdi questo browser. Chi la possiede può giocare ai tuoi posti.
key-make = Crea una chiave
key-renew = Crea una nuova chiave
key-made = Creata { $ago }. Il server ne conserva solo un’impronta e non può mostrarla di nuovo.
key-revoke = Revoca la chiave
key-revoke-text = La chiave non varrà più. I tuoi dispositivi restano collegati.
key-renew-text = La vecchia chiave non varrà più.
key-shown = Scrivi subito questa chiave. Viene mostrata una volta sola.
key-label = Chiave

## Becoming a person

enter = Ho già giocato altrove
enter-about = Inserisci la chiave dell’altro dispositivo.
enter-do = Usa la chiave
enter-done = Ora in questo browser giochi come { $name }.
enter-done-nobody = Fatto. Ora questo browser è tuo.
merge-title = Portare con te le partite?
merge-text = { $tables ->
    [one] Questo browser ha una sua partita. D’ora in poi apparterrà
   *[other] Questo browser ha { $tables } partite sue. D’ora in poi apparterranno
} a entrambi i browser. Non si può annullare. Continua solo se entrambe le identità sono tue.
merge-do = Unisci
device-page = Usa questo browser
device-page-about = Con questo link il browser avrà la stessa identità di quello che l’ha creato.
device-page-warn = Continua solo se il link l’hai creato tu. Altrimenti qualcun altro potrebbe giocare ai tuoi posti.
device-page-do = Sì, il link è mio

## Passkeys

passkeys = Passkey
passkeys-about = Il tuo dispositivo o il tuo gestore di password conserva una passkey e chiede impronta, volto o PIN.
passkeys-not = Le passkey richiedono https e un server che le supporti.
passkey-make = Crea una passkey
passkey-use = Usa una passkey
passkey-delete = Elimina la passkey
passkey-made = creata { $ago }
passkey-stored = La passkey è salvata.
passkey-cancelled = Nessuna passkey è stata usata.

## Data

data = I tuoi dati
data-about = Scarica tutto ciò che questo server conserva su di te, o eliminalo per sempre.
data-export = Esporta come JSON

## Notifications

notices = Notifiche
notices-about = Kontor ti avvisa due secondi dopo un evento, se non stai guardando il tavolo, e una volta sola per tavolo finché non lo guardi.
notices-which = Avvisami quando
notice-kind = { $kind ->
    [begun] la partita inizia
    [time] il mio tempo sta per scadere
    [over] la partita finisce
   *[turn] tocca a me
}
push = Su questo dispositivo
push-on = Invia notifiche push a questo browser
push-about = { $state ->
    [none] Questo server non può inviare notifiche push. Usa un webhook qui sotto.
    [insecure] Le notifiche push richiedono https. Usa un webhook qui sotto.
    [unsupported] Questo browser non supporta le notifiche push. Su iPhone o iPad aggiungi prima Kontor alla schermata Home.
    [denied] Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni.
   *[possible] Arrivano anche quando Kontor è chiuso.
}
push-test = Invia una prova
push-failed = Questo browser non è riuscito a iscriversi. Forse il suo servizio push non è raggiungibile; riprova più tardi.
hooks = Webhook
hooks-about = Kontor invia un messaggio a un tuo indirizzo: un canale Discord o Slack, o un ricevitore di testo semplice come ntfy.
hook-kind = Destinatario
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[plain] Testo semplice
}
hook-url = Indirizzo del webhook
hook-for = Avvisa di
hook-for-me = i miei turni a tutti i tavoli
hook-for-table = i turni di tutti: { $table }
hook-add = Aggiungi webhook
hook-test = Prova
hook-test-named = Prova { $name }
hook-delete-named = Elimina { $name }
hook-arrived = La prova è arrivata.
hook-error = { $off ->
    [yes] Disattivato dopo tre errori.
   *[no] L’ultimo messaggio non è riuscito.
} { $reason ->
    [address] L’indirizzo non è nell’internet pubblico.
    [timeout] Il destinatario ha impiegato più di 6 secondi.
    [unreachable] Il destinatario non è raggiungibile.
    [tls] Il certificato del destinatario non è valido.
   *[status] Il destinatario ha risposto con lo stato { $status }.
}

## Profile

profile = Il tuo profilo
profile-public = Profilo pubblico
profile-public-about = { $public ->
    [yes] Chi ha il link vede il tuo nome, le partite e le classifiche. Ai tavoli il tuo nome porta qui.
   *[no] Lo vedi solo tu. Un profilo pubblico mostra a tutti il tuo nome, le partite e le classifiche.
}
profile-link = Link al tuo profilo
profile-open = Guardalo come lo vedono gli altri
profile-games = Partite
profile-empty = Ancora nessuna partita finita con altre persone.
profile-count =
    { $played ->
        [one] 1 partita
       *[other] { $played } partite
    }, { $won ->
        [one] 1 vittoria
       *[other] { $won } vittorie
    }
profile-rating =
    Punteggio { $rating } ({ $games ->
        [one] 1 partita classificata
       *[other] { $games } partite classificate
    })
profile-rating-about = Tutti partono da 1500 ± 400. Il margine dopo ± si riduce a ogni partita classificata.
profile-recent = Ultime partite
profile-players = { $players } giocatori
profile-won = vinta
