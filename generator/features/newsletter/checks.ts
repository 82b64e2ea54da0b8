/** Checks of the newsletter: its form is sent to an address that takes it. */
import { positionOf } from '../../engine/content/entry.ts';
import type { Check } from '../../site/check.ts';
import { refusesMessages } from '../../site/closed-pages.ts';
import { problem } from './messages.ts';

/** The addresses of other services are known by their form. */
export const checkForm: Check = ({ content: { site } }) => {
  const { provider, endpoint: url } = site.data.newsletter ?? {};
  const place = provider === 'form' && url !== undefined ? refusesMessages(url) : undefined;
  if (url === undefined || place === undefined) return [];
  const at = positionOf(site, ['newsletter', 'endpoint']);
  return [problem('form/no-endpoint', at, { url, place })];
};
