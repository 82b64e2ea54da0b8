/** Reads each folder in `tests/fixtures/readers` as the file of its name in `tests/goldens/readers` has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ifThere } from '../../../../generator/engine/lib/files.ts';
import { READERS } from '../../../../generator/import/plan/readers.ts';
import { openingOf } from '../../../../generator/import/sources/files.ts';
import { listFolder } from '../../../helpers/reading.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/readers');
const GOLDENS = join(import.meta.dirname, '../../../goldens/readers');

const SITE = { artist: 'Wren Alder', timezone: 'Europe/Lisbon', today: '2026-11-26' };

describe.each(readdirSync(FIXTURES))('%s', (name) => {
  const reader = READERS.find((each) => each.name === name);
  test.each(readdirSync(join(FIXTURES, name)))('%s', async (folder) => {
    const path = join(FIXTURES, name, folder);
    const golden = join(GOLDENS, name, `${folder}.json`);
    // What the site knows belongs to the case.
    const { site = {} } = JSON.parse(ifThere(() => readFileSync(golden, 'utf8')) ?? '{}');
    const all = listFolder(path);
    const files = all.filter((file) => reader?.recognises(openingOf(file)));
    const reading = await reader?.read(files, { ...SITE, ...site }, { all, columns: {} });
    const problems = reading?.problems.map(({ code, message, hint, at }) =>
      [at && `${at.line}:`, code, message, hint].filter(Boolean).join(' '),
    );
    const left = reading?.left.map(({ what, example, origin: { place, line } }) =>
      [`${place}${line ? `:${line}` : ''}:`, what, '–', example].join(' '),
    );
    const recognised = files.map((file) => file.name);
    const text = JSON.stringify({ site, recognised, items: reading?.items, left, problems }, null, 2);
    await expect(`${text.replaceAll(`${path}/`, '').replaceAll(path, '.')}\n`).toMatchFileSnapshot(golden);
  });
});
