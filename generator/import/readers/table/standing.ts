/** Whether a show takes place, as its status or a remark says it. */
import type { Cell, Line } from './line.ts';
import { type State, stateOf } from './status.ts';

interface Standing {
  readonly state?: State | undefined;
  /** What may say that it does not take place. */
  readonly open?: Cell | undefined;
  /** Whether the state is in the column of descriptions, which is none then. */
  readonly isDescription?: boolean;
}

/** Remarks tell it where the status is empty, and make a show unsure that they contradict. */
export function standingOf(line: Line): Standing {
  // Of states, `TBD` and `?` are no empty cells.
  const status = line
    .written('status')
    .find(
      ({ text }) =>
        /^(?:tb[acd]|to be announced|\?+)$/i.test(text) || (text !== '' && line.text('status') === text),
    );
  const notes = line.written('notes');
  const remark = notes.find(({ text }) => remarkOf(text));
  // That of the tickets matters where the show takes place.
  const isSoldOut = stateOf(line.text('ticket_status')) === 'sold_out';
  if (isSoldOut && (!status || stateOf(status.text) === 'scheduled')) return { state: 'sold_out' };
  if (status) {
    const state = stateOf(status.text);
    if (state === 'scheduled' && remark)
      return remarkOf(remark.text) === 'sold_out' ? { state: 'sold_out' } : { state, open: remark };
    return state === undefined ? { open: status } : { state };
  }
  if (remark) return { state: remarkOf(remark.text) };
  const described = line
    .written('description')
    .map(({ text }) => remarkOf(text))
    .find(Boolean);
  if (described) return { state: described, isDescription: true };
  return { open: notes.find(({ text }) => isOpen(text)) };
}

/** One word for the state, and small ones before it: `ausverkauft`, `Sold out!`, `2nd hold`, `date not yet confirmed`. */
const OF_ONE_WORD =
  /^(?:(?:still|on|a|1st|2nd|3rd|first|second|third|[123]\.|not|yet|nicht|noch|to|be|zu|pas|encore|non|ancora|no|não|sin|da|à|por|date|show|gig|termin|konzert|is|ist|called)\s+)*\p{L}+(?:[ -](?:out|in|off))?[.!?]*$/iu;

/** What a whole remark says of the state of the show. That it takes place needs no words. */
function remarkOf(text: string): State | undefined {
  const state = OF_ONE_WORD.test(text) ? stateOf(text.replace(/[.!]+$/, '')) : undefined;
  return state === 'scheduled' || state === 'moved' ? undefined : state;
}

/** Whether a longer remark may say that the show does not take place: `TBC with the venue`, `deal agreed, but unconfirmed`. */
function isOpen(text: string): boolean {
  const [first = ''] = text.split(/[\s,;:–-]/, 1);
  const state = stateOf(first);
  if (state === 'unsure' || state === 'cancelled' || state === 'postponed') return true;
  return /\b(?:unconfirmed|not (?:yet )?confirmed|pencil(?:l?ed)?)\b|unbestätigt|nicht bestätigt|non confirm|sin confirmar|não confirmad|da confermare|onaylanmad|غير مؤكد/i.test(
    text,
  );
}
