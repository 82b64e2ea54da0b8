import { describe, expect, it } from 'vitest';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { NOWHERE } from '../../../helpers/sample.ts';
import {
  isUnlikeOthers,
  listOverflow,
  listUnmarked,
  listViolations,
  loadPictures,
  readOpening,
  sumShifts,
  wakeIslands,
} from '../facts.ts';
import { DESKTOP, PHONE, type Stage, sharePage, type Visit } from '../stage.ts';

/** In bytes, compressed. */
const SCRIPT_BUDGET = 2000;
/** Firefox says nothing of it in the console. */
const NOT_FOUND = isFirefox
  ? []
  : ['Failed to load resource: the server responded with a status of 404 (Not Found)'];

/** Has a small script of its own. */
const SMART_LINK = /^\/l\//;

const SOUND = {
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

export function testRoutes(stage: Stage): void {
  describe('every page, on a phone and on a desktop', () => {
    const phone = sharePage(stage, PHONE);
    const desktop = sharePage(stage, DESKTOP);

    it.each([...stage.site.routes, NOWHERE])('%s', async (route) => {
      const [small, large] = await Promise.all([
        inspect(stage, phone(), route, [320, 390]),
        inspect(stage, desktop(), route, [1440]),
      ]);
      const expected = { ...SOUND, errors: route === NOWHERE ? NOT_FOUND : [] };
      expect({ small, large }).toEqual({ small: expected, large: expected });
    });
  });
}

async function inspect({ site, origin }: Stage, { page, log }: Visit, route: string, widths: number[]) {
  log.clear();
  await page.goto(origin + route);
  await page.locator('html[data-mounted]').waitFor();
  const opening = await readOpening(page);
  const scripts = judgeScripts(log.scripts, site.scripts, SMART_LINK.test(route) ? 2 : 1);
  const missing = await loadPictures(page);
  await wakeIslands(page);
  const { others: shifted } = await sumShifts(page);
  const violations = isUnlikeOthers(route) ? await listViolations(page) : [];
  return {
    ...opening,
    scripts,
    missing,
    shifted,
    violations,
    unmarked: await listUnmarked(page),
    refused: await page.evaluate(() => window.watched.violations),
    overflow: await listOverflows(page, widths),
    errors: [...log.errors],
    foreign: [...log.foreign],
  };
}

function judgeScripts(paths: string[], weights: ReadonlyMap<string, number>, count: number): string {
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
