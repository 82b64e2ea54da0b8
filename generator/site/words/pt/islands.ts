import type { TwoForms } from '../types.ts';

export const audioPlayer: TwoForms['audioPlayer'] = {
  player: 'Leitor do {service}: {title}',
  loading: 'A carregar o leitor do {service}…',
  load: 'Carregar o leitor',
  loadOf: 'Carregar o leitor: {title}',
  titleOn: '{title} no {service}',
};

export const videoPlayer: TwoForms['videoPlayer'] = {
  play: 'Reproduzir vídeo: {title}',
  watchOn: 'Ver {title} no {host}',
};

export const contactForm: TwoForms['contactForm'] = {
  label: 'Enviar uma mensagem',
  send: 'Enviar mensagem',
  sending: 'A enviar…',
  writeTo: 'Escreva para',
  name: 'Nome',
  yourName: 'Nome completo',
  email: 'E-mail',
  inquiry: 'Tipo de pedido',
  selectInquiry: 'Selecionar o tipo',
  subject: 'Assunto',
  subjectHint: 'Assunto breve',
  message: 'Mensagem',
  messageHint: 'Detalhes do projeto, evento ou pedido…',
  choose: 'Selecionar',
  sent: 'Mensagem enviada!',
  notSent: 'Mensagem não enviada',
  thanks: 'A resposta segue em breve.',
  httpError: 'Erro HTTP: {status}.',
  timeout: 'O servidor não respondeu a tempo.',
  offline: 'Não foi possível contactar o servidor: verifique a ligação.',
  retry: 'A mensagem continua aqui. Tente novamente.',
  retryOrWrite: 'A mensagem continua aqui. Tente novamente ou escreva para {mail}.',
  toasts: 'Notificações',
  closeToast: 'Fechar notificação',
};

export const fields: TwoForms['fields'] = {
  number: 'Indique um número.',
  date: 'Indique uma data completa.',
  email: 'Indique um endereço de e-mail, como you@example.com.',
  choice: 'Selecione uma opção.',
  empty: 'Preencha este campo.',
  leaveEmpty: 'Deixar vazio',
};

export const copyButton: TwoForms['copyButton'] = {
  copied: 'Copiado',
  copiedNotice: 'Copiado para a área de transferência',
  notCopied: 'Não copiado',
  refused: 'O navegador não o permite aqui. Selecione o texto e copie-o à mão.',
  toasts: 'Notificações',
  closeToast: 'Fechar notificação',
};

export const search: TwoForms['search'] = {
  label: 'Discografia',
  field: 'Pesquisar na discografia',
  search: 'Pesquisar',
  counted: '{label} ({count})',
  none: 'Sem resultados para «{query}»',
  results: { one: '{count} resultado para «{query}»', other: '{count} resultados para «{query}»' },
  partial: ' nesta página: não foi possível carregar o resto',
};

export const gallery: TwoForms['gallery'] = {
  of: '{number} de {count}',
  close: 'Fechar',
  previous: 'Foto anterior',
  next: 'Foto seguinte',
};

export const menu: TwoForms['menu'] = {
  menu: 'Menu',
  open: 'Abrir menu',
  close: 'Fechar menu',
  newTab: ' (abre num novo separador)',
};

export const carousel: TwoForms['carousel'] = {
  previous: 'Lançamentos anteriores',
  next: 'Lançamentos seguintes',
  play: 'Reproduzir',
  pause: 'Pausa',
  role: 'carrossel',
};

export const newsletterForm: TwoForms['newsletterForm'] = {
  label: 'Newsletter',
  address: 'Endereço de e-mail',
  subscribe: 'Subscrever',
  subscribeAt: 'Subscrever em',
  sending: 'A enviar…',
  opened: '{host} abriu num novo separador, onde indica se resultou.',
  listed: 'Subscrição concluída.',
  known: 'Este endereço já está na lista.',
  mailed: 'Quase pronto: siga a ligação no e-mail para confirmar.',
  taken: 'Se chegar um e-mail a pedir confirmação, siga a ligação.',
  refused: '{host} não aceitou este endereço. Verifique-o e tente novamente.',
  failed: 'Não resultou: {host} não respondeu como devia. O endereço continua aqui. Tente mais tarde.',
};

export const player: TwoForms['player'] = {
  label: 'Leitor',
  play: 'Reproduzir {title}',
  pause: 'Pausa',
  previous: 'Faixa anterior',
  next: 'Faixa seguinte',
  position: 'Posição',
  positionOf: '{at} de {total}',
  queue: 'Fila',
  chapters: 'Capítulos',
  mute: 'Silenciar',
  volume: 'Volume',
  speed: 'Velocidade',
  copyLink: 'Copiar link para este momento',
  copied: 'Link copiado',
  close: 'Fechar leitor',
  resume: 'Continuar em {at}',
  excerpt: 'Excerto',
  offline: 'Sem ligação à internet.',
  missing: 'O ficheiro não foi encontrado.',
  format: 'Este navegador não consegue reproduzir {type}.',
  failed: 'Não foi possível carregar o ficheiro.',
  silent: 'Não foi encontrada nenhuma saída de som neste dispositivo.',
  openFile: 'Abrir o ficheiro',
};
