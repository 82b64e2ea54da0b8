/** Every sample: what is imported has no errors, has nothing left to do, and can be taken back byte by byte. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GRAMMAR } from '../../../generator/app/list/grammar.ts';
import { stagingOf } from '../../../generator/app/site-files/disk.ts';
import { undoLast } from '../../../generator/app/site-files/undo.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { parseContent } from '../../../generator/engine/content/parse/index.ts';
import { readSources } from '../../../generator/engine/content/read/index.ts';
import { listFiles } from '../../../generator/engine/lib/files.ts';
import { isError } from '../../../generator/engine/problems/index.ts';
import { SOUNDS } from '../../helpers/tagged.mjs';
import { importSources, openWork, planSources } from './whole.ts';
import { makeSite, type SmallSite } from './write/site.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/import');
const ALL = listFiles(FIXTURES);

const EMPTY = 'an empty site';
const SITES: Record<string, Record<string, string>> = {
  [EMPTY]: {},
  'two languages': {
    'content/site.yaml':
      'base_url: https://noor.example\nlanguages: [{code: en, name: English}, {code: ar, name: العربية}]\nartist: {name: Noor Vale, ar: {name: نور}}\n',
    'content/releases/harbour.md':
      '---\ntitle: Harbour\ntype: single\nrelease_date: 2020-01-01\nar: {title: الميناء}\n---\n',
    'content/pages/events.yaml':
      'events:\n  - {title: Roof, date: 2027-01-02, city: Lisbon, ar: {title: سطح}}\n',
  },
  'other line ends, a mark, comments, anchors and flow style': {
    'content/site.yaml':
      '\ufeff# Mine\r\nbase_url: https://noor.example\r\nartist: {name: Noor Vale} # me\r\n',
    'content/releases/harbour.md':
      '\ufeff---\r\n# One\r\ntitle: &title Harbour\r\ndescription: *title\r\ntype: single # yes\r\nrelease_date: 2020-01-01\r\ngenre: [Soul, # warm\r\n  Folk]\r\n---\r\nWords.\r\n',
    'content/pages/events.yaml':
      '# Shows\r\nevents: [{title: Roof, date: 2027-01-02, city: Lisbon}] # all\r\n',
  },
};

function snapshot(site: SmallSite): Record<string, string> {
  return Object.fromEntries(site.list().map((path) => [path, readFileSync(join(site.root, path), 'latin1')]));
}

async function findErrors({ content }: SmallSite): Promise<string[]> {
  const read = await readSources(content, process.cwd(), GRAMMAR);
  const parsed = await parseContent(read.sources, { drafts: true, grammar: GRAMMAR, cache: openCache() });
  return [...read.problems, ...parsed.problems].filter(isError).map(({ message }) => message);
}

describe.each(Object.keys(SITES))('into %s', (name) => {
  test.each([...(name === EMPTY ? ALL.map((path) => [path]) : []), ALL])('%s', async (...sources) => {
    const site = makeSite(SITES[name]);
    cpSync(FIXTURES, join(site.root, 'source'), { recursive: true });
    const before = snapshot(site);
    const paths = sources.map((source) => `source/${source}`);
    const plan = await importSources(site, ...paths);
    expect(await findErrors(site)).toEqual([]);
    const unclear = plan.entries.filter(({ verdict }) => verdict === 'unclear').map(({ name }) => name);
    const again = openWork(await planSources(site, ...paths));
    expect(again.filter((work) => !unclear.some((each) => work.includes(each)))).toEqual([]);
    while (undoLast(site)?.left.length === 0);
    expect(snapshot(site)).toEqual(before);
  });
});

test('what is on the web is no work that is left, and is named once', async () => {
  const site = makeSite();
  cpSync(FIXTURES, join(site.root, 'source'), { recursive: true });
  const plan = await planSources(site, 'source/feed');
  expect(plan.entries.flatMap(({ files }) => files)).toEqual([]);
  expect(plan.problems.map(({ message }) => message)).toContain(
    '3 pictures are on the web, and are not fetched, such as https://ana.example/a.jpg',
  );
});

test('what is prepared for an import that was killed is removed', () => {
  const site = makeSite();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const staging = stagingOf(join(site.assets, 'import')).replace(String(process.pid), String(pid));
  site.write(staging.slice(site.root.length + 1), 'half');
  expect(undoLast(site)).toBe(undefined);
  expect(site.list()).toEqual(['content/site.yaml']);
});

test('in the folder of the site, its own files are no source, unless they are named', async () => {
  const site = makeSite();
  site.write('assets/audio/01 song.wav', SOUNDS.wav);
  site.write('new/02 other.wav', SOUNDS.wav);
  const names = async (source: string) => (await planSources(site, source)).entries.map(({ name }) => name);
  expect(await names('.')).toEqual(['other']);
  expect(await names('assets/audio')).toEqual(['song']);
});
