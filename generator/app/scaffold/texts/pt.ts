import type { StartTexts } from './types.ts';

export const PORTUGUESE: StartTexts = {
  sample: 'exemplo',
  roles: { singer: 'Voz', dj: 'DJ' },
  city: 'Cidade de exemplo',
  about: {
    description: 'Quem é {artist}, e como nasce a música.',
    makes: '{artist} faz música.',
    makesIn: '{artist} faz música em {place}.',
    story: 'Isto é um exemplo: a história fica aqui.',
  },
  events: {
    description: 'Concertos de {artist}: próximas datas e datas passadas.',
    notify: 'Ainda não há datas anunciadas.',
  },
  news: { description: 'As novidades de {artist}: lançamentos, concertos e notas do estúdio.' },
  contact: {
    description: 'Como falar com {artist} sobre concertos, imprensa e tudo o resto.',
    elsewhere: 'Onde encontrar {artist} noutros sítios.',
    card: { title: 'E-mail', description: 'Para concertos, imprensa e tudo o resto.' },
  },
  legal: {
    legal: {
      description: 'Quem publica o site de {artist}, e de quem é o que nele está.',
      body: `## Quem publica este site

Este site é publicado por {artist}. A [página de contacto](/contact/) diz como falar connosco.

<!-- Muitos países exigem aqui o nome completo, uma morada e um número de registo ou fiscal. Escreve-os. -->

## Direitos de autor

As gravações, as imagens e os textos deste site pertencem a {artist} ou às pessoas indicadas com eles.`,
    },
    privacy: {
      description: 'O que o site de {artist} sabe de quem o visita, e o que não sabe.',
      body: `## O que este site não faz

Não usa cookies, não conta visitas e não mostra publicidade. Todas as páginas, imagens e fontes vêm deste site.

## O que o alojamento vê

Como qualquer servidor web, o deste site precisa do endereço do teu dispositivo para te enviar uma página. Pode guardá-lo algum tempo
nos seus registos.

## Leitores e ligações

Os leitores de outros serviços, como SoundCloud, YouTube e Vimeo, só são carregados quando clicas neles; a partir daí valem as regras
desses serviços.

## Mensagens

Usamos o que nos escreves para te responder, e para mais nada. Para saber que dados teus temos, ou para que os apaguemos, a
[página de contacto](/contact/) diz como nos escrever.

<!-- Pede a quem conheça a lei do teu país que reveja esta página: o RGPD exige, entre outras coisas, o nome do responsável. -->`,
    },
    terms: {
      description: 'Como se podem usar os textos, as imagens e a música do site de {artist}.',
      body: `## Ouvir e partilhar

Podes fazer ligações para estas páginas. Copia gravações, imagens e textos só onde se diz que podes, ou com a nossa autorização:
a [página de contacto](/contact/) diz como nos escrever.

## Sem garantias

Mantemos este site em dia o melhor que podemos, mas as datas e os preços são dos organizadores e podem mudar. Não respondemos pelo
conteúdo de outros sites para que remetemos.`,
    },
  },
  song: {
    title: 'Canção de exemplo',
    description: 'Isto é um exemplo do texto sobre um lançamento.',
    body: `## História e ideia

Isto é um exemplo: escreve aqui como nasceu a canção.

## Estilo e produção

Isto é um exemplo: escreve aqui como foi feita.`,
  },
  album: {
    title: 'Álbum de exemplo',
    description: 'Isto é um exemplo do texto sobre um álbum.',
    tracks: ['Abertura de exemplo', 'Balada de exemplo', 'Final de exemplo'],
    lyrics: 'Um exemplo do primeiro verso\nUm exemplo do segundo\n',
    body: `## História e ideia

Isto é um exemplo: escreve aqui como nasceu o álbum.

## Gravação

Isto é um exemplo: escreve aqui onde foi gravado, e com quem.`,
  },
  mix: {
    title: 'Mix de exemplo 01',
    description: 'Isto é um exemplo do texto sobre um mix.',
    artists: ['Artista de exemplo', 'Outro artista de exemplo'],
    tracks: ['Abertura de exemplo', 'Fecho de exemplo'],
    body: 'Isto é um exemplo: escreve aqui de que trata o mix.',
  },
  series: { title: 'Série de exemplo', description: 'Isto é um exemplo do texto sobre uma série de mixes.' },
  show: {
    title: 'Concerto de exemplo',
    venue: 'Sala de exemplo',
    description: 'Isto é um exemplo do texto sobre um concerto.',
  },
  members: [
    { name: 'Cantora de exemplo', role: 'Voz' },
    { name: 'Baterista de exemplo', role: 'Bateria' },
  ],
  shirt: { title: 'Camisola de exemplo', description: 'Isto é um exemplo do texto sobre algo que vendes.' },
  post: {
    title: 'Notícia de exemplo',
    excerpt: 'Isto é um exemplo da frase que um cartão mostra.',
    body: 'Isto é um exemplo de notícia. O que há para ouvir está em [Música](/music/).',
  },
};
