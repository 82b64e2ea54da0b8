/** Checks of this computer: Node.js, npm, Liner, and the programs that are installed for its system. */
import { basename } from 'node:path';
import { INSTALL_AGAIN, requireTailwind } from '../../engine/lib/native.ts';
import { error, type Finding, ok, warning } from './finding.ts';

/** Ends of life of the versions of Node.js: https://nodejs.org/en/about/previous-releases. */
const LAST_DAYS: Record<number, string> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/** @param version `v22.12.0` @param wanted `>=20.19`, as package.json of Liner has it @param today `2026-11-22` */
export function checkNode(version: string, wanted: string, today: string): Finding {
  const topic = 'Node.js';
  const advice = 'Install the version that is marked LTS at https://nodejs.org.';
  if (compareVersions(version, wanted) < 0)
    return error(topic, `${version} is too old: Liner needs ${wanted}.`, advice);
  const major = Number(/\d+/.exec(version)?.[0]);
  const last = LAST_DAYS[major];
  if (last !== undefined && last < today)
    return warning(topic, `${version} works, but has had no security updates since ${last}.`, advice);
  if (major % 2 === 1)
    return warning(
      topic,
      `${version} works, but odd versions of Node.js get updates for half a year only.`,
      advice,
    );
  return ok(topic, version);
}

/** @param version undefined if npm cannot be run */
export function checkNpm(version: string | undefined): Finding {
  if (version !== undefined) return ok('npm', version);
  return warning(
    'npm',
    'npm cannot be run, and it is what installs Liner and its updates.',
    'It comes with Node.js: install Node.js again from https://nodejs.org.',
  );
}

/** @param locked the version in package-lock.json of the site; undefined if there is none @param running the version that is running */
export function checkLiner(running: string, locked: string | undefined): Finding {
  if (locked === undefined || locked === running) return ok('Liner', running);
  return error(
    'Liner',
    `${running} is installed, but package-lock.json of this folder says ${locked}.`,
    'Run npm ci, which installs what package-lock.json says.',
  );
}

/** @param source of Liner in the lock file: `file:vendor/…tgz`, or a registry @returns undefined if any computer can install it */
export function checkSource(source: string | undefined): Finding | undefined {
  const file = /^file:(.+)$/.exec(source ?? '')?.[1];
  if (file === undefined || !/^(?:\.\.|\/|[A-Za-z]:)/.test(file)) return undefined;
  const name = basename(file);
  return error(
    'Liner',
    `It is installed from ${file}, outside of this folder, where no host can find it.`,
    `Copy the file into vendor/, and run  npm install ./vendor/${name}`,
  );
}

/** Negative if `one` is older. Words around the numbers are ignored. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Start = () => Promise<unknown>;

const PROGRAMS: Record<string, Start> = {
  sharp: () => import('sharp'),
  esbuild: async () => (await import('esbuild')).transform(''),
  tailwindcss: async () => requireTailwind(),
};

/** @param programs each is started once */
export function checkPrograms(programs: Record<string, Start> = PROGRAMS): Promise<Finding[]> {
  return Promise.all(Object.entries(programs).map(([name, start]) => checkProgram(name, start)));
}

async function checkProgram(name: string, start: Start): Promise<Finding> {
  try {
    await start();
    return ok(name, 'It runs on this computer.');
  } catch {
    const system = `${process.platform}-${process.arch}`;
    return error(
      name,
      `It does not run on this computer (${system}), and no site can be built without it.`,
      INSTALL_AGAIN,
    );
  }
}
