/** Everything about the content that no single file can know, or that is better said than refused. */
import type { Problem } from '../../problems/index.ts';
import { checkBios } from './bios.ts';
import { checkCodes } from './codes.ts';
import { checkCompleteness } from './completeness.ts';
import { checkContact } from './contact.ts';
import type { CheckContext } from './context.ts';
import { checkEvents } from './events.ts';
import { checkIds } from './ids.ts';
import { checkReferences } from './references.ts';
import { checkTracks } from './tracks.ts';

const CHECKS = [
  checkIds,
  checkCodes,
  checkEvents,
  checkTracks,
  checkCompleteness,
  checkReferences,
  checkBios,
  checkContact,
];

export function checkContent(context: CheckContext): Problem[] {
  return CHECKS.flatMap((check) => check(context));
}
