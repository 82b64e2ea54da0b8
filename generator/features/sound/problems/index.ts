/** Problems of recordings. */

import { formatBytes, formatClock } from '../../../engine/lib/text.ts';
import { defineProblems, openReporter } from '../../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../../site/problems/index.ts';
import { files } from './files.ts';

const recordings = defineProblems({
  'audio/has-tracks': {
    level: 'error',
    message: ({ key }: { key: string }) =>
      `The release has tracks, and each track has its own recording: ${key} belongs to a track.`,
    hint: ({ key, value, title }: { key: string; value: string; title: string }) =>
      `Move it to its track:  - {title: ${title}, ${key}: ${value}}`,
    about:
      'A release with tracks names a recording for the whole of it. Each track is played with its own title, length and address. Write `audio` in each of the tracks: `- {title: First Song, audio: audio/01-first-song.flac}`.',
  },
  'audio/none': {
    level: 'warning',
    message: ({ key }: { key: string }) =>
      key === 'audio_bytes'
        ? 'audio_bytes is the size of the file at audio_url, and there is none.'
        : `${key} is about a recording, but none is named here.`,
    hint: ({ key }: { key: string }) =>
      key === 'audio_bytes'
        ? 'Remove the line: the size of a file in the assets folder is known.'
        : `Add a line such as  audio: audio/new-song.flac  or remove ${key}.`,
    about:
      'A key such as `download` is about a recording, and there is none here. Name it, `audio: audio/new-song.flac`, or `audio_url` if it is elsewhere; or remove the key.',
  },
  'audio/preview-download': {
    level: 'error',
    message: '"preview" publishes only a part of the recording, and "download" offers all of it.',
    hint: 'Remove one of the two lines.',
    about:
      'With a preview the whole recording is not published. The lines of a track override those of its release.',
  },
  'audio/preview-elsewhere': {
    level: 'error',
    message:
      'The recording is kept elsewhere, and Liner can cut previews only from files in the assets folder.',
    hint: ({ isOwn }: { isOwn: boolean }) =>
      `Put the recording into the assets folder and write  audio: audio/new-song.flac  – or, if visitors may hear all of it, ${isOwn ? 'remove preview.' : 'write  preview: false'}`,
    about:
      'Liner reads no files from elsewhere, so visitors would hear the whole recording. Put it into the assets folder as `audio` and remove `audio_url`. If all of it may be heard, remove `preview`, or write `preview: false` in the track of a release with previews.',
  },
  'audio/preview-too-late': {
    level: 'error',
    message: ({ end, length }: { end: string; length: string }) =>
      `The preview reaches ${end}, but the recording is ${length} long.`,
    hint: 'Start it earlier, make it shorter, or correct the duration.',
    about: 'The preview starts or ends after the end of the recording.',
  },
  'audio/two-places': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `The recording has two places: ${file} in the assets folder, and this address.`,
    hint: 'Keep  audio  if Liner publishes the file, or  audio_url  if it is kept elsewhere, and remove the other.',
    about: 'A recording has both `audio` and `audio_url`, and only one can be played.',
  },
});

/** Services that publish sites and refuse large files; `unknown` if the service is not known. */
export type LimitedHost = 'Cloudflare Pages' | 'GitHub Pages' | 'unknown';

const SOME_REFUSE = (limit: number) =>
  `Some hosts refuse that: Cloudflare Pages takes files of up to ${formatBytes(limit)}, GitHub Pages of up to 100.0 MB.`;

const ELSEWHERE =
  'Upload the file to a storage service such as Cloudflare R2 or Amazon S3, and write its address as  audio_url:  instead of  audio:';

const hosts = defineProblems({
  'sound/archive-too-large': {
    level: 'warning',
    message: ({
      name,
      bytes,
      limit,
      host,
    }: {
      name: string;
      bytes: number;
      limit: number;
      host: LimitedHost;
    }) =>
      host === 'unknown'
        ? `${name} is about ${formatBytes(bytes)}. ${SOME_REFUSE(limit)}`
        : `${name} is about ${formatBytes(bytes)}; ${host} takes files of up to ${formatBytes(limit)}.`,
    hint: 'Move  download: true  from the release to each of its tracks, which are then offered one by one.',
    about:
      'The ZIP of a release is larger than some hosts take. Cloudflare Pages takes files of up to 25 MiB, GitHub Pages of up to 100 MB. With `download: true` in each track there is no ZIP.',
  },
  'sound/site-too-large': {
    level: 'warning',
    message: ({ bytes, limit }: { bytes: number; limit: number }) =>
      `The recordings are ${formatBytes(bytes)} in total; GitHub Pages publishes sites of up to ${formatBytes(limit)}.`,
    hint: ELSEWHERE,
    about: 'All recordings together are larger than GitHub Pages allows.',
  },
  'sound/too-large': {
    level: 'warning',
    message: ({
      file,
      bytes,
      limit,
      host,
    }: {
      file: string;
      bytes: number;
      limit: number;
      host: LimitedHost;
    }) =>
      host === 'unknown'
        ? `${file} is ${formatBytes(bytes)} once published. ${SOME_REFUSE(limit)}`
        : `${file} is ${formatBytes(bytes)} once published; ${host} takes files of up to ${formatBytes(limit)}.`,
    hint: ELSEWHERE,
    about:
      'A recording is larger than some hosts take. Cloudflare Pages takes files of up to 25 MiB, GitHub Pages of up to 100 MB; your own server has no limit.',
  },
});

type NamedFile = { file: string };

const advice = defineProblems({
  'sound/clipping': {
    level: 'warning',
    message: ({ file, count, first }: NamedFile & { count: number; first: number }) =>
      `${file} clips ${count === 1 ? 'once' : `in ${count} places`}, first at ${formatClock(Math.round(first))}.`,
    many: '{count} recordings clip',
    hint: 'Listen there. If it sounds distorted, ask for a master with 1 dB of headroom.',
    about:
      'The loudest waves of a recording have flat tops: it clips. That may sound distorted, and more so as MP3.',
  },
  'sound/isrc-missing': {
    level: 'warning',
    message: ({ file, found }: NamedFile & { found: string }) =>
      `${file} contains the ISRC ${found}, which is missing here.`,
    many: '{count} recordings have an ISRC that is not in the content',
    hint: ({ found }: { found: string }) => `Add the line  isrc: ${found}`,
    about:
      'A sound file contains an ISRC, and the content does not. Search engines read the ISRC in the page, and players in the tags of downloads. Add the line `isrc: QZABC2600001` with the code of the file.',
  },
  'sound/loudness-differs': {
    level: 'warning',
    message: ({ file, loudness, others }: NamedFile & { loudness: number; others: number }) => {
      const difference = Math.abs(loudness - others).toFixed(1);
      return `${file} is ${difference} LU ${loudness > others ? 'louder' : 'quieter'} than the other tracks (${loudness.toFixed(1)} LUFS; theirs is ${others.toFixed(1)}).`;
    },
    hint: 'Is it the master, or a mix before mastering? An interlude may be quieter.',
    about:
      'A track is more than 6 LU louder or quieter than the others, so visitors reach for the volume. Often its file is from before mastering.',
  },
  'sound/mono': {
    level: 'warning',
    message: ({ file }: NamedFile) => `The left and the right side of ${file} are the same: it is mono.`,
    many: '{count} recordings are stereo files with the same on both sides',
    hint: 'If it was recorded in stereo, export it again: one side was copied to the other.',
    about: 'A stereo file has the same sound on both sides. Often a setting of the export was wrong.',
  },
  'sound/sample-rates': {
    level: 'warning',
    message: ({ file, rate, others }: NamedFile & { rate: number; others: number }) =>
      `${file} has a sample rate of ${rate} Hz, and the other tracks have ${others} Hz.`,
    hint: 'Is it the master? Distributors want one sample rate for a release.',
    about:
      'The tracks of a release have different sample rates. Often one file is not the master. Distributors refuse such releases. Opus files, which always have 48,000 Hz, do not count.',
  },
  'sound/silence': {
    level: 'warning',
    message: ({ file, seconds, end }: NamedFile & { seconds: number; end: 'begins' | 'ends' }) =>
      `${file} ${end} with ${Math.round(seconds)} seconds of silence.`,
    hint: 'Cut it off, if it is not meant to be there.',
    about:
      'A recording has more than five seconds of silence at one end, and visitors think that the player does not work.',
  },
  'sound/silent': {
    level: 'warning',
    message: ({ file, isPreview }: NamedFile & { isPreview: boolean }) =>
      isPreview ? `The preview of ${file} is silent.` : `${file} is silent from its beginning to its end.`,
    hint: ({ isPreview }: { isPreview: boolean }) =>
      isPreview
        ? 'Start it elsewhere, with a line such as  preview: {from: 0:45}'
        : 'Is it the right file? If so, export it again, and listen to what comes out.',
    about:
      'Nothing in a recording is louder than -60 dB. Often a track was muted at the export: export it again, or start the preview elsewhere.',
  },
  'sound/true-peak': {
    level: 'warning',
    message: ({ file, over }: NamedFile & { over: number }) =>
      `The loudest point of ${file} is ${over.toFixed(1)} dB over full scale (+${over.toFixed(1)} dBTP).`,
    many: 'The loudest points of {count} recordings are over full scale',
    hint: 'It may be distorted in players and as MP3: ask for a master with a true peak of -1 dB.',
    about:
      'The wave between the samples of a recording goes more than half a decibel over full scale, which players and encoders cannot reproduce.',
  },
});

export const problems = { ...advice, ...files, ...hosts, ...recordings };

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
