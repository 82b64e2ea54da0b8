import type { TwoForms } from '../types.ts';

export const audioPlayer: TwoForms['audioPlayer'] = {
  player: 'Lecteur {service} : {title}',
  loading: 'Chargement du lecteur {service}…',
  load: 'Charger le lecteur',
  loadOf: 'Charger le lecteur : {title}',
  titleOn: '{title} sur {service}',
};

export const videoPlayer: TwoForms['videoPlayer'] = {
  play: 'Lire la vidéo : {title}',
  watchOn: 'Regarder {title} sur {host}',
};

export const contactForm: TwoForms['contactForm'] = {
  label: 'Envoyer un message',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  writeTo: 'Écrivez à',
  name: 'Nom',
  yourName: 'Votre nom',
  email: 'E-mail',
  inquiry: 'Type de demande',
  selectInquiry: 'Choisissez un type',
  subject: 'Objet',
  subjectHint: 'Objet en quelques mots',
  message: 'Message',
  messageHint: 'Votre projet, votre événement ou votre question…',
  choose: 'Veuillez choisir',
  sent: 'Message envoyé !',
  notSent: 'Message non envoyé',
  thanks: 'Merci pour votre message. Vous recevrez bientôt une réponse.',
  httpError: 'Erreur HTTP : {status}.',
  timeout: 'Le serveur n’a pas répondu à temps.',
  offline: 'Le serveur est injoignable : vérifiez votre connexion.',
  retry: 'Votre message est toujours là. Veuillez réessayer.',
  retryOrWrite: 'Votre message est toujours là. Veuillez réessayer, ou écrivez à {mail}.',
  toasts: 'Notifications',
  closeToast: 'Fermer la notification',
};

export const fields: TwoForms['fields'] = {
  number: 'Veuillez saisir un nombre.',
  date: 'Veuillez saisir une date complète.',
  email: 'Veuillez saisir une adresse e-mail, comme you@example.com.',
  choice: 'Veuillez choisir une option.',
  empty: 'Veuillez remplir ce champ.',
  leaveEmpty: 'Laissez ce champ vide',
};

export const copyButton: TwoForms['copyButton'] = {
  copied: 'Copié',
  copiedNotice: 'Copié dans le presse-papiers',
  notCopied: 'Non copié',
  refused: 'Le navigateur ne l’autorise pas ici. Sélectionnez le texte et copiez-le à la main.',
  toasts: 'Notifications',
  closeToast: 'Fermer la notification',
};

export const search: TwoForms['search'] = {
  label: 'Discographie',
  field: 'Rechercher dans la discographie',
  search: 'Rechercher',
  counted: '{label} ({count})',
  none: 'Aucun résultat pour « {query} »',
  results: { one: '{count} résultat pour « {query} »', other: '{count} résultats pour « {query} »' },
  partial: ' sur cette page : le reste n’a pas pu être chargé',
};

export const gallery: TwoForms['gallery'] = {
  of: '{number} sur {count}',
  close: 'Fermer',
  previous: 'Photo précédente',
  next: 'Photo suivante',
};

export const menu: TwoForms['menu'] = {
  menu: 'Menu',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
  newTab: ' (nouvel onglet)',
};

export const carousel: TwoForms['carousel'] = {
  previous: 'Sorties précédentes',
  next: 'Sorties suivantes',
  play: 'Lecture',
  pause: 'Pause',
  role: 'carrousel',
};

export const newsletterForm: TwoForms['newsletterForm'] = {
  label: 'Newsletter',
  address: 'Adresse e-mail',
  subscribe: 'S’abonner',
  subscribeAt: 'S’abonner sur',
  sending: 'Envoi en cours…',
  opened: '{host} s’est ouvert dans un nouvel onglet, où s’affiche le résultat.',
  listed: 'Merci. Vous êtes sur la liste.',
  known: 'Cette adresse est déjà inscrite.',
  mailed: 'Presque fini : consultez votre boîte mail et suivez le lien pour confirmer.',
  taken: 'Merci. Si un e-mail vous demande de confirmer, suivez son lien.',
  refused: '{host} n’a pas accepté cette adresse. Vérifiez-la et réessayez.',
  failed:
    'Cela n’a pas fonctionné : {host} n’a pas répondu comme prévu. Votre adresse est toujours là. Réessayez plus tard.',
};

export const player: TwoForms['player'] = {
  label: 'Lecteur',
  play: 'Lire {title}',
  pause: 'Pause',
  previous: 'Titre précédent',
  next: 'Titre suivant',
  position: 'Position',
  positionOf: '{at} sur {total}',
  queue: 'File d’attente',
  chapters: 'Chapitres',
  mute: 'Couper le son',
  volume: 'Volume',
  speed: 'Vitesse',
  copyLink: 'Copier le lien vers ce moment',
  copied: 'Lien copié',
  close: 'Fermer le lecteur',
  resume: 'Reprendre à {at}',
  excerpt: 'Extrait',
  offline: 'Vous êtes hors ligne.',
  missing: 'Le fichier est introuvable.',
  format: 'Ce navigateur ne peut pas lire {type}.',
  failed: 'Le fichier n’a pas pu être chargé.',
  silent: 'Aucune sortie audio n’a été trouvée sur cet appareil.',
  openFile: 'Ouvrir le fichier',
};
