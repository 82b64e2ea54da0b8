/** Keys of a file that only some people can read. */
import * as z from 'zod';
import { key, list, optional } from '../../engine/content/schema/meta.ts';
import { text } from '../../engine/values/index.ts';
import { day } from './dates.ts';

/** An empty list: nobody reads it, and it is as little on the site. */
export const readable = {
  private: list(
    'Who can read it, each at an address that nobody can guess; it is on no other page. To add people:  npx liner private add',
    {
      for: key(text, 'Who it is for: the page says so.', 'Anna Muster'),
      until: optional(day, 'The last day on which a build makes this page.', '2027-02-01'),
    },
    { name: 'for: %', to: 'for: %', who: 'for: %', expires: 'until: %', end: 'until: %' },
    {
      passphrase:
        'Remove this key: passphrases are made from the key of the site, and  npx liner private list  shows them.',
      password:
        'Remove this key: passphrases are made from the key of the site, and  npx liner private list  shows them.',
    },
  ),
  encrypt: optional(
    z.boolean(),
    'true to lock private pages and their files: each person opens them with a passphrase.',
    true,
  ),
};
