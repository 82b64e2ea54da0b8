/** `liner looks`: the looks that can be chosen, and which one is. */

import { GRAMMAR } from '../app/list/grammar.ts';
import { writeLine } from '../site/looks/dress.ts';
import { findLook, listLooks } from '../site/looks/find.ts';
import { openPlace } from '../site/looks/open.ts';
import { DEFAULT_LOOK } from '../site/schema/look.ts';
import { readSettings } from './build-site.ts';
import { type Environment, EXIT } from './environment.ts';

export async function runLooks(
  { stdout, packageRoot }: Environment,
  { content }: { content: string },
): Promise<number> {
  const roots = { root: process.cwd(), packageRoot };
  const { look: settings = {} } = (await readSettings(content)) ?? {};
  // A package may be named in full.
  const used = findLook(settings.style ?? DEFAULT_LOOK, roots)?.folder;
  const described = listLooks(roots).map(async (place) => {
    const { look, problems } = await openPlace(place, { ...roots, grammar: GRAMMAR });
    const mark = place.folder === used ? '  (in use)' : '';
    const text = look
      ? [look.line, `For ${look.for}.`, writeLine(place.name, settings)]
      : [...problems.map(({ message }) => message), `To read more:  npx liner looks check ${place.name}`];
    return `${place.name}${mark}\n${text.map((line) => `  ${line}\n`).join('')}`;
  });
  stdout.write(`${(await Promise.all(described)).join('\n')}
To choose one, write its line into content/site.yaml. To see your own pages in all of them:
  npx liner looks --open
`);
  return EXIT.done;
}
