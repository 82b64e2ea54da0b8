/** Pages from right to left in WebKitGTK, which places short texts of both directions otherwise than Chromium does. */
import { afterAll, describe, expect, it } from 'vitest';
import { listLopsided } from '../browser/site/facts.ts';
import { buildBilingual } from '../helpers/bilingual.ts';
import { DESKTOP, openStage, PHONE, visit } from './stage.ts';

const stage = await openStage({}, buildBilingual);
afterAll(stage.close);
const { page } = stage;

const UNTRANSLATED = '/ar/music/releases/night-ferry/';
const PAGES = ['/ar/', '/ar/music/releases/milh-wa-nour/', UNTRANSLATED, '/ar/press/'];

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, size) => {
  it.each(PAGES)('facts and numbers are within their places: %s', async (path) => {
    await visit(stage, path, size);
    expect(await listLopsided(page)).toEqual([]);
    expect(await listOutside()).toEqual([]);
  });

  it('texts in English start at the left edge of their column', async () => {
    await visit(stage, UNTRANSLATED, size);
    const places = await listStarts();
    expect(places.filter(({ isAtEdge }) => !isAtEdge)).toEqual([]);
    expect(places.length).toBeGreaterThan(1);
  });
});

it('a text in English starts at its left edge in the items of an Arabic list too', async () => {
  await visit(stage, '/ar/');
  const alignment = await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<ul><li><p dir="ltr" id="words">Words</p></li></ul>');
    return getComputedStyle(document.querySelector('#words') ?? document.body).textAlign;
  });
  expect(alignment).toBe('start');
});

/** Texts that are not within the padding of their element. */
function listOutside(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(.data, dd, .facts li)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        const isInside =
          inner.left > outer.left + parseFloat(paddingLeft) - 1 &&
          inner.right < outer.right - parseFloat(paddingRight) + 1;
        return inner.width > 0 && !isInside && !element.querySelector('button');
      })
      .map((element) => element.outerHTML),
  );
}

/** English texts in columns. */
function listStarts(): Promise<{ text: string; isAtEdge: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(.prose, .max-w-text):dir(ltr)')].flatMap(
      (element) => {
        const { parentElement: column, textContent } = element;
        if (!column || textContent === '' || getComputedStyle(column).display === 'grid') return [];
        const edge = column.getBoundingClientRect().left + parseFloat(getComputedStyle(column).paddingLeft);
        return { text: textContent, isAtEdge: Math.abs(element.getBoundingClientRect().left - edge) < 1 };
      },
    ),
  );
}
