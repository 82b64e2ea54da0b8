import type { StartTexts } from './types.ts';

export const SPANISH: StartTexts = {
  sample: 'ejemplo',
  roles: { singer: 'Voz', dj: 'DJ' },
  city: 'Ciudad de ejemplo',
  about: {
    description: 'Quién es {artist} y cómo se hace su música.',
    makes: '{artist} hace música.',
    makesIn: '{artist} hace música en {place}.',
    story: 'Esto es un ejemplo: aquí va la historia.',
  },
  events: {
    description: 'Conciertos de {artist}: próximas fechas y anteriores.',
    notify: 'Aún no hay fechas anunciadas.',
  },
  news: { description: 'Lo último de {artist}: lanzamientos, conciertos y notas del estudio.' },
  contact: {
    description: 'Cómo contactar con {artist} para conciertos, prensa y lo demás.',
    elsewhere: 'Dónde encontrar a {artist} en otros sitios.',
    card: { title: 'Correo', description: 'Para conciertos, prensa y todo lo demás.' },
  },
  legal: {
    legal: {
      description: 'Quién publica el sitio de {artist} y de quién es lo que hay en él.',
      body: `## Quién publica este sitio

Este sitio lo publica {artist}. Puedes escribirnos desde la [página de contacto](/contact/).

<!-- Muchos países exigen aquí el nombre completo, una dirección postal y un número de registro o fiscal. Escríbelos. -->

## Derechos de autor

Las grabaciones, las imágenes y los textos de este sitio pertenecen a {artist} o a las personas que se citan con ellos.`,
    },
    privacy: {
      description: 'Qué sabe el sitio de {artist} de quienes lo visitan, y qué no.',
      body: `## Lo que este sitio no hace

No usa cookies, no cuenta visitas ni muestra publicidad. Todas las páginas, imágenes y fuentes vienen de este sitio.

## Lo que ve el alojamiento

Como todo servidor web, el de este sitio necesita la dirección de tu dispositivo para enviarte una página. Puede guardarla un
tiempo en sus registros.

## Reproductores y enlaces

Los reproductores de otros servicios, como SoundCloud, YouTube y Vimeo, solo se cargan cuando los pulsas; desde entonces valen las
reglas de esos servicios.

## Mensajes

Usamos lo que nos escribes para responderte, y para nada más. Para saber qué datos tuyos tenemos, o para que los borremos,
escríbenos desde la [página de contacto](/contact/).

<!-- Pide a alguien que conozca la ley de tu país que revise esta página: el RGPD exige, entre otras cosas, nombrar al responsable. -->`,
    },
    terms: {
      description: 'Cómo se pueden usar los textos, las imágenes y la música del sitio de {artist}.',
      body: `## Escuchar y compartir

Puedes enlazar estas páginas cuando quieras. Copia grabaciones, imágenes y textos solo donde se diga que puedes, o con nuestro
permiso: escríbenos desde la [página de contacto](/contact/).

## Sin garantías

Mantenemos este sitio al día lo mejor que podemos, pero las fechas y los precios los fijan los organizadores y pueden cambiar. No
respondemos del contenido de los sitios que enlazamos.`,
    },
  },
  song: {
    title: 'Canción de ejemplo',
    description: 'Esto es un ejemplo del texto sobre un lanzamiento.',
    body: `## Historia y concepto

Esto es un ejemplo: escribe aquí cómo nació la canción.

## Estilo y producción

Esto es un ejemplo: escribe aquí cómo se hizo.`,
  },
  album: {
    title: 'Álbum de ejemplo',
    description: 'Esto es un ejemplo del texto sobre un álbum.',
    tracks: ['Apertura de ejemplo', 'Balada de ejemplo', 'Final de ejemplo'],
    lyrics: 'Un ejemplo del primer verso\nUn ejemplo del segundo\n',
    body: `## Historia y concepto

Esto es un ejemplo: escribe aquí cómo nació el álbum.

## Grabación

Esto es un ejemplo: escribe aquí dónde se grabó, y con quién.`,
  },
  mix: {
    title: 'Mezcla de ejemplo 01',
    description: 'Esto es un ejemplo del texto sobre una mezcla.',
    artists: ['Artista de ejemplo', 'Otro artista de ejemplo'],
    tracks: ['Apertura de ejemplo', 'Cierre de ejemplo'],
    body: 'Esto es un ejemplo: escribe aquí de qué trata la mezcla.',
  },
  series: {
    title: 'Serie de ejemplo',
    description: 'Esto es un ejemplo del texto sobre una serie de mezclas.',
  },
  show: {
    title: 'Concierto de ejemplo',
    venue: 'Sala de ejemplo',
    description: 'Esto es un ejemplo del texto sobre un concierto.',
  },
  members: [
    { name: 'Cantante de ejemplo', role: 'Voz' },
    { name: 'Batería de ejemplo', role: 'Batería' },
  ],
  shirt: { title: 'Camiseta de ejemplo', description: 'Esto es un ejemplo del texto sobre algo que vendes.' },
  post: {
    title: 'Noticia de ejemplo',
    excerpt: 'Esto es un ejemplo de la frase que muestra una tarjeta.',
    body: 'Esto es un ejemplo de una noticia. Lo que hay para escuchar está en [Música](/music/).',
  },
};
