/** Every page in WebKitGTK, on a phone and on a desktop. */
import { afterAll, describe, expect, it } from 'vitest';
import { listOverflow, loadPictures, readOpening, readUnderlined } from '../browser/site/facts.ts';
import { NOWHERE } from '../helpers/sample.ts';
import { DESKTOP, isThere, openStage, PHONE, soon, visit } from './stage.ts';

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
};

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('every page on %s', (_, size) => {
  it.each([...stage.site.routes, NOWHERE])('%s', async (route) => {
    await visit(stage, route, size);
    await soon(() => isThere(page, 'html[data-mounted]')).toBe(true);
    const opening = await readOpening(page);
    const missing = await loadPictures(page);
    const overflow = await listOverflow(page);
    const complaints = await page.evaluate(() => window.complaints);
    const { failed, foreign } = watch;
    const expected = { ...SOUND, failed: route === NOWHERE ? [NOWHERE] : [] };
    expect({ ...opening, missing, overflow, complaints, failed, foreign }).toEqual(expected);
    const { current, underlined } = await readUnderlined(page);
    expect(underlined).toEqual(current);
  });
});
