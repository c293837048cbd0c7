notices = Quando una gara ti aspetta
notices-about = Nelle gare che durano giorni nessuno guarda sempre il tavolo. Scegli come vuoi sapere che tocca a te. Ti avvisiamo una volta per turno, e di nuovo quando sono passati i quattro quinti del tempo.
notices-none = Il proprietario di questo server non ha attivato i messaggi.
notices-mail = Per e-mail
notices-mail-address = Indirizzo
notices-mail-send = Conferma questo indirizzo
notices-mail-sent = Ti abbiamo mandato una mail. Apri il link per confermare l'indirizzo.
notices-mail-forget = Dimentica l'indirizzo
notices-push = In questo browser
notices-push-on = Mostra qui le notifiche
notices-push-off = Basta notifiche qui
notices-push-count = Browser che mostrano notifiche: { $count }
notices-push-denied = Il tuo browser non permette notifiche a questa pagina. Puoi cambiarlo nelle sue impostazioni.
notices-push-no = Questo browser qui non può mostrare notifiche. Su iPhone aggiungi prima Paddock alla schermata Home.
notices-hook = In una chat
notices-hook-about = Nella chat si legge a chi tocca, e nulla che puoi sapere solo tu.
notices-hook-kind = Tipo di webhook
notices-hook-plain = JSON semplice
notices-hook-address = Indirizzo del webhook
notices-hook-secret = I messaggi sono firmati con questa chiave (Standard Webhooks):
notices-pace = Quanto spesso
notices-pace-at-once = subito
notices-pace-hourly = al massimo una volta all'ora
notices-pace-daily = una volta al giorno
notices-daily-at = Ora del giorno
notices-quiet = Ore di silenzio
notices-quiet-from = dalle
notices-quiet-until = alle
notices-zone = Fuso orario
notices-save = Salva
notices-saved = Salvato.
notices-muted = Tavoli silenziati
notices-unmute = Chiamami di nuovo per questo tavolo
notices-failed = Non consegnato:
notices-mute = Non chiamarmi per questo tavolo
clock-extend = Ridai a tutti il loro tempo
calendar-bank = Giorni extra in tutto
calendar-weekends = fine settimana libero
calendar-nights = notti libere (dalle 22 alle 8)
calendar-is-bank = { $days ->
    [one] un giorno extra in tutto
   *[other] { $days } giorni extra in tutto
}
calendar-is-weekends = fine settimana libero
calendar-is-nights = notti libere

sessions = Dove hai effettuato l'accesso
session-this = questo dispositivo
session-seen = ultima visita { $when }
session-end = Esci da lì
tokens = Chiavi per programmi
tokens-about = Con una chiave un programma o il tavolo nel terminale può giocare per te. Non può cambiare il tuo account. L'API è descritta qui:
token-name = A che cosa serve
token-make = Nuova chiave
token-once = Copia la chiave adesso: si vede una volta sola.
token-revoke = Revoca
token-used = ultimo uso { $when }
token-unused = mai usata

password-change = Cambia password
password-now = La tua password
password-new = Nuova password
password-changed = La password è cambiata. Altrove non sei più connesso.
recover = Password dimenticata?
recover-about = Se il tuo account ha un indirizzo confermato, ti mandiamo un link.
recover-mail = Il tuo indirizzo e-mail
recover-send = Mandami un link
recover-sent = Se un account ha questo indirizzo, una mail è in viaggio.

profile = Le tue gare
profile-counts = { $over ->
    [one] Una gara finita
   *[other] { $over } gare finite
}, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}, { $running } in corso.
profile-game = Gioco
profile-races = Gare
profile-won = Vinte
profile-podium = Podi
profile-circuits = Circuiti percorsi: { $circuits }
profile-place = { $place }º posto su { $seats }
profile-none = Ancora nessuna gara finita.

turn-none = Nessuna gara ti aspetta.

holidays = Vacanze
holidays-about = In questi giorni il tuo orologio resta fermo nelle gare a giorni e nessuno ti chiama. Gli altri piloti vedono fino a quando non ci sei. Al massimo { $most } giorni in tutto.
holidays-none = Non hai indicato vacanze.
holidays-first = Primo giorno
holidays-last = Ultimo giorno
holidays-add = Aggiungi
holidays-remove = Togli
holidays-span = { $first } – { $last }
