/** The npm scripts of a site, such as `npm run build`. */

/** Commands that are run again and again. */
const COMMANDS = ['build', 'dev', 'check', 'preview'] as const;

/**
 * The package.json of a folder that has none.
 *
 * @param liner how Liner is called from the folder's scripts: `liner`, or `node ../liner/bin/liner.js`
 */
export function writePackage(liner: string): string {
  return print({ private: true, scripts: listScripts(liner) });
}

/**
 * A package.json with the scripts that it lacks, as npm leaves it where Liner is installed.
 *
 * @returns undefined where it is about something else than a site of Liner's, or lacks nothing
 */
export function addScripts(text: string, liner: string): string | undefined {
  const known = parse(text);
  if (!known || !dependsOnLiner(known)) return undefined;
  const scripts = isRecord(known['scripts']) ? known['scripts'] : {};
  const missing = Object.entries(listScripts(liner)).filter(([name]) => !(name in scripts));
  if (missing.length === 0) return undefined;
  return print({ ...known, scripts: { ...scripts, ...Object.fromEntries(missing) } });
}

function listScripts(liner: string): Record<string, string> {
  return Object.fromEntries(COMMANDS.map((command) => [command, `${liner} ${command}`]));
}

function dependsOnLiner(known: Record<string, unknown>): boolean {
  return ['dependencies', 'devDependencies'].some((key) => {
    const packages = known[key];
    return isRecord(packages) && 'linernotes' in packages;
  });
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const known: unknown = JSON.parse(text);
    return isRecord(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
