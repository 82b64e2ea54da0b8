import type { TwoForms } from '../types.ts';

export const audioPlayer: TwoForms['audioPlayer'] = {
  player: '{service}-Player: {title}',
  loading: '{service}-Player wird geladen …',
  load: 'Player laden',
  loadOf: 'Player laden: {title}',
  titleOn: '{title} auf {service}',
};

export const videoPlayer: TwoForms['videoPlayer'] = {
  play: 'Video abspielen: {title}',
  watchOn: '{title} auf {host} ansehen',
};

export const contactForm: TwoForms['contactForm'] = {
  label: 'Nachricht schreiben',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  writeTo: 'Bitte schreib an',
  name: 'Name',
  yourName: 'Dein Name',
  email: 'E-Mail',
  inquiry: 'Anliegen',
  selectInquiry: 'Anliegen wählen',
  subject: 'Betreff',
  subjectHint: 'Kurzer Betreff',
  message: 'Nachricht',
  messageHint: 'Erzähl von deinem Projekt, deiner Veranstaltung oder deiner Frage …',
  choose: 'Bitte wählen',
  sent: 'Nachricht gesendet!',
  notSent: 'Nachricht nicht gesendet',
  thanks: 'Danke für deine Nachricht. Du bekommst bald eine Antwort.',
  httpError: 'HTTP-Fehler: Status {status}.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
  offline: 'Der Server ist nicht erreichbar: Bitte prüfe deine Verbindung.',
  retry: 'Deine Nachricht ist noch da. Bitte versuch es noch einmal.',
  retryOrWrite: 'Deine Nachricht ist noch da. Bitte versuch es noch einmal oder schreib an {mail}.',
  toasts: 'Benachrichtigungen',
  closeToast: 'Benachrichtigung schließen',
};

export const fields: TwoForms['fields'] = {
  number: 'Bitte gib eine Zahl ein.',
  date: 'Bitte gib ein vollständiges Datum ein.',
  email: 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel you@example.com.',
  choice: 'Bitte wähle etwas aus.',
  empty: 'Bitte fülle dieses Feld aus.',
  leaveEmpty: 'Leer lassen',
};

export const copyButton: TwoForms['copyButton'] = {
  copied: 'Kopiert',
  copiedNotice: 'In die Zwischenablage kopiert',
  notCopied: 'Nicht kopiert',
  refused: 'Der Browser erlaubt es hier nicht. Markiere den Text und kopiere ihn von Hand.',
  toasts: 'Benachrichtigungen',
  closeToast: 'Benachrichtigung schließen',
};

export const search: TwoForms['search'] = {
  label: 'Diskografie',
  field: 'Diskografie durchsuchen',
  search: 'Suchen',
  counted: '{label} ({count})',
  none: 'Keine Ergebnisse für „{query}“',
  results: { one: '{count} Ergebnis für „{query}“', other: '{count} Ergebnisse für „{query}“' },
  partial: ' auf dieser Seite: Der Rest konnte nicht geladen werden',
};

export const gallery: TwoForms['gallery'] = {
  of: '{number} von {count}',
  close: 'Schließen',
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
};

export const menu: TwoForms['menu'] = {
  menu: 'Menü',
  open: 'Menü öffnen',
  close: 'Menü schließen',
  newTab: ' (öffnet in neuem Tab)',
};

export const carousel: TwoForms['carousel'] = {
  previous: 'Vorherige Veröffentlichungen',
  next: 'Nächste Veröffentlichungen',
  play: 'Abspielen',
  pause: 'Pause',
  role: 'Karussell',
};

export const newsletterForm: TwoForms['newsletterForm'] = {
  label: 'Newsletter',
  address: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  subscribeAt: 'Abonnieren bei',
  sending: 'Wird gesendet …',
  opened: '{host} hat sich in einem neuen Tab geöffnet und sagt dort, ob es geklappt hat.',
  listed: 'Danke. Du stehst auf der Liste.',
  known: 'Diese Adresse steht schon auf der Liste.',
  mailed: 'Fast geschafft: Sieh in dein Postfach und bestätige über den Link in der E-Mail.',
  taken: 'Danke. Falls eine E-Mail um Bestätigung bittet, folge dem Link.',
  refused: '{host} hat diese Adresse nicht angenommen. Prüfe sie und versuch es noch einmal.',
  failed:
    'Das hat nicht geklappt: {host} hat nicht richtig geantwortet. Deine Adresse ist noch da. Versuch es später noch einmal.',
};

export const player: TwoForms['player'] = {
  label: 'Player',
  play: '{title} abspielen',
  pause: 'Pause',
  previous: 'Vorheriger Titel',
  next: 'Nächster Titel',
  position: 'Position',
  positionOf: '{at} von {total}',
  queue: 'Warteschlange',
  chapters: 'Kapitel',
  mute: 'Stummschalten',
  volume: 'Lautstärke',
  speed: 'Geschwindigkeit',
  copyLink: 'Link zu dieser Stelle kopieren',
  copied: 'Link kopiert',
  close: 'Player schließen',
  resume: 'Weiter ab {at}',
  excerpt: 'Ausschnitt',
  offline: 'Du bist offline.',
  missing: 'Die Datei wurde nicht gefunden.',
  format: 'Dieser Browser kann {type} nicht abspielen.',
  failed: 'Die Datei konnte nicht geladen werden.',
  silent: 'Auf diesem Gerät wurde keine Tonausgabe gefunden.',
  openFile: 'Datei öffnen',
};
