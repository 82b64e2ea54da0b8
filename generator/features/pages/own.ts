/** Custom pages of the artist: a title and a text. */

import { bodyText } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { webPageLd } from '../../site/json-ld/web-site.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Picture } from '../../site/parts.ts';
import { ownPageRoute } from '../../site/routes.ts';
import { listImages, shareOf } from '../../site/share.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { withArtist } from '../../site/titles.ts';
import { formatDate } from '../../site/words/index.ts';
import { type Course, coursesToCome, projectCourse } from './courses.ts';
import { courseLd } from './json-ld.ts';
import type { OwnPage } from './schema/markdown-pages.ts';
import { type Donations, projectDonations, projectSponsors, type SponsorGroup } from './supporters.ts';

export interface OwnPageProps {
  title: string;
  /** Missing if there is none, or its file cannot be shown. */
  picture?: Picture | undefined;
  text: TextPart[];
  /** Missing if the page lists none; empty if all of them are over. */
  courses?: Course[] | undefined;
  sponsors?: SponsorGroup[] | undefined;
  donations?: Donations | undefined;
  /** `2026-02-20` and `20 February 2026`; both may be empty. */
  updated: string;
  updatedLabel: string;
}

export function ownPages(context: Context): PageOf<'own', OwnPageProps>[] {
  return context.site.ownPages.map((entry) => ownPage(context, entry));
}

function ownPage(context: Context, entry: Entry<OwnPage>): PageOf<'own', OwnPageProps> {
  const { site } = context;
  const { title, picture, picture_alt: alt, updated } = entry.data;
  const route = ownPageRoute(entry.slug);
  const description = entry.data.description ?? `${withArtist(site, title)}.`;
  const share = shareOf(context, { title, picture, alt });
  const images = listImages(context, picture, share);
  const props = projectOwnPage(context, entry);
  return definePage(context, 'own', props, {
    route,
    cover: picture,
    title,
    description,
    trail: [[title, route]],
    share,
    jsonLd: [
      webPageLd(site, entry.data, { url: site.urls.absolute(route), images, description }),
      ...coursesToCome(entry.data.courses ?? [], site.today).map((course) => courseLd(site, course)),
    ],
    lastmod: updated,
    embedded: { players: playersIn(props.text) },
  });
}

function projectOwnPage(context: Context, entry: Entry<OwnPage>): OwnPageProps {
  const { title, picture, picture_alt: alt = '', updated = '' } = entry.data;
  const { assets, site } = context;
  const { courses, sponsors, donations } = entry.data;
  return {
    title,
    picture: findPicture(assets, picture) && pictureOf(assets, picture, 'album', alt),
    text: projectText(context, bodyText(entry), { title, poster: picture }),
    ...(courses && {
      courses: coursesToCome(courses, site.today).map((course) => projectCourse(context, course)),
    }),
    ...(sponsors && { sponsors: projectSponsors(context, sponsors) }),
    ...(donations && { donations: projectDonations(context, entry.slug, donations) }),
    updated,
    updatedLabel: updated && formatDate(updated, site.words),
  };
}
