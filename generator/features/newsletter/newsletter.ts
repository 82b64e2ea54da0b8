/** The sign-up form for each newsletter service. Nothing is requested before the form is sent, and none of its scripts is ever loaded. */

import type { Content } from '../../engine/content/types.ts';
import { linkTo } from '../../site/context.ts';
import { findNeeds, type Needs } from '../../site/csp.ts';
import type { Link } from '../../site/parts.ts';
import type { Site as Settings } from '../../site/schema/site.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import type { NewsletterProvider } from './schema.ts';

/** Way to submit the form by script, by the responses that the service gives to other sites. */
export type Submission =
  /** Fields as JSON; 202 means that a confirmation was sent, 409 that the address is subscribed already. */
  | { by: 'json'; url: string; lists: string[] }
  /** Form fields; the response is JSON with `status` or `success`. */
  | { by: 'fields'; url: string }
  | { by: 'listmonk'; url: string; lists: string[] }
  /** The request needs a token, which is fetched first. */
  | { by: 'ghost'; token: string; url: string; newsletters: string[] };

export interface NewsletterForm {
  title: string;
  text: string;
  /** The host that receives the address: `buttondown.com`. */
  host: string;
  privacy: Link;
  /** The name of the field for the email address. */
  field: string;
  /** Hidden fields. */
  hidden: { name: string; value: string }[];
  /** The address for browsers without scripts, in a new tab; missing if the service accepts no forms. */
  action?: string | undefined;
  /** The sign-up page of a service that accepts no forms without scripts. */
  page?: string | undefined;
  /** Missing if the response is a page, which opens in a new tab. */
  send?: Submission | undefined;
}

type NewsletterSettings = NonNullable<Settings['newsletter']>;
type Plan = Pick<NewsletterForm, 'field' | 'hidden' | 'action' | 'page' | 'send'>;

const PLANS: Record<NewsletterProvider, (given: NewsletterSettings) => Plan> = {
  // docs.buttondown.com/building-your-subscriber-base
  buttondown: ({ endpoint, lists = [] }) => {
    const name = new URL(endpoint).pathname.split('/').findLast(Boolean) ?? '';
    return {
      field: 'email',
      hidden: [{ name: 'embed', value: '1' }, ...lists.map((value) => ({ name: 'tag', value }))],
      action: `https://buttondown.com/api/emails/embed-subscribe/${name}`,
    };
  },
  // The honeypot of the embedded forms is named by the account and the audience (mailchimp.com/help/add-a-signup-form-to-your-website).
  mailchimp: ({ endpoint }) => {
    const { searchParams } = new URL(endpoint);
    const trap = `b_${searchParams.get('u') ?? ''}_${searchParams.get('id') ?? ''}`;
    return { field: 'EMAIL', hidden: [{ name: trap, value: '' }], action: endpoint };
  },
  // Its own script adds isAjax to the address of the form and reads { success } from the answer.
  brevo: ({ endpoint }) => {
    const url = new URL(endpoint);
    url.searchParams.set('isAjax', '1');
    return {
      field: 'EMAIL',
      hidden: [
        { name: 'email_address_check', value: '' },
        { name: 'locale', value: 'en' },
      ],
      action: endpoint,
      send: { by: 'fields', url: url.href },
    };
  },
  // listmonk.app/docs/apis/subscribers, "Create a public subscription".
  listmonk: ({ endpoint, lists = [] }) => ({
    field: 'email',
    hidden: [{ name: 'nonce', value: '' }, ...lists.map((value) => ({ name: 'l', value }))],
    action: below(endpoint, 'subscription/form'),
    send: { by: 'listmonk', url: below(endpoint, 'api/public/subscription'), lists },
  }),
  kit: ({ endpoint }) => ({
    field: 'email_address',
    hidden: [],
    action: endpoint,
    send: { by: 'fields', url: endpoint },
  }),
  // The endpoints that Ghost's own forms for other sites use.
  ghost: ({ endpoint, lists = [] }) => ({
    field: 'email',
    hidden: [],
    page: below(endpoint, '#/portal/signup'),
    send: {
      by: 'ghost',
      token: below(endpoint, 'members/api/integrity-token/'),
      url: below(endpoint, 'members/api/send-magic-link/'),
      newsletters: lists,
    },
  }),
  form: ({ endpoint, lists = [] }) => ({
    field: 'email',
    hidden: lists.map((value) => ({ name: 'list', value })),
    action: endpoint,
    send: { by: 'json', url: endpoint, lists },
  }),
};

/** The form of the site; undefined without `newsletter` in site.yaml. */
export function newsletterForm(site: Site): NewsletterForm | undefined {
  const given = site.settings.newsletter;
  if (!given) return undefined;
  return {
    title: given.title ?? site.words.shell.newsletter,
    text: given.text ?? '',
    host: new URL(given.endpoint).host,
    privacy: linkTo({ site }, site.words.pages.privacy, sitePage(site, 'privacy').route),
    ...PLANS[given.provider](given),
  };
}

/** The hosts that the form, which is in every footer, is sent to. Mailchimp redirects to another host. */
export function newsletterNeeds({ site }: Pick<Content, 'site'>): Needs {
  const given = site.data.newsletter;
  const { action, send } = given ? PLANS[given.provider](given) : {};
  const redirects = given?.provider === 'mailchimp' ? ['https://*.list-manage.com'] : [];
  return findNeeds({ endpoints: [action, send?.url, ...redirects] });
}

function below(site: string, path: string): string {
  return `${site.replace(/[?#].*$/, '').replace(/\/*$/, '/')}${path}`;
}
