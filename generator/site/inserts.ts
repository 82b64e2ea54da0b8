/** Inserts of texts: pictures, and the directives of this folder and of the features. */
import { basename } from 'node:path';
import { allEntries, insertsOf } from '../engine/content/entry.ts';
import type { Insert, RichText, TextPicture } from '../engine/content/types.ts';
import { element, textElement } from '../engine/lib/markup.ts';
import { isError, type Position, type Problem } from '../engine/problems/index.ts';
import { findPicture, pictureOf } from './assets.ts';
import { type Context, linkTo } from './context.ts';
import { type Download, downloadOf } from './downloads.ts';
import { problem } from './messages/index.ts';
import type { Audio, Link, MusicCard, Photo, Picture, Playable, Video } from './parts.ts';
import { photoOf } from './photos.ts';
import { videoOf } from './players.ts';
import { contentOf, type Site } from './site.ts';
import { readVideo } from './video-address.ts';
import { listVideos } from './videos.ts';
import { joinList } from './words/index.ts';

/** The parts of a text by kind. Features merge theirs into this interface. */
export interface TextParts {
  html: { html: string };
  picture: { picture: Picture; caption: string };
  gallery: { label: string; photos: Photo[] };
  video: { video: Video };
  player: { audio: Audio };
  /** The artist's own recordings, of which there is one at least. */
  sound: { playables: Playable[] };
  /** The heading is for screen readers, if there is no other above. */
  releases: { heading: string; cards: MusicCard[] };
  quote: { html: string; by: string; source: string; link?: Link | undefined };
  button: { link: Link };
  downloads: { files: Download[] };
}

/** A part of a text, without its place. */
export type PartContent = { [Kind in keyof TextParts]: { kind: Kind } & TextParts[Kind] }[keyof TextParts];

/** The place of a text in a page. */
export interface TextContext {
  /** The title of the page, or of the section. */
  title: string;
  /** Stands in for the picture of a video, which would come from another host. */
  poster?: string | undefined;
  /** True if there is a heading of the page above the text. */
  isBelowHeading?: boolean;
}

export interface InsertKind<Kind extends Insert> {
  /** @param unread the names of files with errors, which inserts may name */
  check?(site: Site, insert: Kind, at: Position, unread: ReadonlySet<string>): Problem[];
  /** Content for pages; undefined if it cannot be shown, which has been reported. */
  show(context: Context, insert: Kind, where: TextContext): PartContent | undefined;
  /** Content for feed readers: safe HTML, which may be empty. */
  feed(context: Context, insert: Kind): string;
}

type InsertName = Insert['name'];
type InsertOf<Name extends InsertName> = Extract<Insert, { name: Name }>;
export type InsertTable = { [Name in InsertName]: InsertKind<InsertOf<Name>> };

/** The inserts that need no feature. */
export const INSERTS = {
  picture: { show: showPicture, feed: feedPicture },
  gallery: {
    show: (context, { pictures }, { title }) => {
      const photos = pictures.flatMap((picture) => photoOf(context, picture) ?? []);
      return photos.length > 0 ? { kind: 'gallery', label: title, photos } : undefined;
    },
    feed: (context, { pictures }) => pictures.map((picture) => feedPicture(context, picture)).join('\n'),
  },
  video: {
    check: (_, { url }, at) => (readVideo(url) ? [] : [problem('directive/video', at, { url })]),
    show: ({ site, assets }, { url, title }, where) => {
      const known = listVideos(site).find((each) => each.url === url)?.picture;
      const poster = pictureOf(assets, known ?? where.poster, 'album', '');
      const video = videoOf(title ?? where.title, url, poster);
      return video && { kind: 'video', video };
    },
    feed: ({ site }, { url, title }) => feedLink(site, title ?? site.words.music.video, url),
  },
  quote: {
    show: (context, { html, by = '', source = '', url }) => {
      const label = source || by || context.site.words.links.source;
      return { kind: 'quote', html, by, source, link: url ? linkTo(context, label, url) : undefined };
    },
    feed: ({ site }, { html, by, source }) => {
      const from = joinList(
        [by, source].flatMap((part) => part || []),
        site.words,
      );
      return element('blockquote', {}, html + textElement('p', from && `– ${from}`));
    },
  },
  download: {
    show: (context, { label: title, file, language }) => {
      const found = downloadOf(context, { title, file, language });
      return found && { kind: 'downloads', files: [found] };
    },
    feed: ({ site, assets }, { label, file }) => {
      const found = downloadOf({ site, assets }, { title: label, file });
      return found ? feedLink(site, found.title, found.url) : '';
    },
  },
  button: {
    show: (context, { label, url }) => ({ kind: 'button', link: linkTo(context, label, url) }),
    feed: ({ site }, { label, url }) => feedLink(site, label, url),
  },
} satisfies Partial<InsertTable>;

/** Checks the inserts of all texts. @param fileProblems problems of the files */
export function checkTexts(site: Site, fileProblems: readonly Problem[] = []): Problem[] {
  const unread = new Set(
    fileProblems.flatMap((each) => (isError(each) && each.at ? [slugOf(each.at.file)] : [])),
  );
  return allEntries(contentOf(site.whole ?? site)).flatMap((entry) =>
    insertsOf(entry).flatMap((insert) => {
      const { line, column } = insert;
      return kindOf(site, insert).check?.(site, insert, { file: entry.file, line, column }, unread) ?? [];
    }),
  );
}

/** `one` of `content/releases/one.md` and of its translation `one.ar.md`. */
function slugOf(file: string): string {
  return basename(file).replace(/\..*/, '');
}

/** Safe HTML for feed readers: pictures, and links in place of inserts that only pages can show. */
export function feedText(context: Context, text: RichText): string {
  return text
    .map((part) => (typeof part === 'string' ? part : kindOf(context.site, part).feed(context, part)))
    .join('\n');
}

export function showInsert(context: Context, insert: Insert, where: TextContext): PartContent | undefined {
  return kindOf(context.site, insert).show(context, insert, where);
}

/** A link in place of an insert that only pages can show. @param url as content writes it */
export function feedLink({ urls }: Site, words: string, url: string): string {
  return element('p', {}, textElement('a', words, { href: urls.href(url) }));
}

function kindOf<Name extends InsertName>(
  { features }: Site,
  { name }: { name: Name },
): InsertKind<InsertOf<Name>> {
  return features.inserts[name];
}

/** Shows a picture without a placeholder: the text around it refers to this one. */
function showPicture({ assets }: Context, { file, alt, caption }: TextPicture): PartContent | undefined {
  const picture = photoOf({ assets }, { file, alt })?.picture;
  return picture && { kind: 'picture', picture, caption };
}

function feedPicture({ site, assets }: Context, { file, alt, caption }: TextPicture): string {
  const picture = findPicture(assets, file);
  if (!picture) return '';
  const { width, height } = picture;
  const size = { width: String(width), height: String(height) };
  const img = element('img', { src: site.urls.origin + picture.src, alt, ...size });
  return element('figure', {}, img + textElement('figcaption', caption));
}
