import { expect, test } from 'vitest';
import { directionOf } from '../../../../generator/engine/lib/direction.ts';

test.each(['ar', 'ar_AE', 'fa', 'he', 'ur-PK', 'ckb', 'pa-Arab', 'yi'])(
  '%s is read from right to left',
  (language) => {
    expect(directionOf(language)).toBe('rtl');
  },
);

test.each(['en_US', 'de', 'tr', 'ku', 'ar-Latn', 'hi', 'ja'])('%s is not', (language) => {
  expect(directionOf(language)).toBe('ltr');
});
