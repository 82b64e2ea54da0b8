/** The page of all links. It stands alone: profiles elsewhere link to it, and it links to everything. */
import { findPicture, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, Picture } from '../../site/parts.ts';
import { listPressPhotos } from '../../site/press-photos.ts';
import { ROUTES } from '../../site/routes.ts';
import { sitePage } from '../../site/site-pages.ts';
import { withArtist } from '../../site/titles.ts';
import { type LinksRow, listRows } from './rows.ts';

export interface LinksProps {
  artist: string;
  tagline: string;
  /** Safe HTML, may be empty. */
  introHtml: string;
  portrait?: Picture | undefined;
  rows: LinksRow[];
  /** `artist.example`. */
  home: Link;
}

/** The page, if its file is there. */
export function linksPages(context: Context): PageOf<'links', LinksProps>[] {
  const { site } = context;
  const { links, about } = site.pages;
  if (!links) return [];
  const { title } = sitePage(site, 'links');
  const { artist, base_url: address } = site.settings;
  const file = [about?.data.image, ...listPressPhotos(site).map((photo) => photo.file)].find(
    (each) => findPicture(context.assets, each) !== undefined,
  );
  const props: LinksProps = {
    artist: artist.name,
    tagline: artist.tagline ?? '',
    introHtml: pageHead(context, 'links').introHtml,
    portrait: file === undefined ? undefined : pictureOf(context.assets, file, 'album', ''),
    rows: listRows(context, links.data.rows),
    home: linkTo(context, new URL(address).host, ROUTES.home),
  };
  return [
    defineFixedPage(context, 'links', props, {
      fallback: site.words.descriptions.links({ name: artist.name }),
      shared: {
        title: artist.name,
        alt: withArtist(site, title),
        facts: [title],
        picture: file,
      },
    }),
  ];
}
