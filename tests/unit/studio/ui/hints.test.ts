/** Help below fields, made of descriptions that are written for files. */
import { expect, test } from 'vitest';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { fieldOf, type Schema } from '../../../../generator/studio/ui/state/schema.ts';
import { speak } from '../../../helpers/speak.ts';

speak('en');
const { helpOf } = await import('../../../../generator/studio/ui/state/hints.ts');
await loadSchemas();

const hintOf = (description: string) => helpOf({ type: 'string', description }, { as: 'line' }, 'Nour');

test.each([
  ['A portrait, relative to the assets folder.', 'A portrait.'],
  [
    'The recording, relative to the assets folder: WAV or FLAC. The site plays it.',
    'The recording: WAV or FLAC. The site plays it.',
  ],
  ['صورة شخصية، في مجلد assets.', 'صورة شخصية.'],
  ['When it begins, in 24 hours and in quotes.', 'When it begins, in 24 hours.'],
  ['When it ends, in quotes. With end_date it is that day.', 'When it ends. With Last day it is that day.'],
  ['Where to hear it, by platform. There are also tidal, youtube_music.', 'Where to hear it, by platform.'],
  [
    'A name, or name, role and url. {artist} alone when left out.',
    'A name, or name, role and web address. Nour alone when left out.',
  ],
  [
    'The name of the artist; write {artist} for it everywhere else.',
    'The name of the artist; write {artist} for it everywhere else.',
  ],
  [
    'What the text says. Markdown.',
    'What the text says. An empty line begins a paragraph, **two asterisks** make it bold.',
  ],
])('%s', (description, expected) => {
  expect(hintOf(description)).toBe(expected);
});

test.each([
  ['What it is: single, ep or album.', 'What it is.'],
  ['ما هو: single أو ep أو album', 'ما هو: single أو ep أو album'],
  ['ما هو: single أو ep أو album.', 'ما هو.'],
  ['single, ep or album.', ''],
  ['What it is: single, ep or another. More of it.', 'What it is: single, ep or another. More of it.'],
])('of a choice, %s', (description, expected) => {
  const field = { as: 'choice', choices: ['single', 'ep', 'album'], isOpen: false } as const;
  expect(helpOf({ description }, field, 'Nour')).toBe(expected);
});

/** Each description of a schema, however deep. */
function eachDescription(value: unknown, visit: (schema: Schema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('description' in value && typeof value.description === 'string')
    visit({ ...value, description: value.description });
  for (const part of Object.values(value)) eachDescription(part, visit);
}

test('no hint has a key with underscores, or speaks of quotes, true or false, which a form does not need', () => {
  const left = new Set<string>();
  for (const kind of ALL_KINDS)
    eachDescription(formSchemaOf(kind, []), (schema) => {
      const hint = helpOf(schema, fieldOf(schema), 'Nour');
      if (/(?<![\w/{])[a-z]+_[a-z_]+(?![\w/}])|in quotes|relative to|\b(?:true|false)\b/.test(hint))
        left.add(hint);
    });
  expect([...left]).toEqual([]);
});
