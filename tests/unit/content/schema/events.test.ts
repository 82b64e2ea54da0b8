import { expect, test } from 'vitest';
import { events } from '../../../../generator/content/schema/events.ts';

const told = (date: string) =>
  events
    .safeParse({ events: [{ title: 'Night', city: 'Lisbon', date }] })
    .error?.issues.map(({ message }) => message);

test.each(['1000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('a show on %s is refused', (date) => {
  expect(told(date)).toEqual(['must be in the years 1900 to 2199']);
});

test.each(['1900-01-01', '2199-12-31'])('a show on %s can be', (date) => {
  expect(told(date)).toBeUndefined();
});
