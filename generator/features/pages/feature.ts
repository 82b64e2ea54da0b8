/** The fixed pages, legal pages and custom pages. */

import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { ownPageRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { aboutPage } from './about.ts';
import {
  checkCards,
  checkContactForm,
  checkContacts,
  checkEmptyPages,
  checkFields,
  checkLegalFiles,
  checkMerch,
  checkProfiles,
  checkReachable,
  checkVideos,
} from './checks.ts';
import { checkFeatured, checkOpening, checkSections, lintOpening } from './checks-home.ts';
import { contactPage } from './contact.ts';
import { checkCourses } from './courses.ts';
import { form, formNeeds } from './form.ts';
import { homePage } from './home.ts';
import { checkImprint } from './imprint.ts';
import { legalPages, redirectLegal } from './legal.ts';
import { merchPages } from './merch.ts';
import { musicPage } from './music.ts';
import { notFoundPage } from './not-found.ts';
import { ownPages } from './own.ts';
import { photosPages } from './photos.ts';
import { projectsPages } from './projects.ts';
import { planDonationCodes } from './supporters.ts';
import { templatePages } from './template.ts';
import { videosPages } from './videos.ts';

export const feature = {
  checks: [
    checkVideos,
    checkFeatured,
    checkSections,
    checkOpening,
    checkContactForm,
    checkFields,
    checkImprint,
    checkCourses,
    checkLegalFiles,
    checkReachable,
    checkContacts,
    checkProfiles,
    checkCards,
    checkMerch,
    checkEmptyPages,
  ],
  lints: [lintOpening],
  inserts: { form },
  needs: formNeeds,
  pages: (context: Context) => [
    homePage(context),
    aboutPage(context),
    musicPage(context),
    ...projectsPages(context),
    ...videosPages(context),
    ...photosPages(context),
    ...merchPages(context),
    contactPage(context),
    ...ownPages(context),
    ...templatePages(context),
    ...legalPages(context),
    notFoundPage(context),
  ],
  files: ({ site }: Context) => planDonationCodes(site),
  redirects: (site: Site) => [
    ...redirectLegal(site),
    ...site.ownPages.flatMap((entry) => redirectsOf(entry, ownPageRoute(entry.slug))),
  ],
} satisfies Feature;
