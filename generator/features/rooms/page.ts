/** The pages of a private file, one for each person who can read it. */
import { bodyText } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import type { Lock } from '../../engine/lib/sealed.ts';
import { artistsOf, creditParts } from '../../site/artists.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { creditRows } from '../../site/credit-rows.ts';
import { contentPolicy, type Needs, NO_NEEDS, uniteNeeds } from '../../site/csp.ts';
import { type Download, downloadOf } from '../../site/downloads.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { CreditPart, Picture, Playable } from '../../site/parts.ts';
import { artistAddress } from '../../site/roster.ts';
import { playersIn, projectText, type TextSection } from '../../site/text.ts';
import { releaseVideos } from '../../site/videos.ts';
import { formatDate } from '../../site/words/index.ts';
import { placeholderOf, releaseFacts } from '../releases/cards.ts';
import { creditsOf } from '../releases/performers.ts';
import type { ReleaseProps, ShownVideo } from '../releases/record-page.ts';
import { releasePlayables } from '../releases/recordings.ts';
import { bodySections, rightsLines, smallPrint } from '../releases/release.ts';
import { showVideo } from '../releases/release-page.ts';
import type { Release } from '../releases/schema/release.ts';
import { archiveOf } from '../sound/playables.ts';
import type { Reader, Room } from './rooms.ts';

export interface PrivateProps {
  /** `For Anna Muster`, and `Until 1 February 2027`, which may be empty. */
  reader: string;
  until: string;
  title: string;
  credit: CreditPart[];
  picture?: Picture | undefined;
  facts: string[];
  description: string;
  playables: Playable[];
  /** All recordings in one file. */
  archive: Playable['download'];
  sections: TextSection[];
  /** Words of tracks, or of a release without tracks. */
  lyrics: { title: string; text: string; language: string | undefined }[];
  downloads: Download[];
  videos: ShownVideo[];
  credits?: Pick<ReleaseProps, 'credits' | 'moods' | 'dateLabel' | 'smallPrint' | 'rights'> | undefined;
}

type PrivatePage = PageOf<'private', PrivateProps>;

/** A page that shows nothing before it is opened, not even whose it is. */
export interface LockedProps {
  lock: Lock;
  /** The address of the sealed page. */
  source: string;
}

declare module '../../site/site.ts' {
  interface FeatureModel {
    /** Room of the site that private pages are made of. */
    room?: Room;
  }
}

/** The page in place of another one. @param needs of that */
export function lockedPage(
  context: Context,
  route: string,
  props: LockedProps,
  needs: Needs,
): PageOf<'locked', LockedProps> {
  const { title, passphrase: description } = context.site.words.private;
  const page = definePage(context, 'locked', props, {
    ...{ route, title, description, trail: [], standing: 'private' },
  });
  // What is opened has no address on this site.
  const all = uniteNeeds([needs, { ...NO_NEEDS, media: ["'self'", 'blob:'] }]);
  return { ...page, needs: all, policy: contentPolicy(all, context.site.urls.base) };
}

/** Lists private pages; none on the site itself. */
export function privatePages(context: Context): PrivatePage[] {
  const { room } = context.site;
  return room ? room.readers.map((reader) => privatePage(context, room, reader)) : [];
}

function privatePage(context: Context, room: Room, { name, until, route }: Reader): PrivatePage {
  const { site } = context;
  const { words } = site;
  const reader = words.private.for({ name });
  const shown = showEntry(context, room.entry.slug, room.entry.kind === 'releases');
  const props: PrivateProps = {
    reader,
    until: until ? words.private.until({ date: formatDate(until, words) }) : '',
    ...shown,
  };
  const players = [
    ...shown.videos.map(({ player }) => player),
    ...shown.sections.flatMap(({ text }) => playersIn(text)),
  ];
  return definePage(context, 'private', props, {
    route,
    title: shown.title,
    description: reader,
    trail: [],
    standing: 'private',
    embedded: { players },
  });
}

type Shown = Omit<PrivateProps, 'reader' | 'until'>;

function showEntry(context: Context, slug: string, isRelease: boolean): Shown {
  const { releases, ownPages } = context.site;
  const release = isRelease ? releases.find((each) => each.slug === slug) : undefined;
  if (release) return showRelease(context, release);
  const page = ownPages.find((each) => each.slug === slug);
  if (!page) throw new Error(`The site has no private entry ${slug}.`);
  const { title, picture, picture_alt: alt = '', description = '' } = page.data;
  return {
    ...NOTHING,
    title,
    description,
    picture: findPicture(context.assets, picture) && pictureOf(context.assets, picture, 'album', alt),
    sections: [{ id: '', title: '', text: projectText(context, bodyText(page), { title, poster: picture }) }],
  };
}

const NOTHING = {
  credit: [],
  facts: [],
  description: '',
  playables: [],
  archive: undefined,
  lyrics: [],
  downloads: [],
  videos: [],
};

function showRelease(context: Context, entry: Entry<Release>): Shown {
  const { site, assets } = context;
  const { words } = site;
  const { data } = entry;
  const { title, artwork_url: cover, extras = [], tracks = [] } = data;
  const picture = pictureOf(assets, cover, placeholderOf(data.type), words.music.coverOf({ title }));
  const linked = ({ name, url }: { name: string; url?: string | undefined }) =>
    artistAddress(site, name) ?? url;
  return {
    title,
    credit: creditParts(artistsOf(site, data), words, linked),
    picture,
    facts: [words.kinds[data.type], ...releaseFacts(data, words.language)],
    description: data.description ?? '',
    playables: releasePlayables(context, entry),
    archive: archiveOf(context, entry),
    sections: bodySections(entry, words).map(({ id, title: heading, text }) => ({
      id,
      title: heading,
      text: projectText(context, text, { title: heading, poster: cover, isBelowHeading: true }),
    })),
    lyrics: [data, ...tracks].flatMap((each) =>
      each.lyrics ? [{ title: each.title, text: each.lyrics.trim(), language: data.language }] : [],
    ),
    downloads: extras.flatMap((file) => downloadOf(context, { file }) ?? []),
    videos: releaseVideos(data).map((video) => showVideo(context, video, picture)),
    credits: {
      credits: creditRows(site, creditsOf(data, words)),
      moods: data.mood_tags ?? [],
      dateLabel: data.release_date ? formatDate(data.release_date, words) : '',
      smallPrint: smallPrint(site, data),
      rights: rightsLines(data),
    },
  };
}
