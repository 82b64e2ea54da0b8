/** A copy has nothing that only one thing can have. */
import { expect, test } from 'vitest';
import type { Value } from '../../../../generator/engine/edit/types.ts';
import { copyOf, listIdentity } from '../../../../generator/studio/protocol/identity.ts';

const RELEASE: Value = {
  id: 17,
  slug: 'new-song',
  title: 'New Song',
  redirect_from: ['first-title'],
  upc: '036000291452',
  tracks: [{ title: 'One', isrc: 'AA6Q72000047' }, { title: 'Two' }],
  ar: { title: 'أغنية', slug: 'x' },
};

test('names, codes and addresses are left out, those within it too', () => {
  expect(copyOf(RELEASE)).toEqual({
    title: 'New Song',
    tracks: [{ title: 'One' }, { title: 'Two' }],
    ar: { title: 'أغنية' },
  });
  expect([copyOf('a'), copyOf(null), copyOf([1, 'b'])]).toEqual(['a', null, [1, 'b']]);
});

test('their places are those that a copy of the file is without', () => {
  expect(listIdentity(RELEASE).map((path) => path.join('/'))).toEqual([
    'id',
    'slug',
    'redirect_from',
    'upc',
    'tracks/0/isrc',
    'ar/slug',
  ]);
  expect(listIdentity(undefined)).toEqual([]);
});
