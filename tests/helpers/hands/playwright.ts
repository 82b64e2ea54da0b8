import type { Locator, Page } from 'playwright';
import { type Engine, isFirefox } from '../engine/engine.ts';
import type { Hands, Part } from './hands.ts';

export async function openPlaywrightHands(
  engine: Engine,
  viewport: { width: number; height: number },
): Promise<Hands> {
  const context = await engine.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const find = (part: Part) => findPart(page, part);
  return {
    async open(address) {
      await page.goto(address);
      // Behind another page, one of Firefox has no keyboard.
      await page.bringToFront();
    },
    click: (part) => find(part).click(),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async write(part, text) {
      await find(part).click();
      // What is filled in by Playwright, Firefox sets by a script, which React does not notice.
      await page.keyboard.press('ControlOrMeta+a');
      await type(page, text);
    },
    type: (text) => type(page, text),
    press: (key) => page.keyboard.press(key),
    choose: async (part, label) => void (await find(part).selectOption({ label })),
    upload: (selector, file) => page.locator(selector).setInputFiles(file),
    focus: (part) => find(part).focus(),
    count: (part) => find(part).count(),
    shows: (text) => page.getByText(text).filter({ visible: true }).first().isVisible(),
    evaluate: (inPage, argument) => page.evaluate(inPage, argument),
    async readFrame(frame, selector) {
      const found = page.frameLocator(frame).locator(selector).first();
      return (await found.count()) > 0 ? ((await found.textContent()) ?? '') : undefined;
    },
    clickInFrame: (frame, selector) => clickInFrame(page, frame, selector),
    close: () => context.close(),
  };
}

/** Types characters that are on no key by a script in Firefox: Playwright would set them in a way that React does not notice. */
async function type(page: Page, text: string): Promise<void> {
  if (!isFirefox || /^[ -~]*$/.test(text)) await page.keyboard.type(text);
  else await page.evaluate((letters) => document.execCommand('insertText', false, letters), text);
}

/** The first of its name. */
function findPart(page: Page, { role, name, within }: Part): Locator {
  const scope = within ? findPart(page, within) : page;
  const words = name.replace(/…$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(name.endsWith('…') ? `^${words}` : `^${words}$`);
  // That of the whole form comes after those of its parts.
  if (role === 'summary') return scope.locator('summary').filter({ hasText: pattern }).last();
  return scope.getByRole(role, { name: pattern }).first();
}

/** By its place in the window: Playwright takes what is in a frame of another origin for hidden in Firefox. */
async function clickInFrame(page: Page, frame: string, selector: string): Promise<void> {
  const inside = await page
    .frameLocator(frame)
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  const { x, y } = await page.locator(frame).evaluate((element: HTMLElement, { x: left, y: top }) => {
    const box = element.getBoundingClientRect();
    const scale = box.width / element.offsetWidth;
    return { x: box.x + scale * left, y: box.y + scale * top };
  }, inside);
  await page.mouse.click(x, y);
}
