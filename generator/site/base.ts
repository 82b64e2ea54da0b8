/** What every site has, whatever its features. */

import { checkFuture } from './checks/future.ts';
import { checkLanguage, checkWords } from './checks/language.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkMembers } from './checks/members.ts';
import { checkPlatforms } from './checks/platforms.ts';
import type { Feature } from './feature.ts';
import { INSERTS } from './inserts.ts';
import { lintPhones } from './lint/contacts.ts';
import { lintAnnouncement, lintPostponed } from './lint/dates.ts';
import { lintLinks } from './lint/links.ts';
import { lintAltTexts, lintCovers, lintPhotos } from './lint/pictures.ts';
import { lintDescriptions, lintQuotes } from './lint/texts.ts';
import { checkMenu } from './menu.ts';
import { checkAddresses } from './route-conflicts.ts';
import { DIRECTIVES } from './schema/directives.ts';
import { checkLook } from './theme/look.ts';

export const feature = {
  checks: [checkLanguage, checkLanguages, checkWords, checkMembers, checkPlatforms, checkFuture],
  siteChecks: ({ site }) => [...checkAddresses(site), ...checkMenu(site), ...checkLook(site)],
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
  ],
  directives: DIRECTIVES,
  inserts: INSERTS,
} satisfies Feature;
