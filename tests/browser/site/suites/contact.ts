import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../../../helpers/matrix.ts';
import { settle } from '../facts.ts';
import { type Stage, soon, visit, wake } from '../stage.ts';

const LABELS = ['Name *', 'Email *', 'Inquiry Type *', 'Subject *', 'Message *'];
const DELAY = 1000;

export function testContact(stage: Stage): void {
  const open = async () => {
    const opened = await visit(stage, '/contact/', { clock: true });
    const { page } = opened;
    await page.getByLabel('Name *').focus();
    await wake(opened, 'contact-form');
    return {
      ...opened,
      send: page.getByRole('button', { name: 'Send Message' }),
      sending: page.getByRole('button', { name: 'Sending...' }),
      toast: page.locator('[data-sonner-toast]'),
    };
  };

  // By itself, the form is proven among the islands.
  describe.runIf(isWhole)('the contact form', () => {
    it('simulates sending for 1000 ms, then says thanks and empties its fields', async () => {
      const { page, log, send, sending, toast } = await open();
      await fillIn(page);
      await send.click();
      await sending.waitFor();
      expect(await sending.isDisabled()).toBe(true);
      await page.clock.runFor(DELAY - 1);
      expect(await toast.count()).toBe(0);
      expect(await sending.count()).toBe(1);
      await page.clock.runFor(1);
      await send.waitFor();
      await page.clock.runFor(50);
      await toast.waitFor();
      expect(await toast.locator('[data-title]').textContent()).toBe('Message sent!');
      expect(await toast.locator('[data-description]').textContent()).toBe(
        "Thank you for reaching out. I'll get back to you soon.",
      );
      expect(await send.isEnabled()).toBe(true);
      for (const label of LABELS) expect(await page.getByLabel(label).inputValue()).toBe('');
      expect([...log.errors, ...log.foreign]).toEqual([]);
    });

    it('says thanks in a toast that a mouse drags away by its words', async () => {
      const { page, send, toast } = await open();
      await fillIn(page);
      await send.click();
      await page.clock.runFor(DELAY);
      await page.clock.runFor(50);
      await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
      await settle(page);
      const words = await toast.locator('[data-description]').boundingBox();
      if (!words) throw new Error('The words have a box.');
      await page.mouse.move(words.x + 10, words.y + 8);
      await page.mouse.down();
      await page.mouse.move(words.x + 90, words.y + 8, { steps: 5 });
      expect(await page.evaluate(() => `${getSelection()}`)).toBe('');
      await page.mouse.up();
      await page.clock.runFor(500);
      await soon(() => toast.count()).toBe(0);
    });

    it('offers what the specification lists', async () => {
      const { page } = await open();
      const options = page.getByLabel('Inquiry Type *').locator('option');
      expect(
        await options.evaluateAll((list) => list.map((o) => [o.getAttribute('value'), o.textContent])),
      ).toEqual([
        ['', 'Select inquiry type'],
        ['booking', 'DJ Booking'],
        ['collaboration', 'Collaboration'],
        ['remix', 'Remix Request'],
        ['press', 'Press & Media'],
        ['licensing', 'Music Licensing'],
        ['general', 'General Inquiry'],
      ]);
      const hints = [
        ['Name *', 'Your name'],
        ['Subject *', 'Brief subject line'],
        ['Message *', 'Tell me about your project, event, or inquiry...'],
      ];
      for (const [label = '', hint] of hints)
        expect(await page.getByLabel(label).getAttribute('placeholder')).toBe(hint);
      expect(await page.getByLabel('Message *').getAttribute('rows')).toBe('5');
    });
  });
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name *').fill('Ada');
  // In Firefox, what is filled into this field comes after what it holds.
  await page.getByLabel('Email *').clear();
  await page.getByLabel('Email *').fill('ada@example.com');
  await page.getByLabel('Inquiry Type *').selectOption('booking');
  await page.getByLabel('Subject *').fill('A night in May');
  await page.getByLabel('Message *').fill('Two hours, from midnight.');
}
