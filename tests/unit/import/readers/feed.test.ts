/** Episodes of podcasts become mixes, posts of blogs news. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { feed } from '../../../../generator/import/readers/feed/index.ts';
import { linesOf, readSources, readText, recognises } from '../../../helpers/import.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/import/feed');
const GOLDENS = join(import.meta.dirname, '../../../goldens/import/feed');

test.each(['podcast.xml', 'blog.xml', 'atom.xml', 'feed.json'])(
  '%s is read as its golden file has it',
  async (name) => {
    const reading = await readSources(feed, [join(FIXTURES, name)]);
    const { items, left } = reading;
    const text = JSON.stringify({ items, left, problems: linesOf(reading) }, null, 2);
    await expect(`${text}\n`).toMatchFileSnapshot(join(GOLDENS, `${name}.json`));
  },
);

const rss = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>A</title><link>https://a.example</link>${item}</channel></rss>`;
const DATE = '<pubDate>Fri, 20 Feb 2026 10:00:00 +0000</pubDate>';

test('hostile feeds do no harm', async () => {
  const read = (text: string | Uint8Array) => readText(feed, 'a.xml', text);
  const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${String.fromCharCode(98 + index)} "${`&${String.fromCharCode(97 + index)};`.repeat(10)}">`).join('')}]>`;
  const bombed = await read(`${bomb}${rss(`<item><title>&j;</title>${DATE}</item>`).slice(21)}`);
  expect(JSON.stringify(bombed).length).toBeLessThan(2000);
  expect((await read(rss('<item><title>a</title>'))).items.length).toBeLessThanOrEqual(1);
  expect((await read('<rss')).items).toEqual([]);
  expect((await read(Buffer.from([0, 255, 1, 254]))).problems).toHaveLength(1);
  const odd = await read(
    rss(
      `<item><title>&lt;script&gt;x&lt;/script&gt; T\u202e</title>${DATE}<link>javascript:alert(1)</link><description>&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;ok&lt;/p&gt;</description></item>`,
    ),
  );
  expect(odd.items).toMatchObject([{ facts: { title: 'T' }, body: 'ok' }]);
  expect(JSON.stringify(odd.items)).not.toMatch(/javascript|alert/);
  const name = await read(
    rss(
      `<item><title>a</title>${DATE}<enclosure url="https://a.example/..%2f..%2fetc/passwd%00.jpg" type="image/jpeg" length="1"/></item>`,
    ),
  );
  expect(name.items[0]?.files).toEqual([
    { at: ['image'], name: 'passwd-.jpg', from: { url: expect.any(String) } },
  ]);
  expect(
    (await read(rss(`<item><title>${'x'.repeat(5_000_000)}</title>${DATE}</item>`))).items,
  ).toMatchObject([{ facts: { title: expect.stringMatching(/^x{1,500}$/) } }]);
  expect(
    (await read(rss(`<item><title>a</title><pubDate>Fri, 20 Feb 9999 10:00:00 +0000</pubDate></item>`)))
      .items,
  ).toEqual([]);
});

test.each([
  ['[gallery ids="1,2"]', '[gallery]'],
  ['[gallery ids=&#8221;1,2&#8243;]', '[gallery]'],
  ['[contact-form-7 id="5" title="Contact"]', '[contact-form-7]'],
  ['[et_pb_text admin_label="x"]', '[et_pb_text]'],
  ['[playlist]', '[playlist]'],
])('%s of WordPress is left out of the text, and listed', async (code, what) => {
  const text = `<![CDATA[<p>Before</p>${code}<p>After [1]</p>]]>`;
  const post = `<item><title>a</title>${DATE}<description><![CDATA[Short ${code}]]></description><content:encoded>${text}</content:encoded></item>`;
  const show = `<item><title>b</title>${DATE}<enclosure url="https://a.example/b.mp3" type="audio/mpeg" length="1"/><description>${text}</description></item>`;
  const written = rss(`${post}${show}`).replace(
    '<rss ',
    '<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" ',
  );
  const { items, left } = await readText(feed, 'a.xml', written);
  expect(items).toMatchObject([
    { kind: 'news', facts: { excerpt: 'Short' }, body: expect.stringMatching(/^Before\n\nAfter/) },
    { kind: 'mixes', body: expect.stringMatching(/^Before\n\nAfter/) },
  ]);
  expect(JSON.stringify(items)).not.toContain(what.slice(0, -1));
  expect(left.map((each) => each.what)).toEqual([what]);
});

test('an episode without a title gets a placeholder', async () => {
  const show = `<item>${DATE}<guid>x-1</guid><enclosure url="https://a.example/b.mp3" type="audio/mpeg" length="1"/></item>`;
  const { items } = await readText(feed, 'a.xml', rss(show));
  expect(items).toMatchObject([{ doubts: [{ at: ['episode_title'], isPlaceholder: true }] }]);
});

test('a feed in another charset', async () => {
  const text = rss(`<item><title>Größe</title>${DATE}</item>`).replace(
    '"1.0"?',
    '"1.0" encoding="iso-8859-1"?',
  );
  expect((await readText(feed, 'a.xml', Buffer.from(text, 'latin1'))).items).toMatchObject([
    { facts: { title: 'Größe' } },
  ]);
});

test('feeds are known by their first lines', async () => {
  expect(await recognises(feed, 'a.xml', rss(''))).toBe(true);
  expect(await recognises(feed, 'feed', '<feed xmlns="http://www.w3.org/2005/Atom">')).toBe(true);
  expect(await recognises(feed, 'a.json', '{"version": "https://jsonfeed.org/version/1"}')).toBe(true);
  expect(await recognises(feed, 'a.xml', '<rss xmlns:wp="http://wordpress.org/export/1.2/">')).toBe(false);
  expect(await recognises(feed, 'a.html', '<html><body>rss</body></html>')).toBe(false);
});

test('addresses begin at that of the feed', async () => {
  const atom = await readText(
    feed,
    'a.xml',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/blog/"><title>B</title><id>u</id><updated>2024-05-01T00:00:00Z</updated><entry><title>One</title><link href="2024/one"/><id>x</id><updated>2024-05-01T00:00:00Z</updated><content type="html">&lt;p&gt;&lt;a href="../shop"&gt;Shop&lt;/a&gt; &lt;img src="b.jpg"&gt;&lt;/p&gt;</content></entry></feed>',
  );
  expect(atom.items).toMatchObject([
    {
      body: '[Shop](https://a.example/shop)',
      facts: { redirect_from: ['/blog/2024/one'] },
      files: [{ from: { url: 'https://a.example/blog/b.jpg' } }],
    },
  ]);
  const item = (enclosures: string) =>
    `<item><title>One</title><guid>e1</guid><link>/radio/1/</link><itunes:image href="/1.jpg"/>${enclosures}<description>Words:&lt;br&gt;Tracklist:&lt;br&gt;00:00 A - B&lt;br&gt;01:00 C - D&lt;br&gt;02:00 E - F&lt;br&gt;&lt;a href="/about"&gt;More&lt;/a&gt;</description></item>`;
  const podcast = (enclosures: string) =>
    readText(
      feed,
      'p.xml',
      `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>P</title><link>https://a.example/radio/</link>${item(enclosures)}</channel></rss>`,
    );
  const good = '<enclosure url="https://cdn.example/1.m4a" length="9" type="audio/mp4"/>';
  const bad = '<enclosure url="ftp://a.example/1.mp3" length="8" type="audio/mpeg"/>';
  const { items } = await podcast(`<enclosure url="/1.mp3" length="7" type="audio/mpeg"/>${good}`);
  expect(items).toMatchObject([
    {
      facts: { audio_url: 'https://a.example/1.mp3', audio_bytes: 7, redirect_from: ['/radio/1/'] },
      files: [{ from: { url: 'https://a.example/1.jpg' } }],
      body: 'Words:\\\n[More](https://a.example/about)',
    },
  ]);
  expect((await podcast(bad + good)).items).toMatchObject([
    { facts: { audio_url: 'https://cdn.example/1.m4a', audio_bytes: 9 } },
  ]);
  const none = await podcast(bad);
  expect(none.items[0]?.facts).not.toHaveProperty('audio_bytes');
  expect(linesOf(none)).toEqual([
    '1: The recording "ftp://a.example/1.mp3" is left out: it is no address on the web.',
  ]);
});
