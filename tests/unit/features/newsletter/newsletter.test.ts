import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { newsletterForm, newsletterNeeds } from '../../../../generator/features/newsletter/newsletter.ts';
import { type NewsletterProvider, newsletter } from '../../../../generator/features/newsletter/schema.ts';
import { legalPages } from '../../../../generator/features/pages/legal.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { makeAssets, makeContent } from '../../../helpers/model.ts';

type Given = { provider: NewsletterProvider; endpoint: string; lists?: string[] };

function siteWith(given: Given) {
  const content = makeContent();
  content.site.data.newsletter = newsletter.parse(given);
  return modelSite(content, '2025-09-01', FEATURES);
}

const MAILCHIMP = 'https://a.us1.list-manage.com/subscribe/post?u=1a&id=2b';
const KIT = 'https://app.kit.com/forms/123/subscriptions';
const BREVO = 'https://abc.sibforms.com/serve/MUIF-x';

const hostsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))].sort();

describe('the form of the newsletter', () => {
  test.each<[Given, object, string[]]>([
    [
      { provider: 'buttondown', endpoint: 'https://buttondown.com/noor-vale', lists: ['site'] },
      {
        host: 'buttondown.com',
        field: 'email',
        action: 'https://buttondown.com/api/emails/embed-subscribe/noor-vale',
        hidden: [
          { name: 'embed', value: '1' },
          { name: 'tag', value: 'site' },
        ],
        send: undefined,
      },
      ['https://buttondown.com/api/emails/embed-subscribe/noor-vale'],
    ],
    [
      { provider: 'mailchimp', endpoint: MAILCHIMP.replace('&', '&amp;') },
      { field: 'EMAIL', action: MAILCHIMP, hidden: [{ name: 'b_1a_2b', value: '' }], send: undefined },
      [MAILCHIMP, 'https://*.list-manage.com'],
    ],
    [
      { provider: 'brevo', endpoint: BREVO },
      { field: 'EMAIL', action: BREVO, send: { by: 'fields', url: `${BREVO}?isAjax=1` } },
      [BREVO, `${BREVO}?isAjax=1`],
    ],
    [
      { provider: 'kit', endpoint: KIT },
      { field: 'email_address', action: KIT, send: { by: 'fields', url: KIT } },
      [KIT, KIT],
    ],
    [
      { provider: 'listmonk', endpoint: 'https://lists.example/mail', lists: ['u-1', 'u-2'] },
      {
        action: 'https://lists.example/mail/subscription/form',
        hidden: [
          { name: 'nonce', value: '' },
          { name: 'l', value: 'u-1' },
          { name: 'l', value: 'u-2' },
        ],
        send: {
          by: 'listmonk',
          url: 'https://lists.example/mail/api/public/subscription',
          lists: ['u-1', 'u-2'],
        },
      },
      ['https://lists.example/mail/subscription/form', 'https://lists.example/mail/api/public/subscription'],
    ],
    [
      { provider: 'ghost', endpoint: 'https://news.example' },
      {
        action: undefined,
        page: 'https://news.example/#/portal/signup',
        send: {
          by: 'ghost',
          token: 'https://news.example/members/api/integrity-token/',
          url: 'https://news.example/members/api/send-magic-link/',
          newsletters: [],
        },
      },
      ['https://news.example/members/api/send-magic-link/'],
    ],
    [
      { provider: 'form', endpoint: 'https://forms.example/a' },
      {
        action: 'https://forms.example/a',
        send: { by: 'json', url: 'https://forms.example/a', lists: [] },
      },
      ['https://forms.example/a', 'https://forms.example/a'],
    ],
  ])('is that of the service: %j', (given, expected, receivers) => {
    const site = siteWith(given);
    expect({ action: undefined, page: undefined, send: undefined, ...newsletterForm(site) }).toMatchObject(
      expected,
    );
    expect(newsletterNeeds({ site: site.settingsEntry }).receivers).toEqual(hostsOf(receivers));
  });

  test('is not there where the site names none', () => {
    expect(newsletterForm(modelSite(makeContent(), '2025-09-01', FEATURES))).toBeUndefined();
  });
});

test.each<[Given, string, string]>([
  [{ provider: 'kit', endpoint: 'https://kit.com/noor' }, 'endpoint', 'such as https://app.kit.com/forms/'],
  [
    { provider: 'buttondown', endpoint: 'https://noor.example/' },
    'endpoint',
    'https://buttondown.com/your-name',
  ],
  [{ provider: 'mailchimp', endpoint: 'https://mailchi.mp/noor' }, 'endpoint', 'list-manage.com'],
  [{ provider: 'listmonk', endpoint: 'https://lists.example' }, 'provider', 'needs lists'],
  [{ provider: 'kit', endpoint: KIT, lists: ['a'] }, 'lists', 'must be left out'],
  [{ provider: 'form', endpoint: 'http://forms.example/a' }, 'endpoint', 'https://'],
])('what a service cannot take is refused: %j', (given, path, message) => {
  const issues = newsletter.safeParse(given).error?.issues ?? [];
  expect(issues).toMatchObject([{ path: [path], message: expect.stringContaining(message) }]);
});

test('the privacy policy names who gets the addresses, unless it does so itself', () => {
  const site = siteWith({ provider: 'form', endpoint: 'https://forms.example/a' });
  const hosts = () =>
    legalPages({ site, assets: makeAssets(site) }).map(({ route, props }) => [route, props.newsletterHost]);
  expect(hosts()).toEqual([['/privacy/', 'forms.example']]);
});
