/** All advice that shows a line to type, by the texts of the catalogue. */
import { CATALOGUE } from '../../../generator/app/list/extensions.ts';
import { CORRECTIONS } from '../../../generator/engine/problems/catalogue/schema.ts';
import { listCodes } from '../../../generator/engine/problems/index.ts';

export interface Advice {
  /** The code of the problem; for values, `schema/` and the name of the correction. */
  name: string;
  codes: readonly string[];
  /** What the advice reads. */
  form: RegExp;
}

const SCHEMA = ['schema/key', 'schema/missing', 'schema/type', 'schema/unknown-key', 'schema/value'];

/** Stand for the arguments of a text. */
const STAND_INS = [(name: string) => [`{${name}}`], (name: string) => `{${name}}`, () => undefined];

/** A line apart from the words around it, quotes to write, or a word that is meant. */
const SHOWN = / {2}\S|: [{"]|Did you mean/;

export function listAdvice(): Advice[] {
  const ofCodes = listCodes(CATALOGUE).flatMap((code) => {
    if (SCHEMA.includes(code)) return [];
    const { hint } = CATALOGUE[code] ?? {};
    const texts = hint instanceof Function ? STAND_INS.flatMap((each) => write(hint, each)) : [hint ?? ''];
    return texts.some((text) => SHOWN.test(text)) ? [{ name: code, codes: [code], form: /^/ }] : [];
  });
  const ofValues = Object.entries(CORRECTIONS).flatMap(([how, word]) => {
    const text = word('{line}', '{a}', '{b}', '{c}');
    return text.includes('{line}') ? [{ name: `schema/${how}`, codes: SCHEMA, form: formOf(text) }] : [];
  });
  return [...ofCodes, ...ofValues];
}

/** What a text reads with stand-ins for its arguments; nothing if it needs more than those. */
function write(text: (args: never) => unknown, standIn: (name: string) => unknown): string[] {
  try {
    // The texts of each problem have arguments of their own, which the catalogue does not know.
    return [String(text(new Proxy({}, { get: (_, name) => standIn(String(name)) }) as never))];
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** A text with anything in place of its stand-ins. */
function formOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/** Advice that is no line to type in the place shown, and what it is instead. */
export const OTHERS: Record<string, string> = Object.fromEntries(
  Object.entries({
    'a choice, or a line to move or to remove': [
      'announcement/not-latest',
      'artist/draft',
      'audio/has-tracks',
      'audio/preview-elsewhere',
      'audio/two-places',
      'codes/isrc-of-ep',
      'contact/simulated-endpoint',
      'course/early-end',
      'course/no-date',
      'event/cancelled-tickets',
      'event/day-outside',
      'event/early-end',
      'event/programme',
      'event/times',
      'event/unknown-city',
      'home/not-in-sections',
      'home/not-led',
      'language/default',
      'language/not-a-text',
      'look/font-unused',
      'language/yaml-file',
      'quote/no-source',
      'reference/draft',
      'release/no-links',
      'schema/languages',
      'sound/archive-too-large',
      'sound/preview-short',
      'tracks/none',
    ],
    'an example, to be filled in': [
      'contact/local-phone',
      'event/no-city',
      'schema/paste',
      'site/host-page',
      'contact/no-address',
      'contact/simulated',
      'directive/contents',
      'front-matter/missing',
      'language/no-group',
      'language/stale',
      'schema/dateOrder',
      'schema/daysOfMonth',
      'schema/noTime',
      'schema/spaces',
      'site/language',
      'tracks/movement-order',
      'tracks/no-work',
      'words/missing',
    ],
    'a line of another file, a file to rename, or a command': [
      'event/no-zone',
      'files/no-folder',
      'files/no-site',
      'files/stray',
      'import/match',
      'import/offline',
      'import/pages',
      'import/room',
      'import/unwritable',
      'import/unknown',
      'islands/bundle',
      'language/default-file',
      'language/file-name',
      'language/missing',
      'language/unknown',
      'markdown/image',
      'podcast/no-cover',
      'podcast/no-email',
      'reference/unknown-email',
      'sound/starts-late',
      'static/secret',
      'template/syntax',
    ],
    'advice about the finished site, or about pictures and sounds': [
      'artist/no-photo',
      'directive/missing',
      'directive/release',
      'download/missing',
      'link/broken',
      'link/hidden-page',
      'link/unknown-page',
      'link/wrong-platform',
      'look/accent',
      'look/class-unlisted',
      'look/contrast',
      'look/font-missing',
      'look/incomplete',
      'look/letter',
      'look/unknown',
      'menu/nowhere',
      'menu/unknown-page',
      'picture/missing',
      'picture/missing-in-text',
      'picture/no-alt',
      'picture/not-square',
      'podcast/no-bytes',
      'press/quote-about',
      'sound/isrc-differs',
      'sound/isrc-missing',
      'sound/length-differs',
      'sound/missing',
      'sound/preview-after-end',
      'sound/silent',
      'sound/site-too-large',
      'sound/too-large',
      'sound/unused',
      'styles/unknown-font',
      'template/unused',
    ],
  }).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);
