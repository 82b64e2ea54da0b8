/** Whether messages arrive: the contact form, its fields, and the cards of the contact page. */

import { positionOf } from '../../../engine/content/entry.ts';
import type { Check } from '../../../site/check.ts';
import { problem } from '../problems.ts';

export const checkContactForm: Check = ({ content: { site } }) => {
  const { base_url: base, contact } = site.data;
  const at = (key: string) => positionOf(site, ['contact', key]);
  if (contact?.endpoint === undefined)
    return contact?.simulate ? [problem('contact/simulated', at('simulate'))] : [];
  if (contact.simulate) return [problem('contact/simulated-endpoint', at('simulate'))];
  const isInsecure = isHttps(base) && !isHttps(contact.endpoint);
  return isInsecure ? [problem('contact/insecure-endpoint', at('endpoint'))] : [];
};

function isHttps(url: string): boolean {
  return new URL(url).protocol === 'https:';
}

/** What every form has, and the field that people never see. */
const OWN_FIELDS = ['name', 'email', 'inquiry', 'subject', 'message', 'website'];

export const checkFields: Check = ({ content: { site } }) => {
  const { fields = [] } = site.data.contact ?? {};
  const names = fields.map(({ name }) => name);
  return fields.flatMap(({ name, type, options }, index) => {
    const at = (key: string) => positionOf(site, ['contact', 'fields', index, key]);
    const isTaken = OWN_FIELDS.includes(name) || names.indexOf(name) < index;
    if (isTaken) return [problem('contact/field-name', at('name'), { name })];
    if ((type === 'select') === (options !== undefined)) return [];
    return [problem('contact/options', at(options ? 'options' : 'name'), { name, type })];
  });
};

/** Somebody can be written to: visitors, promoters and journalists ask for it. */
export const checkReachable: Check = ({ content: { site, pages } }) => {
  const { contact, contacts = [], emails = {} } = site.data;
  const hasForm = contact?.endpoint !== undefined || contact?.simulate === true;
  const isNamed = contacts.some(({ email, phone, url }) => email ?? phone ?? url);
  const hasCard = pages.contact?.data.cards?.some(({ email }) => email?.includes('@'));
  return hasForm || isNamed || hasCard || Object.values(emails).some(Boolean)
    ? []
    : [problem('contact/no-address', positionOf(site, ['emails']))];
};

const NAMED = ['general', 'bookings', 'press'] as const;

/** A card writes to an address that there is, and to the one that it shows. */
export const checkCards: Check = ({ content: { site, pages } }) => {
  const { contact } = pages;
  return (contact?.data.cards ?? []).flatMap(({ title, contact: shown, email }, index) => {
    const at = (key: string) => contact && positionOf(contact, ['cards', index, key]);
    const name = NAMED.find((each) => each === email);
    const address = name ? site.data.emails?.[name] : email;
    if (name && address === undefined)
      return [problem('reference/unknown-email', at('email'), { title, email: name })];
    const other = shown && MAIL.exec(shown)?.[0];
    if (!other || !address || other.toLowerCase() === address.toLowerCase()) return [];
    return [problem('contact/other-address', at('contact'), { title, shown: other, address })];
  });
};

/** What looks like a mail address within a text. */
const MAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.[^\s@<>().]{2,63}/;
