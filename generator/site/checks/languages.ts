/** Each language of the site is named once, and the first of them is the language of the site. */

import { isGiven, positionOf } from '../../engine/content/entry.ts';
import type { Check } from '../check.ts';
import { problem } from '../problems/index.ts';

export const checkLanguages: Check = ({ content: { site } }) => {
  const { languages = [], language } = site.data;
  const codes = languages.map(({ code }) => code);
  const repeated = codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [problem('language/repeated', positionOf(site, ['languages', index, 'code']), { code })]
      : [],
  );
  const [code] = codes;
  const differs =
    code !== undefined && isGiven(site, ['language']) && language.slice(0, 2) !== code.slice(0, 2);
  return differs
    ? [...repeated, problem('language/differs', positionOf(site, ['language']), { code, language })]
    : repeated;
};
