/** Examples that were uncommented and never replaced. */

import { allEntries, eachText, positionOf } from '../../engine/content/entry.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';
import { CONTACT_EXAMPLE } from '../schema/contact.ts';
import { EXAMPLE_IDENTIFIERS } from '../schema/example-identifiers.ts';
import { IMPRINT_EXAMPLE } from '../schema/imprint.ts';

/** Addresses and handles of nobody, addresses that are cut short, and `Name of the venue`; Name of the Game is a song. */
const EXAMPLE =
  /^(?!.*\s).*\byour-(?:name|form)\b|^https?:\S*…|^Name of (?:the|an?) (?!game$)(?:[a-z]+ ?)+$|^Name of the Artist$/s;

const VALUES = new Set(
  [EXAMPLE_IDENTIFIERS, CONTACT_EXAMPLE, IMPRINT_EXAMPLE]
    .flatMap((each) => Object.values(each).flat())
    .map(join),
);

/** Publishing reports examples among the addresses of the site, and custom keys are not Liner's. */
const UNASKED = ['base_url', 'publish', 'extra', 'words'];

export const checkSamples: Check = ({ content }) =>
  allEntries(content).flatMap((entry) => {
    const found: Problem[] = [];
    eachText(entry.data, (text, path) => {
      const [key] = path;
      if (UNASKED.includes(String(key))) return;
      if (EXAMPLE.test(text) || (entry === content.site && VALUES.has(join(text))))
        found.push(problem('sample/value', positionOf(entry, path), { key: String(path.at(-1)), text }));
    });
    return found;
  });

function join(text: string): string {
  return text.replace(/\s/g, '');
}
