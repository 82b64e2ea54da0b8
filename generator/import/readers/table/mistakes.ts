/** What is wrong with what somebody says about columns. */

import { meaningOf } from '../../../site/keys.ts';
import type { Origin } from '../../catalogue.ts';
import type { Findings } from '../shared/findings.ts';
import { type Shape, USED } from './fields.ts';
import type { Column, Mistake } from './header.ts';

/** Those that a message lists. */
const MOST = 14;

/** Names the columns that the table has, or the keys that they can be. */
export function noteMistake(
  { name, key }: Mistake,
  columns: readonly Column[],
  shape: Shape | undefined,
  at: Origin,
  findings: Findings,
): void {
  if (key === undefined) {
    const names = columns.slice(0, MOST).map((column) => column.name);
    findings.note(at, `In --columns, there is no column "${name}".`, `Its columns are  ${names.join(', ')}`);
    return;
  }
  const meant = meaningOf(key)?.key;
  const keys = shape
    ? USED[shape].slice(0, MOST)
    : [...USED.releases.slice(0, 7), ...USED.events.slice(0, 3)];
  const isMeant = meant && (!shape || USED[shape].includes(meant));
  const start = isMeant ? `Write  --columns "${name}=${meant}"  or another of the keys  ` : 'Keys are  ';
  findings.note(
    at,
    `In --columns, "${key}", which ${name} is said to be, is no key.`,
    `${start}${keys.join(', ')}  and  nothing`,
  );
}
