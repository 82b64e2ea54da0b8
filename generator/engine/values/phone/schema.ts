/** Phone numbers. */
import * as z from 'zod';

const PHONE = /^[+(\d][\d\s()./-]*$/;
const PHONE_DIGITS = { least: 6, most: 15 };

/** A phone number as people write it: `+44 20 7946 0958`. The longest has 15 digits (ITU-T E.164). */
export const phone = z
  .string('must be a phone number in quotes, such as "+44 20 7946 0958"')
  .trim()
  .regex(PHONE, {
    error: 'must be a phone number such as +44 20 7946 0958',
    abort: true,
  })
  .refine((number) => {
    const { length } = number.replace(/\D/g, '');
    return length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
  }, `must be a phone number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits`)
  .meta({ value: 'text', $comment: 'phone number' });
