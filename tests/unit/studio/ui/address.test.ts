/** Addresses of entries within the studio. */
import { expect, test } from 'vitest';
import { addressOf, readAddress } from '../../../../generator/studio/ui/state/address.ts';

test.each([
  ['#/site.yaml', 'site.yaml', []],
  ['#/releases/new-song.ar.md', 'releases/new-song.ar.md', []],
  ['#/pages/events.yaml/events/3', 'pages/events.yaml', ['events', 3]],
  ['#/legal/100%25%20%231.md', 'legal/100% #1.md', []],
  ['#/releases/%D9%86%D9%88%D8%B1.md', 'releases/نور.md', []],
])('%s', (address, file, at) => {
  expect(addressOf({ file, at })).toBe(address);
  expect(readAddress(address)).toEqual({ file, at });
});

test('nothing is open at any other address', () => {
  expect(addressOf({ at: [] })).toBe('');
  for (const hash of ['', '#', '#/', '#releases/a.md', '#/releases', '#/%E0%A4.md'])
    expect([hash, readAddress(hash)]).toEqual([hash, undefined]);
  // As a browser has it that shows letters as they are.
  expect(readAddress('#/releases/نور.md')).toEqual({ file: 'releases/نور.md', at: [] });
});
