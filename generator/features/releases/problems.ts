/** Problems of releases and remixes. */
import { formatDuration } from '../../engine/lib/text.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';

export interface Repeated extends Title {
  /** The title of the first one and its position: `content/releases/one.md:4:6`. */
  first: string;
  place: string;
}

export interface Title {
  title: string;
}

/** With its type in a sentence: `an EP`. */
export interface OfType extends Title {
  noun: string;
}

export interface Name {
  name: string;
}

interface UndatedYear {
  /** `copyright_year` of site.yaml. */
  year: number | undefined;
}

function describeYear(year: number | undefined): string {
  return year === undefined
    ? 'its page shows none'
    : `its page says ${year}, the copyright_year of site.yaml`;
}

export const problems = defineProblems({
  'release/long-ep': {
    level: 'warning',
    message: ({ title, facts }: { title: string; facts: string }) =>
      `"${title}" is an EP of ${facts}, which most platforms call an album.`,
    hint: 'Write  type: album  if it is one.',
    about: 'Platforms count an EP of more than six tracks or half an hour as an album.',
  },
  'codes/duplicate-isrc': {
    level: 'warning',
    message: ({ title, first, place }: Repeated) =>
      `"${title}" has the same ISRC as "${first}", at ${place}.`,
    hint: 'Every recording has its own ISRC, remixes and live versions too: look both up at your distributor.',
    about:
      'Two recordings with different titles have the same ISRC, by which royalties are paid. The same recording keeps its code wherever it is released again; a remix, an edit or a live version has another.',
  },
  'codes/duplicate-upc': {
    level: 'error',
    message: ({ title, first, place }: Repeated) => `"${title}" has the same UPC as "${first}", at ${place}.`,
    hint: 'Every release has its own UPC: look both up at your distributor.',
    about: 'Two releases have the same UPC, by which shops and charts tell them apart.',
  },
  'codes/isrc-of-ep': {
    level: 'warning',
    message: ({ title, noun }: OfType) => `"${title}" is ${noun}, and an ISRC belongs to one recording.`,
    hint: 'Move the line to the track that it belongs to; the release as a whole has a  upc:',
    about: 'An EP or an album has an `isrc`, which identifies one recording.',
  },
  'format/no-currency': {
    level: 'error',
    message: ({ amount }: { amount: number }) => `The price ${amount} has no currency.`,
    hint: ({ amount }: { amount: number }) =>
      `Write  price: ${amount} EUR  with the currency that you sell it in.`,
    about:
      'A format of a release has a price without a currency. Write it after the amount, in three capital letters: `price: 25 EUR`.',
  },
  'release/no-bpm': {
    level: 'warning',
    message: ({ title }: Title) => `"${title}" has no bpm.`,
    many: '{count} releases have no bpm',
    hint: 'Add a line such as  bpm: 96',
    about:
      'Most of your releases have a `bpm`, or the genre of this one is electronic, and those who mix it with others look for it. Where it is not exact, write `bpm: "about 96"`.',
  },
  'release/no-date': {
    level: 'warning',
    message: ({ title, year }: Title & UndatedYear) =>
      `"${title}" has no release date, so it is listed last, and ${describeYear(year)}.`,
    many: '{count} releases have no release date, so they are listed last',
    hint: 'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    about:
      'A release without a date is listed last, without a year, or with `copyright_year` of site.yaml. `npx liner new release` leaves the date to you, as the song may be old.',
  },
  'release/no-links': {
    level: 'warning',
    message: ({ title }: Title) =>
      `"${title}" has no link to any platform, so its page does not say where to hear it.`,
    many: '{count} releases have no link to any platform, so their pages do not say where to hear them',
    hint: 'Add them under  streaming_links:  with keys such as spotify, apple, youtube, soundcloud or bandcamp.',
    about: 'A release has neither a link to a platform nor a recording (`audio`).',
  },
  'release/story-unused': {
    level: 'warning',
    message: ({ title }: Title) =>
      `The story of "${title}" is not shown, because the text below the keys replaces it.`,
    many: '{count} releases have a story that is not shown, because the text below the keys replaces it',
    hint: 'Move it into that text, and remove the line.',
    about: 'The text below the keys replaces `story`.',
  },
  'remix/no-year': {
    level: 'warning',
    message: ({ title, year }: Title & UndatedYear) =>
      `"${title}" has no year, so it is listed last, and ${describeYear(year)}.`,
    many: '{count} remixes have no year, so they are listed last',
    hint: 'Add a line such as  year: 2024',
    about: 'A remix without a year is listed last, without one, or with `copyright_year` of site.yaml.',
  },
  'tracks/duplicate-number': {
    level: 'error',
    message: ({ number, disc, line }: { number: number; disc: number | undefined; line: number }) =>
      `There is already a track ${number}${disc ? ` on disc ${disc}` : ''}, in line ${line}.`,
    hint: 'Number the tracks 1, 2, 3 and so on, starting over on each disc; or remove all track_number lines, and the order of the list counts.',
    about: 'Two tracks of a release, or of one of its discs, have the same number.',
  },
  'tracks/length': {
    level: 'warning',
    message: ({ line, sum, stated }: { line: number; sum: number; stated: number }) =>
      `The tracks (from line ${line}) add up to ${formatDuration(sum)}, but duration is ${formatDuration(stated)}.`,
    hint: ({ sum }: { sum: number }) =>
      `Correct one of them. If the tracks are right, write  duration: ${formatDuration(sum)}`,
    about:
      'The tracks do not add up to the `duration` of the release. Visitors see both. Correct `duration`, or the lengths of the tracks.',
  },
  'tracks/movement-order': {
    level: 'warning',
    message: ({ title, number, before }: Title & { number: number; before: number }) =>
      `"${title}" is movement ${number}, and comes after movement ${before} of the same work.`,
    hint: 'Correct the number; or, if another work begins there, write  work: String Quartet in G major',
    about:
      'The `movement` of a track is not above that of the track before. Visitors see both numbers below the heading of one work. If another work begins, the track that begins it names the `work`.',
  },
  'tracks/no-work': {
    level: 'warning',
    message: ({ title }: Title) => `"${title}" is a movement, but of no work.`,
    hint: 'Add a line to the first movement of the work such as  work: String Quartet in G major',
    about:
      'A track has a `movement`, and neither the track nor one before it names the `work`. The name of a work is needed in its first movement only.',
  },
  'tracks/none': {
    level: 'warning',
    message: ({ title, noun }: OfType) => `"${title}" is ${noun} without tracks.`,
    hint: 'List them under  tracks:  with title and duration.',
    about: 'The page of an EP or an album without `tracks` has no track listing.',
  },
  'tracks/some-numbers': {
    level: 'error',
    message: ({ title }: Title) => `Other tracks have a track_number, but "${title}" has none.`,
    hint: 'Number all tracks, or none of them: then the order of the list counts.',
    about: 'Some tracks have a number and others have none, so the place of the others is not clear.',
  },
  'artists/no-main': {
    level: 'error',
    message: ({ title, name, role }: Name & { title: string; role: string }) =>
      `"${title}" has no main artist: ${name} is listed as ${role}, and nobody else is listed.`,
    hint: 'Add the artist whose release it is, or remove the role.',
    about:
      "The artist of the site is listed as a guest, and nobody as the main artist: `artists: [Name of the artist, {name: '{artist}', role: featuring}]`.",
  },
  'artists/nearly-own': {
    level: 'warning',
    message: ({ title, name }: Name & { title: string }) =>
      `"${title}" is by ${name}, which is nearly the name of the artist, so it is listed under Appears On.`,
    hint: "Write '{artist}' for the artist of the site, or add the name to alternate_names in site.yaml.",
    about:
      "The name of the main artist of a release is close to the name of the artist of the site. With a typo in it, the release is somebody else's.",
  },
  'artists/repeated': {
    level: 'warning',
    message: ({ name }: Name) => `${name} is listed twice among the artists.`,
    hint: 'Keep one of the two.',
    about: 'An artist is listed twice on a release, so the credit would name them twice.',
  },
  'artists/several': {
    level: 'warning',
    message: ({ name }: Name) => `"${name}" looks like several artists.`,
    hint: ({ listed }: { listed: string }) => `Write  artists: ${listed}`,
    about:
      "Search engines take an entry for one artist. Give each their own: `artists: ['{artist}', {name: Name of the guest, role: featuring}]`. If it is another name of the artist of the site, add it to `alternate_names`.",
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
