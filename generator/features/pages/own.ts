/** The pages that an artist adds: a text under a title. */

import { bodyText } from '../content/entry.ts';
import type { OwnPage } from '../content/schema/writing.ts';
import type { Entry } from '../content/types.ts';
import { findPicture, pictureOf } from '../model/assets.ts';
import { webPageLd } from '../model/json-ld/index.ts';
import { definePage, type PageOf } from '../model/page.ts';
import type { Context } from '../model/page-context.ts';
import type { Picture } from '../model/parts.ts';
import { ownPageRoute } from '../model/routes.ts';
import { listImages, shareOf } from '../model/share.ts';
import { withArtist } from '../model/titles.ts';
import { formatDate } from '../words/index.ts';
import { playersIn, projectText, type TextPart } from './text.ts';

export interface OwnPageProps {
  title: string;
  /** Missing: there is none, or its file cannot be shown. */
  picture?: Picture | undefined;
  text: TextPart[];
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
    jsonLd: [webPageLd(site, entry.data, { url: site.urls.absolute(route), images, description })],
    lastmod: updated,
    embedded: { players: playersIn(props.text) },
  });
}

function projectOwnPage(context: Context, entry: Entry<OwnPage>): OwnPageProps {
  const { title, picture, picture_alt: alt = '', updated = '' } = entry.data;
  const { assets } = context;
  return {
    title,
    picture: findPicture(assets, picture) && pictureOf(assets, picture, 'album', alt),
    text: projectText(context, bodyText(entry), { title, poster: picture }),
    updated,
    updatedLabel: updated && formatDate(updated, context.site.words),
  };
}
