# I testi dell’editor di tabelloni in italiano. Quelli di campi e tabelle vengono dai giochi.

editor-title = Editor di tabelloni
editor-about = Ricalca il tabellone della tua copia o inventane uno. Metti una foto sotto la mappa, disponi città e rotte e prova il tabellone contro i bot. Tutto resta in questo browser finché non lo salvi in un file.
editor-continue = Riprendi
editor-continue-text = Hai modifiche non salvate a «{ $name }».
editor-continue-saved = Stavi lavorando a «{ $name }».
editor-start = Parti da
editor-empty = Un tabellone vuoto
editor-empty-text = Disegna tutto da zero.
editor-open = Apri un file
editor-open-text = Un file di tabellone (TOML), anche con errori: l’editor mostra dove sono.
editor-replace = Sostituire il tabellone non salvato?
editor-replace-text = Le modifiche a «{ $name }» non sono state salvate in un file e andranno perse.
editor-replace-yes = Sostituisci
editor-no-format = I tabelloni di questo gioco non si possono modificare.

## Toolbar

editor-saved = Nessuna modifica da salvare
editor-saved-photo = Il file contiene il tabellone, ma non la foto. La foto resta in questo browser.
editor-untitled = Dai un titolo al tabellone.
editor-unsaved = Non ancora salvato in un file. Conservato in questo browser.
editor-undo = Annulla
editor-redo = Ripeti
editor-save = Salva file
editor-new = Nuovo
editor-try = Provalo ora
editor-try-text = Apre un tavolo con questo tabellone. I bot occupano gli altri posti. Il tuo lavoro resta nell’editor.
editor-try-level = Livello dei bot
editor-try-start = Inizia la partita
editor-unsavable = Questo tabellone non si può salvare. Vedi gli errori sotto la mappa.
editor-tabs = Parti del tabellone
editor-tab-map = Mappa
editor-tab-preview = Anteprima
editor-no-preview = L’anteprima appare quando il tabellone è finito. L’elenco qui sotto dice che cosa manca.

## The map

editor-map = Mappa
editor-map-keys = Le frecce spostano il luogo selezionato, più in fretta con Maiusc. Invio lo modifica, Canc lo elimina, Esc annulla la selezione.
editor-tools = Effetto di un clic sulla mappa
editor-tool-move = Sposta
editor-move-text = Trascina i luoghi per spostarli. Fai clic su un luogo per modificarlo.
editor-add = Aggiungi: { $what }
editor-add-text = Fai clic nel punto giusto, scrivi il nome e fai clic per il successivo.
editor-add-keys = Da tastiera: Invio sulla mappa, scrivi il nome, di nuovo Invio, poi spostalo con le frecce.
editor-join-text = Fai clic su un luogo, poi sul successivo: ogni clic traccia un collegamento dall’ultimo luogo. Fai clic di nuovo sullo stesso per ripartire da un altro. Puoi anche trascinare da un luogo all’altro.
editor-bend-text = Per curvare la linea, scegli «Sposta» e trascina il suo punto.
editor-steps = Procedi in quest’ordine
editor-select = Scegli dall’elenco…
editor-link = { $from } – { $to }
editor-join = Collega
editor-join-to = Collega a…
editor-parallel = Aggiungine un’altra fra questi luoghi
editor-turn-into = Cambia in: { $what }
editor-added = Aggiunto: { $what }.
editor-removed = Eliminato: { $what }.
editor-removed-links = Eliminato: { $what } ({ $links }: { $count }).

## The photo

editor-photo = Foto del tabellone
editor-photo-text = La foto sta sotto la mappa come modello da ricalcare. Non lascia mai il tuo dispositivo.
editor-photo-fit = Adatta la foto
editor-photo-fitting = Trascina la foto per spostarla. Cambia dimensione e rotazione con la rotellina, due dita o i cursori finché non combacia con la cornice.
editor-photo-done = Fatto
editor-photo-opacity = Opacità
editor-photo-size = Dimensione
editor-photo-turn = Rotazione
editor-photo-remove = Togli la foto
editor-photo-unread = { $file } non è un’immagine che questo browser può mostrare.

## Tables and fields

editor-row = Riga
editor-none = –
editor-new-row = + Nuovo: { $what }…
editor-unknown = { $name } (sconosciuto)
editor-pick-colour = Scegli: { $what }
editor-more-fields = Altri campi
editor-more-languages = Un’altra lingua…
editor-add-row = Aggiungi riga
editor-add-row-text = Invio passa alla riga successiva, e alla fine ne aggiunge una.
editor-add-entry = Aggiungi voce
editor-edit = Modifica: { $what }
editor-remove = Elimina { $what }
editor-show = Mostra { $what } sulla mappa

## The check

editor-checking = Controllo…
editor-sound = Il tabellone è finito
editor-faults = { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
editor-todo = Da fare: { $count }
editor-unchecked = Il tabellone non è stato controllato.
editor-storage-full = Lo spazio del browser è esaurito: questo lavoro andrà perso alla chiusura della pagina. Salvalo in un file.
