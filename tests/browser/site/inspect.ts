/** All that is asked of a page, whatever it shows. */
import {
  isUnlikeOthers,
  listOverflow,
  listUnmarked,
  listViolations,
  loadPictures,
  readOpening,
  sumShifts,
  sumShiftsWithoutFonts,
  wakeIslands,
} from './facts.ts';
import type { Stage, Visit } from './stage.ts';

/** Bytes, compressed. */
const SCRIPT_BUDGET = 2250;
/** Smart links and the page for unknown addresses have a small script of their own. */
const OWN_SCRIPT = /^\/(?:l|no\/such)\//;
/** Pages of which axe sees everything: Home, in any language, for all that share its header and footer, and those that have neither. */
const SEEN_WHOLE = /^\/(?:\w\w\/)?$|^\/l\//;

/** Result of `inspect` for a page without a fault. */
export const SOUND = {
  errors: [] as string[],
  foreign: [],
  scripts: 'no more than its own, within the budget',
  headings: 1,
  top: 0,
  doubleNames: [],
  overflow: [],
  missing: [],
  unmarked: [],
  refused: [],
  shifted: 0,
  violations: [],
};

/**
 * @param widths in pixels; the window has the last of them
 * @param axe false to leave out what takes longest
 */
export async function inspect(
  { site, origin }: Stage,
  { page, log }: Visit,
  route: string,
  widths: number[],
  axe = isUnlikeOthers(route),
) {
  log.clear();
  await page.goto(origin + route);
  await page.locator('html[data-mounted]').waitFor();
  const opening = await readOpening(page);
  const scripts = checkScripts(log.scripts, site.scripts, OWN_SCRIPT.test(route) ? 2 : 1);
  const missing = await goThrough(page);
  const { others } = await sumShifts(page);
  // Further down, the bar at the top may lie over what axe measures.
  await page.evaluate(() => scrollTo(0, 0));
  const violations = axe ? await listViolations(page, SEEN_WHOLE.test(route) ? undefined : 'main') : [];
  const found = {
    ...opening,
    scripts,
    missing,
    violations,
    unmarked: await listUnmarked(page),
    refused: await page.evaluate(() => window.watched.violations),
    overflow: await listOverflows(page, widths),
    errors: [...log.errors],
    foreign: [...log.foreign],
  };
  const shifted = others === 0 ? 0 : await sumShiftsWithoutFonts(page, () => goThrough(page));
  return { ...found, shifted };
}

/** Sees all there is to see. @returns the pictures that did not come */
async function goThrough(page: Visit['page']): Promise<string[]> {
  await page.locator('html[data-mounted]').waitFor();
  const missing = await loadPictures(page);
  await wakeIslands(page);
  return missing;
}

function checkScripts(paths: string[], weights: ReadonlyMap<string, number>, count: number): string {
  const bytes = paths.reduce((sum, path) => sum + (weights.get(path) ?? Number.NaN), 0);
  return paths.length === count && bytes <= SCRIPT_BUDGET
    ? SOUND.scripts
    : `${bytes} bytes: ${paths.join(', ')}`;
}

/** Ends at the last of the widths, where it began. */
async function listOverflows(page: Visit['page'], widths: number[]): Promise<string[]> {
  const found: string[] = [];
  const height = page.viewportSize()?.height ?? 0;
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    found.push(...(await listOverflow(page)).map((element) => `${width} px: ${element}`));
  }
  return found;
}
