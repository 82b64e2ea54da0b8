import { formatDuration } from '../../lib/text.ts';
import { defineProblems } from '../define.ts';

const DISTRIBUTOR =
  'Look both codes up at the distributor that gave them, and correct the one that is wrong.';

export interface Title {
  title: string;
}

/** With its type in a sentence: `an EP`. */
export interface OfType extends Title {
  noun: string;
}

export interface Repeated extends Title {
  /** The title of the first, and where it is: `content/releases/one.md:4:6`. */
  first: string;
  place: string;
}

/** Of music: releases with their tracks, codes and links. */
export const releases = defineProblems({
  'codes/duplicate-isrc': {
    level: 'warning',
    message: ({ title, first, place }: Repeated) =>
      `"${title}" has the same ISRC as "${first}", at ${place}.`,
    hint: 'Every recording has an ISRC of its own, remixes and live versions too: look both up at your distributor.',
    what: 'Two recordings with different titles have the same ISRC.',
    why: 'An ISRC identifies one recording, and royalties are paid by it. The same recording keeps its code wherever it is released again; a remix, an edit or a live version is another one.',
    fix: DISTRIBUTOR,
    example: 'isrc: AA-6Q7-20-00047',
  },
  'codes/duplicate-upc': {
    level: 'error',
    message: ({ title, first, place }: Repeated) => `"${title}" has the same UPC as "${first}", at ${place}.`,
    hint: 'Every release has a UPC of its own: look both up at your distributor.',
    what: 'Two releases have the same UPC.',
    why: 'Shops and charts tell releases apart by it.',
    fix: DISTRIBUTOR,
    example: "upc: '036000291452'",
  },
  'codes/isrc-of-ep': {
    level: 'warning',
    message: ({ title, noun }: OfType) => `"${title}" is ${noun}, and an ISRC belongs to one recording.`,
    hint: 'Move the line to the track that it belongs to; the release as a whole has a  upc:',
    what: 'An EP or an album has an `isrc` of its own.',
    why: 'An ISRC identifies one recording, and such a release has several.',
    fix: 'Move the line to the track that it belongs to. The release as a whole has a `upc`.',
    example: `tracks:
  - title: New Song
    isrc: AA-6Q7-20-00047`,
  },
  'format/no-currency': {
    level: 'error',
    message: ({ amount }: { amount: number }) => `The price ${amount} has no currency.`,
    hint: ({ amount }: { amount: number }) =>
      `Write  price: ${amount} EUR  with the currency that you sell it in.`,
    what: 'A format of a release has a price without a currency.',
    why: 'An amount alone says nothing, and is not shown.',
    fix: 'Write the currency after the amount, in three capital letters.',
    example: `formats:
  - {format: vinyl, price: 25 EUR, url: https://shop.example/new-song}`,
  },
  'link/wrong-platform': {
    level: 'warning',
    message: ({ meant, found }: { meant: string; found: string }) =>
      `This address is named for ${meant}, but it leads to ${found}.`,
    hint: ({ meant, key }: { meant: string; key: string | undefined }) =>
      key
        ? `If the address is right, change ${meant} to  ${key}`
        : `Copy the address of the music on ${meant}, or remove the line.`,
    what: 'An address is named for one platform and leads to another.',
    why: 'Visitors who choose their platform would end up on another one.',
    fix: 'Write the address under the key of its own platform, or copy the right one.',
    example: `streaming_links:
  spotify: https://open.spotify.com/track/...
  bandcamp: https://your-name.bandcamp.com/track/new-song`,
  },
  'video/none': {
    level: 'error',
    message: ({ url }: { url: string }) => `${url} is not the address of a video.`,
    hint: 'Open the video, choose Share, and copy the address that is shown: https://youtu.be/… or https://vimeo.com/…',
    what: 'The address of a video leads to YouTube or Vimeo, but not to a video: to a channel, a playlist or a search, or its end is missing.',
    why: 'Nothing would play.',
    fix: 'Open the video there, choose "Share", and copy the address that is shown. Videos on other sites are shown as links.',
    example: `video:
  title: Official Video
  url: https://youtu.be/abcdefghijk`,
  },
  'release/no-bpm': {
    level: 'warning',
    message: ({ title }: Title) => `"${title}" does not say its BPM.`,
    many: (count: number) => `${count} releases do not say their BPM`,
    hint: 'Add a line such as  bpm: 96',
    what: 'A release does not say its tempo, while most of your releases do or its genre is electronic.',
    why: 'Those who play the song or mix it with others look for it.',
    fix: 'Add the number, or a text in quotes where it is not exact.',
    example: 'bpm: 124',
  },
  'release/no-date': {
    level: 'warning',
    message: ({ title, year }: Title & { year: string }) =>
      `"${title}" has no release date, so it is listed last, and its page says ${year}.`,
    many: (count: number) =>
      `${count} releases have no release date, so they are listed last, with the current year`,
    hint: 'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    what: 'A release has no date.',
    why: 'It is listed last, with the current year. `npx liner new release` leaves the date to you: a new file may be of an old song.',
    fix: 'Add as much as is known: a day, a month or a year.',
    example: 'release_date: 2026-02',
  },
  'release/no-links': {
    level: 'warning',
    message: ({ title }: Title) =>
      `"${title}" has no link to any platform, so its page does not say where to hear it.`,
    many: (count: number) =>
      `${count} releases have no link to any platform, so their pages do not say where to hear them`,
    hint: 'Add them under  streaming_links:  with keys such as spotify, apple, youtube, soundcloud or bandcamp.',
    what: 'A release has neither a link to any platform nor a recording of its own.',
    why: 'Its page does not say where to hear it.',
    fix: 'Add the addresses that you have, or the recording itself with `audio`.',
    example: `streaming_links:
  spotify: https://open.spotify.com/track/...`,
  },
  'release/story-unused': {
    level: 'warning',
    message: ({ title }: Title) =>
      `The story of "${title}" is not shown, since its file has a text below the keys.`,
    many: (count: number) =>
      `${count} releases have a story that is not shown, since their files have a text below the keys`,
    hint: 'Move what it says into that text, and remove the line.',
    what: 'A release has `story` and a text below its keys as well.',
    why: 'The text takes the place of `story`, which visitors never see.',
    fix: 'Move what it says into the text below the keys, and remove `story`.',
    example: `---
title: New Song
type: single
---
It began with a door that would not close.`,
  },
  'remix/no-year': {
    level: 'warning',
    message: ({ title, year }: Title & { year: string }) =>
      `"${title}" does not say its year, so it is listed last, and its page says ${year}.`,
    many: (count: number) =>
      `${count} remixes do not say their year, so they are listed last, with the current year`,
    hint: 'Add a line such as  year: 2024',
    what: 'A remix does not say its year.',
    why: 'It is listed last, with the current year.',
    fix: 'Add the year that it came out.',
    example: 'year: 2024',
  },
  'tracks/duplicate-number': {
    level: 'error',
    message: ({ number, disc, line }: { number: number; disc: number | undefined; line: number }) =>
      `There is already a track ${number}${disc ? ` on disc ${disc}` : ''}, in line ${line}.`,
    hint: 'Number the tracks 1, 2, 3 and so on, starting over on each disc; or remove all track_number lines, and the order of the list counts.',
    what: 'Two tracks of a release, or of one of its discs, have the same number.',
    why: 'The list is sorted by them.',
    fix: 'Number the tracks 1, 2, 3 and so on, starting over on each disc. Or remove all numbers: then the order of the list counts.',
    example: `tracks:
  - title: One
  - title: Two
  - {title: Three, disc: 2}`,
  },
  'tracks/length': {
    level: 'warning',
    message: ({ line, sum, stated }: { line: number; sum: number; stated: number }) =>
      `The tracks (from line ${line}) add up to ${formatDuration(sum)}, but duration says ${formatDuration(stated)}.`,
    hint: ({ sum }: { sum: number }) =>
      `Correct one of them; the tracks would make it  duration: ${formatDuration(sum)}`,
    what: 'The tracks do not add up to the length that the release gives.',
    why: 'Visitors see both.',
    fix: 'Correct one of them; the hint shows the sum.',
    example: 'duration: 20:30',
  },
  'tracks/none': {
    level: 'warning',
    message: ({ title, noun }: OfType) => `"${title}" is ${noun} without tracks.`,
    hint: 'List them under  tracks:  with title and duration.',
    what: 'An EP, an album or another release of several recordings lists no tracks.',
    why: 'Its page has no track listing.',
    fix: 'Add them.',
    example: `tracks:
  - {title: One, duration: 4:00}`,
  },
  'tracks/some-numbers': {
    level: 'error',
    message: ({ title }: Title) => `Other tracks have a track_number, but "${title}" has none.`,
    hint: 'Number all tracks, or none of them: then the order of the list counts.',
    what: 'Some tracks of a release have a number, and others have none.',
    why: 'It is not clear where the others belong.',
    fix: 'Number all tracks. Or remove all numbers: then the order of the list counts.',
    example: `tracks:
  - {title: One, track_number: 1}
  - {title: Two, track_number: 2}`,
  },
});
