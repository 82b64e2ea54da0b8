/** Times of the day as people write them. */
import { latinDigits } from '../../lib/text.ts';

const TIME = /^(\d{1,2})(?:[:.h](\d{2}))?(?::00)?(h|uhr)?([ap]m?|م|ص)?$/;

/**
 * What a time of the day can mean, as `20:30`: one time as a rule, two for `8:30`, which many write for the evening, and none
 * if it is no time.
 */
export function readTimes(written: string | number): string[] {
  const text = plainTime(written);
  if (/^(1[3-9]|2[0-3])[0-5]\d$/.test(text)) return [`${text.slice(0, 2)}:${text.slice(2)}`];
  const [found, hours = '', minutes = '00', , half] = TIME.exec(text) ?? [];
  const hour = Number(hours);
  if (found === undefined || hour > 23 || minutes > '59') return [];
  if (half)
    return hour >= 1 && hour <= 12 ? [writeTime((hour % 12) + (/^[pم]/.test(half) ? 12 : 0), minutes)] : [];
  const isDoubtful = hours.length === 1 && hour > 0;
  return isDoubtful ? [writeTime(hour + 12, minutes), writeTime(hour, minutes)] : [writeTime(hour, minutes)];
}

/** A number is what YAML makes of `20.30`: 20.3. */
function plainTime(written: string | number): string {
  if (typeof written === 'string')
    return latinDigits(written)
      .toLowerCase()
      .replace(/\s|\.(?=m\b|$)|(?<=[ap])\.(?=m)/g, '')
      .replace(/^noon$/, '12:00')
      .replace(/^midnight$/, '00:00');
  return Number.isInteger(written) ? String(written) : written.toFixed(2);
}

function writeTime(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
