/** Ways to reach the artist that lead nowhere. */

import { suggest } from '../../lib/suggest.ts';
import type { Problem } from '../../problems/index.ts';
import type { Check, CheckContext } from './context.ts';

export const checkContact: Check = (context) => [
  ...checkEndpoint(context),
  ...checkProfiles(context),
  ...checkCards(context),
];

function checkEndpoint({ content: { site } }: CheckContext): Problem[] {
  if (site.data.contact?.endpoint) return [];
  return [
    {
      code: 'contact/no-endpoint',
      level: 'warning',
      message: 'The contact form has no endpoint: its messages reach nobody.',
      hint: 'Add  contact: {endpoint: https://…}  to site.yaml, an address that takes the form as JSON.',
      at: site.at(['contact', 'endpoint']),
    },
  ];
}

function checkProfiles({ content: { site, pages } }: CheckContext): Problem[] {
  const names = (site.data.social ?? []).map(({ name }) => name);
  return (pages.contact?.data.follow?.profiles ?? []).flatMap((profile, index): Problem[] => {
    if (names.includes(profile)) return [];
    return [
      {
        code: 'reference/unknown-profile',
        level: 'error',
        message: `"${profile}" is not among the social profiles of site.yaml.`,
        hint: suggest(profile, names, names.length > 0 ? `They are: ${names.join(', ')}.` : 'Add it there.'),
        at: pages.contact?.at(['follow', 'profiles', index]),
      },
    ];
  });
}

function checkCards({ content: { site, pages } }: CheckContext): Problem[] {
  return (pages.contact?.data.cards ?? []).flatMap(({ title, email }, index): Problem[] => {
    if (email === undefined || site.data.emails?.[email] !== undefined) return [];
    return [
      {
        code: 'reference/unknown-email',
        level: 'error',
        message: `The card "${title}" writes to "${email}", and site.yaml has no such address.`,
        hint: `Add it to site.yaml, under emails:  ${email}: name@example.com`,
        at: pages.contact?.at(['cards', index, 'email']),
      },
    ];
  });
}
