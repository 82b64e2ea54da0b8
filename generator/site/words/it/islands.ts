import type { TwoForms } from '../types.ts';

export const audioPlayer: TwoForms['audioPlayer'] = {
  player: 'Player {service}: {title}',
  loading: 'Caricamento del player {service}…',
  load: 'Carica il player',
  loadOf: 'Carica il player: {title}',
  titleOn: '{title} su {service}',
};

export const videoPlayer: TwoForms['videoPlayer'] = {
  play: 'Riproduci il video: {title}',
  watchOn: 'Guarda {title} su {host}',
};

export const contactForm: TwoForms['contactForm'] = {
  label: 'Scrivi un messaggio',
  send: 'Invia messaggio',
  sending: 'Invio in corso…',
  writeTo: 'Scrivi a',
  name: 'Nome',
  yourName: 'Il tuo nome',
  email: 'E-mail',
  inquiry: 'Tipo di richiesta',
  selectInquiry: 'Scegli il tipo',
  subject: 'Oggetto',
  subjectHint: 'Oggetto in breve',
  message: 'Messaggio',
  messageHint: 'Il tuo progetto, evento o richiesta…',
  choose: 'Scegli',
  sent: 'Messaggio inviato!',
  notSent: 'Messaggio non inviato',
  thanks: 'Grazie per il messaggio. Riceverai presto una risposta.',
  httpError: 'Errore HTTP: {status}.',
  timeout: 'Il server non ha risposto in tempo.',
  offline: 'Impossibile raggiungere il server: controlla la connessione.',
  retry: 'Il tuo messaggio è ancora qui. Riprova.',
  retryOrWrite: 'Il tuo messaggio è ancora qui. Riprova, oppure scrivi a {mail}.',
  toasts: 'Notifiche',
  closeToast: 'Chiudi notifica',
};

export const fields: TwoForms['fields'] = {
  number: 'Inserisci un numero.',
  date: 'Inserisci una data completa.',
  email: 'Inserisci un indirizzo e-mail, come you@example.com.',
  choice: 'Scegli un’opzione.',
  empty: 'Compila questo campo.',
  leaveEmpty: 'Lascia vuoto',
};

export const copyButton: TwoForms['copyButton'] = {
  copied: 'Copiato',
  copiedNotice: 'Copiato negli appunti',
  notCopied: 'Non copiato',
  refused: 'Il browser qui non lo consente. Seleziona il testo e copialo a mano.',
  toasts: 'Notifiche',
  closeToast: 'Chiudi notifica',
};

export const search: TwoForms['search'] = {
  label: 'Discografia',
  field: 'Cerca nella discografia',
  search: 'Cerca',
  counted: '{label} ({count})',
  none: 'Nessun risultato per «{query}»',
  results: { one: '{count} risultato per «{query}»', other: '{count} risultati per «{query}»' },
  partial: ' in questa pagina: il resto non è stato caricato',
};

export const gallery: TwoForms['gallery'] = {
  of: '{number} di {count}',
  close: 'Chiudi',
  previous: 'Foto precedente',
  next: 'Foto successiva',
};

export const menu: TwoForms['menu'] = {
  menu: 'Menu',
  open: 'Apri il menu',
  close: 'Chiudi il menu',
  newTab: ' (si apre in una nuova scheda)',
};

export const carousel: TwoForms['carousel'] = {
  previous: 'Uscite precedenti',
  next: 'Uscite successive',
  play: 'Riproduci',
  pause: 'Pausa',
  role: 'carosello',
};

export const newsletterForm: TwoForms['newsletterForm'] = {
  label: 'Newsletter',
  address: 'Indirizzo e-mail',
  subscribe: 'Iscriviti',
  subscribeAt: 'Iscriviti su',
  sending: 'Invio in corso…',
  opened: '{host} si è aperto in una nuova scheda, dove dice se ha funzionato.',
  listed: 'Grazie. Sei nella lista.',
  known: 'Questo indirizzo è già nella lista.',
  mailed: 'Ci siamo quasi: controlla la posta e segui il link per confermare.',
  taken: 'Grazie. Se un’e-mail ti chiede conferma, segui il link.',
  refused: '{host} non ha accettato questo indirizzo. Controllalo e riprova.',
  failed:
    'Non ha funzionato: {host} non ha risposto come dovrebbe. Il tuo indirizzo è ancora qui. Riprova più tardi.',
};

export const player: TwoForms['player'] = {
  label: 'Player',
  play: 'Riproduci {title}',
  pause: 'Pausa',
  previous: 'Brano precedente',
  next: 'Brano successivo',
  position: 'Posizione',
  positionOf: '{at} di {total}',
  queue: 'Coda',
  chapters: 'Capitoli',
  mute: 'Disattiva audio',
  volume: 'Volume',
  speed: 'Velocità',
  copyLink: 'Copia il link a questo momento',
  copied: 'Link copiato',
  close: 'Chiudi il player',
  resume: 'Riprendi da {at}',
  excerpt: 'Estratto',
  offline: 'Sei offline.',
  missing: 'File non trovato.',
  format: 'Questo browser non può riprodurre {type}.',
  failed: 'Impossibile caricare il file.',
  silent: 'Su questo dispositivo non è stata trovata alcuna uscita audio.',
  openFile: 'Apri il file',
};
