/** Manifests of Faircamp: whatever a text says, it stays a text. */
import { expect, test } from 'vitest';
import { block, field, fields, flag, group, writeManifest } from '../../../../generator/app/export/eno.ts';

test.each<[string, string[], string]>([
  ['a field', field('title', 'New: Song'), 'title: New: Song\n'],
  ['a field on one line', field('title', ' A\n> note\u0000\tB '), 'title: A > note B\n'],
  ['a field without a value', field('title', ' \n'), '\n'],
  ['a flag', flag('unlisted', true), 'unlisted\n'],
  ['one of several', fields('release_artist', ['A']), 'release_artist: A\n'],
  ['several', fields('release_artist', ['A', 'B\nC']), 'release_artists:\n- A\n- B C\n'],
  [
    'a group',
    group('link', { label: 'Shop\nx', url: 'https://a.example', more: undefined }),
    'link:\nlabel = Shop x\nurl = https://a.example\n',
  ],
  ['a group without values', group('cover', { file: undefined }), '\n'],
  ['a text', block('more', 'A\r\n\r\nB\n'), '-- more\nA\n\nB\n-- more\n'],
  [
    'a text with its own fence',
    block('more', 'A\n--more\n--- more\n'),
    '---- more\nA\n--more\n--- more\n---- more\n',
  ],
  ['an empty text', block('more', ' \n '), '\n'],
])('%s', (_, lines, text) => {
  expect(writeManifest(lines)).toBe(text);
});
