/** The pages that only a quartet, a collective or a label have, each once. */
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { buildArtist } from '../../helpers/artists.ts';
import { pick, pickOf } from '../../helpers/matrix.ts';
import { listOverflow, listViolations } from './facts.ts';
import { openStage, visit } from './stage.ts';

const [quartet, collective, label] = await Promise.all([
  buildArtist('weir-quartet').then(openStage),
  buildArtist('ninth-ferry').then(openStage),
  buildArtist('copper-lantern').then(openStage),
]);
afterAll(() => Promise.all([quartet, collective, label].map(({ close }) => close())));

const WIDTHS = [320, 390, 820, 1440];
/** Where axe looks, at what only these pages have: it takes longest. */
const LOOKED_AT = pickOf([390, 1440], 390);

const PAGES = [
  { path: '/artists/', stage: collective },
  { path: '/artists/teni-okon/', stage: collective },
  { path: '/links/', stage: collective },
  { path: '/events/late-light-2026-09-18/', stage: quartet },
  { path: '/music/releases/late-light/', stage: quartet },
  { path: '/ar/artists/the-lamplighters/', stage: label },
  { path: '/ar/events/', stage: label },
];
/** A list of artists, links, a programme, and Arabic. */
const STANDING = new Set([
  '/artists/',
  '/links/',
  '/events/late-light-2026-09-18/',
  '/ar/artists/the-lamplighters/',
]);

it.each(pick(PAGES, ({ path }) => STANDING.has(path)))(
  '$path is sound at each width',
  async ({ path, stage }) => {
    const { page, log } = await visit(stage, path);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await Promise.all([
        listOverflow(page),
        listCollisions(page),
        LOOKED_AT.includes(width) ? listViolations(page, 'main') : [],
      ]);
      found.push(...faults.flat().map((fault) => `at ${width}: ${JSON.stringify(fault)}`));
    }
    expect(found).toEqual([]);
    expect(log.errors).toEqual([]);
  },
);

/** Parts of a show in a list whose letters are over those of the next. */
function listCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // The year of a day is read aloud, and not shown.
      const unseen = element.querySelector('.sr-only');
      if (unseen) range.setEndBefore(unseen);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll('.event')].flatMap((event) => {
      const parts = [...event.children].filter((part) => part.textContent.trim() !== '');
      return parts.flatMap((part, index) => {
        const next = parts[index + 1];
        if (!next) return [];
        const [one, other] = [boxOf(part), boxOf(next)];
        const isBeside = one.top < other.bottom - 2 && other.top < one.bottom - 2;
        const isOver = one.left < other.right - 1 && other.left < one.right - 1;
        return isBeside && isOver ? [`${part.textContent} is over ${next.textContent}`] : [];
      });
    });
  });
}
