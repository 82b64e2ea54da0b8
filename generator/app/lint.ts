/** Remarks for those who ask with `liner check`. A build reports none of them. */
import type { Problem } from '../engine/problems/index.ts';
import { lintPressQuotes, lintTypes } from '../features/releases/lint.ts';
import { lintShows } from '../features/shows/lint.ts';
import { lintPhones } from '../site/lint/contacts.ts';
import type { LintContext } from '../site/lint/context.ts';
import { lintAnnouncement, lintPostponed } from '../site/lint/dates.ts';
import { lintLinks } from '../site/lint/links.ts';
import { lintAltTexts, lintCovers, lintPhotos } from '../site/lint/pictures.ts';
import { lintDescriptions, lintQuotes } from '../site/lint/texts.ts';

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
