/** The checks and lint rules of every site. */

import { checkBaseUrl, checkBridge, checkLogIns } from '../../site/checks/addresses.ts';
import { checkAwards } from '../../site/checks/awards.ts';
import { checkFarDates, checkFuture, checkMembers } from '../../site/checks/dates.ts';
import { checkFileNames, checkLanguage, checkLanguages, checkWords } from '../../site/checks/language.ts';
import { checkLook } from '../../site/checks/look.ts';
import { checkMail } from '../../site/checks/mail.ts';
import { checkPlatforms } from '../../site/checks/platforms.ts';
import { checkSamples } from '../../site/checks/samples.ts';
import { checkTwice } from '../../site/checks/twice.ts';
import type { Feature } from '../../site/feature.ts';
import { INSERTS } from '../../site/inserts.ts';
import { lintAnnouncement, lintPostponed } from '../../site/lint/dates.ts';
import { lintLinks, lintPhones } from '../../site/lint/links.ts';
import { lintAltTexts, lintCovers, lintPhotos } from '../../site/lint/pictures.ts';
import { lintDescriptions, lintPressQuotes, lintQuotes } from '../../site/lint/texts.ts';
import { checkMenu } from '../../site/menu.ts';
import { checkAddresses } from '../../site/route-conflicts.ts';

export const feature = {
  checks: [
    checkLanguage,
    checkLanguages,
    checkWords,
    checkFileNames,
    checkMembers,
    checkPlatforms,
    checkAwards,
    checkFuture,
    checkFarDates,
    checkBaseUrl,
    checkBridge,
    checkLogIns,
    checkSamples,
    checkTwice,
    checkMail,
  ],
  siteChecks: (context) => [
    ...checkAddresses(context.site),
    ...checkMenu(context.site),
    ...checkLook(context),
  ],
  lints: [
    lintAnnouncement,
    lintPostponed,
    lintPhones,
    lintLinks,
    lintPhotos,
    lintCovers,
    lintAltTexts,
    lintDescriptions,
    lintQuotes,
    lintPressQuotes,
  ],
  inserts: INSERTS,
} satisfies Feature;
