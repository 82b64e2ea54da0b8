/** Each language's pages say nothing in English: every text that a visitor sees or hears. */

import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { FEATURES, type Page } from '../../../../generator/app/list/features.ts';
import { collectRecordings } from '../../../../generator/app/pipeline/requests.ts';
import { projectShell } from '../../../../generator/app/pipeline/shell.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { type Sound, soundKey } from '../../../../generator/features/sound/sounds.ts';
import type { Assets } from '../../../../generator/site/assets.ts';
import { projectFeeds } from '../../../../generator/site/feeds/index.ts';
import type { Site } from '../../../../generator/site/site.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { isPlural } from '../../../../generator/site/words/format.ts';
import { type Digits, TRANSLATIONS, wordsFor } from '../../../../generator/site/words/index.ts';
import { render } from '../../../../templates/render/index.tsx';
import { loadFiles } from '../../../helpers/content.ts';
import { pickOf } from '../../../helpers/matrix.ts';
import { makeAssets, projectPages } from '../../../helpers/model.ts';

const TODAY = '2026-06-01';

/** One of everything, in words that no catalogue has. */
const FILES = {
  'site.yaml': `base_url: https://a.example
artist: {name: Zxq, members: [{name: Qa, from: 2015}], alternate_names: [Zxr], pronunciation: zks}
emails: {general: a@a.example, press: p@a.example}
social: [{name: Instagram, url: https://www.instagram.com/zxq}]
platforms: [{name: Spotify, url: https://open.spotify.com/artist/1}]
contact: {endpoint: https://forms.a.example/1}
newsletter: {provider: form, endpoint: https://mail.a.example/1}
`,
  'releases/qone.md': `---
title: Qone
type: album
release_date: 2025-08-01
explicit: true
note: Qnote
streaming_links: {spotify: https://open.spotify.com/album/1}
formats: [{format: vinyl, url: https://shop.example/1, price: 25 EUR}, {format: cd, sold_out: true}]
credits: [{role: Qrole, name: Qb}]
mood_tags: [Qmood]
label: {name: Qlabel}
artists: [{name: Zxq}, {name: Qguest, role: featuring}]
tracks:
  - {track_number: 1, title: Qt, duration: "3:00", lyrics: Ql, audio: audio/qt.flac, download: true}
  - {track_number: 2, title: Qu, duration: "4:00", audio: audio/qu.mp3, preview: {from: 5}}
press_quotes: [{text: Qquote, outlet: Qpaper, date: 2025-09-01}]
---

Qstory.
`,
  'releases/qnext.md':
    '---\ntitle: Qnext\ntype: single\nrelease_date: 2026-09-01\naudio: audio/qn.flac\npreview: {from: 5}\n---\n',
  'remixes/qremix.md':
    '---\ntitle: Qremix\nyear: 2024\noriginal_artist: Qo\naudio: audio/qr.flac\ndownload: true\n---\n',
  'mixes/qmix.md': `---
episode_title: Qmix
release_date: 2025-03-01
mixcloud_url: https://www.mixcloud.com/zxq/qmix/
tracklist: [{title: Qp}]
plays_count: 12
---
`,
  'mixes/qheard.md': `---
episode_title: Qheard
release_date: 2025-02-01
audio: audio/qheard.mp3
tracklist: [{time: "0:00", title: Qp}]
---
`,
  'news/qnews.md': '---\ntitle: Qnews\ndate: 2026-02-01\n---\n\nQtext.\n',
  'legal/privacy.md': '---\ntitle: Qprivacy\ndescription: Qd\nupdated: 2026-01-01\n---\n\nQp.\n',
  'pages/events.yaml': `events:
  - {title: Qshow, city: Qcity, date: 2026-08-12, time: "21:00", doors: "20:00", end: "23:00", price: 25 EUR, tickets: https://t.example/1, support: [{name: Qs}]}
  - {title: Qold, city: Qtown, date: 2025-08-12, status: sold_out, setlist: [Qt]}
  - {title: Qoff, city: Qport, date: 2026-09-12, status: cancelled}
`,
  'pages/about.yaml': 'sections: [{title: Qa, text: Qb}]\ncore_values: [{title: Qc, text: Qd}]\n',
  'pages/press.yaml': 'bios: {short: Qbio one two}\nrider: Qrider\n',
  'pages/merch.yaml': 'items: [{title: Qshirt, url: https://shop.example/2, price: 20 EUR}]\n',
  'pages/projects.yaml': 'projects: [{name: Qproject, type: Qtype, description: Qd}]\n',
  'pages/videos.yaml': 'videos: [{title: Qvideo, url: https://www.youtube.com/watch?v=abcdefghijk}]\n',
  'pages/contact.yaml': '{}\n',
};

/** Pieces of English texts that are words of other languages too. */
const INTERNATIONAL = new Set(['player:']);

/** Texts of the English catalogue, as they may be found on a page: what is in braces is cut out. */
function englishTexts(code: string): string[] {
  const own = new Set(listTexts(wordsFor(code).texts));
  return listTexts(wordsFor('en').texts)
    .filter((text) => !own.has(text))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((text) => text.trim())
    .filter(
      (text) => !INTERNATIONAL.has(text) && /[a-z]{3}/i.test(text) && (text.includes(' ') || text.length > 6),
    );
}

function listTexts(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value] : isPlural(value) ? Object.values(value) : listTexts(value),
  );
}

const ATTRIBUTES = [
  'aria-label',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'content',
  'data-from',
];

/** Props that nobody reads. */
const SILENT = new Set(['id', 'openTab', 'value']);

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const entries = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  return entries.flatMap(([key, each]) => (SILENT.has(key) ? [] : listStrings(each)));
}

/** All that is seen or heard of a document. */
function listSaid(html: string): string[] {
  const document = parseDocument(html);
  const elements = DomUtils.findAll(() => true, document.children);
  const attributes = elements.flatMap(({ attribs }) => ATTRIBUTES.flatMap((name) => attribs[name] ?? []));
  const props = elements.flatMap(({ attribs }) =>
    ['data-props', 'data-player'].flatMap((name) => listStrings(JSON.parse(attribs[name] || 'null'))),
  );
  const playables = elements
    .filter(({ attribs }) => 'data-playables' in attribs)
    .flatMap((element) => listStrings(JSON.parse(DomUtils.textContent(element))));
  const hidden = new Set(['script', 'style']);
  const texts = elements
    .filter(({ name }) => !hidden.has(name))
    .flatMap(({ children }) => children.flatMap((child) => ('data' in child ? [String(child.data)] : [])));
  return [...attributes, ...props, ...playables, ...texts].map((text) => text.trim()).filter(Boolean);
}

/** As though all recordings were there. */
function withSounds(site: Site): Assets {
  const sounds = collectRecordings(site).sounds.map((request): [string, Sound] => {
    const file = { url: `/audio/${request.file}`, type: 'audio/mpeg', bytes: 1000 };
    const sound = { ...file, duration: 30, isExcerpt: request.excerpt !== undefined };
    return [soundKey(request), { ...sound, download: request.download ? file : undefined }];
  });
  const assets = makeAssets(site);
  const player = { script: '/press.js', imports: [], styles: '/player.css' };
  return {
    ...assets,
    sounds: { sounds: Object.fromEntries(sounds), archives: {} },
    shell: { ...assets.shell, player },
  };
}

/** Words that stand for themselves in a text, not parts of others. */
function finds(text: string, english: readonly string[]): string[] {
  return english.filter((word) => {
    const at = text.indexOf(word);
    return (
      at >= 0 && !/[\p{L}]/u.test(text.charAt(at - 1)) && !/[\p{L}]/u.test(text.charAt(at + word.length))
    );
  });
}

async function renderIn(code: string, digits?: Digits) {
  const { content, problems } = await loadFiles(FILES);
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  if (!content) throw new Error('The content was not read.');
  const { data } = content.site;
  const spoken = { ...content, site: { ...content.site, data: { ...data, language: code } } };
  const site = modelSite(spoken, TODAY, FEATURES, { digits });
  const assets = withSounds(site);
  const shell = projectShell(site, assets.shell);
  const { pages } = projectPages(site, assets);
  // Each feature has its own templates.
  const documents = pages.map((page): [string, string] => [page.route, render(page as Page, shell)]);
  return { site, assets, documents };
}

test.each(pickOf(TRANSLATIONS, 'de', 'ar'))(
  'in %s, pages, feeds and calendars have the words of the language alone',
  async (code) => {
    const { site, assets, documents } = await renderIn(code);
    for (const [, html] of documents)
      expect(html).toContain(`<html lang="${code}"${code === 'ar' ? ' dir="rtl"' : ''}`);
    const said = [
      ...documents.map(([route, html]): [string, string[]] => [route, listSaid(html)]),
      ['feeds', projectFeeds({ site, assets }).map((feed) => JSON.stringify(feed))] satisfies [
        string,
        string[],
      ],
      [
        'calendars',
        planCalendars(site).map(({ body }) => (typeof body === 'function' ? String(body()) : '')),
      ] satisfies [string, string[]],
    ];
    const all = documents.map(([, html]) => html).join('');
    for (const mark of ['data-play=', 'data-from=', ' download=', 'oembed', '.xspf', '/podcast.xml'])
      expect(all).toContain(mark);
    expect(documents.length).toBeGreaterThan(20);
    const english = code === 'en' ? [] : englishTexts(code);
    const found = said.flatMap(([place, texts]) =>
      texts.flatMap((text) => finds(text, english).map((word) => `${place}: ${word} (${text.slice(0, 60)})`)),
    );
    expect([...new Set(found)]).toEqual([]);
  },
);

test('with Arabic digits, years, dates, hours, prices and counts have them; lengths, codes and addresses have not', async () => {
  const { documents } = await renderIn('ar', 'arab');
  const ARABIC = /\p{Script=Arabic}/u;
  const found = documents.flatMap(([route, html]) =>
    listSaid(html)
      .flatMap((text) => text.split(/[\n،·|]/))
      .map((text) => text.replace(/[\d,.]+ (?:KB|BPM)|MP3|<.*>|\b\d+:\d\d\b|\u2068[^\u2069]*\u2069/gu, ''))
      .filter((text) => /\d/.test(text) && ARABIC.test(text))
      .map((text) => `${route}: ${text}`),
  );
  expect([...new Set(found)]).toEqual([]);
  const all = documents.map(([, html]) => html).join('');
  for (const text of [
    '٢٠:٠٠',
    '١٢ أغسطس ٢٠٢٦',
    '٢٥',
    '>٠١<',
    '(٢٠٢٥)',
    'ألبوم • ٢٠٢٥',
    'الألبومات (١)',
    '3:00',
  ])
    expect(all).toContain(text);
});
