/** The package.json of a site. */
import { isRecord } from '../../../engine/lib/record.ts';

const NAME = 'linernotes';

/** npm asks before it runs install scripts of packages. esbuild works without its own. */
const SCRIPTS = { esbuild: false };

/** Commands that are run again and again. */
const COMMANDS = ['build', 'dev', 'check', 'preview'] as const;

/**
 * Writes package.json for a folder that has none.
 * @param slug what npm calls the site, which is never published there
 * @param wanted Liner's version or file: `^0.1.0`, `file:vendor/linernotes-0.1.0.tgz`
 * @param node versions of Node.js: `>=20.19`
 */
export function writePackage(slug: string, wanted: string, node: string): string {
  const engines = { node };
  return print({
    ...{ name: slug, private: true, type: 'module', scripts: listScripts() },
    ...{ dependencies: { [NAME]: wanted }, engines, allowScripts: SCRIPTS },
  });
}

/** The version or file of Liner that a package.json asks for. */
export function findWanted(text: string): string | undefined {
  const known = parse(text) ?? {};
  const wanted = [known['dependencies'], known['devDependencies']].map((each) =>
    isRecord(each) ? each[NAME] : undefined,
  );
  return wanted.find((each) => typeof each === 'string');
}

/** Adds scripts to a package.json that depends on Liner. @param wanted replaces its version or file @returns undefined if unchanged */
export function completePackage(text: string, wanted: string | undefined): string | undefined {
  const known = parse(text);
  if (!known || findWanted(text) === undefined) return undefined;
  const scripts = { ...listScripts(), ...(isRecord(known['scripts']) ? known['scripts'] : {}) };
  const completed = { ...known, scripts };
  for (const key of ['dependencies', 'devDependencies']) {
    const packages = known[key];
    if (wanted !== undefined && isRecord(packages) && NAME in packages)
      Object.assign(completed, { [key]: { ...packages, [NAME]: wanted } });
  }
  return JSON.stringify(completed) === JSON.stringify(known) ? undefined : print(completed);
}

function listScripts(): Record<string, string> {
  return Object.fromEntries(COMMANDS.map((command) => [command, `liner ${command}`]));
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const known: unknown = JSON.parse(text);
    return isRecord(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
