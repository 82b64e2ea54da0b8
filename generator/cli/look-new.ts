/** `liner looks new`: a look of your own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedName } from '../app/scaffold/entry.ts';
import { createLook } from '../app/scaffold/look.ts';
import { suggest } from '../engine/lib/suggest.ts';
import { cutText } from '../engine/lib/text.ts';
import { findLook, LOOKS_FOLDER, type LookRoots, listLooks } from '../site/looks/find.ts';
import { type Environment, EXIT, readOwnPackage } from './environment.ts';

const NAME = /^(?=.{1,80}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @param from the look that it begins as */
export async function runNewLook(
  { stdout, stderr, packageRoot }: Environment,
  name: string,
  { from }: { from: string },
): Promise<number> {
  const roots = { root: process.cwd(), packageRoot };
  const folder = `${LOOKS_FOLDER}/${name}`;
  const model = findLook(from, roots);
  const fault = refuse(name, folder, roots) ?? (model ? undefined : describeUnknown(from, roots));
  if (fault !== undefined || !model) {
    stderr.write(`error: ${fault}\n`);
    return EXIT.usage;
  }
  const { version } = readOwnPackage(packageRoot);
  createLook({ name, from: model, folder: join(roots.root, folder), packageRoot, version });
  stdout.write(`Created the look ${name} in ${folder}, a copy of ${from}.

To try it, write in content/site.yaml:
  look: {style: ${name}}
and run  npx liner dev : every save of its files shows at once.

  ${folder}/look.yaml    what it is, whom it is for, and its colours
  ${folder}/styles.css   its styles, and the files that it imports
  ${folder}/templates/   files that replace Liner's of the same names; a copy of sleeve has none

To see what is missing:        npx liner looks check ${name}
To read how looks are made:    npx liner help design
To let others use it:          fill in ${folder}/package.json, then  npm publish  in that folder
`);
  return EXIT.done;
}

function refuse(name: string, folder: string, roots: LookRoots): string | undefined {
  if (!NAME.test(name))
    return `"${cutText(name, 80)}" cannot be a name. It may have up to 80 lower-case letters, digits and hyphens.`;
  if (isReservedName(name)) return `"${name}" is the name of a device on Windows. Choose another name.`;
  if (existsSync(join(roots.root, folder))) return `${folder} exists already. Choose another name.`;
  if (findLook(name, roots)) return `There is a look ${name} already. Choose another name.`;
  return undefined;
}

function describeUnknown(from: string, roots: LookRoots): string {
  const known = listLooks(roots).map(({ name }) => name);
  return `There is no look "${from}". ${suggest(from, known, `They are ${known.join(', ')}.`)}`;
}
