/** Addresses of mail. */
import * as z from 'zod';

/** A mail address. */
export const email = z
  .email('must be an email address such as bookings@example.com')
  .meta({ value: 'email', $comment: 'email address' });
