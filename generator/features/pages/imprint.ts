/** The facts of the imprint, as the legal notice shows them. */

import { positionOf } from '../../engine/content/entry.ts';
import { phoneUrl } from '../../engine/lib/phone.ts';
import type { Check } from '../../site/check.ts';
import type { Imprint } from '../../site/schema/imprint.ts';
import { readVatId } from '../../site/vat-id.ts';
import { joinAll, type Words } from '../../site/words/index.ts';
import { problem } from './messages.ts';

export interface ImprintRow {
  term: string;
  lines: string[];
  /** Link of a mail or phone address. */
  url?: string | undefined;
}

/** Lists facts in the order in which the law lists them; what is not given has no row. */
export function listImprint(facts: Imprint, words: Words): ImprintRow[] {
  const { imprint, shell } = words;
  const { name, form, address, email, phone, register, register_number, vat_id } = facts;
  const row = (term: string, ...lines: (string | undefined)[]): ImprintRow[] => {
    const known = lines.filter((line) => line !== undefined);
    return known.length > 0 ? [{ term, lines: known }] : [];
  };
  const link = (
    term: string,
    text: string | undefined,
    urlOf: (text: string) => string | undefined,
  ): ImprintRow[] => (text === undefined ? [] : [{ term, lines: [text], url: urlOf(text) }]);
  return [
    ...row(imprint.publisher, name, ...address),
    ...row(imprint.form, form),
    ...row(imprint.representedBy, facts.represented_by && joinAll(facts.represented_by, words)),
    ...link(shell.email, email, (mail) => `mailto:${mail}`),
    ...link(imprint.phone, phone, phoneUrl),
    ...row(imprint.register, register, register_number),
    ...row(imprint.vatId, vat_id && writeVatId(vat_id)),
    ...row(imprint.businessId, facts.business_id),
    ...row(imprint.authority, facts.authority),
    ...row(imprint.responsible, ...(facts.responsible ?? [])),
    ...row(imprint.host, ...(facts.host ?? [])),
  ];
}

/** Swiss ids are written with their hyphen and dots, all others without a space. */
function writeVatId(written: string): string {
  const { id, country } = readVatId(written);
  return country === 'CHE' ? written : id;
}

/** Requires a way to reach the publisher, and a VAT id that can be one. */
export const checkImprint: Check = ({ content: { site } }) => {
  const { imprint, emails } = site.data;
  if (!imprint) return [];
  const isReachable = (imprint.email ?? imprint.phone) !== undefined;
  const { id, fault, country, words } = readVatId(imprint.vat_id ?? '');
  return [
    ...(isReachable
      ? []
      : [problem('imprint/no-contact', positionOf(site, ['imprint', 'email']), { email: emails?.general })]),
    ...(fault
      ? [problem('imprint/vat-id', positionOf(site, ['imprint', 'vat_id']), { id, fault, country, words })]
      : []),
  ];
};
