/** The texts of a release's booklet. */
import { blocksOf, insertsOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import type { Direction } from '../../engine/lib/direction.ts';
import { directionOfText, hasRightToLeft } from '../../engine/lib/isolate.ts';
import { formatDuration } from '../../engine/lib/text.ts';
import { artistsOf, creditLine, mainArtists } from '../../site/artists.ts';
import { readLyrics } from '../../site/lyrics.ts';
import type { Disc, Playable, Singer, TrackRow } from '../../site/parts.ts';
import { listArtistPhotos, listPressPhotos, type PressPhoto } from '../../site/press-photos.ts';
import { releaseRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { joinFacts, joinList, writeDigits } from '../../site/words/index.ts';
import { creditsOf } from '../releases/performers.ts';
import { rightsLines, smallPrint } from '../releases/release.ts';
import type { Release } from '../releases/schema/release.ts';
import { singersIn } from '../releases/singers.ts';
import { lengthOf, listDiscs, totalLabel, translationOf } from '../releases/tracks.ts';
import type { Booklet, BookletPhoto, BookletRow, Song } from './pdf/booklet.ts';
import type { Verse } from './pdf/columns.ts';
import { directionOfBlocks, type Section, splitSections } from './pdf/sections.ts';
import { writeAddresses } from './printed-links.ts';

/** Pictures of the artist in a booklet of a release that has none, and in a printed one whose sheets have room. */
const PORTRAITS = 2;
const FILLERS = 3;

/** The releases that ask for one, unlisted ones too. */
export function listBooklets(site: Site): Entry<Release>[] {
  return everyRelease(site.whole ?? site).filter(({ data }) => data.booklet === true);
}

/** Changes with the texts of all booklets, and with more. */
export function textsOfBooklets(site: Site): object[] {
  return listBooklets(site).map(({ data, blocks }) => ({ data, blocks }));
}

/** @param playables of the release, for the lengths of its tracks */
export function modelBooklet(site: Site, entry: Entry<Release>, playables: readonly Playable[]): Booklet {
  const { data, slug } = entry;
  const { music, kinds, language } = site.words;
  const credit = (mark: string, lines: string[]): Verse => ({ mark, lines, direction: language.dir });
  const discs = listDiscs(site, data, playables);
  const photos = listPhotos(site, entry);
  const length = totalLabel(data, playables) || formatLength(lengthOf(data) ?? playables[0]?.duration);
  const url = site.urls.absolute(releaseRoute(slug));
  const year = writeDigits(data.release_date?.slice(0, 4) ?? '', language);
  const photoWords = [...new Set(photos.flatMap(({ words }) => words).filter(Boolean))];
  const { title, description = '', artwork_url: cover } = data;
  return {
    artist: creditLine(artistsOf(site, data), site.words),
    title,
    facts: joinFacts([kinds[data.type], year, length], site.words),
    rows:
      discs.length > 0 || !description
        ? discs.flatMap(listRows)
        : [{ number: '', title: description, note: '', length: '' }],
    songs: listSongs(site, entry, discs),
    essay: writeEssay(site, entry),
    credits: {
      title: music.credits,
      direction: language.dir,
      verses: [
        ...creditsOf(data, site.words).map(({ role, names }) => credit(role, [joinList(names, site.words)])),
        ...discs.flatMap(({ tracks }) => tracks).flatMap((track) => creditTrack(track, site)),
        ...smallPrint(site, data).map(({ term, text }) => credit(term, [text])),
        ...(photoWords.length > 0 ? [credit(site.words.pages.photos, photoWords)] : []),
      ],
    },
    cover,
    coverAlt: music.coverOf({ title }),
    photos: photos.map(({ file, alt, isFiller }) => ({ file, alt, isFiller })),
    imprint: [
      joinFacts([data.label?.name, data.catalogue_number, year], site.words),
      ...rightsLines(data),
    ].filter(Boolean),
    url,
    address: url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
  };
}

function formatLength(seconds: number | undefined): string {
  return seconds === undefined ? '' : formatDuration(Math.round(seconds));
}

/** The tracks of a disc, below headings of the disc and of works. */
function listRows({ title, duration, tracks }: Disc): BookletRow[] {
  const head = title ? [{ number: '', title, isHead: true, note: '', length: duration }] : [];
  return [
    ...head,
    ...tracks.flatMap(({ number, title: name, artist, composer, work, duration: length }, index) => [
      ...(work && work.id !== tracks[index - 1]?.work?.id
        ? [{ number: '', title: work.title, isHead: true, note: work.composer, length: '' }]
        : []),
      { number, title: name, note: artist || composer, length },
    ]),
  ];
}

/** The words of the release, or of each track, each followed by its translation. */
function listSongs(site: Site, { data }: Entry<Release>, discs: readonly Disc[]): Song[] {
  const { lyrics = '', language } = data;
  const { dir } = site.words.language;
  const own = {
    ...{ number: '', title: data.title, lyrics: lyrics.trim(), singers: singersIn(site, data, lyrics) },
    ...translationOf(site, language, data.lyrics_translation),
  };
  return [own, ...discs.flatMap(({ tracks }) => tracks)]
    .filter((song) => song.lyrics !== '')
    .map(({ number, title, lyrics: words, singers, translation = '' }) => {
      const direction = directionOfText(words) ?? dir;
      const quiet = readVerses(translation, dir).map((verse) => ({ ...verse, isQuiet: true }));
      return {
        title: number ? `${number} ${title}` : title,
        ...{ language, direction, verses: [...readVerses(words, direction, singers), ...quiet] },
      };
    });
}

/** A verse with letters that are read from right to left is, in a song that is. */
function readVerses(lyrics: string, around: Direction, singers: readonly Singer[] = []): Verse[] {
  return readLyrics(lyrics, singers).map(({ mark, lines }) => {
    const words = lines.map(({ text }) => text);
    const all = words.join('\n');
    const isKept = around === 'rtl' && hasRightToLeft(all);
    return { mark, lines: words, direction: isKept ? around : (directionOfText(all) ?? around) };
  });
}

/** The text of the file, or its story; and the stories of tracks. */
function writeEssay(site: Site, entry: Entry<Release>): Section[] {
  const { dir } = site.words.language;
  const body = blocksOf(entry, ['body']);
  const main = body.length > 0 ? body : blocksOf(entry, ['story']);
  return [
    ...splitSections(writeAddresses(main, site.urls), site.words.music.story, dir),
    ...(entry.data.tracks ?? []).flatMap(({ title }, index) => {
      const blocks = writeAddresses(blocksOf(entry, ['tracks', index, 'story']), site.urls);
      return blocks.length > 0
        ? [{ title, note: '', blocks, direction: directionOfBlocks(blocks, dir) }]
        : [];
    }),
  ];
}

function creditTrack({ number, title, credits }: TrackRow, { words }: Site): Verse[] {
  if (credits.length === 0) return [];
  const lines = credits.map(
    ({ role, names }) => `${words.music.labelled({ label: role })} ${joinList(names, words)}`,
  );
  return [{ mark: `${number} ${title}`, lines, direction: words.language.dir }];
}

/** A photo with its caption, and who took it. */
type Photo = BookletPhoto & { words: string[] };

/** Pictures in the text of the release, or else press photos; never its cover. */
function listPhotos(site: Site, entry: Entry<Release>): Photo[] {
  const own = insertsOf(entry).flatMap((insert) =>
    insert.name === 'picture' ? [insert] : insert.name === 'gallery' ? insert.pictures : [],
  );
  const photos = [
    ...own.map(({ file, alt, caption }) => ({
      file,
      alt: alt || caption,
      words: [caption],
      isFiller: false,
    })),
    ...listPortraits(site, entry).map(({ file, alt, title, credit }, index) => ({
      ...{ file, alt: alt || title, words: [credit] },
      isFiller: own.length > 0 || index >= PORTRAITS,
    })),
  ];
  return photos.filter(
    ({ file }, index) =>
      file !== entry.data.artwork_url && photos.findIndex((each) => each.file === file) === index,
  );
}

/** The press photos of its artists: those of `artists/` have their own. */
function listPortraits(site: Site, { data }: Entry<Release>): PressPhoto[] {
  const artists = mainArtists(artistsOf(site, data));
  const photos = artists.flatMap(({ slug, isOwn }) => {
    const person = site.artists.find((each) => each.slug === slug);
    if (person) return listArtistPhotos(site, person);
    return isOwn ? listPressPhotos(site) : [];
  });
  return photos.slice(0, PORTRAITS + FILLERS);
}
