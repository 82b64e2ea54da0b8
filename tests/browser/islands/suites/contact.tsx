import fc from 'fast-check';
import type { Page, Route } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import type { ContactFormProps } from '../../../../islands/contact-form.tsx';
import { Island } from '../../../../templates/Island.tsx';
import { isFirefox, typeIn, UNCHECKED } from '../../../helpers/engine/engine.ts';
import { pickOf } from '../../../helpers/matrix.ts';
import type { Lab } from '../lab.tsx';

const inquiries = [
  { value: 'booking', label: 'DJ Booking' },
  { value: 'general', label: 'General Inquiry' },
];
type ContactField = NonNullable<ContactFormProps['fields']>[number];

const mail = 'hello@eddy.example';
const written = {
  name: 'Ada',
  email: 'ada@example.com',
  inquiry: 'booking',
  subject: 'A night',
  message: 'Hello',
};

const OK = { type: 'text/plain', body: 'ok' };

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name *').fill(written.name);
  await page.getByLabel('Email *').fill(written.email);
  await page.getByLabel('Inquiry Type *').selectOption(written.inquiry);
  await page.getByLabel('Subject *').fill(written.subject);
  await page.getByLabel('Message *').fill(written.message);
}

function readFields(page: Page): Promise<object> {
  return page.locator('form').evaluate((form: HTMLFormElement) => {
    const { website, ...fields } = Object.fromEntries(new FormData(form));
    return fields;
  });
}

export function testContact(getLab: () => Lab): void {
  const open = async (endpoint?: string, options = {}, fields: ContactField[] = []) => {
    const visit = await getLab().visit(
      <Island name="contact-form" props={{ endpoint, mail, inquiries, fields }} when="interaction" />,
      options,
    );
    const { page } = visit;
    return {
      ...visit,
      send: page.getByRole('button', { name: 'Send Message' }),
      sending: page.getByRole('button', { name: 'Sending...' }),
      toast: page.locator('[data-sonner-toast]'),
    };
  };

  describe('the contact form', () => {
    it('simulates: 1000 ms of sending, a notice, empty fields', async () => {
      const { page, send, sending, toast, errors, foreign } = await open(undefined, { clock: true });
      await page.clock.runFor(20);
      await fillIn(page);
      await page.locator('[data-live]').waitFor();
      await send.click();
      await sending.waitFor();
      expect(await sending.isDisabled()).toBe(true);
      await page.clock.runFor(999);
      expect(await sending.count()).toBe(1);
      expect(await toast.count()).toBe(0);
      await page.clock.runFor(1);
      await send.waitFor();
      await page.clock.runFor(50);
      await toast.waitFor();
      expect(await toast.getAttribute('data-type')).toBe('success');
      expect(await toast.textContent()).toContain(
        "Message sent!Thank you for reaching out. I'll get back to you soon.",
      );
      expect(await readFields(page)).toEqual({ name: '', email: '', inquiry: '', subject: '', message: '' });
      expect([...errors, ...foreign]).toEqual([]);
    });

    it('keeps what was typed before it came alive', async () => {
      const { page, errors } = await open();
      await fillIn(page);
      await page.locator('[data-live]').waitFor();
      expect(await readFields(page)).toEqual(written);
      expect(errors).toEqual([]);
    });

    it('keeps what was typed, and the focus, on a page that a browser has translated', async () => {
      const { page } = await open();
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('label, button')) {
          const font = document.createElement('font');
          font.textContent = `xx ${element.textContent}`;
          element.replaceChildren(font);
        }
      });
      const name = page.locator('input[name=name]');
      await name.click();
      await page.keyboard.type('Ann Example', { delay: 40 });
      await page.locator('[data-live]').waitFor();
      expect(await name.inputValue()).toBe('Ann Example');
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.locator('font').count()).toBe(0);
    });

    it('keeps what was typed and ticked, whatever a program has changed in the page before', async () => {
      const count = 50;
      const changes = fc.sample(
        fc.record({
          wraps: fc.array(fc.nat(12), { maxLength: 6 }),
          removes: fc.array(fc.nat(12), { maxLength: 2 }),
          adds: fc.array(fc.nat(12), { maxLength: 2 }),
          name: fc.constantFrom('', 'Ann', ' Ann '),
          venue: fc.constantFrom('', 'Club', 'Hall'),
          isTicked: fc.boolean(),
        }),
        { numRuns: count, seed: 17 },
      );
      const fields: ContactField[] = [
        { name: 'venue', label: 'Venue', type: 'select', required: false, options: ['Club', 'Hall'] },
        { name: 'terms', label: 'Terms', type: 'checkbox', required: false, options: [] },
      ];
      const forms = changes.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: forms that are alike.
        <Island key={index} name="contact-form" props={{ mail, inquiries, fields }} when="load" />
      ));
      const { page } = await getLab().visit(<div>{forms}</div>);
      await page.evaluate((plans) => {
        const islands = [...document.querySelectorAll('liner-island')];
        for (const [index, { wraps, removes, adds, name, venue, isTicked }] of plans.entries()) {
          const island = islands[index];
          if (!island) continue;
          const texts = [...island.querySelectorAll('label, legend, button, option, span, p')];
          for (const at of wraps) {
            const font = document.createElement('font');
            const element = texts[at];
            if (!element || element.querySelector('input, select, textarea')) continue;
            font.textContent = `xx ${element.textContent}`;
            element.replaceChildren(font);
          }
          for (const at of removes) texts[at]?.querySelector('svg, span')?.remove();
          for (const at of adds) texts[at]?.append(document.createElement('b'));
          const field = <Kind extends Element>(found: Kind | null, change: (control: Kind) => void) =>
            found && change(found);
          field(island.querySelector<HTMLInputElement>('[name=name]'), (control) => {
            control.value = name;
          });
          field(island.querySelector<HTMLSelectElement>('[name=venue]'), (control) => {
            control.value = venue;
          });
          field(island.querySelector<HTMLInputElement>('[name=terms]'), (control) => {
            control.checked = isTicked;
          });
        }
      }, changes);
      await page.keyboard.press('Shift');
      await expect
        .poll(() => page.locator('liner-island[data-live]').count(), { timeout: 30_000 })
        .toBe(count);
      const kept = await page.evaluate(() =>
        [...document.querySelectorAll('liner-island')].map((island) => ({
          name: island.querySelector<HTMLInputElement>('[name=name]')?.value,
          venue: island.querySelector<HTMLSelectElement>('[name=venue]')?.value,
          isTicked: island.querySelector<HTMLInputElement>('[name=terms]')?.checked,
        })),
      );
      expect(kept).toEqual(changes.map(({ name, venue, isTicked }) => ({ name, venue, isTicked })));
    });

    it('asks for all five fields', async () => {
      const { page, send, sending } = await open();
      await send.click();
      await page.locator('[data-live]').waitFor();
      await send.click();
      expect(await page.locator(':invalid:not(form)').count()).toBe(5);
      expect(await sending.count()).toBe(0);
    });

    it('posts JSON once, however often it is submitted', async () => {
      const { page, send, toast } = await open('/endpoint/');
      const bodies = getLab().serve('/endpoint/', OK);
      const waiting: Route[] = [];
      await page.route('**/endpoint/', (route) => void waiting.push(route));
      await fillIn(page);
      await page.locator('[data-live]').waitFor();
      await send.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.form?.requestSubmit();
      });
      await vi.waitFor(() => expect(waiting).not.toEqual([]), { timeout: 40_000 });
      for (const route of waiting) await route.continue();
      await toast.waitFor();
      expect(bodies.map((body) => JSON.parse(body))).toEqual([written]);
    });

    it('asks for the fields of the site, and sends them', async () => {
      const { page, send, sending, toast, errors } = await open('/endpoint/', {}, [
        { name: 'event-date', label: 'Date of the event', type: 'date', required: true, options: [] },
        { name: 'venue', label: 'Venue', type: 'select', required: true, options: ['Club', 'Hall'] },
        { name: 'budget', label: 'Budget', type: 'text', required: false, options: [] },
      ]);
      const bodies = getLab().serve('/endpoint/', OK);
      await fillIn(page);
      await page.locator('[data-live]').waitFor();
      await send.click();
      expect(await page.locator(':invalid:not(form)').count()).toBe(2);
      expect(await sending.count()).toBe(0);
      await page.getByLabel('Date of the event *').fill('2027-05-14');
      await page.getByLabel('Venue *').selectOption('Hall');
      await page.getByLabel('Budget').fill('None');
      await send.click();
      await toast.waitFor();
      const others = { 'event-date': '2027-05-14', venue: 'Hall', budget: 'None' };
      expect(bodies.map((body) => JSON.parse(body))).toEqual([{ ...written, ...others }]);
      expect(errors).toEqual([]);
    });

    it.each([
      [
        'a 4xx answer',
        'HTTP error! status: 422',
        (page: Page) => page.route('**/endpoint/', (route) => route.fulfill({ status: 422 })),
      ],
      [
        'a 5xx answer',
        'HTTP error! status: 503',
        (page: Page) => page.route('**/endpoint/', (route) => route.fulfill({ status: 503 })),
      ],
      [
        'a no with status 200',
        'did not accept it',
        (page: Page) => page.route('**/endpoint/', (route) => route.fulfill({ body: '{"success":"false"}' })),
      ],
      [
        'no network',
        'could not be reached',
        (page: Page) => page.route('**/endpoint/', (route) => route.abort()),
      ],
    ])('keeps every field and says what to do: %s', async (_, text, prepare) => {
      const { page, send, toast } = await open('/endpoint/');
      await prepare(page);
      await fillIn(page);
      await page.locator('[data-live]').waitFor();
      await send.click();
      await toast.waitFor();
      expect(await toast.getAttribute('data-type')).toBe('error');
      const words = await toast.textContent();
      expect(words).toContain('Message not sent');
      expect(words).toContain(text);
      expect(words).toContain(`Please try again, or write to ${mail}.`);
      expect(await readFields(page)).toEqual(written);
      expect(await send.isEnabled()).toBe(true);
    });

    it('waits 10 s for an answer', async () => {
      const { page, send, sending, toast } = await open('/endpoint/', { clock: true });
      await page.route('**/endpoint/', () => undefined);
      await page.clock.runFor(20);
      await fillIn(page);
      await page.locator('[data-live]').waitFor();
      await send.click();
      await sending.waitFor();
      await page.clock.runFor(9990);
      expect(await sending.count()).toBe(1);
      await page.clock.runFor(10);
      await send.waitFor();
      await page.clock.runFor(50);
      expect(await toast.textContent()).toContain('did not answer in time');
    });

    it('pretends to a machine that fills in the hidden field', async () => {
      const { page, send, toast } = await open('/endpoint/');
      let posts = 0;
      await page.route('**/endpoint/', (route) => {
        posts += 1;
        return route.fulfill({ status: 200 });
      });
      await fillIn(page);
      const trap = page.locator('[name=website]');
      expect(await trap.isVisible()).toBe(false);
      expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
      await trap.evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example';
      });
      await send.click();
      await toast.waitFor();
      expect(posts).toBe(0);
    });

    // Firefox asks for a module that failed no more until the page is loaded again.
    it.skipIf(isFirefox)(
      'says how it went where the toasts cannot be loaded, and tries again to load them',
      async () => {
        const { page, send, toast } = await open('/endpoint/');
        let isGone = true;
        await page.route('**/chunk-*.js', async (route) => {
          const response = await route.fetch();
          const isToasts = (await response.text()).includes('data-sonner-toaster');
          return isToasts && isGone ? route.abort() : route.fulfill({ response });
        });
        const answers = [503, 200, 200];
        await page.route('**/endpoint/', (route) =>
          route.fulfill({ status: answers.shift() ?? 500, body: '{}' }),
        );
        await fillIn(page);
        await page.locator('[data-live]').waitFor();
        const notice = page.locator('form').getByRole('status');
        await send.click();
        await notice.filter({ hasText: 'Message not sent' }).waitFor();
        expect(await notice.textContent()).toContain(`Please try again, or write to ${mail}.`);
        expect(await readFields(page)).toEqual(written);
        await send.click();
        await notice.filter({ hasText: 'Message sent!' }).waitFor();
        expect(await notice.isVisible()).toBe(true);
        expect(await send.isEnabled()).toBe(true);
        expect(await toast.count()).toBe(0);
        isGone = false;
        await fillIn(page);
        await send.click();
        await toast.waitFor();
        expect(await notice.textContent()).toBe('');
      },
    );

    it.each(pickOf([200, 503], 503))(
      'gives the focus back to the button that was pressed by a key: %i',
      async (status) => {
        const { page, send } = await open('/endpoint/');
        const waiting: Route[] = [];
        await page.route('**/endpoint/', (route) => void waiting.push(route));
        await fillIn(page);
        await page.locator('[data-live]').waitFor();
        await send.press('Enter');
        await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 40_000 });
        const focused = () => page.evaluate(() => document.activeElement?.textContent);
        expect(await focused()).toBe('Sending...');
        await page.keyboard.press('Shift+Tab');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
        await page.keyboard.press('Tab');
        await page.locator('form').getByRole('status').focus();
        for (const route of waiting) await route.fulfill({ status });
        await send.waitFor();
        await expect.poll(focused).toBe('Send Message');
      },
    );

    it('says at each field what is wrong with it, as text', async () => {
      const { page, send, errors } = await open();
      await page.getByLabel('Name *').fill('Ada');
      await page.getByLabel('Email *').fill('ada');
      await page.locator('[data-live]').waitFor();
      // The browser shows its bubble unless it is asked not to.
      await page
        .getByLabel('Email *')
        .evaluate((field) =>
          field.addEventListener('invalid', (event) =>
            setTimeout(() => field.toggleAttribute('data-no-bubble', event.defaultPrevented)),
          ),
        );
      await send.click();
      await page.locator('[name=email][data-no-bubble]').waitFor();
      const describe = (label: string) =>
        page.getByLabel(label).evaluate((field) => {
          const text = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
          return [field.getAttribute('aria-invalid'), text];
        });
      await page.locator('[aria-invalid]').first().waitFor();
      expect(await describe('Name *')).toEqual([null, undefined]);
      expect(await describe('Email *')).toEqual([
        'true',
        'Please enter an email address, such as you@example.com.',
      ]);
      expect(await describe('Inquiry Type *')).toEqual(['true', 'Please choose one.']);
      expect(await describe('Message *')).toEqual(['true', 'Please fill in this field.']);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
      await fillIn(page);
      expect(await page.locator('[aria-invalid], [aria-describedby]').count()).toBe(0);
      expect(await page.getByRole('form', { name: 'Send a Message' }).count()).toBe(1);
      expect(errors).toEqual([]);
    });

    it('posts natively without scripts, or offers the mail address', async () => {
      const native = await open('/endpoint/', { javaScriptEnabled: false });
      const bodies = getLab().serve('/endpoint/', OK);
      await typeIn(native.page, {
        'Name *': written.name,
        'Email *': written.email,
        'Inquiry Type *': 'DJ',
        'Subject *': written.subject,
        'Message *': written.message,
      });
      await native.send.click(UNCHECKED);
      await native.page.waitForURL('**/endpoint/');
      expect(bodies).toEqual([`${new URLSearchParams(written)}&website=`]);
      const simulated = await open(undefined, { javaScriptEnabled: false });
      expect(await simulated.send.isVisible()).toBe(false);
      expect(await simulated.page.getByRole('link', { name: mail }).isVisible()).toBe(true);
    });
  });
}
