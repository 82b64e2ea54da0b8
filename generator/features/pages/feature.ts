/** The fixed pages, legal pages and custom pages. */

import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { legalRoute, ownPageRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { aboutPage } from './about.ts';
import {
  checkCards,
  checkContactForm,
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
import { homePage } from './home.ts';
import { legalPages } from './legal.ts';
import { merchPages } from './merch.ts';
import { musicPage } from './music.ts';
import { notFoundPage } from './not-found.ts';
import { ownPages } from './own.ts';
import { photosPages } from './photos.ts';
import { projectsPages } from './projects.ts';
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
    checkLegalFiles,
    checkReachable,
    checkProfiles,
    checkCards,
    checkMerch,
    checkEmptyPages,
  ],
  lints: [lintOpening],
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
  redirects: ({ legal, ownPages: own }: Site) => [
    ...legal.flatMap((entry) => redirectsOf(entry, legalRoute(entry.slug))),
    ...own.flatMap((entry) => redirectsOf(entry, ownPageRoute(entry.slug))),
  ],
} satisfies Feature;
