/** Parts of a text below the keys that are edited, and those that stay. */
import { expect, test } from 'vitest';
import { divideBody } from '../../../../generator/studio/ui/form/body-text.ts';

const NOTE = '\n<!-- Write below.\n\n## Story -->\n';

test.each([
  ['', { before: '\n', text: '', after: '\n', emptied: '' }],
  ['\n\nIt began.\n\n', { before: '\n\n', text: 'It began.', after: '\n\n', emptied: '' }],
  ['    code\n', { before: '', text: '    code', after: '\n', emptied: '' }],
  [NOTE, { note: 'Write below.\n\n## Story', before: `${NOTE}\n`, text: '', after: '\n', emptied: NOTE }],
  [
    `${NOTE}\nIt began.\n`,
    {
      ...{ note: 'Write below.\n\n## Story', before: `${NOTE}\n`, emptied: `${NOTE}\n` },
      ...{ text: 'It began.', after: '\n' },
    },
  ],
  ['It began. <!-- here -->\n', { before: '', text: 'It began. <!-- here -->', after: '\n', emptied: '' }],
  ['<!-- a --> text\n', { before: '', text: '<!-- a --> text', after: '\n', emptied: '' }],
])('%j', (body, expected) => {
  expect(divideBody(body)).toEqual(expected);
});
