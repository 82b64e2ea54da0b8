/** The wording of problems that depends on the case; PROBLEMS.md contains all other texts. Renew with `npx vitest run -u`. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../generator/app/list/extensions.ts';
import { listCodes } from '../../../generator/engine/problems/index.ts';

/** Stand for the arguments of a text: their names in braces, as a list of one, as text, and as a number. */
const STAND_INS = [(name: string) => [`{${name}}`], (name: string) => `{${name}}`, () => 2];

/** What a text reads with stand-ins for its arguments; undefined if it needs more than those. */
function write(text: (args: never) => unknown): unknown {
  for (const standIn of STAND_INS) {
    const args = new Proxy({}, { get: (_, name) => standIn(String(name)) });
    try {
      // The texts of each problem have arguments of their own, which the catalogue does not know.
      return text(args as never);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}

const texts = listCodes(CATALOGUE).flatMap((code) => {
  const { message, hint, many } = CATALOGUE[code] ?? { message: '' };
  const own = [message, hint].flatMap((text) => (text instanceof Function ? [write(text)] : []));
  return [...own, many].flatMap((text) => (text ? [{ code, text: String(text) }] : []));
});
const areas = new Set(texts.map(({ code }) => code.split('/', 1)[0]));

test.each([...areas])('%s', (area) => {
  const lines = texts.filter(({ code }) => code.startsWith(`${area}/`));
  expect(lines.map(({ code, text }) => `${code}: ${text}`).join('\n')).toMatchSnapshot();
});
