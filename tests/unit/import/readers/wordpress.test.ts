/** Posts of WordPress become news, and its pages custom pages. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { READERS } from '../../../../generator/import/plan/readers.ts';
import { wordpress } from '../../../../generator/import/readers/wordpress/index.ts';
import { linesOf, readSources, readText, recognises } from '../../../helpers/import.ts';
import { tryReader } from './helpers.ts';

const EXPORT = join(import.meta.dirname, '../../../fixtures/import/wordpress/ana.xml');
const GOLDEN = join(import.meta.dirname, '../../../goldens/import/wordpress/ana.xml.json');

test('an export is read as its golden file has it', async () => {
  const reading = await readSources(wordpress, [EXPORT]);
  const { items, left } = reading;
  const text = JSON.stringify({ items, left, problems: linesOf(reading) }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(GOLDEN);
  expect(text).not.toMatch(/do not print|First!|alert|pw/);
});

const HEAD =
  '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><link>https://a.example</link>';
const post = (content: string, title = 'A') =>
  `<item><title>${title}</title><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_date>2026-01-01 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
const FOOT = '</channel></rss>';

test('a damaged export is read as far as it can be, and its line is named', async () => {
  const cut = await readText(
    wordpress,
    'a.xml',
    `${HEAD}\n${post('<p>one</p>')}\n${post('<p>two</p>').slice(0, 60)}`,
  );
  expect(cut.items).toMatchObject([{ body: 'one' }]);
  expect(linesOf(cut)).toEqual(['3: a.xml: its XML is damaged from this line on: what is readable is read.']);
  const crossed = await readText(
    wordpress,
    'a.xml',
    `${HEAD}\n<item>\n<title>x\n</item>\n${post('<p>two</p>')}${FOOT}`,
  );
  expect(crossed.items).toMatchObject([{ body: 'two' }]);
  expect(linesOf(crossed)[0]).toContain('4: a.xml: its XML is damaged');
});

test('pictures of a text beyond the first are named with their addresses', async () => {
  const picture = (name: string) =>
    `<figure><img src="https://a.example/up/${name}.jpg" alt="${name}"></figure>`;
  const { items, problems, left } = await readText(
    wordpress,
    'a.xml',
    `${HEAD}\n${post(`<p>one</p>${['a', 'b', 'c', 'b'].map(picture).join('<p>more</p>')}`, 'Tour')}\n${post(picture('d'))}${FOOT}`,
  );
  expect(items.map(({ facts, files }) => [facts, files?.map(({ from }) => from)])).toMatchObject([
    [{ image_alt: 'a' }, [{ url: 'https://a.example/up/a.jpg' }]],
    [{ image_alt: 'd' }, [{ url: 'https://a.example/up/d.jpg' }]],
  ]);
  expect(problems.map(({ message, hint, at }) => [at?.line, message, hint])).toEqual([
    [
      2,
      '2 pictures in the text of "Tour" are not taken: https://a.example/up/b.jpg, https://a.example/up/c.jpg',
      'Save what you want to keep in assets/photos/, and write it on a separate line of the text: ![What it shows](photos/name.jpg)',
    ],
  ]);
  expect(left).toEqual([]);
});

test('hostile exports do no harm', async () => {
  const read = (body: string | Uint8Array) => readText(wordpress, 'a.xml', body);
  const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
  const bombed = await read(`${HEAD.replace('?>', `?>${bomb}`)}${post('<p>x</p>', '&b;')}${FOOT}`);
  expect(JSON.stringify(bombed)).not.toContain('aaaa');
  expect((await read(`${HEAD}${'<a>'.repeat(200_000)}${FOOT}`)).items).toEqual([]);
  const long = await read(`${HEAD}${post(`<p>${'x'.repeat(9_000_000)}</p>`)}${FOOT}`);
  expect(long.items[0]?.body?.length).toBeLessThan(300_001);
  const odd = await read(
    `${HEAD}${post('<p onclick="x">ok</p><a href="javascript:alert(1)">b</a><img src="../../etc/passwd">::player{release=x}')}${FOOT}`,
  );
  expect(odd.items[0]?.body).toBe('ok\n\nb::player\\{release=x}');
  expect((await read('')).items).toEqual([]);
  expect((await read(Buffer.from([0, 255, 254, 1]))).items).toEqual([]);
});

test('a large export is read in parts, and letters at their ends stay whole', async () => {
  const posts = Array.from({ length: 400 }, (_, index) =>
    post(`<p>${'ä€𝄞'.repeat(200)}</p>`, `Öl ${index}`),
  ).join('\n');
  const { items, problems } = await readText(wordpress, 'a.xml', `${HEAD}\n${posts}${FOOT}`);
  expect(problems).toEqual([]);
  expect(items).toHaveLength(400);
  expect(items.every(({ body }) => body === 'ä€𝄞'.repeat(200))).toBe(true);
  expect(items[399]).toMatchObject({ facts: { title: 'Öl 399' }, origin: { line: 401 } });
});

test('an export is known by its first lines, before it is taken for a feed', async () => {
  expect(await recognises(wordpress, 'a.xml', HEAD)).toBe(true);
  expect(await recognises(wordpress, 'a.xml', '<rss version="2.0"><channel>')).toBe(false);
  expect(READERS.findIndex(({ name }) => name === 'wordpress')).toBeLessThan(
    READERS.findIndex(({ name }) => name === 'feed'),
  );
});

const entry = (title: string, type: string, more: string) =>
  `<item><title>${title}</title><wp:post_date>2019-01-20 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
const text = (words: string) => `<content:encoded><![CDATA[${words}]]></content:encoded>`;

test('a post without a title is called by its first words', async () => {
  const { items, problems } = await readText(
    wordpress,
    'a.xml',
    `${HEAD}${entry('', 'post', text('A short note of a few words.'))}${entry('', 'post', '<link>https://a.example/?p=4</link>')}${FOOT}`,
  );
  expect(items).toMatchObject([
    { facts: { title: 'A short note of a few words.' }, doubts: [{ at: ['title'] }] },
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'An entry without a title and a text is left out: 2019-01-20, https://a.example/?p=4.',
  ]);
});

test('what WordPress has made itself, shows and releases are named, and posts in other languages', async () => {
  const named = (name: string) => `<wp:post_name>${name}</wp:post_name>${text('Words.')}`;
  const language = (code: string) =>
    `${text('Words.')}<category domain="language" nicename="${code}">x</category>`;
  const { items, left, problems } = await readText(
    wordpress,
    'a.xml',
    [
      HEAD,
      ...['hello-world', 'hallo-welt'].map((name) => entry('Hello', 'post', named(name))),
      entry('Sample Page', 'page', named('sample-page')),
      entry('Kiel', 'tribe_events', ''),
      entry('Pumpe', 'tribe_venue', ''),
      entry('Ebbe', 'album', ''),
      entry('Tour', 'post', language('de')),
      entry('Neu', 'post', language('de')),
      entry('On tour', 'post', language('en')),
      FOOT,
    ].join('\n'),
  );
  expect(items.map(({ facts }) => facts)).toMatchObject([
    { title: 'Tour' },
    { title: 'Neu' },
    { title: 'On tour' },
  ]);
  expect(left).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    'a.xml: left out are 2 posts (a sample of WordPress), 1 page (a sample of WordPress).',
    'a.xml: 1 show of a calendar of WordPress is not read.',
    'a.xml: 1 release of an extension of WordPress is not read.',
  ]);
});

test('pictures that lie beside the export are taken from there', async () => {
  const picture = (path: string) => `<img src="https://a.example/wp-content/uploads/2019/03/${path}" alt="">`;
  const { items } = await tryReader(wordpress, {
    'old/a.xml': `${HEAD}${post(picture('Tour%20poster.jpg'))}${post(picture('gone.jpg'))}${FOOT}`,
    'old/wp-content/uploads/2019/03/Tour poster.jpg': 'JPEG',
    'old/wp-content/uploads/2020/03/gone.jpg': 'JPEG',
  });
  expect(items.map(({ files }) => files?.map(({ from }) => from))).toEqual([
    [{ path: '/tmp/source/old/wp-content/uploads/2019/03/Tour poster.jpg' }],
    [{ url: 'https://a.example/wp-content/uploads/2019/03/gone.jpg' }],
  ]);
});

test('a poem keeps its lines, and a file is linked once', async () => {
  const { items } = await readText(
    wordpress,
    'a.xml',
    `${HEAD}${post('<!-- wp:verse --><pre class="wp-block-verse">The sea goes\n  and comes</pre><!-- /wp:verse --><!-- wp:file --><div class="wp-block-file"><a href="https://b.example/r.pdf">Rider</a><a href="https://b.example/r.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->')}${FOOT}`,
  );
  expect(items[0]?.body).toBe('The sea goes\\\n  and comes\n\n[Rider](https://b.example/r.pdf)');
});
