import type { StartTexts } from './types.ts';

export const ITALIAN: StartTexts = {
  sample: 'esempio',
  roles: { singer: 'Voce', dj: 'DJ' },
  city: 'Città di esempio',
  about: {
    description: 'Chi è {artist}, e come nasce la musica.',
    makes: '{artist} fa musica.',
    makesIn: '{artist} fa musica a {place}.',
    story: 'Questo è un esempio: qui va la storia.',
  },
  events: {
    description: 'I concerti di {artist}: date in arrivo e date passate.',
    notify: 'Nessuna data è ancora annunciata.',
  },
  news: { description: 'Le novità di {artist}: uscite, concerti e appunti dallo studio.' },
  contact: {
    description: 'Come contattare {artist} per concerti, stampa e tutto il resto.',
    elsewhere: 'Dove trovare {artist} altrove.',
    card: { title: 'E-mail', description: 'Per concerti, stampa e tutto il resto.' },
  },
  legal: {
    legal: {
      description: 'Chi pubblica il sito di {artist}, e di chi è ciò che contiene.',
      body: `## Chi pubblica questo sito

Questo sito è pubblicato da {artist}. Puoi scriverci dalla [pagina dei contatti](/contact/).

<!-- Molti paesi chiedono qui il nome completo, un indirizzo postale e un numero di registrazione o la partita IVA. Scrivili. -->

## Diritti d’autore

Le registrazioni, le immagini e i testi di questo sito appartengono a {artist} o alle persone citate con essi.`,
    },
    privacy: {
      description: 'Che cosa il sito di {artist} sa di chi lo visita, e che cosa no.',
      body: `## Che cosa questo sito non fa

Non usa cookie, non conta le visite e non mostra pubblicità. Tutte le pagine, le immagini e i caratteri vengono da questo sito.

## Che cosa vede l’hosting

Come ogni server web, quello di questo sito ha bisogno dell’indirizzo del tuo dispositivo per inviarti una pagina. Può conservarlo per
qualche tempo nei suoi registri.

## Lettori e link

I lettori di altri servizi, come SoundCloud, YouTube e Vimeo, si caricano solo quando li premi; da quel momento valgono le regole di
quei servizi.

## Messaggi

Usiamo ciò che ci scrivi per risponderti, e per nient’altro. Per sapere quali tuoi dati abbiamo, o per farli cancellare, scrivici dalla
[pagina dei contatti](/contact/).

<!-- Fai rivedere questa pagina da chi conosce la legge del tuo paese: il GDPR chiede fra l’altro il nome del titolare. -->`,
    },
    terms: {
      description: 'Come si possono usare i testi, le immagini e la musica del sito di {artist}.',
      body: `## Ascoltare e condividere

Puoi mettere link a queste pagine. Copia registrazioni, immagini e testi solo dove è scritto che puoi, o con il nostro permesso:
scrivici dalla [pagina dei contatti](/contact/).

## Nessuna garanzia

Teniamo aggiornato questo sito come meglio possiamo, ma date e prezzi sono decisi dagli organizzatori e possono cambiare. Non
rispondiamo del contenuto degli altri siti a cui rimandiamo.`,
    },
  },
  song: {
    title: 'Canzone di esempio',
    description: 'Questo è un esempio del testo su un’uscita.',
    body: `## Storia e idea

Questo è un esempio: scrivi qui come è nata la canzone.

## Stile e produzione

Questo è un esempio: scrivi qui come è stata fatta.`,
  },
  album: {
    title: 'Album di esempio',
    description: 'Questo è un esempio del testo su un album.',
    tracks: ['Apertura di esempio', 'Ballata di esempio', 'Finale di esempio'],
    lyrics: 'Un esempio del primo verso\nUn esempio del secondo\n',
    body: `## Storia e idea

Questo è un esempio: scrivi qui come è nato l’album.

## Registrazione

Questo è un esempio: scrivi qui dove è stato registrato, e con chi.`,
  },
  mix: {
    title: 'Mix di esempio 01',
    description: 'Questo è un esempio del testo su un mix.',
    artists: ['Artista di esempio', 'Altro artista di esempio'],
    tracks: ['Apertura di esempio', 'Chiusura di esempio'],
    body: 'Questo è un esempio: scrivi qui di che cosa parla il mix.',
  },
  series: { title: 'Serie di esempio', description: 'Questo è un esempio del testo su una serie di mix.' },
  show: {
    title: 'Concerto di esempio',
    venue: 'Sala di esempio',
    description: 'Questo è un esempio del testo su un concerto.',
  },
  members: [
    { name: 'Cantante di esempio', role: 'Voce' },
    { name: 'Batterista di esempio', role: 'Batteria' },
  ],
  shirt: {
    title: 'Maglietta di esempio',
    description: 'Questo è un esempio del testo su un articolo in vendita.',
  },
  post: {
    title: 'Notizia di esempio',
    excerpt: 'Questo è un esempio della frase che una scheda mostra.',
    body: 'Questo è un esempio di notizia. Quello che c’è da ascoltare è in [Musica](/music/).',
  },
};
