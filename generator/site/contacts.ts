/** The people to write to in site.yaml, and their addresses. */

import { phoneUrl } from '../engine/lib/phone.ts';
import { ownOf } from '../engine/lib/record.ts';
import { phone } from '../engine/values/index.ts';
import type { Link } from './parts.ts';
import type { Site as Settings } from './schema/site.ts';
import type { Site } from './site.ts';

type Contact = NonNullable<Settings['contacts']>[number];

export interface ContactPerson {
  name: string;
  /** May be empty. */
  role: string;
  /** `Name of the agency · Europe`: what is known. */
  facts: string[];
  /** Mail, phone and page, as far as there are. */
  links: Link[];
}

export function listContacts({ contacts = [] }: Pick<Site['settings'], 'contacts'>): ContactPerson[] {
  return contacts.map(({ name, role = '', company, territory, email, phone, url }) => {
    const call = phone && phoneUrl(phone);
    return {
      name,
      role,
      facts: [company, territory, call ? undefined : phone].filter((fact) => fact !== undefined),
      links: [
        ...(email ? [{ label: email, url: `mailto:${email}`, external: false }] : []),
        ...(phone && call ? [{ label: phone, url: call, external: false }] : []),
        ...(url ? [{ label: nameUrl(url), url, external: true }] : []),
      ],
    };
  });
}

/** The first of mail, phone and web address that a person has. */
export function mainAddress({ email, phone, url }: Contact): string | undefined {
  return email ?? phone ?? url;
}

/** A number within a text, which has a country code or begins with zero. */
const NUMBER = /(?<![\p{L}\d+(])(?:\+|\(?0)[\d\s()./-]{3,}\d/u;
const DAY = /^\d{2}([./-])\d{2}\1\d{2,4}$/;

/** The phone number in a text: `+49 341 2345678` of `Tel. +49 341 2345678`. */
export function findPhone(text: string): string | undefined {
  const [number = ''] = NUMBER.exec(text) ?? [];
  return !DAY.test(number) && phone.safeParse(number).success ? number : undefined;
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
  return ownOf(SERVICES, host) ?? host;
}
