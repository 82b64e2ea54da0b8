import { formatClock } from '../../../engine/lib/text.ts';
import { defineProblems } from '../../../engine/problems/define.ts';

type NamedFile = { file: string };

export const advice = defineProblems({
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
