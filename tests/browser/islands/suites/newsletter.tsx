import { describe, expect, it } from 'vitest';
import type { NewsletterFormProps } from '../../../../islands/newsletter-form.tsx';
import { Island } from '../../../../templates/Island.tsx';
import { typeIn, UNCHECKED } from '../../../helpers/engine/engine.ts';
import { pick } from '../../../helpers/matrix.ts';
import type { Lab } from '../lab.tsx';

const EMAIL = 'ada@example.com';
const form = { host: 'lists.example', field: 'email', hidden: [] };
const SENDS = {
  json: { by: 'json', url: '/join/', lists: ['news'] },
  fields: { by: 'fields', url: '/join/' },
  listmonk: { by: 'listmonk', url: '/join/', lists: ['u-1'] },
  ghost: { by: 'ghost', token: '/token/', url: '/join/', newsletters: ['Weekly'] },
} satisfies Record<string, NewsletterFormProps['send']>;

export function testNewsletter(getLab: () => Lab): void {
  const open = async (props: Partial<NewsletterFormProps>, options = {}) => {
    const all = { ...form, action: '/join/', ...props };
    const visit = await getLab().visit(
      <Island name="newsletter-form" props={all} when="interaction" />,
      options,
    );
    const { page } = visit;
    const field = page.getByLabel('Email address');
    const subscribe = async () => {
      await field.fill(EMAIL);
      await page.locator('[data-live]').waitFor();
      await page.getByRole('button', { name: 'Subscribe' }).click();
    };
    const status = page.getByRole('status').filter({ hasNotText: 'Sending...' }).filter({ hasText: /\w/ });
    return { ...visit, field, subscribe, status };
  };

  describe('the newsletter', () => {
    const answers: [keyof typeof SENDS, object, number, string, boolean][] = [
      ['json', {}, 200, 'Thank you. You are on the list.', false],
      ['json', {}, 202, 'check your inbox', false],
      ['json', {}, 409, 'on the list already', false],
      ['json', { success: false }, 200, 'did not accept this address', true],
      ['json', {}, 422, 'did not accept this address', true],
      ['json', {}, 503, 'did not answer as it should', true],
      ['fields', { status: 'success' }, 200, 'If a mail asks you to confirm', false],
      ['fields', { success: true }, 200, 'If a mail asks you to confirm', false],
      ['fields', { status: 'failed' }, 200, 'did not accept this address', true],
      ['listmonk', { data: { has_optin: true } }, 200, 'check your inbox', false],
      ['listmonk', { data: { has_optin: false } }, 200, 'You are on the list', false],
      ['ghost', {}, 201, 'check your inbox', false],
    ];
    it.each(pick(answers, ([send, , status]) => send === 'ghost' || [202, 422, 503].includes(status)))(
      'says what a service answers: %s %j %i',
      async (kind, body, status, message, isKept) => {
        const visit = await open({ send: SENDS[kind] });
        getLab().serve('/token/', { type: 'text/plain', body: 'token-1' });
        const sent = getLab().serve('/join/', {
          status,
          type: 'application/json',
          body: JSON.stringify(body),
        });
        await visit.subscribe();
        await visit.status.waitFor();
        expect(await visit.status.textContent()).toContain(message);
        expect(await visit.field.inputValue()).toBe(isKept ? EMAIL : '');
        expect(sent).toHaveLength(1);
        expect(sent[0]).toContain(EMAIL);
        if (kind === 'ghost') expect(sent[0]).toContain('token-1');
      },
    );

    it('loses nothing where the network has gone', async () => {
      const { page, subscribe, status, field } = await open({ send: SENDS.json });
      await page.route('**/join/', (route) => route.abort());
      await subscribe();
      await status.waitFor();
      expect(await status.textContent()).toContain('Your address is still here');
      expect(await field.inputValue()).toBe(EMAIL);
    });

    it.each([
      ['a service that answers with a page', true],
      ['scripts turned off', false],
    ])('is sent by the browser in a new tab: %s', async (_, javaScriptEnabled) => {
      const { page } = await open({ send: undefined }, { javaScriptEnabled });
      const sent = getLab().serve('/join/', { type: 'text/html', body: 'Check your inbox' });
      await typeIn(page, { 'Email address': EMAIL });
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Subscribe' }).click(UNCHECKED),
      ]);
      await tab.waitForLoadState();
      expect(sent).toEqual([`email=${encodeURIComponent(EMAIL)}`]);
      expect(await tab.textContent('body')).toContain('Check your inbox');
    });

    it('leads to the page of a service that takes no form, where scripts are off', async () => {
      const page = 'https://news.example/#/portal/signup';
      const visit = await open({ action: undefined, page, send: SENDS.ghost }, { javaScriptEnabled: false });
      expect(await visit.field.isVisible()).toBe(false);
      expect(
        await visit.page.getByRole('link', { name: 'Subscribe at lists.example' }).getAttribute('href'),
      ).toBe(page);
    });

    it('asks for an address that is one', async () => {
      const { page, field } = await open({ send: SENDS.json });
      await field.fill('ada');
      await page.locator('[data-live]').waitFor();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Please enter an email address').waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    });
  });
}
