/** The problems that every feature may report: those of the engine, and of what features share. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { ENGINE_PROBLEMS } from '../../engine/problems/catalogue/index.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import rows from './messages.json' with { type: 'json' };

export interface NearPage {
  slug: string;
  /** The name of the page that may be meant. */
  nearest: string;
  /** File in the content folder. */
  path: string;
  /** True if that file exists. */
  isThere: boolean;
  /** True if it is spelled much like it. */
  isSpelling: boolean;
  /** True if it has its very name, but that page is not read from Markdown. */
  isOnlyYaml: boolean;
}

/** Values that `look/parity` names; more are counted. */
const NAMED = 5;

/** The package of Fontsource with a font: `EB Garamond` is `@fontsource/eb-garamond`. */
function fontPackage(font: string): string {
  return font.startsWith('@') ? font : `@fontsource/${font.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

const sitePart = defineProblems(rows, {
  'description/too-long': ({ length, limit }) => ({ excess: length - limit }),
  'language/differs': ({ language }) => ({ first: language.slice(0, 2) }),
  'look/contrast': ({ key, scheme, what, cover, hasWash }) => ({
    subject: hasWash ? what : what.replace('wash', 'paper'),
    part: key === scheme ? (hasWash && cover ? 'wash' : 'paper') : key === 'accent' ? 'accent' : 'accent_ink',
  }),
  'look/font-license': ({ font }) => ({ licence: font.replace(/\.\w+$/, '.LICENSE.txt') }),
  'look/font-missing': ({ missing }) => ({ package: fontPackage(missing) }),
  'look/parity': ({ values }) => ({ named: values.slice(0, NAMED), hasMore: values.length > NAMED }),
  'menu/unknown-page': ({ page, names }) => ({
    label: page.replace(/^\/*(.)/, (_, letter: string) => letter.toUpperCase()).replace(/\/+$/, ''),
    nearest: findNearest(page, names),
  }),
  'route/near': ({ path }) => ({ isYaml: path.endsWith('.yaml') }),
  'words/missing': ({ count, missing }) => ({ hasMore: count > missing.length }),
  'words/type': ({ word, text }) => ({ line: `${word.split('.').at(-1)}: ${JSON.stringify(text)}` }),
});

export const SITE_PROBLEMS = { ...ENGINE_PROBLEMS, ...sitePart };

export const problem = openReporter(SITE_PROBLEMS);
