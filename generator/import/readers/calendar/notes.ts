/** Lines of a description that are facts: `Doors: 19:30`, `Tickets: https://…`. */

import { likely } from '../../../engine/content/schema/read.ts';
import { divideNames, readClock } from '../../../engine/values/index.ts';
import { meaningOf } from '../../../site/keys.ts';
import type { EventFacts } from '../../catalogue.ts';
import { webAddress } from '../shared/html.ts';
import { toPlainText } from '../shared/markdown.ts';
import { isCallPlace, leadsToCall, withoutSecrets } from './calls.ts';

interface Noted {
  readonly facts: Pick<EventFacts, 'doors' | 'tickets' | 'support' | 'online'>;
  /** All other lines. */
  readonly description: string;
}

export function readNotes(written: string): Noted {
  const text = /<(?:br|p|a|b|i|ul|html|div)\b/i.test(written) ? toPlainText(written) : written;
  const facts: { doors?: string; tickets?: string; support?: string[]; online?: string } = {};
  const rest = text.split(/\r\n?|\n/).filter((line) => {
    const [, label = '', value = ''] = /^\s*(\p{L}[\p{L} ]{1,40}?)\s*:\s*(\S.*)$/u.exec(line) ?? [];
    const field = label === '' ? undefined : meaningOf(label)?.key;
    const clock = field === 'doors' ? likely(readClock(value)) : undefined;
    const isAddress = webAddress(value) !== undefined && !leadsToCall(value);
    if (clock) facts.doors ??= clock.time;
    else if ((field === 'tickets' || field === 'price') && isAddress) facts.tickets ??= value.trim();
    else if (field === 'support' && !isCallPlace(value) && withoutSecrets(value) === value.trim())
      facts.support ??= divideNames(value, { joins: ['list', 'comma'] });
    else if (field === 'online' && isAddress) facts.online ??= value.trim();
    else return true;
    return false;
  });
  return { facts, description: rest.join('\n') };
}
