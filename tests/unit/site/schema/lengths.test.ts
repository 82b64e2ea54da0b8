/** Lengths as people write them are seconds once they are read. */

import { expect, test } from 'vitest';
import { moment } from '../../../../generator/engine/values/index.ts';
import { mix } from '../../../../generator/features/mixes/schema.ts';
import { release } from '../../../../generator/features/releases/schema/release.ts';
import { remix } from '../../../../generator/features/releases/schema/remix.ts';
import { track } from '../../../../generator/features/releases/schema/track.ts';

test.each([
  ['4:05', 245],
  ['04:05', 245],
  ['62:05', 3725],
  ['1:02:05', 3725],
  ['٤:٠٥', 245],
  ['PT4M5S', 245],
  ['PT1H2M5S', 3725],
  ['PT45S', 45],
  ['PT12M', 720],
  [245, 245],
  ['245', 245],
])('%s is %i seconds long, wherever a length is given', (duration, seconds) => {
  const kinds = [
    release.parse({ title: 'A', type: 'single', duration }),
    remix.parse({ title: 'A', duration }),
    mix.parse({ episode_title: 'A', duration }),
    track.parse({ title: 'A', track_number: 1, duration }),
  ];
  expect(kinds.map((each) => each.duration)).toEqual([seconds, seconds, seconds, seconds]);
  expect(moment.parse(duration)).toBe(seconds);
});

test.each(['4:75', '4:5', '1:2:30', 'four minutes', '', '0:00', 0, -5, 4.5, '168:00:01', 'PT', Number.NaN])(
  '%s is no length',
  (duration) => {
    const { error } = track.safeParse({ title: 'A', track_number: 1, duration });
    expect(error?.issues[0]?.message).toMatch(/^must be (a length such as|above zero|a week at most)/);
  },
);

test('a recording begins at 0:00', () => {
  expect(moment.parse('0:00')).toBe(0);
  expect(moment.safeParse('-1:00').success).toBe(false);
});
