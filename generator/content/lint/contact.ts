/** A site whose visitors have no way to write to the artist. */
import { problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Lint } from './context.ts';

export const lintContact: Lint = ({ content: { site } }) => {
  const { contact, emails = {} } = site.data;
  const isReachable = contact?.endpoint || contact?.simulate || Object.values(emails).some(Boolean);
  return isReachable ? [] : [problem('contact/no-address', positionOf(site, ['emails']))];
};
