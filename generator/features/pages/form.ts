/** The directive `form`: the contact form, or that of one inquiry, on any page. */

import { allEntries, insertsOf } from '../../engine/content/entry.ts';
import type { Content, Insert } from '../../engine/content/types.ts';
import { findNeeds, type Needs } from '../../site/csp.ts';
import type { InsertKind } from '../../site/inserts.ts';
import { type ContactProps, projectForm } from './contact.ts';
import { problem } from './messages.ts';

declare module '../../site/inserts.ts' {
  interface TextParts {
    form: { form: NonNullable<ContactProps['form']> };
  }
}

export const form: InsertKind<Extract<Insert, { name: 'form' }>> = {
  check: ({ settings: { contact } }, { inquiry }, at) => {
    if (contact?.endpoint === undefined && !contact?.simulate) return [problem('form/no-address', at)];
    const known = contact.inquiries?.map(({ value }) => value) ?? [];
    return inquiry === undefined || known.includes(inquiry)
      ? []
      : [problem('form/unknown-inquiry', at, { inquiry, known })];
  },
  show: (context, { inquiry }) => {
    const shown = projectForm(context, inquiry);
    return shown && { kind: 'form', form: shown };
  },
  // Feed readers show no forms.
  feed: () => '',
};

/** A text with a form may be on many pages. */
export function formNeeds(content: Content): Needs {
  const isUsed = allEntries(content).some((entry) => insertsOf(entry).some(({ name }) => name === 'form'));
  return findNeeds({ endpoints: isUsed ? [content.site.data.contact?.endpoint] : [] });
}
