/** Every command that the documents name, run in a new site as it is written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../helpers/dev.ts';
import { startServer } from '../helpers/runner.ts';
import { makeSite, packageRoot, type TestSite } from '../helpers/site.ts';

const CHAPTERS = readdirSync(join(packageRoot, 'generator/docs')).map((file) => `generator/docs/${file}`);
const DOCUMENTS = ['README.md', 'content/README.md', ...CHAPTERS];

/** In a document's text or as a line of a block of commands. */
const COMMAND = /(?:`|^)npx (?:liner|linernotes) ([^`\n]+?) *(?:`|$)/gm;

/** Stand-ins for words that readers choose. */
const GIVEN: Record<string, string> = { CODE: 'schema/type', '../recordings': 'sources/shop.csv' };
const EVENTS = 'content/pages/events.yaml';
const SERVERS = ['dev', 'preview', 'studio'];
/** Where commands that publish put the site. */
const PLACES: Record<string, string[]> = {
  publish: ['--yes', '--to', 'published'],
  show: ['--to', 'published'],
};

const commands = new Set(
  DOCUMENTS.flatMap((file) =>
    [...readFileSync(join(packageRoot, file), 'utf8').matchAll(COMMAND)].map(([, words = '']) => words),
  ),
);

test('every command of the documents works in a new site', async () => {
  expect(commands.size).toBeGreaterThan(15);
  const begin = [...commands].filter((words) => words.startsWith('init'));
  expect(begin).toContain('init my-music');
  const site = makeSite({});
  // Named by the chapter on importing.
  for (const folder of ['sources', 'sources/bandcamp', 'sources/recordings'])
    site.write(`${folder}/shop.csv`, 'Title,Release Date,ISRC\nNight Bus,2025-03-07,AA6Q72500047\n');
  const made = await site.run(['init', '.', '--name', 'My Music', '--no-npm']);
  expect(made.code, made.stderr).toBe(0);
  // Names of commands alone, in sentences about them; and one that opens a browser.
  const left = [...begin, 'new', 'import', 'export', 'looks --open'];
  // And what asks the web.
  const others = [...commands].filter((words) => !left.includes(words) && !words.endsWith(' --online'));
  for (const words of others.sort(byNeed)) {
    const [name = '', ...more] = split(words);
    if (SERVERS.includes(name)) expect(await serve(site, [name, ...more]), words).toBe(0);
    else {
      const where = PLACES[name] ?? [];
      const { code, stderr } = await site.run([name, ...more, ...where]);
      // A new show has no day before somebody gives it one.
      if (name === 'new' && site.exists(EVENTS))
        site.write(EVENTS, site.read(EVENTS).replace(/date:\n/, 'date: 2026-06-12\n'));
      // Nothing is at the address of the new site yet, which the doctor says; most pages are there from the beginning; and it has one language.
      const isFine =
        code === 0 || (name === 'doctor' && code === 1) || / is there already|has one language/.test(stderr);
      expect(isFine, `${words}: ${code}\n${stderr}`).toBe(true);
    }
  }
});

/** A finished site is there before it is shown, new files before they are built, and an import before it is taken back. */
function byNeed(a: string, b: string): number {
  const order = (words: string) =>
    words.endsWith('--undo')
      ? 10
      : ['new', 'schema', 'build', 'publish'].indexOf(words.split(' ', 1).join()) + 1 || 9;
  return order(a) - order(b);
}

function split(words: string): string[] {
  return [...words.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? GIVEN[word] ?? word);
}

/** Starts what serves until it is stopped, without a browser. */
async function serve({ root }: TestSite, words: string[]): Promise<number | null> {
  const { run, done, stop } = startServer(root, [
    ...words.filter((word) => word !== '--open'),
    ...(words[0] === 'studio' ? ['--no-open'] : []),
    '--port',
    '0',
  ]);
  await until(() => run.code !== null || run.stderr.includes('http://'));
  stop();
  return (await done).code;
}
