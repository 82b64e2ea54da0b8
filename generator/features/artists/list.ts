/** The page of all artists. */

import { pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { type Member, memberYears, rolesOf } from '../../site/identity.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { PageHead, PersonCard } from '../../site/parts.ts';
import { findArtist, type RosterArtist, sortRoster } from '../../site/roster.ts';
import { artistRoute } from '../../site/routes.ts';
import type { Words } from '../../site/words/index.ts';

export interface ArtistsProps extends PageHead {
  artists: PersonCard[];
}

/** The page of artists; none without files in `artists/`. */
export function artistsPages(context: Context): PageOf<'artists', ArtistsProps>[] {
  const { site } = context;
  if (site.artists.length === 0) return [];
  const sorted = sortRoster(site);
  const props = {
    ...pageHead(context, 'artists'),
    artists: sorted.map((entry) => artistCard(context, entry)),
  };
  return [
    defineFixedPage(context, 'artists', props, {
      fallback: site.words.descriptions.artists({ name: site.settings.artist.name }),
      shared: { picture: sorted.find(({ data }) => data.photo)?.data.photo },
    }),
  ];
}

/** A card that leads to the page of the artist. */
export function artistCard(context: Context, entry: RosterArtist): PersonCard {
  const { site, assets } = context;
  const { name, photo, photo_alt: alt = name, description = '' } = entry.data;
  return {
    name,
    facts: [...rolesOf(entry.data), formerLabel(entry, site.words)],
    picture: photo === undefined ? undefined : pictureOf(assets, photo, 'album', alt),
    text: description,
    textHtml: '',
    profiles: [],
    link: linkTo(context, name, artistRoute(entry.slug)),
  };
}

/** A member of a group, who may have a page here or elsewhere. */
export function memberCard(context: Context, member: Member): PersonCard {
  const { name, url } = member;
  const found = findArtist(context.site, name);
  const address = found ? artistRoute(found.slug) : url;
  return {
    name,
    facts: [...rolesOf(member), memberYears(member, context.site.words)],
    picture: undefined,
    text: '',
    textHtml: '',
    profiles: [],
    link: address ? linkTo(context, name, address) : undefined,
  };
}

/** `Former`, `until 2019`, `2012–2019`; empty for those who are still there. */
export function formerLabel({ data: { former } }: RosterArtist, words: Words): string {
  if (!former) return '';
  return memberYears(former, words) || words.artists.former;
}
