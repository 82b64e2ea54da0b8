/** The people to write to in site.yaml, and their addresses. */

import type { Link } from './parts.ts';
import type { Site as Settings } from './schema/site.ts';
import type { Site } from './site.ts';

type Contact = NonNullable<Settings['contacts']>[number];

/** A person to write to. */
export interface ContactPerson {
  name: string;
  /** May be empty. */
  role: string;
  /** `Name of the agency · Europe`: what is known. */
  facts: string[];
  /** Mail, phone and page, as far as there are. */
  links: Link[];
}

export function listContacts({ settings }: Pick<Site, 'settings'>): ContactPerson[] {
  return (settings.contacts ?? []).map(({ name, role = '', company, territory, email, phone, url }) => ({
    name,
    role,
    facts: [company, territory].filter((fact) => fact !== undefined),
    links: [
      ...(email ? [{ label: email, url: `mailto:${email}`, external: false }] : []),
      ...(phone ? [{ label: phone, url: phoneUrl(phone), external: false }] : []),
      ...(url ? [{ label: nameUrl(url), url, external: true }] : []),
    ],
  }));
}

/** The first of mail, phone and web address that a person has. */
export function mainAddress({ email, phone, url }: Contact): string | undefined {
  return email ?? phone ?? url;
}

/** `tel:+442079460958`. The zero in brackets is for callers from within the country. */
function phoneUrl(phone: string): string {
  const number = phone.startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${phone.startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
}

/** Services that people are reached by, by their hosts. */
const SERVICES: Record<string, string> = {
  'wa.me': 'WhatsApp',
  'api.whatsapp.com': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'signal.me': 'Signal',
  'm.me': 'Messenger',
};

/** `WhatsApp`, or the host of any other address. */
function nameUrl(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return SERVICES[host] ?? host;
}
