/** What kinds of files are called. */
import type { StudioKind } from '../../protocol.ts';
import { say } from '../state/words.ts';

/** As a heading. Custom pages have no page that lists them, and so none whose name they have. */
export function titleOfKind({ kind, label }: StudioKind): string {
  return kind === 'ownPages' ? say('pages') : label;
}
