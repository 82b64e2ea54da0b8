/** Every page in WebKitGTK, on a phone and on a desktop. */
import { afterAll, describe, expect, it } from 'vitest';
import { listOverflow, listUnmarked, loadPictures, readOpening } from '../browser/site/facts.ts';
import { NOWHERE } from '../helpers/sample.ts';
import { DESKTOP, openStage, PHONE, visit } from './stage.ts';

const stage = await openStage();
afterAll(stage.close);
const { page, watch } = stage;

const SOUND = {
  complaints: [],
  failed: [] as string[],
  foreign: [],
  headings: 1,
  top: 0,
  doubleNames: [],
  overflow: [],
  missing: [],
  unmarked: [],
};

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('every page on %s', (_, size) => {
  it.each([...stage.site.routes, NOWHERE])('%s', async (route) => {
    await visit(stage, route, size);
    const opening = await readOpening(page);
    const missing = await loadPictures(page);
    const overflow = await listOverflow(page);
    const unmarked = await listUnmarked(page);
    const complaints = await page.evaluate(() => window.complaints);
    const { failed, foreign } = watch;
    const expected = { ...SOUND, failed: route === NOWHERE ? [NOWHERE] : [] };
    expect({ ...opening, missing, overflow, unmarked, complaints, failed, foreign }).toEqual(expected);
  });
});
