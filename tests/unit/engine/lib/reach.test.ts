/** Phone numbers and mail addresses as people write them: a link reaches who is meant, or there is none. */
import { expect, test } from 'vitest';
import { readMail } from '../../../../generator/engine/lib/mail.ts';
import { phoneUrl } from '../../../../generator/engine/lib/phone.ts';

test.each([
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  ['(020) 7946 0958', 'tel:02079460958'],
  ['0341/12345', 'tel:034112345'],
  // Of which country?
  ['(310) 555-0199', undefined],
  ['310-555-0199', undefined],
  ['91 123 45 67', undefined],
])('%s leads to %s', (written, url) => {
  expect(phoneUrl(written)).toBe(url);
});

test.each([
  'info(at)name.de',
  'info [at] name [punkt] de',
  'info at name.de',
  'mailto:info@name.de',
  ' info@name.de ',
])('%s is a mail address', (written) => {
  expect(readMail(written)).toBe('info@name.de');
});

test.each(['name.de', 'Ask at the door', 'at@at.de', 'info(at)name'])('%s stays as it is', (written) => {
  expect(readMail(written)).toBe(written);
});
