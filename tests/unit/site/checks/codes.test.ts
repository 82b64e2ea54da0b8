/** Codes of the trade and lines of ownership, as a manager may write them. */
import { expect, test } from 'vitest';
import { describe, loadFiles, release } from '../../../helpers/content.ts';

async function read(keys: string) {
  const { content, problems } = await loadFiles({
    'releases/one.md': release(`title: One\ntype: single\n${keys}`),
  });
  return { data: content?.releases[0]?.data, problems: problems.map(describe) };
}

const ISRC = 'must be an ISRC of 12 letters and digits, such as AA-6Q7-20-00047';
const UPC = 'must be a UPC or EAN of 12 or 13 digits, in quotes where it begins with 0';

test.each([
  ['isrc: AA6Q72000047', { isrc: 'AA6Q72000047' }],
  ['isrc: aa-6q7-20-00047', { isrc: 'AA6Q72000047' }],
  ['isrc: ISRC AA 6Q7 20 00047', { isrc: 'AA6Q72000047' }],
  ['isrc: AA–6Q7–20–00047', { isrc: 'AA6Q72000047' }],
  ['upc: "036000291452"', { upc: '036000291452' }],
  ['upc: 4006381333931', { upc: '4006381333931' }],
  ['upc: 4 006381 333931', { upc: '4006381333931' }],
  ['copyright: "© 2025 {artist}"', { copyright: '2025 EDDY' }],
  ['copyright: (C) 2025 EDDY', { copyright: '2025 EDDY' }],
  ['phonographic_copyright: ℗ & © 2025 EDDY', { phonographic_copyright: '2025 EDDY' }],
  ['phonographic_copyright: 2025 Copyrighted Sounds', { phonographic_copyright: '2025 Copyrighted Sounds' }],
])('%s is understood', async (keys, expected) => {
  const { data, problems } = await read(keys);
  expect(problems).toEqual([]);
  expect(data).toMatchObject(expected);
});

test.each([
  [
    'isrc: AA6Q7200004',
    `4:7 schema/value isrc ${ISRC.replace('digits,', 'digits, not 11,')}, but is "AA6Q7200004".`,
  ],
  [
    'isrc: AAOQ72OOOO47',
    '4:7 schema/value isrc must end in seven digits, without the letters O, I and L: AAOQ72000047, but is "AAOQ72OOOO47".',
  ],
  ['isrc: AA-6Q7-2S-00047', `4:7 schema/value isrc ${ISRC}, but is "AA-6Q7-2S-00047".`],
  ['isrc: 1234', `4:7 schema/type isrc ${ISRC}, but is the number 1234.`],
  [
    'upc: "036000291453"',
    '4:6 schema/value upc must end in 2, the check digit of its other digits, but is "036000291453". → Copy all of it from your distributor, or remove the line.',
  ],
  [
    'upc: 4006381333932',
    '4:6 schema/value upc must end in 1, the check digit of its other digits, but is the number 4006381333932. → Copy all of it from your distributor, or remove the line.',
  ],
  [
    'upc: 036000291452',
    `4:6 schema/value upc ${UPC}, but is the number 036000291452. → Put quotes around it: upc: "036000291452"`,
  ],
  [
    'upc: "12345"',
    `4:6 schema/value upc ${UPC}, but is "12345". → Copy all of it from your distributor, or remove the line.`,
  ],
  [
    'copyright: 2025',
    '4:12 schema/type copyright must be text, but is the number 2025. → Put quotes around it: copyright: "2025"',
  ],
  ['copyright: ©', '4:12 schema/value copyright must be a year and an owner, such as 2026 Name, but is "©".'],
])('%s is refused', async (keys, expected) => {
  expect((await read(keys)).problems).toEqual([`releases/one.md:${expected}`]);
});
