import type { StartTexts } from './types.ts';

export const FRENCH: StartTexts = {
  sample: 'exemple',
  roles: { singer: 'Chant', dj: 'DJ' },
  city: 'Ville d’exemple',
  about: {
    description: 'Qui est {artist}, et comment naît sa musique.',
    makes: '{artist} fait de la musique.',
    makesIn: '{artist} fait de la musique à {place}.',
    story: 'Ceci est un exemple : racontez ici votre histoire.',
  },
  events: {
    description: 'Les concerts de {artist} : dates à venir et dates passées.',
    notify: 'Aucune date n’est encore annoncée.',
  },
  news: { description: 'Les nouvelles de {artist} : sorties, concerts et notes du studio.' },
  contact: {
    description: 'Comment joindre {artist} pour les concerts, la presse et le reste.',
    elsewhere: 'Où retrouver {artist} ailleurs.',
    card: { title: 'E-mail', description: 'Pour les concerts, la presse et tout le reste.' },
  },
  legal: {
    legal: {
      description: 'Qui publie le site de {artist}, et à qui appartient ce qui s’y trouve.',
      body: `## Éditeur

Ce site est publié par {artist}. Vous pouvez nous joindre par la [page de contact](/contact/).

<!-- Les mentions légales demandent souvent davantage : nom complet, adresse, numéro d’enregistrement, nom et adresse de l’hébergeur. Écrivez-les ici. -->

## Droits d’auteur

Les enregistrements, les images et les textes de ce site appartiennent à {artist} ou aux personnes citées avec eux.`,
    },
    privacy: {
      description: 'Ce que le site de {artist} apprend de ses visiteurs, et ce qu’il n’apprend pas.',
      body: `## Ce que ce site ne fait pas

Il ne dépose aucun cookie, ne compte pas les visites et n’affiche pas de publicité. Toutes les pages, les images et les polices viennent de ce site.

## Ce que voit l’hébergeur

Comme tout serveur web, celui de ce site a besoin de l’adresse de votre appareil pour vous envoyer une page. Il peut la garder
quelque temps dans ses journaux.

## Lecteurs et liens

Les lecteurs d’autres services, comme SoundCloud, YouTube et Vimeo, ne sont chargés que lorsque vous cliquez dessus ; les règles de
ces services s’appliquent alors.

## Messages

Nous utilisons ce que vous nous écrivez pour vous répondre, et pour rien d’autre. Pour savoir quelles données nous avons sur vous,
ou pour les faire effacer, écrivez-nous par la [page de contact](/contact/).

<!-- Faites relire cette page par une personne qui connaît la loi de votre pays : le RGPD demande entre autres le nom du responsable. -->`,
    },
    terms: {
      description: 'Comment les textes, les images et la musique du site de {artist} peuvent être utilisés.',
      body: `## Écouter et partager

Vous pouvez faire des liens vers ces pages. Ne copiez les enregistrements, les images et les textes que là où c’est indiqué, ou avec notre
accord : écrivez-nous par la [page de contact](/contact/).

## Sans garantie

Nous tenons ce site à jour de notre mieux, mais les dates et les prix sont fixés par les organisateurs et peuvent changer. Nous ne
répondons pas du contenu des autres sites vers lesquels nous renvoyons.`,
    },
  },
  song: {
    title: 'Chanson d’exemple',
    description: 'Ceci est un exemple du texte sur une sortie.',
    body: `## Histoire et idée

Ceci est un exemple : écrivez ici comment la chanson est née.

## Style et production

Ceci est un exemple : écrivez ici comment elle a été faite.`,
  },
  album: {
    title: 'Album d’exemple',
    description: 'Ceci est un exemple du texte sur un album.',
    tracks: ['Ouverture d’exemple', 'Ballade d’exemple', 'Final d’exemple'],
    lyrics: 'Un exemple du premier vers\nUn exemple du deuxième\n',
    body: `## Histoire et idée

Ceci est un exemple : écrivez ici comment l’album est né.

## Enregistrement

Ceci est un exemple : écrivez ici où il a été enregistré, et avec qui.`,
  },
  mix: {
    title: 'Mix d’exemple 01',
    description: 'Ceci est un exemple du texte sur un mix.',
    artists: ['Artiste d’exemple', 'Autre artiste d’exemple'],
    tracks: ['Ouverture d’exemple', 'Clôture d’exemple'],
    body: 'Ceci est un exemple : écrivez ici de quoi parle le mix.',
  },
  series: { title: 'Série d’exemple', description: 'Ceci est un exemple du texte sur une série de mixes.' },
  show: {
    title: 'Concert d’exemple',
    venue: 'Salle d’exemple',
    description: 'Ceci est un exemple du texte sur un concert.',
  },
  members: [
    { name: 'Chanteuse d’exemple', role: 'Chant' },
    { name: 'Batteur d’exemple', role: 'Batterie' },
  ],
  shirt: { title: 'T-shirt d’exemple', description: 'Ceci est un exemple du texte sur un article à vendre.' },
  post: {
    title: 'Article d’exemple',
    excerpt: 'Ceci est un exemple de la phrase qu’une carte affiche.',
    body: 'Ceci est un exemple d’article. Ce qu’il y a à écouter est sous [Musique](/music/).',
  },
};
