/** The publisher of the site: the facts that the law of many countries requires (§ 5 DDG, § 5 ECG, art. 3 UWG, LCEN art. 1-1). */

import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { email, fixedText, phone, properName, text } from '../../engine/values/index.ts';

/** Belongs to nobody: a check reports remains of it in a site. */
export const IMPRINT_EXAMPLE = {
  name: 'Name of the publisher',
  address: ['12 Harbour Street', '1200-001 Lisbon', 'Portugal'],
  represented_by: ['Name of the director'],
  register: 'Name of the court or register',
  register_number: 'HRB 12345',
  // Its last digit is wrong.
  vat_id: 'DE123456789',
  responsible: ['Name of the editor', '12 Harbour Street, Lisbon'],
  host: 'Name of the host, its address and phone number',
};

/** Names and addresses, as a list of lines or as one text. */
const lines = z
  .union([text, z.array(properName).min(1)], 'must be a text, or a list of lines')
  .transform((given) =>
    (typeof given === 'string' ? given.split('\n') : given).map((line) => line.trim()).filter(Boolean),
  )
  .meta({ value: 'text', proper: true, translatable: true, $comment: 'text, or list of lines' });

export const imprint = z
  .strictObject({
    name: key(
      properName,
      'Who publishes the site: a person, or a company with its full name.',
      IMPRINT_EXAMPLE.name,
    ),
    form: optional(text, 'The legal form of a company or an association.', 'Limited company'),
    address: key(
      lines,
      'Where the post goes, a line each. A post office box is not enough.',
      IMPRINT_EXAMPLE.address,
    ),
    represented_by: optional(
      lines,
      'Who represents a company or an association.',
      IMPRINT_EXAMPLE.represented_by,
    ),
    email: optional(
      email,
      'An email address that is read; here or a phone number.',
      'hello@your-name.example',
    ),
    phone: optional(phone, 'A phone number, with the code of the country.', '+44 20 7946 0958'),
    register: optional(properName, 'The court or register that it is entered in.', IMPRINT_EXAMPLE.register),
    register_number: optional(fixedText, 'Its number there.', IMPRINT_EXAMPLE.register_number),
    vat_id: optional(fixedText, 'The VAT id, with the letters of its country.', IMPRINT_EXAMPLE.vat_id),
    business_id: optional(
      fixedText,
      'Another number of the business: W-IdNr., UID, SIRET, NIF. Not the tax number, which nobody has to publish.',
      'CHE-000.000.000',
    ),
    authority: optional(properName, 'The authority or chamber that supervises it.', 'Name of the chamber'),
    responsible: optional(
      lines,
      'Who is responsible for the texts, such as news: a name and an address.',
      IMPRINT_EXAMPLE.responsible,
    ),
    host: optional(lines, 'The web host, which French law asks for.', IMPRINT_EXAMPLE.host),
  })
  .optional()
  .meta({
    description:
      'The imprint: who publishes the site. A name, an address and an email address or a phone number are enough; the page of the legal notice shows what is written here, and nothing else.',
    instead: aliases({
      'name: %': 'company, legal_name, publisher',
      'form: %': 'legal_form',
      'address: [%, 1200-001 Lisbon]': 'street',
      'represented_by: %': 'representative, representatives, director',
      'email: %': 'mail',
      'phone: %': 'telephone, tel',
      'register: %': 'court',
      'register_number: %': 'number',
      'vat_id: %': 'vat, vat_number, ust_id',
      'business_id: %': 'uid, siret',
      'responsible: %': 'editor',
      'host: %': 'hosting',
    }),
    advice: {
      tax_number: 'Nobody has to publish a tax number. Remove the line; the VAT id is written as  vat_id:',
      steuernummer: 'Nobody has to publish a tax number. Remove the line; the VAT id is written as  vat_id:',
      text: 'Further text belongs into legal/imprint.md, which is shown below these facts.',
    },
  });

export type Imprint = NonNullable<z.output<typeof imprint>>;
