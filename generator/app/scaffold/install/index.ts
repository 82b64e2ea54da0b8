/** Installs Liner for a new site: package.json, the package itself if no registry has it, and the lock file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile, replaceFile, writeNew } from '../write.ts';
import { findOrigin, lock, packInto, seedLock, VENDOR, wantedFrom } from './npm.ts';
import { completePackage, findWanted, writePackage } from './package.ts';

export interface Installed {
  /** Notes on what else was done, or could not be, a sentence each. */
  notes: string[];
  /** The command that installs Liner; undefined if it is installed. */
  step: string | undefined;
  /** package.json was there, and is as it was. */
  keptPackage: boolean;
  /** Liner itself is in the folder of that name, from which hosts install it. */
  vendor?: string | undefined;
}

/** npm's messages if a registry lacks Liner, or this version of it: E404 and ETARGET. */
const UNKNOWN_TO_REGISTRY = /^404\b.*\/linernotes\b|^notarget .*\blinernotes@/;

interface InstallOptions {
  /** Permits running npm. */
  npm: boolean;
  /** Receives a line before each slow step. */
  notify(words: string): void;
}

/** @param root the folder of the site @param slug what npm calls the site */
export async function installLiner(
  root: string,
  packageRoot: string,
  slug: string,
  { npm, notify }: InstallOptions,
): Promise<Installed> {
  const { version, engines } = readPackage(packageRoot);
  const origin = findOrigin(packageRoot);
  const wanted = wantedFrom(origin, version);
  const { asked, isChanged } = writeWanted(join(root, 'package.json'), slug, wanted, engines.node);
  if (asked === undefined)
    return { notes: [], step: `npm install ${nameForNpm(wanted, packageRoot)}`, keptPackage: true };
  const isInstalled = existsSync(join(root, 'node_modules/linernotes'));
  const keptPackage = !isChanged;
  const isVendored = asked.startsWith(`file:${VENDOR}/`);
  if (!npm || keptPackage) {
    const words = `Before npm install, put Liner's package into ${VENDOR}/: npm pack --pack-destination ${VENDOR} ${packageRoot}`;
    const notes = isVendored && !keptPackage ? [words] : [];
    return { notes, step: isInstalled ? undefined : 'npm install', keptPackage };
  }
  const notes: string[] = [];
  let vendor: string | undefined;
  const pack = async () => {
    notify('Packing Liner ...');
    const fault = await packInto(root, packageRoot);
    if (fault === undefined) vendor = VENDOR;
    else notes.push(`Liner could not be put into ${VENDOR}/: ${fault}`);
  };
  const writeLockFile = () => {
    notify('Writing package-lock.json ...');
    return writeLock(root, packageRoot);
  };
  if (isVendored) await pack();
  let fault = await writeLockFile();
  // A global installation, or another package manager, does not record where Liner came from: perhaps from a file.
  if (!isVendored && fault !== undefined && UNKNOWN_TO_REGISTRY.test(fault)) {
    vendorPackage(join(root, 'package.json'), version);
    await pack();
    fault = await writeLockFile();
  }
  if (fault === undefined) return { notes, step: isInstalled ? undefined : 'npm ci', keptPackage, vendor };
  notes.push(`There is no package-lock.json yet, which hosts need: npm install makes it. npm said: ${fault}`);
  return { notes, step: 'npm install', keptPackage, vendor };
}

/** @returns a message if there is none */
async function writeLock(root: string, packageRoot: string): Promise<string | undefined> {
  const file = join(root, 'package-lock.json');
  const seed = seedLock(packageRoot);
  const isSeeded = seed !== undefined && writeNew(file, seed);
  const fault = await lock(root);
  // Half a lock file would let npm ci fail.
  if (fault !== undefined && isSeeded) removeFile(file);
  return fault;
}

/**
 * Only a package.json that asks for Liner already is changed: it gets the scripts that it lacks, and a file of Liner's that
 * is elsewhere on this computer, and so on no host, gives way to one in the folder.
 * @returns the version or file that is asked for in the end; undefined if it does not ask for Liner
 */
function writeWanted(
  file: string,
  slug: string,
  wanted: string,
  node: string,
): { asked: string | undefined; isChanged: boolean } {
  if (writeNew(file, writePackage(slug, wanted, node))) return { asked: wanted, isChanged: true };
  const text = readFileSync(file, 'utf8');
  const asked = findWanted(text);
  const isElsewhere = asked?.startsWith('file:') === true && !asked.startsWith(`file:${VENDOR}/`);
  const completed = completePackage(text, isElsewhere ? wanted : undefined);
  if (completed !== undefined) replaceFile(file, completed);
  return { asked: isElsewhere ? wanted : asked, isChanged: completed !== undefined };
}

/** Points package.json at the file in the folder instead of a version. */
function vendorPackage(file: string, version: string): void {
  const completed = completePackage(readFileSync(file, 'utf8'), wantedFrom('file', version));
  if (completed !== undefined) replaceFile(file, completed);
}

/** Returns the argument for `npm install`. */
function nameForNpm(wanted: string, packageRoot: string): string {
  return wanted.startsWith('^') ? `linernotes@${wanted}` : packageRoot;
}

function readPackage(packageRoot: string): { version: string; engines: { node: string } } {
  return JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
}
