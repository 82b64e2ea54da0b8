/** `liner schema`, and what a YAML editor makes of content files with its help. */

import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ALL_KINDS, KINDS, kindOf } from '../../generator/app/list/grammar.ts';
import { FIXTURE } from '../helpers/sample.ts';
import { makeSite, packageRoot, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { openEditor } from './editor.ts';

const contentFiles = readdirSync(join(FIXTURE, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(yaml|md)$/.test(path))
  .sort();

const SCHEMAS = /# yaml-language-server: \$schema=(\S+)/;

let editor: ReturnType<typeof openEditor>;
let sample: TestSite;
/** The folder of content that the editor has open. */
let content: string;
/** One of its files. */
let file: string;

beforeAll(async () => {
  editor = openEditor();
  sample = makeSite({}, { keep: true });
  content = join(sample.root, 'content');
  file = join(content, 'pages/events.yaml');
  cpSync(join(FIXTURE, 'content'), content, { recursive: true });
  const { code, stdout } = await sample.run(['schema']);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Wrote \d+ schemas into content\/\.schemas/),
  });
  return () => removeSite(sample.root);
});

test('schemas that are there already are written again as they were', async () => {
  const before = sample.hashes('content');
  expect((await sample.run(['schema'])).code).toBe(0);
  expect(sample.hashes('content')).toEqual(before);
});

test('every content file names its schema, and an editor finds nothing wrong in it', async () => {
  expect(contentFiles.length).toBeGreaterThan(40);
  const faults: Record<string, string[]> = {};
  for (const path of contentFiles) {
    const opened = join(content, path);
    const [, schema = ''] = SCHEMAS.exec(readFileSync(opened, 'utf8')) ?? [];
    expect(JSON.parse(readFileSync(join(opened, '..', schema), 'utf8')), path).toHaveProperty('properties');
    const found = await editor.underline(opened);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

const LINE = '# yaml-language-server: $schema=../.schemas/page-events.json\n';

test('an editor underlines what is wrong, in plain words', async () => {
  const text = `${LINE}titel: Shows\nevents:\n  - title: Night\n    date: soon\n    tickets: tickets.example\n`;
  expect(await editor.underline(file, text)).toEqual([
    '2: Property titel is not allowed.',
    '4: Missing property "city".',
    '5: It must be a day such as 2025-08-01.',
    '6: It must be a web address that starts with https://.',
  ]);
});

test('an editor completes and explains keys', async () => {
  const text = `${LINE}events:\n  - title: Night\n    `;
  expect(await editor.complete(file, text)).toEqual(expect.arrayContaining(['date', 'venue', 'status']));
  expect(await editor.complete(file, `${text}status: `)).toContain('sold out');
  const shown = await editor.explain(file, `${text}tickets: https://a.example\n`, 'tickets');
  expect(shown).toContain('Where tickets are sold: an address, or a list');
  expect(shown).toContain('https://tickets.example/open-air');
});

test('an unquoted year and a placeholder are right for an editor too', async () => {
  const release = `# yaml-language-server: $schema=../.schemas/release.json
title: One
type: single
release_date: 2019
streaming_links:
  spotify: '{links.shop}'
`;
  expect(await editor.underline(join(content, 'releases/one.yaml'), release)).toEqual([]);
  expect(await editor.underline(join(content, 'releases/one.yaml'), release.replace('2019', '19'))).toEqual([
    expect.stringMatching(/^4: /),
  ]);
});

test('an editor knows the texts of other languages, where a site has some', async (context) => {
  const site = makeSite({}, context);
  cpSync(join(packageRoot, 'tests/fixtures/bilingual/content'), join(site.root, 'content'), {
    recursive: true,
  });
  expect((await site.run(['schema'])).code).toBe(0);
  const schemas = ALL_KINDS.flatMap((kind) =>
    KINDS[kind].files
      .slice(0, 1)
      .map((files) => [`content/.schemas/${KINDS[kind].schemaFile}.json`, `content/${files}`]),
  );
  const bilingual = openEditor(Object.fromEntries(schemas), site.root);
  const files = site.list('content').filter((path) => {
    const known = kindOf(path);
    return known !== undefined && known.language === undefined;
  });
  const faults: Record<string, string[]> = {};
  for (const path of files) {
    const found = await bilingual.underline(join(site.root, 'content', path));
    if (found.length > 0) faults[path] = found;
  }
  expect(files.length).toBeGreaterThan(20);
  expect(faults).toEqual({});

  const release = join(site.root, 'content/releases/new.md');
  const text =
    'title: New\ntype: single\ntracks:\n  - title: One\n    ar: {title: واحد, length: 3:00}\nar:\n  ';
  expect(await bilingual.underline(release, `${text}type: album\nfr: {title: Neuf}\n`)).toEqual([
    '5: Property length is not allowed.',
    '7: Property type is not allowed.',
    '8: Property fr is not allowed.',
  ]);
  const offered = await bilingual.complete(release, text);
  expect(offered).toEqual(expect.arrayContaining(['title', 'description', 'slug']));
  expect(offered).not.toContain('release_date');
});

test("somebody's own README is left alone", async () => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML, 'content/README.md': 'Mine.\n' });
  const { code, stdout } = await site.run(['schema']);
  expect(code).toBe(0);
  expect(stdout).toContain('Left content/README.md as it is');
  expect(site.read('content/README.md')).toBe('Mine.\n');
  expect(site.list('content/.schemas')).toContain('release.json');
  expect((await site.run(['check'])).code).toBe(0);
});

test('without a content folder, nothing is written', async () => {
  const site = makeSite({});
  const { code, stderr } = await site.run(['schema']);
  expect(code).toBe(1);
  expect(stderr).toContain('There is no content folder at content.');
  expect(site.list('.')).toEqual([]);
  site.write('site.yaml', SITE_YAML);
  for (const command of ['schema', 'update', 'check'])
    expect((await site.run([command])).stderr, command).toContain('with  cd ..\n');
});
