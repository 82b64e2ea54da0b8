/** Pages printed by Firefox, which keeps headings with their text by other means than Chromium. */
import { afterAll, expect, it } from 'vitest';
import { isUnlikeOthers } from '../browser/site/facts.ts';
import { openPage, openStage } from '../browser/site/stage.ts';
import { openPlaces, type Place } from '../helpers/pdf.ts';
import { buildSample } from '../helpers/sample.ts';

/** As `@page` says, which WebDriver does not heed. */
const MARGIN = { top: '16mm', bottom: '16mm', left: '18mm', right: '18mm' };

/** Points: how much higher than a heading beside it a text may begin. */
const HIGHER = 30;

const stage = await openStage(await buildSample());
afterAll(stage.close);
const { page } = await openPage(stage, { viewport: { width: 1024, height: 800 } });

it.each(stage.site.routes.filter(isUnlikeOthers))(
  'headings stay with their text on paper: %s',
  async (route) => {
    await page.goto(stage.origin + route);
    await page.evaluate(setInPlainLetters);
    const find = await openPlaces(await page.pdf({ format: 'A4', margin: MARGIN, printBackground: true }));
    const headed = await page.evaluate(listHeaded);
    const lost = headed.filter(({ heading, texts }) => {
      const places = find(heading);
      // What is not printed leads to what is.
      const following = texts.map(find).find((found) => found.length > 0) ?? [];
      if (places.length === 0 || following.length === 0) return false;
      return !places.some((place) => following.some((text) => isWith(place, text)));
    });
    expect(lost).toEqual([]);
  },
);

/** Firefox draws the letters of a variable font as shapes, in which no words are found. */
function setInPlainLetters(): void {
  document.styleSheets[0]?.insertRule('main * { font-family: sans-serif !important }');
}

// At the foot of a page or of a column, what follows is on the next page, or above.
function isWith(heading: Place, text: Place): boolean {
  return heading.page === text.page && text.y < heading.y + HIGHER;
}

/** The headings of the content, each with the texts that follow it in its part of the page. */
function listHeaded(): { heading: string; texts: string[] }[] {
  return [...document.querySelectorAll('main :is(h2, h3)')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => {
      const part = heading.closest('li, article, section') ?? heading.parentElement ?? heading;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      walker.currentNode = heading;
      const texts: string[] = [];
      while (texts.length < 6 && walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const words = (textContent ?? '').trim().slice(0, 24);
        // The shorter ones, such as "View", are found within other words.
        if (/\w.{4}/.test(words) && !heading.contains(walker.currentNode) && parentElement?.checkVisibility())
          texts.push(words);
      }
      return { heading: (heading.textContent ?? '').slice(0, 24), texts };
    });
}
