import { expect, test } from 'vitest';
import { rolesOf } from '../../../../generator/import/readers/discogs/tracks.ts';

test.each([
  ['Written-By', ['Writer']],
  ['Mixed By, Mastered By', ['Mixing', 'Mastering']],
  ['Guitar [Lead, Slide], Backing Vocals', ['Guitar (Lead, Slide)', 'Backing vocals']],
  ['Executive-Producer', ['Executive producer']],
  ['Theremin', ['Theremin']],
])('The roles of %s', (role, roles) => {
  expect(rolesOf({ role })).toEqual(roles);
});
