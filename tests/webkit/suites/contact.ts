import { describe, expect, it } from 'vitest';
import { click, find, focused, isThere, type Stage, soon, visit } from '../stage.ts';

const LIVE = '[data-name=contact-form][data-live]';
const TOAST = '[data-sonner-toast][data-mounted=true]';

export function testContact(stage: Stage): void {
  const { page } = stage;
  const open = async () => {
    await visit(stage, '/contact/');
    await click(page, '[name=name]');
    await soon(() => isThere(page, LIVE)).toBe(true);
  };
  const fillIn = () =>
    page.evaluate(() => {
      const texts = {
        name: 'Ada',
        email: 'ada@example.com',
        inquiry: 'booking',
        subject: 'A night',
        message: 'Two hours',
      };
      for (const [name, text] of Object.entries(texts)) {
        const field = document.querySelector(`[name=${name}]`);
        if (field && 'value' in field) field.value = text;
      }
    });
  const value = (name: string) =>
    page.evaluate(
      (wanted: string) => document.querySelector<HTMLInputElement>(`[name=${wanted}]`)?.value,
      name,
    );

  describe('the contact form', () => {
    it('leads to the first field that is wrong', async () => {
      await open();
      await click(page, 'form button', 'Send Message');
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
      expect(await isThere(page, TOAST)).toBe(false);
    });

    it('sends by keyboard, says so, is empty then, and keeps the focus', async () => {
      await open();
      await fillIn();
      await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.focus());
      await page.press('Enter');
      await soon(() => isThere(page, TOAST)).toBe(true);
      expect(
        await page.evaluate((toast: string) => document.querySelector(toast)?.textContent, TOAST),
      ).toContain('Message sent!');
      for (const name of ['name', 'email', 'inquiry', 'subject', 'message'])
        expect(await value(name)).toBe('');
      expect(await focused(page)).toBe('Send Message');
    });

    it('tells it in a toast that a mouse swipes away, begun on its text', async () => {
      await open();
      await fillIn();
      await click(page, 'form button', 'Send Message');
      await soon(() => isThere(page, TOAST)).toBe(true);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const from = await find(page, `${TOAST} [data-description]`);
      await page.drag(from, { x: from.x + 120, y: from.y });
      await soon(() =>
        isThere(page, '[data-sonner-toast][data-swipe-out=true], body:not(:has([data-sonner-toast]))'),
      ).toBe(true);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });
  });
}
