/** `liner import`: a plan, its answers, what is written, and the way back. */
import { join } from 'node:path';
import { test } from 'vitest';
import commands from '../../generator/cli/sentences.json' with { type: 'json' };
import plans from '../../generator/import/describe/sentences.json' with { type: 'json' };
import { LANGUAGES, readWords } from '../../generator/words/index.ts';
import { makeSite, RELEASE, SITE_YAML, type TestSite } from '../helpers/site.ts';

const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 26) / 1000) };

const SHOP = `Title,Type,Release Date,ISRC,Label
First Light,Single,2024-05-10,AA-6Q7-24-00001,Harbour
"Night Bus (feat. Ada Lin)",Single,2025-03-07,AA6Q72500047,Harbour
Harbour,Single,2019-05-02,AA6Q72400002,Harbour
`;
const SITE = {
  'content/site.yaml': SITE_YAML,
  'content/releases/first-light.md': RELEASE,
  'content/releases/harbour.md': '---\ntitle: Harbour\ntype: single\nrelease_date: 2019-01-02\n---\n',
  'shop.csv': SHOP,
};

const run = (site: TestSite, ...words: string[]) => site.run(['import', ...words], DAY);

test.concurrent('a plan, an answer, the files, nothing left to do, and back', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  const before = site.hashes('content');
  const plan = await run(site, 'shop.csv');
  expect(plan.code).toBe(0);
  expect(plan.stdout).toMatchInlineSnapshot(`
    "3 releases: 1 new, 1 with new facts, 1 unclear.

    New:
      releases/night-bus.md  Night Bus, single, 2025-03-07  (csv)

    Facts that the site lacks:
      releases/first-light.md  First Light
        label: Harbour  (csv)
        isrc: AA6Q72400001  (csv)
        release_date: csv says 2024-05-10, your file says 2024-05-03

    Unclear, and left out until you say which entry it is:
      Harbour  (csv, shop.csv:4)
        --match Harbour=releases/harbour.md  is Harbour: same title, 120 days apart
        --match Harbour=new  is another one
    If it is the first:  npx liner import shop.csv --match Harbour=releases/harbour.md

    Nothing has been written yet. To write it:  npx liner import shop.csv --write
    What differs stays as it is, unless you take it from a source:  --take csv:release_date
    "
  `);
  expect(plan.stderr).toContain('shop.csv is read as a table of releases');
  expect(site.hashes('content')).toEqual(before);

  const answer = ['shop.csv', '--match', 'Harbour=releases/harbour.md', '--take', 'csv:release_date'];
  const written = await run(site, ...answer, '--write');
  expect(written.stdout).toMatchInlineSnapshot(`
    "Created:
      content/releases/night-bus.md
    Changed:
      content/releases/first-light.md
      content/releases/harbour.md
    Kept 1 answer: the next import of the same source does not ask again.
    Wrote 12 facts. Look through them, then run  npx liner check
    To take all of it back:  npx liner import --undo
    "
  `);
  expect(written.code).toBe(0);
  expect(site.read('content/releases/first-light.md')).toContain('\nrelease_date: 2024-05-10\n');
  expect(site.read('content/releases/first-light.md')).toContain('It began at dawn.');
  expect(site.read('content/releases/harbour.md')).toContain('isrc: AA6Q72400002');
  const check = await site.run(['check'], DAY);
  expect(check.code, check.stderr).toBe(0);

  const again = await run(site, ...answer);
  expect(again.stdout).toBe('3 releases: 3 the same.\n\nThere is nothing to do.\n');
  expect((await run(site, 'shop.csv')).stdout).toBe(again.stdout);

  const undone = await run(site, '--undo');
  expect(undone.stdout).toContain('The import of 2026-11-26 is taken back.');
  expect(undone.code).toBe(0);
  const { 'README.md': _readme, ...after } = site.hashes('content');
  for (const [path, hash] of Object.entries(before)) expect(after[path]).toBe(hash);
  expect(site.exists('content/releases/night-bus.md')).toBe(false);
  expect((await run(site, '--undo')).stderr).toBe('There is no import to take back.\n');
});

test.concurrent('what was written into other folders is taken back there, and nowhere else', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SITE, 'music/site.yaml': SITE_YAML }, context);
  const before = site.hashes('music');
  expect((await run(site, 'shop.csv', '--content', 'music', '--write')).code).toBe(0);
  const elsewhere = await run(site, '--undo');
  expect(elsewhere.stderr).toContain('npx liner import --undo --content music\n');
  expect(elsewhere.code).toBe(2);
  expect((await run(site, '--undo', '--content', 'music')).code).toBe(0);
  expect(site.hashes('music')).toEqual(before);
});

test.concurrent('two files of one kind are named by their paths', async (context) => {
  const { expect } = context;
  const table = (day: string, label: string) =>
    `Title,Type,Release Date,Label\nFirst Light,Single,${day},${label}\n`;
  const tables = { 'a.csv': table('2024-05-04', 'Lantern'), 'old/b.csv': table('2024-05-05', 'Mill') };
  const release = RELEASE.replace('title: ', 'label: Harbour\ntitle: ');
  const site = makeSite({ ...SITE, 'content/releases/first-light.md': release, ...tables }, context);
  const plan = await run(site, 'a.csv', 'old/b.csv');
  expect(plan.stdout).toContain('label: a.csv says Lantern, your file says Harbour\n');
  expect(plan.stdout).toContain('label: old/b.csv says Mill, your file says Harbour\n');
  expect(plan.stdout).toContain('--take old/b.csv:');
  const labels = async (...takes: string[]) => {
    await run(site, 'a.csv', 'old/b.csv', ...takes.flatMap((take) => ['--take', take]), '--write');
    const [, label] = /^label: (.+)$/m.exec(site.read('content/releases/first-light.md')) ?? [];
    return label;
  };
  expect(await labels('old/b.csv:label')).toBe('Mill');
  expect(await labels('csv:label')).toBe('Lantern');
});

test.concurrent('what cannot be read is said, with what to type', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SITE, 'notes.txt': 'Nothing.' }, context);
  const nowhere = await run(site, 'nowhere.csv', 'notes.txt', 'https://shop.example/album/x');
  expect(nowhere.code).toBe(1);
  expect(nowhere.stdout).toBe('');
  expect(nowhere.stderr).toContain('nowhere.csv cannot be read: there is no such file or folder.');
  // A device has no end.
  expect((await run(site, '/dev/zero')).stderr).toContain('it is neither a file nor a folder.');
  expect(nowhere.stderr).toContain('notes.txt cannot be read: it is a document.');
  expect(nowhere.stderr).toContain(
    'https://shop.example/album/x is on the web, and nothing is fetched unasked.',
  );
  const one = await run(site, 'nowhere.csv', 'shop.csv');
  expect(one.code).toBe(0);
  expect(one.stderr).toContain('nowhere.csv cannot be read');
});

test.concurrent('after a run that writes, the line for what is unclear writes, too', async (context) => {
  const site = makeSite(SITE, context);
  const { stdout } = await run(site, 'shop.csv', '--write');
  context
    .expect(stdout)
    .toContain('If it is the first:  npx liner import shop.csv --write --match Harbour=releases/harbour.md');
});

test.concurrent('a wrong command line changes nothing', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  const before = site.hashes('content');
  const wrong = [
    [[], 'Name files or folders to import'],
    [['shop.csv', '--as', 'vinyl'], 'There is no kind of source called "vinyl".'],
    [['shop.csv', '--match', 'Harbour'], 'It must be a title and a file'],
    [['shop.csv', '--take', ':x'], 'It must be a source and a key'],
    [['shop.csv', '--columns', 'Title'], 'It must be names of columns'],
    [['shop.csv', '--undo'], '--undo takes back the last import'],
    [['shop.csv', '--write', '--match', 'Harbour=releases/port.md'], 'there is no releases/port.md'],
    [['shop.csv', '--write', '--take', 'csv:typ'], 'Without  --take , the plan shows what differs.'],
    [['shop.csv', '--write', '--match', 'Nothing=new'], 'none of their entries is called "Nothing"'],
  ] as const;
  for (const [words, message] of wrong) {
    const { code, stderr } = await run(site, ...words);
    expect(stderr).toContain(message);
    expect(code, message).toBe(2);
  }
  expect(site.hashes('content')).toEqual(before);
});

test.concurrent('content with errors is compared with nothing', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SITE, 'content/releases/wrong.md': '---\ntitel: X\n---\n' }, context);
  const { code, stderr, stdout } = await run(site, 'shop.csv', '--write');
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('content/releases/wrong.md:2:1');
  expect(stderr).toContain('The content has errors, and cannot be compared');
});

test.concurrent('an old site of WordPress becomes one that can be built, and is imported once', async (context) => {
  const { expect } = context;
  const site = makeSite(
    {
      'content/site.yaml': SITE_YAML.replace(/base_url: .*/, 'base_url: https://noor.example'),
      'content/pages/about.yaml': 'description: A band.\n',
    },
    context,
  );
  const source = join(import.meta.dirname, '../fixtures/import/wordpress/old-site.xml');
  const written = await run(site, source, '--write');
  expect(written.code, written.stderr).toBe(0);
  const check = await site.run(['check'], DAY);
  expect(check.code, check.stderr).toBe(0);
  expect(check.stderr).not.toMatch(/link\/|markdown\/|redirect\//);
  expect((await run(site, source)).stdout).toMatch(
    / the same\.\n\nLeft out[\s\S]*\n\nThere is nothing to do\.\n$/,
  );
});

test.concurrent('help explains the options, and prints the chapter', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  const { code, stdout } = await site.run(['help', 'import']);
  expect(code).toBe(0);
  expect(stdout).toContain('Usage: liner import [options] [source...]');
  expect(stdout).toContain('# Importing what others know');
});

/** Texts of a file of words, or those that it has in place of English ones. */
const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : words instanceof Object ? Object.values(words).flatMap(textsOf) : [];

/** The parts of sentences that are the same whatever their values: two words, or a heading. */
const constantsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/\{[^}]*\}|[%…]| {2}/))
    .map((part) => part.trim())
    .filter((part) => /[a-z]{2} [a-z]{2}|^[A-Z][a-z]+:$/.test(part));

test.concurrent.for(LANGUAGES)('a whole import speaks %s', async (language, context) => {
  const { expect } = context;
  const site = makeSite(
    {
      ...SITE,
      'shop.csv': `${SHOP}Glass,,,12,\n`.replace('Label', 'Label,Coisa').replace('Harbour\n', 'Harbour,x\n'),
      'dates.csv': 'Datum,Ort,Venue,Gage\n2027-01-09,Leipzig,Halle,300\n2027-13-01,Leipzig,Halle,1\n',
    },
    context,
  );
  const answer = ['--match', 'Harbour=releases/harbour.md', '--take', 'csv:release_date'];
  const lines = [
    ['shop.csv', 'dates.csv', 'nowhere.csv', '--all'],
    ['shop.csv', '--match', 'Nothing=new', '--match', 'Harbour=no.md', '--take', 'x:y', '--take', 'csv:zzz'],
    ['shop.csv', 'dates.csv', ...answer, '--write'],
    ...[['shop.csv', ...answer], [], ['shop.csv', '--as', 'vinyl'], ['shop.csv', '--undo']],
    ...[['--undo'], ['--undo'], ['shop.csv', '--content', 'nowhere']],
  ];
  const output: string[] = [];
  for (const words of lines) {
    const { stdout, stderr } = await run(site, ...words, '--lang', language);
    output.push(stdout, stderr);
  }
  const phrases = readWords('ar', 'import');
  const english = [...textsOf({ ...commands, ...plans }), ...Object.keys(phrases)];
  const own = textsOf([readWords(language, 'sentences'), readWords(language, 'import')]).join('\n');
  const text = output.join('\n');
  expect(text.length).toBeGreaterThan(3000);
  expect(constantsOf(english).filter((part) => text.includes(part) && !own.includes(part))).toEqual([]);
});
