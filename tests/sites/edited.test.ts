/** Whatever is edited, and in whatever order: what a build keeps of the one before it is what it would make from nothing. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pick } from '../helpers/matrix.ts';
import { seeded } from '../helpers/random.mjs';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';

const DAY = 86_400;
/** 1 June 2025, in seconds. */
const START = 1_748_736_000;

interface State {
  files: Map<string, string | Uint8Array>;
  /** Time of the build, in seconds. */
  now: number;
}

const releaseFile = (name: string) => `content/releases/${name}.md`;

function release(title: string, date: string, keys = '', text = 'It began at dawn.'): string {
  return RELEASE.replace('First Light', title)
    .replace('2024-05-03', date)
    .replace('genre:', `${keys}genre:`)
    .replace('It began at dawn.', text);
}

async function drawCover(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
}

async function begin(): Promise<State> {
  const files: State['files'] = new Map(
    Object.entries({
      'content/site.yaml': `${SITE_YAML.replace('share_images: false', 'share_images: true')}`,
      'content/mixes/late.md':
        '---\nepisode_title: Late\nsoundcloud_url: https://soundcloud.com/x/late\n---\n',
      'content/news/out-now.md': '---\ntitle: Out Now\ndate: 2024-05-03\n---\nHear it.\n',
      'content/pages/events.yaml':
        'events:\n  - {title: Night One, date: 2025-06-02, city: Dubai}\n  - {title: Night Two, date: 2025-07-02, city: Cairo}\n',
      'assets/artwork/cover.png': await drawCover('#c60'),
      [releaseFile('covered')]: release('Covered', '2023-02-01', 'artwork_url: artwork/cover.png\n'),
      [releaseFile('listing')]: release(
        'Listing',
        '2023-03-01',
        '',
        '::releases{limit=2}\n\n::events{limit=1}',
      ),
      [releaseFile('player')]: release('Player', '2023-04-01', '', '::button[Shows]{url=/events/}'),
      [releaseFile('coming')]: release('Coming', '2025-06-02'),
    }),
  );
  for (const month of ['05', '06', '07', '08'])
    files.set(releaseFile(`plain-${month}`), release(`Plain ${month}`, `2023-${month}-01`));
  return { files, now: START };
}

const replaceIn = (path: string, from: string | RegExp, to: string) => (state: State) => {
  const text = String(state.files.get(path));
  const edited = text.replace(from, to);
  expect(edited, `${path} has ${from}`).not.toBe(text);
  state.files.set(path, edited);
};

const EDITS: [name: string, edit: (state: State) => void | Promise<void>][] = [
  ['a title', replaceIn(releaseFile('plain-06'), 'title: Plain 06', 'title: Something else')],
  ['a text', replaceIn(releaseFile('plain-07'), 'dawn', 'noon')],
  ['a date', replaceIn(releaseFile('plain-05'), '2023-05-01', '2023-07-15')],
  ['the newest', replaceIn(releaseFile('covered'), '2023-02-01', '2025-05-30')],
  ['the site', replaceIn('content/site.yaml', 'name: Artist', 'name: Artist, tagline: Late at night')],
  [
    'the menu',
    replaceIn(
      'content/site.yaml',
      'base_url',
      'platforms:\n  - {name: Deezer, url: https://deezer.example}\nbase_url',
    ),
  ],
  ['no shows', ({ files }) => void files.delete('content/pages/events.yaml')],
  ['no mixes', ({ files }) => void files.delete('content/mixes/late.md')],
  ['a release less', ({ files }) => void files.delete(releaseFile('plain-08'))],
  ['another cover', async ({ files }) => void files.set('assets/artwork/cover.png', await drawCover('#06c'))],
  [
    'another name for a cover',
    ({ files }) => {
      const cover = files.get('assets/artwork/cover.png') ?? '';
      files.delete('assets/artwork/cover.png');
      files.set('assets/artwork/front.png', cover);
      const text = String(files.get(releaseFile('covered')));
      files.set(releaseFile('covered'), text.replace('cover.png', 'front.png'));
    },
  ],
  ['the next day', (state) => void Object.assign(state, { now: state.now + DAY })],
];

/** Templates of a site's own are bundled by each build from nothing. */
const LAST: (typeof EDITS)[number] = [
  'another template',
  ({ files }) =>
    void files.set(
      'templates/layout/Footer.tsx',
      'export function Footer() { return <footer>mine</footer>; }\n',
    ),
];

/** By a seed, so that a failure can be seen again. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seeded(seed);
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function inThrees<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((_, index) => (index % 3 === 0 ? [items.slice(index, index + 3)] : []));
}

test('a build after edits is the same as one from nothing', async (context) => {
  const state = await begin();
  const site = makeSite(Object.fromEntries(state.files), context);
  const build = async (place: typeof site) => {
    const { code, stderr } = await place.run(['build'], { SOURCE_DATE_EPOCH: String(state.now) });
    expect(code, stderr).toBe(0);
  };
  await build(site);
  const rounds = [...inThrees(shuffle(EDITS, 7)), [LAST]];
  for (const edits of pick(rounds, (round) => round === rounds[0] || round === rounds.at(-1))) {
    const before = new Set(state.files.keys());
    for (const [, edit] of edits) await edit(state);
    for (const [path, content] of state.files) site.write(path, content);
    for (const path of before) if (!state.files.has(path)) site.remove(path);
    await build(site);
    const fresh = makeSite(Object.fromEntries(state.files), context);
    // Pictures alone, which are kept by their content.
    cpSync(join(site.root, '.cache/blobs'), join(fresh.root, '.cache/blobs'), { recursive: true });
    await build(fresh);
    expect(site.hashes('dist'), edits.map(([name]) => name).join()).toEqual(fresh.hashes('dist'));
  }
});
