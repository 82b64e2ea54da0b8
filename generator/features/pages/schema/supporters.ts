/** Sponsors, and the account for donations, on custom pages. */
import * as z from 'zod';
import { group, key, list, optional } from '../../../engine/content/schema/meta.ts';
import { iban, logoFile, properName, text, webUrl } from '../../../engine/values/index.ts';

export const sponsors = list(
  'Supporters in groups, shown below the text: a row of logos, and names.',
  {
    title: optional(text, 'The heading of the group.', 'Main sponsors'),
    logos: list(
      'Logos, as high as each other and in their own colours: SVG, PNG and WebP may be transparent.',
      {
        name: key(properName, 'Whose logo it is.', 'Name of the sponsor'),
        file: key(logoFile, 'The logo, relative to the assets folder.', 'logos/sponsor.svg'),
        url: optional(webUrl, 'Their address on the web.', 'https://sponsor.example'),
      },
    ),
    names: optional(z.array(properName), 'Names without a logo.', ['Name of a donor', 'Name of another']),
  },
  {
    name: 'names: [%]',
    logo: 'logos: [{name: Name of the sponsor, file: %}]',
    file: 'logos: [{name: Name of the sponsor, file: %}]',
  },
);

export const donations = group(
  'The bank account for donations, shown below the text with a code for the apps of banks.',
  {
    name: key(properName, 'Whose account it is.', 'Name of the association'),
    iban: key(iban, 'Its IBAN, whose check digits are verified.', 'DE89 3704 0044 0532 0130 00'),
    bic: optional(
      z.string().regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 letters and digits'),
      'The BIC of the bank, where it is asked for.',
      'COBADEFFXXX',
    ),
    purpose: optional(text, 'What is written on the transfer.', 'Donation'),
  },
);
