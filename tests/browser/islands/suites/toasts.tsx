import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ToastKind } from '../../../../islands/toast/toast.tsx';
import type { Lab } from '../lab.tsx';
import { serveToasts, visitToasts } from '../toast-page.ts';

const content = (
  <>
    <script type="module" src="/toasts.js" />
    <button type="button">Elsewhere</button>
  </>
);

export function testToasts(getLab: () => Lab): void {
  const open = async (options = {}) => {
    const visit = await visitToasts(getLab(), content, options);
    const { page } = visit;
    const show = async (kind: ToastKind, title: string) => {
      await page.evaluate(([type, text]) => window.toasts.showToast(type, text), [kind, title] as const);
      await page.clock.runFor(1);
      await page.getByText(title).waitFor();
    };
    return { ...visit, show, toast: page.locator('[data-sonner-toast]') };
  };
  /** Runs the clock, and says how many toasts are left; one that goes takes 200 ms. */
  const left = async (page: Page, milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return page.locator('[data-sonner-toast][data-removed=false]').count();
  };

  /** Settles when no toast is on its way to its place any more. */
  const untilStill = (page: Page) =>
    page.waitForFunction(
      () =>
        !document.querySelector('[data-sonner-toast]:not([data-mounted=true])') &&
        document.getAnimations().length === 0,
    );

  describe('toasts', () => {
    beforeAll(() => serveToasts(getLab()));

    it('stay for 4000 ms, and take 200 ms to go', async () => {
      const { page, show, toast, errors } = await open();
      await show('success', 'Saved');
      expect(await left(page, 3990)).toBe(1);
      expect(await left(page, 20)).toBe(0);
      expect(await toast.count()).toBe(1);
      await page.clock.runFor(200);
      expect(await toast.count()).toBe(0);
      expect(errors).toEqual([]);
    });

    it('are of five kinds, of which loading stays', async () => {
      const { page, show, toast } = await open();
      for (const kind of ['success', 'error', 'info', 'warning', 'loading'] as const) {
        await show(kind, `A toast: ${kind}`);
        expect(await toast.first().getAttribute('data-type')).toBe(kind);
      }
      expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3);
      await page.clock.runFor(60_000);
      expect(await toast.count()).toBe(1);
      expect(await toast.getAttribute('data-type')).toBe('loading');
    });

    it('are 356 px wide, 14 px apart, 32 px from the corner', async () => {
      const { page, show, toast } = await open();
      await show('info', 'Lower');
      await untilStill(page);
      const lower = await boxOf(toast);
      expect(lower.width).toBe(356);
      expect(1280 - lower.x - lower.width).toBe(32);
      expect(Math.round(720 - lower.y - lower.height)).toBe(32);
      await show('info', 'Upper');
      await toast.first().hover();
      const measureGap = async () => {
        const boxes = [await boxOf(toast.first()), await boxOf(toast.nth(1))];
        const [top, bottom] = boxes.sort((one, other) => one.y - other.y);
        return Math.round((bottom?.y ?? 0) - (top?.y ?? 0) - (top?.height ?? 0));
      };
      // Those that lie on each other move apart.
      await expect.poll(measureGap).toBe(14);
    });

    it('are 16 px from the edges of a phone', async () => {
      const { page, show, toast } = await open({ viewport: { width: 390, height: 800 } });
      await show('info', 'Phone');
      await untilStill(page);
      const { x, y, width, height } = await boxOf(toast);
      expect([x, width]).toEqual([16, 358]);
      expect(Math.round(800 - y - height)).toBe(16);
    });

    it.each([
      [
        'the pointer',
        (page: Page) => page.locator('[data-sonner-toast]').hover(),
        (page: Page) => page.mouse.move(5, 5),
      ],
      [
        'the focus',
        (page: Page) => page.locator('[data-sonner-toast]').focus(),
        (page: Page) => page.getByRole('button', { name: 'Elsewhere' }).focus(),
      ],
      ['a hidden page', (page: Page) => setHidden(page, true), (page: Page) => setHidden(page, false)],
    ])('wait for %s', async (_, enter, leave) => {
      const { page, show } = await open();
      await show('info', 'Wait');
      await page.clock.runFor(1000);
      await enter(page);
      expect(await left(page, 10_000)).toBe(1);
      await leave(page);
      expect(await left(page, 2500)).toBe(1);
      expect(await left(page, 800)).toBe(0);
    });

    it('wait for the focus when the pointer comes and goes', async () => {
      const { page, show, toast } = await open();
      await show('info', 'Wait');
      await toast.focus();
      await toast.hover();
      await page.mouse.move(5, 5);
      expect(await left(page, 10_000)).toBe(1);
    });

    it.each([
      [25, true],
      [10, false],
    ])('dragged by %i px slowly: gone is %s', async (distance, gone) => {
      const { page, show, toast } = await open();
      await show('info', 'Swipe');
      await untilStill(page);
      const { x, y } = await boxOf(toast);
      await page.mouse.move(x + 100, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 100 + distance, y + 20, { steps: 5 });
      await page.clock.runFor(1000);
      await page.mouse.up();
      expect(await left(page, 300)).toBe(gone ? 0 : 1);
    });

    it('are closed by their button, and reached by Alt+T', async () => {
      const { page, show } = await open();
      await show('info', 'Close me');
      await page.keyboard.press('Alt+T');
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-sonner-toaster'))).toBe(
        true,
      );
      await page.getByRole('button', { name: 'Close toast' }).click();
      expect(await left(page, 300)).toBe(0);
    });

    it('have the words of the page for screen readers', async () => {
      const { page } = await open();
      await page.evaluate(() =>
        window.toasts.showToast('info', 'تم', { labels: { region: 'الإشعارات', close: 'إغلاق الإشعار' } }),
      );
      await page.clock.runFor(1);
      await page.getByRole('button', { name: 'إغلاق الإشعار', exact: true }).waitFor();
      expect(await page.getByRole('region', { name: /^الإشعارات/ }).count()).toBe(1);
    });

    it('offer an action only with an alternative text', async () => {
      const { page, errors } = await open();
      const show = (altText: string) =>
        page.evaluate((text) => {
          const action = {
            label: 'Undo',
            altText: text,
            onClick: () => document.body.classList.add('undone'),
          };
          return window.toasts.showToast('info', 'Moved', { action });
        }, altText);
      await show('Undo the move');
      await page.clock.runFor(1);
      await page.getByRole('button', { name: 'Undo the move' }).click();
      expect(await page.locator('body.undone').count()).toBe(1);
      expect(await left(page, 300)).toBe(0);
      expect(errors).toEqual([]);
      await show(' ');
      await page.clock.runFor(1);
      await page.getByText('Moved').waitFor();
      expect(await page.getByText('Undo').count()).toBe(0);
      expect(errors).toEqual([expect.stringContaining('altText')]);
    });

    it('follow a promise, and take a response that is not ok for an error', async () => {
      const { page, toast } = await open();
      await page.route('**/answer', (route) => route.fulfill({ status: 503 }));
      await page.evaluate(() =>
        window.toasts.toastPromise(fetch('/answer'), { loading: 'Asking', success: 'Done', error: String }),
      );
      // The answer comes when it comes, also on a busy machine.
      await vi.waitFor(
        async () => {
          await page.clock.runFor(10);
          expect(await toast.getAttribute('data-type')).toBe('error');
        },
        { timeout: 40_000 },
      );
      expect(await toast.textContent()).toContain('HTTP error! status: 503');
    });
  });
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function boxOf(toast: Locator) {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not shown.');
  return box;
}
