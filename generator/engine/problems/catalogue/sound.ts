import { formatClock } from '../../lib/text.ts';
import { defineProblems } from '../define.ts';

type NamedFile = { file: string };

const LISTED = 'WAV, AIFF, FLAC, MP3, M4A, Ogg Vorbis and Opus files';
const EXPORT_AGAIN = 'Export it again as FLAC, or as WAV with 16 or 24 bits, and name that file here.';

/** In seconds, as people write times. */
const clock = (seconds: number) => formatClock(Math.round(seconds));

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function hintAtFile({ file, nearest }: NamedFile & { nearest: string | undefined }): string {
  if (!nearest) return 'Put the recording there, or correct its name here.';
  const [name, written] = [nameOf(nearest), nameOf(file)];
  if (name === file) return `Write its folder as well: ${nearest}`;
  if (name === written) return `It is in another folder: ${nearest}`;
  const isCase = name.toLowerCase() === written.toLowerCase();
  return `Did you mean ${nearest}?${isCase ? ' Capitals count.' : ''}`;
}

/** What the content says, and what the file says of itself. */
type Difference = NamedFile & { written: string; found: string };

export const sound = defineProblems({
  'sound/damaged': {
    level: 'warning',
    message: ({ file }: NamedFile) => `Parts of ${file} are damaged, and are left out or sound wrong.`,
    hint: 'Copy or export it again.',
    what: 'Parts of a sound file could not be decoded.',
    why: 'Visitors hear gaps or noise there.',
    fix: 'Copy or export it again; an interrupted upload or a failing disk leaves such files.',
    example: 'assets/audio/new-song.flac',
  },
  'sound/format': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} is not a sound file that Liner can read.`,
    hint: EXPORT_AGAIN,
    what: 'A file that the content names as a recording is not a sound file, or is of a kind that is not read.',
    why: `${LISTED} are read. The content of a file decides what it is: a new ending alone does not change that.`,
    fix: EXPORT_AGAIN,
    example: 'audio: audio/new-song.wav',
  },
  'sound/isrc-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `The ISRC here is ${written}, but ${file} says ${found}.`,
    hint: ({ found }: Difference) =>
      `If the file is right, write  isrc: ${found}  here; if not, is it the right file?`,
    what: 'The content and the sound file have different ISRCs.',
    why: 'Royalties are paid by this code; often the wrong file is named.',
    fix: 'Find out which one is right, from your distributor. Correct the line, or name the right file.',
    example: 'isrc: QZABC2600001',
  },
  'sound/length-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `The duration here is ${written}, but ${file} is ${found} long.`,
    hint: ({ found }: Difference) =>
      `If it is the right file, write  duration: "${found}"  here, or remove the line.`,
    what: 'The content gives a duration that is not that of the sound file.',
    why: 'Often the wrong file is named, or an earlier version of it.',
    fix: 'Name the right file, or correct the duration. Without the line, the length of the file is shown.',
    example: 'duration: "3:00"',
  },
  'sound/missing': {
    level: 'error',
    message: ({ file }: NamedFile & { nearest: string | undefined }) =>
      `There is no ${file} in the assets folder.`,
    hint: hintAtFile,
    what: 'The content names a recording that is not in the assets folder.',
    why: 'There would be a player that plays nothing.',
    fix: 'Put the file there, or correct its name here, with its folder. Capitals count.',
    example: 'audio: audio/new-song.wav   is the file   assets/audio/new-song.wav',
  },
  'sound/no-excerpt': {
    level: 'error',
    message: ({ file, codec }: NamedFile & { codec: string }) =>
      `No preview of ${file} can be made: it is ${codec}, which Liner reads only with ffmpeg, and there is none on this computer.`,
    hint: 'Name a WAV, FLAC or MP3 file here, or install ffmpeg.',
    what: 'Only a part of a recording is to be published, and the file cannot be decoded to cut it.',
    why: 'AAC and Apple Lossless (ALAC) are decoded by ffmpeg alone.',
    fix: 'Name a WAV, FLAC or MP3 file, or install ffmpeg from https://ffmpeg.org.',
    example: 'audio: audio/new-song.flac',
  },
  'sound/not-decoded': {
    level: 'warning',
    message: ({ file, codec }: NamedFile & { codec: string }) =>
      `${file} is published ${codec === 'ALAC' ? 'as it is, and few browsers play it' : 'without a waveform'}: it is ${codec}, which Liner reads only with ffmpeg, and there is none on this computer.`,
    hint: 'Name a WAV, FLAC or MP3 file here, or install ffmpeg.',
    what: 'A recording can be played, but its waveform cannot be drawn.',
    why: 'AAC and Apple Lossless (ALAC) are decoded by ffmpeg alone, and it is not installed. Most browsers play AAC, and only Safari plays ALAC.',
    fix: 'Name a WAV or FLAC file, which is best anyway, or install ffmpeg from https://ffmpeg.org.',
    example: 'audio: audio/new-song.flac',
  },
  'sound/outside': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} is a link to a file outside the assets folder.`,
    hint: 'Put the recording itself there.',
    what: 'A recording is a link to a file outside the assets folder.',
    why: 'Whatever is published must be in the folder.',
    fix: 'Put the file itself there.',
    example: 'cp ~/music/new-song.wav assets/audio/',
  },
  'sound/preview-after-end': {
    level: 'error',
    message: ({ file, from, length }: NamedFile & { from: number; length: number }) =>
      `The preview begins at ${clock(from)}, but ${file} is only ${clock(length)} long.`,
    hint: ({ length }: { length: number }) =>
      `Let it begin earlier, with a line such as  preview: {from: ${clock(length / 4)}}`,
    what: 'A preview begins after the end of its recording.',
    why: 'There would be nothing to hear.',
    fix: 'Let it begin earlier.',
    example: `preview:
  from: 0:45
  length: 30`,
  },
  'sound/preview-short': {
    level: 'warning',
    message: ({ file, from, length, wanted }: NamedFile & { from: number; length: number; wanted: number }) =>
      `The preview of ${file} is only ${Math.max(1, Math.round(length))} seconds long, not ${Math.round(wanted)}: it begins at ${clock(from)}, and the recording ends at ${clock(from + length)}.`,
    hint: ({ from }: { from: number }) =>
      from > 0
        ? 'Leave out  from:  and Liner finds a place for the whole of it, or let it begin earlier.'
        : 'Leave out  preview:  to publish all of it.',
    what: 'The recording ends a few seconds after its preview begins.',
    why: 'Nobody knows a song after a few seconds.',
    fix: 'Leave out `from`: the preview begins where enough of the recording is left. Or let it begin earlier.',
    example: `preview: {length: 0:30}`,
  },
  'sound/starts-late': {
    level: 'warning',
    message: ({ file }: NamedFile) =>
      `Browsers must load all of ${file} before they can play it: what they need first is at its end.`,
    hint: `Export it again with "fast start", or run  ffmpeg -i in.m4a -c copy -movflags +faststart out.m4a`,
    what: 'The table of an M4A file (`moov`) comes after the sound instead of before it.',
    why: 'Visitors wait until the whole file has loaded, and cannot skip ahead.',
    fix: 'Export it again with the option "fast start" or "optimize for streaming", or name a WAV or FLAC file, from which Liner makes an MP3.',
    example: 'ffmpeg -i in.m4a -c copy -movflags +faststart out.m4a',
  },
  'sound/title-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `The title here is "${written}", but ${file} says "${found}".`,
    hint: 'Is it the right file? If so, correct the title here or in the file.',
    what: 'The content and the sound file have different titles.',
    why: 'Often the wrong file is named.',
    fix: 'Name the right file, or correct the title here, or in the file with a program for tags.',
    example: 'audio: audio/03-new-song.wav',
  },
  'sound/track-differs': {
    level: 'warning',
    message: ({ file, written, found }: Difference) =>
      `This is track ${written}, but ${file} says that it is track ${found}.`,
    hint: 'Is it the right file? If so, correct the order here, or the number in the file.',
    what: 'The number of a track is not the one that its sound file has.',
    why: 'Often two files were swapped.',
    fix: 'Name the right file, or correct the order of the tracks, or the number in the file with a program for tags.',
    example: 'audio: audio/03-new-song.wav',
  },
  'sound/truncated': {
    level: 'warning',
    message: ({ file, missing }: NamedFile & { missing?: number | undefined }) =>
      `${file} is not complete: ${missing === undefined ? 'its end is' : missing < 1.5 ? 'about a second of it is' : `${Math.round(missing)} seconds of it are`} missing.`,
    hint: 'Copy or export it again; an interrupted upload leaves such files.',
    what: 'There is less sound in a file than its own beginning says.',
    why: 'Usually the end of the recording is missing, because an upload or a copy was interrupted.',
    fix: 'Copy or export it again.',
    example: 'assets/audio/new-song.wav',
  },
  'sound/unreadable': {
    level: 'error',
    message: ({ file, isEmpty }: NamedFile & { isEmpty: boolean }) =>
      isEmpty
        ? `There is no sound in ${file}.`
        : `${file} cannot be read as a sound file: it is cut off or damaged.`,
    hint: 'Copy or export it again; an interrupted upload leaves such files.',
    what: 'A sound file is empty, cut off or damaged.',
    why: 'Often an upload or a copy was interrupted.',
    fix: 'Copy or export it again.',
    example: 'assets/audio/new-song.wav',
  },
  'sound/unused': {
    level: 'warning',
    message: ({ files }: { files: readonly string[] }) =>
      files.length === 1
        ? `The recording assets/${files[0]} is not published: nothing on the site plays it.`
        : `There are ${files.length} recordings in the assets folder that are not published, such as assets/${files[0]}: nothing on the site plays them.`,
    hint: ({ files: [file = ''] }: { files: readonly string[] }) =>
      `To publish it, write  audio: ${file}  where it belongs. Otherwise move it out of the assets folder.`,
    what: 'There are audio files in the assets folder that no track, remix or mix names.',
    why: 'They are not published. Often a file was renamed, but not in the content.',
    fix: 'Name the file where it belongs, or remove it. A file in `assets/static/` is published as it is, and you can link to it.',
    example: 'audio: audio/new-song.wav',
  },
});
