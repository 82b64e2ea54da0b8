/** The pages of the press kits of artists. */

import { blocksOf, bodyHtml, writePlain } from '../../engine/content/entry.ts';
import type { Context } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import { listArtistPhotos } from '../../site/press-photos.ts';
import { quotesOfReleases, quotesOfRosterArtist } from '../../site/quotes.ts';
import { hasPressKit, type RosterArtist } from '../../site/roster.ts';
import { artistPressRoute, artistRoute } from '../../site/routes.ts';
import { isOut } from '../../site/site.ts';
import { trailTo } from '../../site/site-pages.ts';
import { listWorks, type Works } from '../artists/works.ts';
import { joinParts, listDownloads, listPhotos, type PressProps, pressInquiries } from './page.ts';

export function artistPressPages(context: Context): PageOf<'press', PressProps>[] {
  const works = listWorks(context.site);
  return context.site.artists.filter(hasPressKit).flatMap((entry) => {
    const own = works.get(entry.slug);
    return own ? [artistPressPage(context, entry, own)] : [];
  });
}

function artistPressPage(context: Context, entry: RosterArtist, works: Works): PageOf<'press', PressProps> {
  const { words } = context.site;
  const { name, photo } = entry.data;
  const route = artistPressRoute(entry.slug);
  return definePage(context, 'press', projectKit(context, entry, works), {
    route,
    title: words.press.kitOf({ name }),
    description: words.descriptions.press({
      what: joinParts([words.press.biographyLabel, words.descriptions.photosPart], words),
      name,
    }),
    trail: [trailTo(context.site, 'artists'), [name, artistRoute(entry.slug)], [words.pages.pressKit, route]],
    cover: photo,
  });
}

function projectKit(context: Context, entry: RosterArtist, works: Works): PressProps {
  const { site, assets } = context;
  const made = assets.artistPress[entry.slug] ?? { files: [], photos: [] };
  const { name } = entry.data;
  return {
    title: site.words.press.kitOf({ name }),
    introHtml: '',
    downloads: listDownloads(
      context,
      made,
      works.releases.filter(({ data }) => isOut(data, site.today)),
    ),
    bios: [
      {
        id: 'full',
        label: site.words.press.biographyLabel,
        html: bodyHtml(entry),
        text: writePlain(blocksOf(entry, ['body'])),
        words: entry.body.words,
      },
    ],
    assets: [],
    photos: listPhotos(context, listArtistPhotos(site, entry), made),
    quotes: [...quotesOfRosterArtist(site, entry), ...quotesOfReleases(site, works.releases)],
    riderHtml: '',
    inquiries: pressInquiries(context),
  };
}
