/** The picture of the first screen: of the artist, of the stage, or of a film. */

import { findPicture, pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { Picture } from '../../site/parts.ts';
import { listPressPhotos } from '../../site/press-photos.ts';
import { releaseRoute } from '../../site/routes.ts';
import { joinList, writeDigits } from '../../site/words/index.ts';
import { sortScores } from '../works/scores.ts';
import type { LEADS } from './schema/home.ts';
import { findVideo, type VideoCard, videoCard } from './videos.ts';

interface Photo {
  /** Path below the assets folder. */
  file: string;
  /** `Photo: Kim Ro`, or empty. */
  credit: string;
  picture: Picture;
}

/** Opening that home.yaml chooses in place of a cover. */
export interface Opening extends Photo {
  lead: Exclude<(typeof LEADS)[number], 'cover'>;
  /** The film; its poster is the picture. */
  video?: VideoCard | undefined;
  /** Address of the record with the music of a score; empty if there is none. */
  record?: string | undefined;
}

/** Returns undefined if home.yaml chooses none, or what it chooses cannot be shown. */
export function projectOpening(context: Context): Opening | undefined {
  const { lead, video: named } = context.site.pages.home?.data ?? {};
  if (lead === undefined) return openWithScore(context);
  if (lead === 'cover') return undefined;
  const video = lead === 'film' && named !== undefined ? findVideo(context.site, named) : undefined;
  if (lead === 'film' && !video) return undefined;
  const photo = choosePhoto(context, lead, video?.picture);
  if (!photo) return undefined;
  const card = video && videoCard(context, { ...video, picture: photo.file });
  return { lead, ...photo, ...(card && { video: card }) };
}

/** A composer begins with the still of the newest score, and its trailer. */
function openWithScore(context: Context): Opening | undefined {
  const { site, assets } = context;
  if (site.settings.artist.kind !== 'composer') return undefined;
  const score = sortScores(site).find(({ data }) => findPicture(assets, data.still));
  if (!score) return undefined;
  const { title, still, still_alt: alt = title, trailer: url, year = '', album } = score.data;
  const credit = joinList([title, writeDigits(year, site.language)].filter(Boolean), site.words);
  const photo = showPhoto(context, { file: still, alt, credit });
  const record = album === undefined ? '' : site.urls.href(releaseRoute(album));
  if (!photo || url === undefined) return photo && { lead: 'stage', record, ...photo };
  return {
    ...{ lead: 'film', record },
    ...photo,
    video: videoCard(context, { title, url, description: '', picture: still }),
  };
}

/** The picture of home.yaml, or that of the video, or a photo of the artist: for the stage the widest. */
function choosePhoto(
  context: Context,
  lead: Opening['lead'],
  ofVideo: string | undefined,
): Photo | undefined {
  const { home } = context.site.pages;
  const { picture, picture_alt: alt = context.site.settings.artist.name, credit = '' } = home?.data ?? {};
  const own = showPhoto(context, { file: picture, alt, credit });
  const still = showPhoto(context, { file: ofVideo, alt: '', credit: '' });
  const photos = listPhotos(context);
  const others = lead === 'stage' ? photos.toSorted((one, other) => ratioOf(other) - ratioOf(one)) : photos;
  return own ?? still ?? others[0];
}

function ratioOf({ picture }: Photo): number {
  return picture.width / picture.height;
}

/** Photos of the artist that can be shown, each once: that of the page About, and those of the press kit. */
export function listPhotos(context: Context): Photo[] {
  const { site } = context;
  const { image, image_alt: alt = site.settings.artist.name } = site.pages.about?.data ?? {};
  const others = listPressPhotos(site).filter(({ file }) => file !== image);
  return [{ file: image, alt, credit: '' }, ...others].flatMap((photo) => showPhoto(context, photo) ?? []);
}

function showPhoto(
  { assets }: Context,
  { file, alt, credit }: { file: string | undefined; alt: string; credit: string },
): Photo | undefined {
  if (file === undefined || !findPicture(assets, file)) return undefined;
  return { file, credit, picture: pictureOf(assets, file, 'album', alt) };
}
