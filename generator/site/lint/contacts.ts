/** How the people of site.yaml are reached. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Lint } from '../check.ts';
import { problem } from '../problems/index.ts';

/** With `+`, as pages and the press kit are read in every country; `00` is written for it in many of them. */
const INTERNATIONAL = /^\s*(?:\+|00)/;

export const lintPhones: Lint = ({ content: { site } }) =>
  (site.data.contacts ?? []).flatMap(({ name, phone }, index) =>
    phone === undefined || INTERNATIONAL.test(phone)
      ? []
      : [problem('contact/local-phone', positionOf(site, ['contacts', index, 'phone']), { name, phone })],
  );
