/** `liner show`: the site with its drafts under an address that nobody can guess, beside the published one. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DeployRefusal } from '../app/deploy/destination.ts';
import { type Inventory, readInventory } from '../app/deploy/inventory.ts';
import { nameFolder, readShow, type Show, writeShow } from '../app/deploy/show.ts';
import { type Notice, notice } from '../app/publish-notices.ts';
import { openOwnFolder } from '../app/site-files/own-folder.ts';
import type { Site as Settings } from '../site/schema/site.ts';
import {
  deliver,
  describeDeploy,
  openDestination,
  type PlaceOptions,
  type RunBuild,
  withTarget,
} from './delivering.ts';
import { type Environment, EXIT, readClock } from './environment.ts';

export interface ShowCommandOptions extends Omit<PlaceOptions, 'out'> {
  /** The last day; by default a week from now. */
  until?: string | undefined;
  withdraw?: boolean | undefined;
  /** Counts what the studio has not saved. */
  unsaved?: boolean | undefined;
}

const DAYS = 7;
/** Folder for a site while it is sent. */
const OUT = join('.liner', 'show');
const EMPTY: Inventory['files'] = new Map();

export async function runShow(
  environment: Environment,
  given: ShowCommandOptions,
  runBuild: RunBuild,
): Promise<number> {
  const { stderr, speech } = environment;
  const options = { ...given, out: OUT };
  return withTarget(environment, options, runBuild, async (reporting, { target, settings, send }) => {
    const root = process.cwd();
    const known = readShow(root);
    const end = (closing: Notice) => {
      stderr.write(`\n${speech.tell(closing)}\n`);
      send({ type: 'done', message: closing.text, notice: closing, isUnchanged: false });
      return EXIT.done;
    };
    if (options.withdraw) {
      if (known) await withdraw(reporting, options, known);
      return end(notice(known ? 'show-withdrawn' : 'show-none', {}));
    }
    if (target.to === 'git') throw new DeployRefusal(notice('show-git', {}));
    const today = todayOf(settings);
    const until = options.until ?? new Date(Date.parse(today) + DAYS * 86_400_000).toISOString().slice(0, 10);
    if (until < today) throw new DeployRefusal(notice('show-over', { day: until }));
    const same = known && JSON.stringify(known.target) === JSON.stringify(target) ? known : undefined;
    const folder = same?.folder ?? nameFolder();
    const address = settings.base_url.replace(/\/*$/, '/') + folder;
    if (known && known.address !== address) await withdraw(reporting, options, known);
    const show = { target, folder, address, until };
    openOwnFolder(root, 'show');
    rmSync(OUT, { recursive: true, force: true });
    const made = { ...options, baseUrl: address, drafts: true, isSecret: true };
    const built = await runBuild(reporting, made);
    if (built !== EXIT.done) return built;
    // Before it is sent: what was stopped halfway can be withdrawn.
    writeShow(root, show);
    await sendBelow(reporting, options, show, await readInventory(resolve(OUT)));
    rmSync(OUT, { recursive: true, force: true });
    return end(notice('show-there', { address, until }));
  });
}

/** Withdraws what is over, once the site is published. */
export async function endShow(
  environment: Environment,
  options: PlaceOptions,
  settings: Settings,
): Promise<void> {
  const known = readShow(process.cwd());
  if (!known || isOn(known, settings)) return;
  await withdraw(environment, options, known);
  environment.stderr.write(`\n${environment.speech.tell(notice('show-withdrawn', {}))}\n`);
}

/** The folder of what is shown, until its last day. */
export function findKept(root: string, settings: Settings): string | undefined {
  const known = readShow(root);
  return known && isOn(known, settings) ? known.folder : undefined;
}

function isOn({ until }: Show, settings: Settings): boolean {
  return until >= todayOf(settings);
}

function todayOf({ timezone }: Settings): string {
  return readClock(process.env)(timezone ?? 'UTC');
}

async function withdraw(environment: Environment, options: PlaceOptions, known: Show): Promise<void> {
  await sendBelow(environment, options, known, { folder: OUT, files: EMPTY });
  writeShow(process.cwd(), undefined);
}

/** Makes the folder of what is shown the same as these files, and touches no other one. */
async function sendBelow(
  environment: Environment,
  options: PlaceOptions,
  { target, folder, address }: Show,
  site: Inventory,
): Promise<void> {
  const own = { baseUrl: address, published: undefined, below: folder };
  const destination = await openDestination(target, describeDeploy(environment, options, own));
  const preview = await destination.compare(site);
  try {
    if (!preview.isDone) await deliver(environment, preview);
  } finally {
    await preview.close();
  }
}
