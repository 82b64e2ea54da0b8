/** Mail addresses whose domain is one letter off a common one. */

import { allEntries, eachText, positionOf } from '../../engine/content/entry.ts';
import { countTypos } from '../../engine/lib/suggest.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';

const COMMON = 'gmail.com googlemail.com hotmail.com outlook.com yahoo.com icloud.com protonmail.com'.split(
  ' ',
);

export const checkMail: Check = ({ content }) =>
  allEntries(content).flatMap((entry) => {
    const found: Problem[] = [];
    eachText(entry.data, (text, path) => {
      const [, name, domain = ''] = /^([^\s@<>]+)@([^\s@<>]+)$/.exec(text) ?? [];
      const meant = findMeant(domain.toLowerCase());
      if (meant === undefined) return;
      found.push(problem('mail/typo', positionOf(entry, path), { text, meant, address: `${name}@${meant}` }));
    });
    return found;
  });

/** With another first letter, it is another word: `email.com` and `ymail.com` exist. */
function findMeant(domain: string): string | undefined {
  return COMMON.find((each) => each[0] === domain[0] && countTypos(domain, each) === 1);
}
