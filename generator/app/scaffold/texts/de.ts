import type { StartTexts } from './types.ts';

export const GERMAN: StartTexts = {
  sample: 'beispiel',
  roles: { singer: 'Gesang', dj: 'DJ' },
  city: 'Beispielstadt',
  about: {
    description: 'Wer {artist} ist, und wie die Musik entsteht.',
    makes: '{artist} macht Musik.',
    makesIn: '{artist} macht Musik in {place}.',
    story: 'Das ist ein Beispiel: Hier steht die Geschichte.',
  },
  events: {
    description: 'Konzerte von {artist}: kommende und vergangene Termine.',
    notify: 'Noch sind keine Termine angekündigt.',
  },
  news: { description: 'Neues von {artist}: Veröffentlichungen, Konzerte und Notizen aus dem Studio.' },
  contact: {
    description: 'So erreichst du {artist} wegen Konzerten, Presse und allem anderen.',
    elsewhere: 'Wo {artist} sonst zu finden ist.',
    card: { title: 'E-Mail', description: 'Für Konzerte, Presse und alles andere.' },
  },
  legal: {
    legal: {
      description: 'Wer die Seite von {artist} herausgibt und wem gehört, was darauf ist.',
      body: `## Herausgeber

Diese Seite wird von {artist} herausgegeben. Du erreichst uns über die [Kontaktseite](/contact/).

<!-- Ein Impressum braucht in Deutschland, Österreich und der Schweiz mehr: vollständigen Namen, Anschrift, eine E-Mail-Adresse und je nach Fall weitere Angaben. Trage sie hier ein. -->

## Urheberrecht

Aufnahmen, Bilder und Texte auf dieser Seite gehören {artist} oder denen, die dabei genannt sind.`,
    },
    privacy: {
      description: 'Was die Seite von {artist} über ihre Besucher erfährt, und was nicht.',
      body: `## Was diese Seite nicht tut

Sie setzt keine Cookies, zählt keine Besuche und zeigt keine Werbung. Alle Seiten, Bilder und Schriften kommen von ihr selbst.

## Was der Webhost sieht

Wie jeder Webserver braucht der dieser Seite die Adresse deines Geräts, um dir eine Seite zu schicken. Er kann sie eine Zeit
lang in seinen Protokollen behalten.

## Player und Links

Player anderer Dienste wie SoundCloud, YouTube und Vimeo werden erst geladen, wenn du sie anklickst; ab dann gelten deren Regeln.

## Nachrichten

Was du uns schreibst, verwenden wir, um dir zu antworten, und für nichts anderes. Um zu erfahren, welche Daten wir über dich
haben, oder um sie löschen zu lassen, schreib uns über die [Kontaktseite](/contact/).

<!-- Lass diese Seite prüfen: Die DSGVO verlangt unter anderem den Namen des Verantwortlichen, Rechtsgrundlagen und Speicherfristen. -->`,
    },
    terms: {
      description: 'Wie Texte, Bilder und Musik auf der Seite von {artist} verwendet werden dürfen.',
      body: `## Hören und teilen

Links auf diese Seiten sind willkommen. Kopiere Aufnahmen, Bilder und Texte bitte nur, wo das ausdrücklich erlaubt ist, oder mit
unserer Zustimmung: Schreib uns über die [Kontaktseite](/contact/).

## Keine Gewähr

Wir halten diese Seite so aktuell wie möglich, aber Termine und Preise legen die Veranstalter fest, und sie können sich ändern.
Für die Inhalte anderer Seiten, auf die wir verweisen, sind wir nicht verantwortlich.`,
    },
  },
  song: {
    title: 'Beispielsong',
    description: 'Das ist ein Beispiel für den Text zu einer Veröffentlichung.',
    body: `## Geschichte und Idee

Das ist ein Beispiel: Schreib hier, wie der Song entstanden ist.

## Stil und Produktion

Das ist ein Beispiel: Schreib hier, wie er gemacht wurde.`,
  },
  album: {
    title: 'Beispielalbum',
    description: 'Das ist ein Beispiel für den Text zu einem Album.',
    tracks: ['Beispiel zum Auftakt', 'Beispielballade', 'Beispielfinale'],
    lyrics: 'Ein Beispiel für die erste Zeile\nEin Beispiel für die zweite\n',
    body: `## Geschichte und Idee

Das ist ein Beispiel: Schreib hier, wie das Album entstanden ist.

## Aufnahme

Das ist ein Beispiel: Schreib hier, wo es aufgenommen wurde, und mit wem.`,
  },
  mix: {
    title: 'Beispielmix 01',
    description: 'Das ist ein Beispiel für den Text zu einem Mix.',
    artists: ['Beispielkünstlerin', 'Noch ein Beispielkünstler'],
    tracks: ['Beispiel zum Auftakt', 'Beispiel zum Schluss'],
    body: 'Das ist ein Beispiel: Schreib hier, worum es in dem Mix geht.',
  },
  series: {
    title: 'Beispielreihe',
    description: 'Das ist ein Beispiel für den Text zu einer Reihe von Mixen.',
  },
  show: {
    title: 'Beispielkonzert',
    venue: 'Beispielsaal',
    description: 'Das ist ein Beispiel für den Text zu einem Konzert.',
  },
  members: [
    { name: 'Beispielsängerin', role: 'Gesang' },
    { name: 'Beispieltrommler', role: 'Schlagzeug' },
  ],
  shirt: {
    title: 'Beispielshirt',
    description: 'Das ist ein Beispiel für den Text zu etwas, das du verkaufst.',
  },
  post: {
    title: 'Beispielbeitrag',
    excerpt: 'Das ist ein Beispiel für den Satz, den eine Karte zeigt.',
    body: 'Das ist ein Beispiel für einen Beitrag. Was es zu hören gibt, findest du unter [Musik](/music/).',
  },
};
