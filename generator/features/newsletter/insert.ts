/** The directive `newsletter`: the sign-up form. */

import type { Insert } from '../../engine/content/types.ts';
import type { InsertKind } from '../../site/inserts.ts';
import { problem } from './messages.ts';
import { type NewsletterForm, newsletterForm } from './newsletter.ts';

declare module '../../site/inserts.ts' {
  interface TextParts {
    newsletter: { form: NewsletterForm };
  }
}

export const newsletter: InsertKind<Extract<Insert, { name: 'newsletter' }>> = {
  check: ({ settings }, _, at) => (settings.newsletter ? [] : [problem('directive/newsletter', at)]),
  show: ({ site }) => {
    const form = newsletterForm(site);
    return form && { kind: 'newsletter', form };
  },
  // Feed readers show no forms.
  feed: () => '',
};
