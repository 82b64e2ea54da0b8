import { formatClock } from '../../../engine/lib/text.ts';
import { defineProblems } from '../../../engine/problems/define.ts';

type NamedFile = { file: string };

const EXPORT_AGAIN = 'Export it again as FLAC, or as WAV with 16 or 24 bits, and name that file here.';

/** A fact in the content that differs from the file. */
type Difference = NamedFile & { written: string; found: string };

function hintAtFile({ file, nearest }: NamedFile & { nearest: string | undefined }): string {
  if (!nearest) return 'Put the recording there, or correct its name here.';
  const [name, written] = [nameOf(nearest), nameOf(file)];
  if (name === file) return `Write its folder as well: ${nearest}`;
  if (name === written) return `It is in another folder: ${nearest}`;
  const isCase = name.toLowerCase() === written.toLowerCase();
  return `Did you mean ${nearest}?${isCase ? ' Capitals count.' : ''}`;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A time from seconds, such as `4:05`. */
const clock = (seconds: number) => formatClock(Math.round(seconds));

export interface TracklistEntry {
  title: string;
  /** `1:02:30`. */
  time: string;
}

export const files = defineProblems({
  'sound/damaged': {
    level: 'warning',
    message: ({ file }: NamedFile) => `Parts of ${file} are damaged, and are left out or sound wrong.`,
    hint: 'Copy or export it again.',
    about:
      'Parts of a sound file could not be decoded, so visitors hear gaps or noise. An interrupted upload or a failing disk leaves such files.',
  },
  'sound/format': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} is not a sound file that Liner can read.`,
    hint: EXPORT_AGAIN,
    about:
      'A file is not a sound file that Liner can read. WAV, AIFF, FLAC, MP3, M4A, Ogg Vorbis and Opus files are read. A new ending does not change what a file is.',
  },
  'sound/isrc-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `The ISRC here is ${written}, but ${file} contains ${found}.`,
    hint: ({ found }: Difference) =>
      `If the file is right, write  isrc: ${found}  here; if not, is it the right file?`,
    about:
      'The content and the sound file have different ISRCs. Royalties are paid by this code; often the wrong file is named. Ask your distributor which is right.',
  },
  'sound/keeps-tags': {
    level: 'warning',
    message: ({ file, isMp4 }: NamedFile & { isMp4: boolean }) =>
      `The download of ${file} keeps the tags of the file, such as its title and comments: ${isMp4 ? 'Liner cannot write MP4 files in fragments' : 'its header is damaged'}.`,
    hint: 'Export it again as FLAC, or as a plain M4A, and name that file here.',
    about:
      'Downloads get title, artist, album and cover of the content, and lose the tags of their file. MP4 files in fragments, which are made for streaming, stay as they are: working titles and comments in them become public.',
  },
  'sound/length-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `The duration here is ${written}, but ${file} is ${found} long.`,
    hint: ({ found, isShorter }: Difference & { isShorter: boolean }) =>
      isShorter
        ? `Is it the right file? If the recording is only that long, write  duration: "${found}"  here. If the file is an excerpt of it, add  preview: {from: 0:00, length: ${found}}`
        : `If it is the right file, write  duration: "${found}"  here, or remove the line.`,
    about:
      'The content and the sound file have different lengths. Often the wrong file or an earlier version is named. Without `duration`, the length of the file is shown. A file that is itself an excerpt needs a `preview` of its length, and keeps the `duration` of the whole recording.',
  },
  'sound/missing': {
    level: 'error',
    message: ({ file }: NamedFile & { nearest: string | undefined }) =>
      `There is no ${file} in the assets folder.`,
    hint: hintAtFile,
    about:
      'A recording is not in the assets folder. Put it there, or correct its name, with its folder: `audio: audio/new-song.wav` is the file `assets/audio/new-song.wav`. Capitals count.',
  },
  'sound/no-excerpt': {
    level: 'error',
    message: ({ file, codec }: NamedFile & { codec: string }) =>
      `No preview of ${file} can be made: it is ${codec}, which Liner reads only with ffmpeg, and ffmpeg is not installed.`,
    hint: 'Name a WAV, FLAC or MP3 file here, or install ffmpeg.',
    about:
      'The file cannot be decoded to cut a preview. AAC and Apple Lossless (ALAC) are decoded by ffmpeg only, from https://ffmpeg.org.',
  },
  'sound/not-decoded': {
    level: 'warning',
    message: ({ file, codec, isPlayable }: NamedFile & { codec: string; isPlayable: boolean }) =>
      `${file} is published ${isPlayable ? 'without a waveform' : 'as it is, and few browsers play it'}: it is ${codec}, which Liner reads only with ffmpeg, and ffmpeg is not installed.`,
    hint: 'Name a WAV, FLAC or MP3 file here, or install ffmpeg.',
    about:
      'A recording cannot be decoded to draw its waveform. AAC, Apple Lossless (ALAC), AC-3 and others in M4A files are decoded by ffmpeg only, from https://ffmpeg.org. Most browsers play AAC, and only Safari plays ALAC.',
  },
  'sound/outside': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} is a link to a file outside the assets folder.`,
    hint: 'Put the recording itself there.',
    about:
      'A recording is a link to a file outside the assets folder. Only what is in the assets folder is published, so nothing gets out by accident.',
  },
  'sound/preview-after-end': {
    level: 'error',
    message: ({ file, from, length }: NamedFile & { from: number; length: number }) =>
      `The preview starts at ${clock(from)}, but ${file} is only ${clock(length)} long.`,
    hint: ({ length }: { length: number }) =>
      `Start it earlier, with a line such as  preview: {from: ${clock(length / 4)}}`,
    about:
      'A preview starts after the end of its recording. Start it earlier: `preview: {from: 0:45, length: 0:30}`.',
  },
  'sound/preview-short': {
    level: 'warning',
    message: ({
      file,
      from,
      length,
      requested,
    }: NamedFile & { from: number; length: number; requested: number }) =>
      `The preview of ${file} is only ${Math.max(1, Math.round(length))} seconds long, not ${Math.round(requested)}: it starts at ${clock(from)}, and the recording ends at ${clock(from + length)}.`,
    hint: ({ from, length, requested }: { from: number; length: number; requested: number }) =>
      from > 0 && requested <= from + length
        ? 'Leave out  from:  and Liner finds a place for all of it, or start it earlier.'
        : 'Leave out  preview:  to publish all of it.',
    about:
      'The recording ends a few seconds after its preview starts, or before the `length` that is written for it. Without `from`, the preview starts where enough of the recording is left.',
  },
  'sound/rate-changes': {
    level: 'warning',
    message: ({ file, at, from, to }: NamedFile & { at: number; from: number; to: number }) =>
      `The sample rate of ${file} changes at ${clock(at)}, from ${from} to ${to} Hz, and browsers stop there.`,
    hint: 'Files were joined. Open it in an audio editor, and export it again as one file.',
    about:
      'Two files with different sample rates were joined into one. Browsers play the first and stop with an error. An audio editor makes one rate of both when it exports the file.',
  },
  'sound/starts-late': {
    level: 'warning',
    message: ({ file }: NamedFile) =>
      `Browsers must load all of ${file} before they can play it: its index is at the end.`,
    hint: `Export it again with "fast start", or run  ffmpeg -i in.m4a -c copy -movflags +faststart out.m4a`,
    about:
      'The table of an M4A file (`moov`) comes after the sound, so visitors wait for the whole file. From a WAV or FLAC file, Liner makes an MP3.',
  },
  'sound/title-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `The title here is "${written}", but ${file} has the title "${found}".`,
    hint: 'Is it the right file? If so, correct the title here or in the file.',
    about: 'The content and the sound file have different titles. Often the wrong file is named.',
  },
  'sound/track-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `This is track ${written}, but ${file} is tagged as track ${found}.`,
    hint: 'Is it the right file? If so, correct the order here, or the number in the file.',
    about: 'The content and the sound file have different track numbers. Often two files were swapped.',
  },
  'sound/truncated': {
    level: 'warning',
    message: ({ file, missing }: NamedFile & { missing?: number | undefined }) =>
      `${file} is not complete: ${missing === undefined ? 'its end is' : missing < 1.5 ? 'about a second of it is' : `${Math.round(missing)} seconds of it are`} missing.`,
    hint: 'Copy or export it again; an interrupted upload leaves such files.',
    about: 'The file contains less sound than its header promises.',
  },
  'sound/unreadable': {
    level: 'error',
    message: ({ file, isEmpty }: NamedFile & { isEmpty: boolean }) =>
      isEmpty
        ? `There is no sound in ${file}.`
        : `${file} cannot be read as a sound file: it is cut off or damaged.`,
    hint: 'Copy or export it again; an interrupted upload leaves such files.',
    about: 'The sound file is empty, cut off or damaged.',
  },
  'sound/unused': {
    level: 'warning',
    message: ({ files }: { files: readonly string[] }) =>
      files.length === 1
        ? `The recording assets/${files[0]} is not published: nothing on the site plays it.`
        : `There are ${files.length} recordings in the assets folder that are not published, such as assets/${files[0]}: nothing on the site plays them.`,
    hint: ({ files: [file = ''] }: { files: readonly string[] }) =>
      `To publish it, write  audio: ${file}  where it belongs. Otherwise move it out of the assets folder.`,
    about:
      'No track, remix or mix plays a recording in the assets folder. Often a file was renamed, but not in the content. Name it where it belongs, `audio: audio/new-song.wav`, or move it. Files in `assets/static/` are published as they are.',
  },
  'tracklist/too-late': {
    level: 'warning',
    message: ({ title, time, length }: TracklistEntry & { length: string }) =>
      `"${title}" starts at ${time}, but the recording is ${length} long.`,
    hint: 'Correct the time, or the duration.',
    about: 'A song of a track list starts after the end of the recording. An hour is written 1:00:00.',
  },
});
