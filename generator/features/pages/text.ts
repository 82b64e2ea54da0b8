/** Texts as pages show them: runs of HTML, and between them what pictures and directives stand for. */
import type { Insert, RichText, TextPicture } from '../../engine/content/types.ts';
import { pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Audio, Link, MusicCard, Photo, Picture, Playable, Video } from '../../site/parts.ts';
import { photoOf } from '../../site/photos.ts';
import { videoOf } from '../../site/players.ts';
import { playerOf } from '../../site/texts.ts';
import { listVideos } from '../../site/videos.ts';
import { type NewsletterForm, newsletterForm } from '../newsletter/newsletter.ts';
import { releaseCard, remixCard } from '../releases/cards.ts';
import { type EventRow, eventRow } from '../shows/row.ts';
import { splitEvents } from '../shows/shows.ts';
import { playablesOf } from '../sound/playables.ts';

/** Equal kinds may follow each other; what cannot be shown is left out, and was reported. */
export type TextPart = Shown & {
  /** Its place in the text, from 1. */
  position: number;
};

type Shown =
  | { kind: 'html'; html: string }
  | { kind: 'picture'; picture: Picture; caption: string }
  | { kind: 'gallery'; label: string; photos: Photo[] }
  | { kind: 'video'; video: Video }
  | { kind: 'player'; audio: Audio }
  /** The artist's own recordings, of which there is one at least. */
  | { kind: 'sound'; playables: Playable[] }
  /** The heading is for those who hear the page, where there is no other above. */
  | { kind: 'releases'; heading: string; cards: MusicCard[] }
  | { kind: 'events'; heading: string; rows: EventRow[] }
  | { kind: 'quote'; html: string; by: string; source: string; link?: Link | undefined }
  | { kind: 'button'; link: Link }
  | { kind: 'newsletter'; form: NewsletterForm };

/** A part of a page: a heading and its text. */
export interface TextSection {
  id: string;
  title: string;
  text: TextPart[];
}

interface Where {
  /** The title of the page, or of the section. */
  title: string;
  /** Stands in for the picture of a video, which would come from another host. */
  poster?: string | undefined;
  /** There is a heading of the page above the text. */
  isBelowHeading?: boolean;
}

export function projectText(context: Context, text: RichText, where: Where): TextPart[] {
  let isBelowHeading = where.isBelowHeading ?? false;
  const shown = text.flatMap((part): Shown[] => {
    if (typeof part === 'string') {
      isBelowHeading ||= part.includes('<h2');
      return [{ kind: 'html', html: part }];
    }
    const inserted = projectInsert(context, part, { ...where, isBelowHeading });
    return inserted ? [inserted] : [];
  });
  return shown.map((part, index) => ({ ...part, position: index + 1 }));
}

/** The players of other hosts in a text. */
export function playersIn(text: readonly TextPart[]): (Audio | Video)[] {
  return text.flatMap((part): (Audio | Video)[] => {
    if (part.kind === 'player') return [part.audio];
    return part.kind === 'video' ? [part.video] : [];
  });
}

function projectInsert(context: Context, insert: Insert, where: Where): Shown | undefined {
  const { site, assets } = context;
  const heading = (words: string) => (where.isBelowHeading ? '' : words);
  switch (insert.name) {
    case 'picture':
      return projectPicture(context, insert);
    case 'gallery': {
      const photos = insert.pictures.flatMap((picture) => photoOf(context, picture) ?? []);
      return photos.length > 0 ? { kind: 'gallery', label: where.title, photos } : undefined;
    }
    case 'video': {
      const known = listVideos(site).find(({ url }) => url === insert.url)?.picture;
      const poster = pictureOf(assets, known ?? where.poster, 'album', '');
      const video = videoOf(insert.title ?? where.title, insert.url, poster);
      return video && { kind: 'video', video };
    }
    case 'player': {
      const playables = playablesOf(context, insert);
      if (playables.length > 0) return { kind: 'sound', playables };
      const audio = playerOf(site, insert);
      return audio && { kind: 'player', audio };
    }
    case 'releases': {
      const cards = listCards(context, insert.type).slice(0, insert.limit);
      return cards.length > 0
        ? { kind: 'releases', heading: heading(site.words.pages.releases), cards }
        : undefined;
    }
    case 'events': {
      const { upcoming } = splitEvents(site.events, site.today);
      const rows = upcoming.slice(0, insert.limit).map((event) => eventRow(context, event));
      return { kind: 'events', heading: heading(site.words.events.shows), rows };
    }
    case 'quote': {
      const { html, by = '', source = '', url } = insert;
      return {
        kind: 'quote',
        html,
        by,
        source,
        link: url ? linkTo(context, source || by || site.words.links.source, url) : undefined,
      };
    }
    case 'button':
      return { kind: 'button', link: linkTo(context, insert.label, insert.url) };
    case 'newsletter': {
      const form = newsletterForm(site);
      return form && { kind: 'newsletter', form };
    }
  }
}

/** Nothing takes the place of a picture within a text: the words around it speak of this one. */
function projectPicture({ assets }: Context, { file, alt, caption }: TextPicture): Shown | undefined {
  const picture = photoOf({ assets }, { file, alt })?.picture;
  return picture && { kind: 'picture', picture, caption };
}

function listCards(context: Context, type: string | undefined): MusicCard[] {
  const { releases, remixes } = context.site;
  if (type === 'remix') return remixes.map((entry) => remixCard(context, entry));
  const wanted = releases.filter(({ data }) => type === undefined || data.type === type);
  return wanted.map((entry) => releaseCard(context, entry));
}
