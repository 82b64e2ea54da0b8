import type { TwoForms } from '../types.ts';

export const audioPlayer: TwoForms['audioPlayer'] = {
  player: 'Reproductor de {service}: {title}',
  loading: 'Cargando el reproductor de {service}…',
  load: 'Cargar reproductor',
  loadOf: 'Cargar reproductor: {title}',
  titleOn: '{title} en {service}',
};

export const videoPlayer: TwoForms['videoPlayer'] = {
  play: 'Reproducir vídeo: {title}',
  watchOn: 'Ver {title} en {host}',
};

export const contactForm: TwoForms['contactForm'] = {
  label: 'Envía un mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  writeTo: 'Escribe a',
  name: 'Nombre',
  yourName: 'Tu nombre',
  email: 'Correo electrónico',
  inquiry: 'Tipo de consulta',
  selectInquiry: 'Elige el tipo de consulta',
  subject: 'Asunto',
  subjectHint: 'Asunto breve',
  message: 'Mensaje',
  messageHint: 'Tu proyecto, evento o consulta…',
  choose: 'Elige una opción',
  sent: '¡Mensaje enviado!',
  notSent: 'Mensaje no enviado',
  thanks: 'Gracias por tu mensaje. Recibirás respuesta pronto.',
  httpError: 'Error HTTP: {status}.',
  timeout: 'El servidor no respondió a tiempo.',
  offline: 'No se pudo conectar con el servidor: comprueba tu conexión.',
  retry: 'Tu mensaje sigue aquí. Inténtalo de nuevo.',
  retryOrWrite: 'Tu mensaje sigue aquí. Inténtalo de nuevo o escribe a {mail}.',
  toasts: 'Notificaciones',
  closeToast: 'Cerrar notificación',
};

export const fields: TwoForms['fields'] = {
  number: 'Escribe un número.',
  date: 'Escribe una fecha completa.',
  email: 'Escribe un correo electrónico, como you@example.com.',
  choice: 'Elige una opción.',
  empty: 'Rellena este campo.',
  leaveEmpty: 'Deja esto vacío',
};

export const copyButton: TwoForms['copyButton'] = {
  copied: 'Copiado',
  copiedNotice: 'Copiado al portapapeles',
  notCopied: 'No se ha copiado',
  refused: 'El navegador no lo permite aquí. Selecciona el texto y cópialo a mano.',
  toasts: 'Notificaciones',
  closeToast: 'Cerrar notificación',
};

export const search: TwoForms['search'] = {
  label: 'Discografía',
  field: 'Buscar en la discografía',
  search: 'Buscar',
  counted: '{label} ({count})',
  none: 'Sin resultados para «{query}»',
  results: { one: '{count} resultado para «{query}»', other: '{count} resultados para «{query}»' },
  partial: ' en esta página: no se pudo cargar el resto',
};

export const gallery: TwoForms['gallery'] = {
  of: '{number} de {count}',
  close: 'Cerrar',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
};

export const menu: TwoForms['menu'] = {
  menu: 'Menú',
  open: 'Abrir menú',
  close: 'Cerrar menú',
  newTab: ' (se abre en una pestaña nueva)',
};

export const carousel: TwoForms['carousel'] = {
  previous: 'Lanzamientos anteriores',
  next: 'Lanzamientos siguientes',
  play: 'Reproducir',
  pause: 'Pausa',
  role: 'carrusel',
};

export const newsletterForm: TwoForms['newsletterForm'] = {
  label: 'Boletín',
  address: 'Correo electrónico',
  subscribe: 'Suscribirse',
  subscribeAt: 'Suscríbete en',
  sending: 'Enviando…',
  opened: '{host} se ha abierto en una pestaña nueva, donde dice si ha funcionado.',
  listed: 'Gracias. Ya estás en la lista.',
  known: 'Esta dirección ya está en la lista.',
  mailed: 'Casi listo: mira tu correo y sigue el enlace para confirmar.',
  taken: 'Gracias. Si un correo te pide confirmar, sigue su enlace.',
  refused: '{host} no ha aceptado esta dirección. Revísala e inténtalo de nuevo.',
  failed: 'No ha funcionado: {host} no respondió bien. Tu dirección sigue aquí. Inténtalo más tarde.',
};

export const player: TwoForms['player'] = {
  label: 'Reproductor',
  play: 'Reproducir {title}',
  pause: 'Pausa',
  previous: 'Tema anterior',
  next: 'Tema siguiente',
  position: 'Posición',
  positionOf: '{at} de {total}',
  queue: 'Cola',
  chapters: 'Capítulos',
  mute: 'Silenciar',
  volume: 'Volumen',
  speed: 'Velocidad',
  copyLink: 'Copiar enlace a este momento',
  copied: 'Enlace copiado',
  close: 'Cerrar reproductor',
  resume: 'Continuar en {at}',
  excerpt: 'Fragmento',
  offline: 'No hay conexión a internet.',
  missing: 'No se ha encontrado el archivo.',
  format: 'Este navegador no puede reproducir {type}.',
  failed: 'No se ha podido cargar el archivo.',
  silent: 'No se ha encontrado ninguna salida de sonido en este dispositivo.',
  openFile: 'Abrir el archivo',
};
