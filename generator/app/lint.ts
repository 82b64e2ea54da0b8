/** Remarks for those who ask with `liner check`. A build reports none of them. */
import type { Problem } from '../../problems/index.ts';
import { lintPhones } from './contacts.ts';
import type { LintContext } from './context.ts';
import { lintAnnouncement, lintPostponed } from './dates.ts';
import { lintLinks } from './links.ts';
import { lintAltTexts, lintCovers, lintPhotos } from './pictures.ts';
import { lintPressQuotes, lintTypes } from './releases.ts';
import { lintShows } from './shows.ts';
import { lintDescriptions, lintQuotes } from './texts.ts';

const LINTS = [
  lintAnnouncement,
  lintPostponed,
  lintShows,
  lintPhones,
  lintLinks,
  lintPhotos,
  lintCovers,
  lintAltTexts,
  lintDescriptions,
  lintQuotes,
  lintTypes,
  lintPressQuotes,
];

export function lintContent(context: LintContext): Problem[] {
  return LINTS.flatMap((lint) => lint(context));
}
