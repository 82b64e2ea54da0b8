/** `newsletter` of site.yaml: the service and the address of its form. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { text, webUrl } from '../../engine/values/index.ts';
import { directive } from '../../site/schema/directives.ts';

const PROVIDERS = ['buttondown', 'mailchimp', 'brevo', 'listmonk', 'kit', 'ghost', 'form'] as const;

export type NewsletterProvider = (typeof PROVIDERS)[number];

/** The form of addresses of each service; self-hosted services have none. */
const ADDRESSES: Partial<Record<NewsletterProvider, { pattern: RegExp; example: string }>> = {
  buttondown: {
    pattern: /^https:\/\/buttondown\.(com|email)\/(api\/emails\/embed-subscribe\/)?[\w-]+\/?$/,
    example: 'https://buttondown.com/your-name',
  },
  mailchimp: {
    pattern: /^https:\/\/[\w.-]+\.list-manage\.com\/subscribe\/post\?(?=.*\bu=\w)(?=.*\bid=\w)/,
    example: 'https://your-name.us1.list-manage.com/subscribe/post?u=…&id=…',
  },
  brevo: {
    pattern: /^https:\/\/([\w-]+\.)?sibforms\.com\/serve\/\S+$/,
    example: 'https://….sibforms.com/serve/…',
  },
  kit: {
    pattern: /^https:\/\/app\.(kit|convertkit)\.com\/forms\/\d+\/subscriptions\/?$/,
    example: 'https://app.kit.com/forms/1234567/subscriptions',
  },
};

/** Services whose forms have several lists. */
const WITH_LISTS: readonly NewsletterProvider[] = ['listmonk', 'ghost', 'buttondown'];

export const newsletter = z
  .strictObject({
    provider: key(
      z
        .enum(PROVIDERS, `must be one of ${PROVIDERS.join(', ')}`)
        .meta({ value: 'provider', aliases: { convertkit: 'kit', sendinblue: 'brevo' } }),
      `The service that keeps the list: ${PROVIDERS.slice(0, -1).join(', ')}; or form, for any address that takes JSON.`,
      'buttondown',
    ),
    endpoint: key(
      // An address copied from HTML has escaped ampersands.
      z
        .string()
        .transform((url) => url.replaceAll('&amp;', '&'))
        .pipe(webUrl)
        .meta(webUrl.meta() ?? {}),
      'The address that the form of the service is sent to; of listmonk and Ghost, the address of the site.',
      'https://buttondown.com/your-name',
    ),
    title: optional(text, 'The heading of the form.', 'Newsletter'),
    text: optional(text, 'What subscribers get, and how often.', 'New songs and dates, about once a month.'),
    lists: optional(
      z.array(text).min(1),
      'The lists to join: their UUIDs (listmonk, where they are required), names of newsletters (Ghost) or tags (Buttondown).',
      ['news'],
    ),
  })
  .superRefine(({ provider, endpoint, lists }, context) => {
    const address = ADDRESSES[provider];
    if (address && !address.pattern.test(endpoint))
      context.addIssue({
        code: 'custom',
        path: ['endpoint'],
        message: `must be the address of a form of this service, such as ${address.example} – in the code that it gives you to embed a form, it follows action=`,
      });
    else if (!endpoint.startsWith('https:'))
      context.addIssue({
        code: 'custom',
        path: ['endpoint'],
        message: 'must start with https://, since mail addresses are sent there',
      });
    if (provider === 'listmonk' && !lists)
      context.addIssue({
        code: 'custom',
        path: ['provider'],
        message: 'needs lists as well: the UUID of each list, as listmonk shows it under Lists',
      });
    if (lists && !WITH_LISTS.includes(provider) && provider !== 'form')
      context.addIssue({
        code: 'custom',
        path: ['lists'],
        message: 'must be left out: a form of this service has one list, which its address names',
      });
  })
  .optional()
  .meta({
    description: 'A newsletter: a form in the footer, on Home and wherever a text has ::newsletter.',
    instead: { url: 'endpoint: %', form: 'endpoint: %', service: 'provider: %' },
  });

type NewsletterSchema = typeof newsletter;

declare module '../../site/schema/site.ts' {
  interface FeatureSettings {
    newsletter: NewsletterSchema;
  }
}

/** Directives, as texts write them. */
export const directives = {
  newsletter: directive('nothing', 'The form of the newsletter in `site.yaml`.', '::newsletter', {}),
};

type NewsletterDirectives = typeof directives;

declare module '../../engine/content/vocabulary.ts' {
  interface Directives extends NewsletterDirectives {}
}
