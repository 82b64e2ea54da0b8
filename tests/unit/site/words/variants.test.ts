/** Words that fit some sites only: of concerts with a programme, and the two forms of address. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import {
  checkOverrides,
  TRANSLATIONS,
  type Variant,
  wordsFor,
} from '../../../../generator/site/words/index.ts';
import { loadFiles } from '../../../helpers/content.ts';

/** The texts of a tree with their keys: `events.show`. */
function flatten(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

function readVariants(code: string): Record<string, object> {
  const file = new URL(`../../../../generator/site/words/variants/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

test.each(TRANSLATIONS)('%s has the words of concerts, and only those that differ from its own', (code) => {
  const variants = readVariants(code);
  expect(Object.keys(variants)).toContain('concert');
  const own = new Map(flatten(wordsFor(code).texts));
  for (const [name, texts] of Object.entries(variants)) {
    expect([name, checkOverrides(wordsFor('en').texts, texts)]).toEqual([name, []]);
    expect(flatten(texts).filter(([key, text]) => own.get(key) === text)).toEqual([]);
    for (const [, text] of flatten(texts)) {
      if (code === 'ar') expect(text).not.toMatch(/[,;?"“”]/);
      else if (code === 'fr') expect(text).not.toMatch(/ [:;!?»]|« |'/);
      else if (code !== 'en') expect(text).not.toMatch(/\.\.\.|'|"/);
    }
  }
});

/** Words of clubs and stages that no concert-goer expects. */
const FOREIGN: Record<string, RegExp> = {
  ar: /قائمة الأغاني|عذرًا/,
  de: /\bshows?\b|setlist|booking|hoppla|tickets|\brider\b|\bnews\b|one-sheet|pressekit|songtext/i,
  en: /\bshows?\b(?! all)|set list|tour dates|oops|\brider\b|^bookings?\b|lyrics/i,
  es: /repertorio|vaya|\brider\b|fiestas/i,
  fr: /setlist|booking|oups|tracklist|soirées/i,
  it: /booking|ops!|scaletta|tracklist|residency/i,
  pt: /alinhamento|tracklist|ups!|\brider\b/i,
  tr: /booking|hay aksi|çalınanlar|\brider\b|etkinlik serileri/i,
};

test.each(TRANSLATIONS)('%s speaks of concerts with a programme, formally or not', async (code) => {
  const site = `language: ${code}\nartist: {name: A, kind: ensemble}\n`;
  for (const address of ['', 'address: informal\n']) {
    const words = await wordsOfSite(site + address);
    const found = flatten(words.texts).filter(
      // Mixes have radio shows, and the reader of news has its name.
      ([key, text]) =>
        FOREIGN[code]?.test(text) && !/^(music\.series|newsletterForm|shell\.newsletter)/.test(key),
    );
    expect(found).toEqual([]);
  }
});

test.each([
  ['de', 'Konzerte', 'Programm', 'Karten'],
  ['en', 'Concerts', 'Programme', 'Tickets'],
  ['fr', 'Concerts', 'Programme', 'Billets'],
  ['es', 'Conciertos', 'Programa', 'Entradas'],
  ['it', 'Concerti', 'Programma', 'Biglietti'],
  ['pt', 'Concertos', 'Programa', 'Bilhetes'],
  ['tr', 'Konserler', 'Program', 'Biletler'],
  ['ar', 'الحفلات', 'البرنامج', 'التذاكر'],
])('in %s, an ensemble has %s, %s and %s', (code, concerts, programme, tickets) => {
  const { events, pages } = wordsFor(code, undefined, ['concert']);
  expect([events.shows, pages.events, events.setList, events.tickets]).toEqual([
    concerts,
    concerts,
    programme,
    tickets,
  ]);
});

async function wordsOfSite(keys: string) {
  const { content } = await loadFiles({ 'site.yaml': `base_url: https://a.example\n${keys}` });
  if (!content) throw new Error('The content was not read.');
  return modelSite(content, '2026-01-01', FEATURES).words;
}

test('the kind of the artist decides, and the words of the site take precedence', async () => {
  const shows = async (artist: string, words = '') =>
    (await wordsOfSite(`language: de\nartist: {name: A${artist}}\n${words}`)).events.shows;
  for (const kind of ['ensemble', 'choir', 'composer'])
    expect(await shows(`, kind: ${kind}`)).toBe('Konzerte');
  expect(await shows(', kind: choir', 'words: {events: {shows: Abende}}\n')).toBe('Abende');
  const { texts } = wordsFor('de');
  for (const artist of [
    '',
    ', kind: solo',
    ', kind: band',
    ', kind: rapper',
    ', kind: label',
    ', kind: collective',
  ])
    expect((await wordsOfSite(`language: de\nartist: {name: A${artist}}\n`)).texts).toEqual(texts);
});

/** Words by which a text says `you` in one form, and imperatives in it. */
const FORMS: Record<string, { formal: string; informal: string }> = {
  de: {
    formal: 'sie|ihr|ihre|ihrer|ihren|ihrem|ihnen',
    informal:
      'du|dein|deine|deiner|deinen|deinem|deines|dich|dir|abonniere|schau|komm|wähle|schreib|erzähl|versuch|prüfe|folge dem|sieh|markiere|gib|fülle|bleib|bestätige|hoppla',
  },
  es: {
    formal: 'usted|ustedes',
    informal:
      'tú|tu|tus|te|ti|contigo|vuelve|elige|envía un|escribe a|escribe un|escribe tu|mira|sigue el|sigue su|selecciona|deja|únete|descubre|suscríbete|consigue|consíguelo|escúchalo|mantente|inténtalo|revísala|cópialo|compruebas|comprueba|rellena|avísame|pide permiso|pregunta|contrata|síguelo|pulses|escuchas|borras',
  },
  fr: {
    formal:
      'vous|votre|vos|veuillez|revenez|choisissez|vérifiez|suivez|consultez|écrivez|saisissez|laissez|réessayez|rejoignez|sélectionnez|copiez|abonnez',
    informal:
      'tu|ton|ta|tes|te|toi|reviens|choisis|vérifie|suis|consulte|écris|saisis|laisse|réessaie|rejoins|sélectionne|remplis',
  },
  it: {
    formal: 'suo|scelga|inserisca|compili|verifichi|scriva|selezioni|riprovi|riceverà',
    informal:
      'tu|tuo|tua|tuoi|tue|ti|te|sei|torna|scegli|inserisci|compila|controlla|controllalo|scrivi|seleziona|riprova|riceverai|iscriviti|entra|lascia vuoto|avvisami|ricordamelo|leggi questa|segui in|ascolti musica|premi|annulli tu',
  },
  pt: {
    formal: 'volte|escreva|verifique|verifique-o|tente|selecione|copie-o|indique|preencha|siga|junte-se',
    informal:
      'tu|teu|tua|teus|tuas|te|ti|volta mais|escreve para|verifica|verifica-o|tenta|seleciona|copia-o|indica um|preenche|segue a|junta-te',
  },
  tr: {
    formal: 'siz|sizin|adınız|adresiniz|girin|seçin|deneyin|yazın|dinleyin|okuyun',
    informal:
      'sen|senin|sana|seçimin|adın|adresin|mesajın|projen|etkinliğin|sorun…|bağlantını|cihazından|tarayıcın|yazdıkların|yazdığın|dinlediğin|kaldığın|istediğin|edebilirsin|görebilirsin|alacaksın|listedesin|çevrimdışısın|kutuna|platformunu|uğra|gir|seç|dene|yaz|dinle|izle|oku|keşfet|katıl|kal|kayıt ol|abone ol|gör|bırak|doldur|iste|sor|dön|git',
  },
};

function findForms(code: string, form: 'formal' | 'informal', variants: Variant[]): [string, string][] {
  const listed = new RegExp(
    `(?<!\\p{L})(?:${FORMS[code]?.[form]})(?!\\p{L})`,
    code === 'de' && form === 'formal' ? 'u' : 'iu',
  );
  return flatten(wordsFor(code, undefined, variants).texts).filter(([, text]) => listed.test(text));
}

test.each(Object.keys(FORMS))('in %s, each form of address is without the other', (code) => {
  for (const others of [[], ['concert']] satisfies Variant[][]) {
    expect(findForms(code, 'informal', ['formal', ...others])).toEqual([]);
    if (code !== 'de') expect(findForms(code, 'formal', ['informal', ...others])).toEqual([]);
    expect(findForms(code, 'informal', ['informal', ...others]).length).toBeGreaterThan(15);
  }
});

test('German says Sie in the formal form, and du in the informal one', () => {
  const written = (form: 'formal' | 'informal') =>
    flatten(wordsFor('de', undefined, [form]).texts).filter(([, text]) =>
      /\b(?:Sie|Ihre?|Ihnen)\b/.test(text),
    );
  expect(written('informal').filter(([, text]) => !/^Sie\b/.test(text))).toEqual([]);
  expect(written('formal').length).toBeGreaterThan(25);
});

test.each([
  ['', 'Dein Name'],
  ['address: formal\n', 'Ihr Name'],
  ['address: informal\n', 'Dein Name'],
])('a band in German with %j asks for %s', async (keys, expected) => {
  expect(
    (await wordsOfSite(`language: de\nartist: {name: A, kind: band}\n${keys}`)).contactForm.yourName,
  ).toBe(expected);
});

test.each([
  ['de', 'Ihr Name', 'Dein Name'],
  ['fr', 'Votre nom', 'Ton nom'],
  ['es', 'Su nombre', 'Tu nombre'],
  ['it', 'Il Suo nome', 'Il tuo nome'],
  ['pt', 'Nome completo', 'O teu nome'],
  ['tr', 'Adınız', 'Adın'],
  ['en', 'Your name', 'Your name'],
  ['ar', 'الاسم الكامل', 'الاسم الكامل'],
])('an ensemble in %s begins with %s, and may say %s', async (code, formal, informal) => {
  const site = `language: ${code}\nartist: {name: A, kind: ensemble}\n`;
  expect((await wordsOfSite(site)).contactForm.yourName).toBe(formal);
  expect((await wordsOfSite(`${site}address: informal\n`)).contactForm.yourName).toBe(informal);
  const { problems } = await loadFiles({
    'site.yaml': `base_url: https://a.example\nemails: {general: a@a.example}\n${site}address: formal\n`,
  });
  expect(problems).toEqual([]);
});

test.each([
  ['Sie', 'formal'],
  ['förmlich', 'formal'],
  ['vouvoyer', 'formal'],
  ['tutoyer', 'informal'],
])('for the form of address, %s is answered with %s', async (word, form) => {
  const site = `base_url: https://a.example\nartist: {name: A}\naddress: ${word}\n`;
  const { problems } = await loadFiles({ 'site.yaml': site });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['schema/value', `Did you mean "${form}"?`],
  ]);
});
