import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { Island, IslandAssets, type When } from '../../../../templates/Island.tsx';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { pickOf } from '../../../helpers/matrix.ts';
import { type Lab, untilIdle } from '../lab.tsx';

const copy = { text: 'A bio', label: 'Copy' };
const LIVE = 'liner-island[data-live]';

export function testLoader(getLab: () => Lab): void {
  interface Options {
    below?: boolean;
    query?: string;
    params?: string[];
    /** Another island before it. */
    other?: When;
  }
  const open = (when: When, options: Options = {}) =>
    getLab().visit(
      <>
        <h1>Fixture</h1>
        {options.other && (
          <Island name="copy-button" props={{ ...copy, label: 'Other' }} when={options.other} />
        )}
        {options.below && <p className="tall">Tall</p>}
        <Island name="copy-button" props={copy} when={when} params={options.params ?? []} />
        <p className="tall">Tall</p>
      </>,
      { query: options.query ?? '' },
    );

  describe('the loader', () => {
    it.each(pickOf<When>(['load', 'idle', 'visible', 'interaction'], 'interaction'))(
      'fetches itself alone before an interaction: %s',
      async (when) => {
        const { page, scripts } = await open(when);
        await page.locator('html[data-mounted]').waitFor();
        await untilIdle(page);
        expect(scripts).toHaveLength(1);
      },
    );

    it('takes no mouse for a sign of life that merely rests where the page opens', async () => {
      const { page, scripts } = await open('load');
      await page.locator('html[data-mounted]').waitFor();
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      );
      await untilIdle(page);
      expect(scripts).toHaveLength(1);
      await page.mouse.move(300, 300);
      await page.locator(LIVE).waitFor();
    });

    it.each(pickOf<When>(['load', 'idle', 'visible'], 'visible'))(
      'hydrates after the first sign of life: %s',
      async (when) => {
        const { page, errors } = await open(when);
        await page.keyboard.press('Shift');
        await page.locator(LIVE).waitFor();
        expect(errors).toEqual([]);
      },
    );

    it('hydrates a visible island only within 50 px of view', async () => {
      const { page } = await open('visible', { below: true, other: 'visible' });
      await page.keyboard.press('Shift');
      await page.locator(LIVE).waitFor();
      const marker = page.locator('liner-island').last();
      const distance = (await marker.evaluate((element) => element.getBoundingClientRect().top)) - 720;
      await page.evaluate((y) => scrollTo(0, y), distance - 60);
      await untilIdle(page);
      expect(await page.locator(LIVE).count()).toBe(1);
      await page.evaluate((y) => scrollTo(0, y), distance - 40);
      await marker.and(page.locator(LIVE)).waitFor();
    });

    it('leaves an interaction island alone until it is touched', async () => {
      const { page } = await open('interaction', { other: 'load' });
      await page.mouse.move(600, 600);
      await page.locator(LIVE).waitFor();
      await untilIdle(page);
      expect(await page.locator(LIVE).count()).toBe(1);
      await page.getByRole('button', { name: 'Copy' }).hover();
      await page.locator('liner-island').last().and(page.locator(LIVE)).waitFor();
    });

    it('hydrates at once where the address asks for it', async () => {
      const { page } = await open('interaction', { params: ['q'], query: '?q=reve' });
      await page.locator(LIVE).waitFor();
    });

    it('makes an early click again when the island is alive', async () => {
      const { page, errors } = await open('interaction');
      // Firefox was started with it.
      if (!isFirefox) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A bio');
      expect(errors).toEqual([]);
    });

    it('asks for all modules at once', async () => {
      const first = await open('load');
      await first.page.keyboard.press('Shift');
      await first.page.locator(LIVE).waitFor();
      const [, ...modules] = first.scripts;
      expect(modules.length).toBeGreaterThan(1);

      // None is answered before all are asked for.
      const { page } = await open('load');
      const asked: Route[] = [];
      await page.route(
        (url) => modules.some((module) => url.pathname === new URL(module).pathname),
        async (route) => {
          asked.push(route);
          if (asked.length === modules.length) await Promise.all(asked.map((each) => each.continue()));
        },
      );
      await page.keyboard.press('Shift');
      await page.locator(LIVE).waitFor();
      expect(asked).toHaveLength(modules.length);
    });
  });

  describe('an island that fails', () => {
    const openBroken = async (code: string | undefined) => {
      const lab = getLab();
      if (code) lab.serve('/broken.js', { type: 'text/javascript', body: code });
      lab.serve('/sent/', { type: 'text/html', body: '<title>Sent</title>' });
      const url = code ? '/broken.js' : '/missing.js';
      return lab.visit(
        <IslandAssets value={{ 'contact-form': { url, imports: [] } }}>
          <Island name="contact-form" props={{ endpoint: '/sent/', inquiries: [] }} when="interaction" />
        </IslandAssets>,
      );
    };

    // Firefox asks for a module that failed no more until the page is loaded again.
    it.skipIf(isFirefox)('is asked for once more, as a connection may be lost', async () => {
      const { page } = await open('interaction');
      let requests = 0;
      await page.route('**/copy-button-*.js', (route) => {
        requests += 1;
        return requests === 1 ? route.abort() : route.continue();
      });
      await page.getByRole('button', { name: 'Copy' }).hover();
      await page.locator(LIVE).waitFor();
      expect(requests).toBe(2);
    });

    it('keeps what was typed meanwhile, and the focus', async () => {
      const { page } = await openBroken('export default () => { throw new Error("broken") }');
      const letGo: (() => void)[] = [];
      const gone = new Promise<void>((resolve) => letGo.push(resolve));
      await page.route('**/broken.js', async (route) => {
        await gone;
        await route.continue();
      });
      await page.getByLabel('Name *').fill('Ada');
      await page.getByLabel('Message *').fill('Hello');
      for (const go of letGo) go();
      await page.locator('liner-island[data-failed]').waitFor();
      expect(await page.getByLabel('Name *').inputValue()).toBe('Ada');
      expect(await page.getByLabel('Message *').inputValue()).toBe('Hello');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    });

    it.each([
      ['while it renders', 'export default () => { throw new Error("broken") }'],
      ['because it never arrives', undefined],
    ])('keeps its HTML, and the click works as plain HTML: %s', async (_, code) => {
      const { page, errors } = await openBroken(code);
      const html = await page.locator('liner-island').innerHTML();
      await page.getByRole('button', { name: 'Send Message' }).hover();
      await page.locator('liner-island[data-failed]').waitFor();
      expect(await page.locator('liner-island').innerHTML()).toBe(html);
      expect(errors.length).toBeGreaterThan(0);
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.waitForURL('**/sent/');
    });
  });
}
