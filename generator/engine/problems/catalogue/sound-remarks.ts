import { formatClock } from '../../lib/text.ts';
import { defineProblems } from '../define.ts';

type NamedFile = { file: string };

const CHECK_ALONE = 'Only `npx liner check` reports this.';

/** What can be heard of recordings, and read in their tags. */
export const soundRemarks = defineProblems({
  'sound/clipping': {
    level: 'warning',
    message: ({ file, count, first }: NamedFile & { count: number; first: number }) =>
      `${file} is cut off at full scale ${count === 1 ? 'once' : `in ${count} places`}, first at ${formatClock(Math.round(first))}.`,
    many: (count: number) => `${count} recordings are cut off at full scale`,
    hint: 'Listen there. If it sounds distorted, ask for a master with 1 dB of headroom.',
    what: `The loudest waves of a recording have flat tops: it is clipped. ${CHECK_ALONE}`,
    why: 'It may sound distorted, and more so once it is encoded as MP3.',
    fix: 'Ask the mastering engineer for a file whose true peak is -1 dB. If it is meant to sound like this, ignore the remark.',
    example: 'True peak: -1.0 dBTP',
  },
  'sound/isrc-missing': {
    level: 'warning',
    message: ({ file, found }: NamedFile & { found: string }) =>
      `${file} says that its ISRC is ${found}; it is not written here.`,
    many: (count: number) => `${count} recordings have an ISRC that is not in the content`,
    hint: ({ found }: { found: string }) => `Add the line  isrc: ${found}`,
    what: `A sound file has an ISRC, and the content does not. ${CHECK_ALONE}`,
    why: 'Search engines read it in the page, and players in the tags of downloads.',
    fix: 'Add the line.',
    example: 'isrc: QZABC2600001',
  },
  'sound/loudness-differs': {
    level: 'warning',
    message: ({ file, loudness, others }: NamedFile & { loudness: number; others: number }) => {
      const difference = Math.abs(loudness - others).toFixed(1);
      return `${file} is ${difference} LU ${loudness > others ? 'louder' : 'quieter'} than the other tracks (${loudness.toFixed(1)} LUFS; theirs is ${others.toFixed(1)}).`;
    },
    hint: 'Is it the master, or a mix before mastering? An interlude may be quieter.',
    what: `A track is more than 6 LU louder or quieter than the others of its release. ${CHECK_ALONE}`,
    why: 'Visitors who play the release reach for the volume. Often a file from before mastering was taken.',
    fix: 'Take the mastered file. If it is meant to be so, as an interlude may be, ignore the remark.',
    example: 'audio: audio/masters/03-new-song.wav',
  },
  'sound/mono': {
    level: 'warning',
    message: ({ file }: NamedFile) => `The left and the right side of ${file} are the same: it is mono.`,
    many: (count: number) => `${count} recordings are stereo files with the same on both sides`,
    hint: 'If it was recorded in stereo, export it again: one side was copied to the other.',
    what: `A stereo file has the same sound on both sides. ${CHECK_ALONE}`,
    why: 'Often a setting of the export was wrong.',
    fix: 'Export it again in stereo. If it was made in mono, ignore the remark.',
    example: 'Export > Stereo, interleaved',
  },
  'sound/sample-rates': {
    level: 'warning',
    message: ({ file, rate, others }: NamedFile & { rate: number; others: number }) =>
      `${file} has a sample rate of ${rate} Hz, and the other tracks have ${others} Hz.`,
    hint: 'Is it the master? Distributors want one sample rate for a release.',
    what: `The tracks of a release have different sample rates; Opus files, which always have 48,000 Hz, do not count. ${CHECK_ALONE}`,
    why: 'Often one file is not the master. Distributors refuse such releases.',
    fix: 'Take the master, or export all tracks with the same sample rate.',
    example: 'Export > WAV, 44100 Hz, 24 bit',
  },
  'sound/silence': {
    level: 'warning',
    message: ({ file, seconds, end }: NamedFile & { seconds: number; end: 'begins' | 'ends' }) =>
      `${file} ${end} with ${Math.round(seconds)} seconds of silence.`,
    hint: 'Cut it off, if it is not meant to be there.',
    what: `A recording has more than five seconds of silence at one end. ${CHECK_ALONE}`,
    why: 'Visitors think that the player does not work, or wait for the next track.',
    fix: 'Cut it off. If it is meant to be there, ignore the remark.',
    example: 'Export > trim silence at both ends',
  },
  'sound/silent': {
    level: 'warning',
    message: ({ file, isPreview }: NamedFile & { isPreview: boolean }) =>
      isPreview ? `The preview of ${file} is silent.` : `${file} is silent from its beginning to its end.`,
    hint: ({ isPreview }: { isPreview: boolean }) =>
      isPreview
        ? 'Let it begin elsewhere, with a line such as  preview: {from: 0:45}'
        : 'Is it the right file? If so, export it again, and listen to what comes out.',
    what: `Nothing in a recording is louder than -60 dB. ${CHECK_ALONE}`,
    why: 'Often a track was muted when the file was exported.',
    fix: 'Export it again. If it is meant to be silent, ignore the remark.',
    example: 'audio: audio/new-song.wav',
  },
  'sound/true-peak': {
    level: 'warning',
    message: ({ file, over }: NamedFile & { over: number }) =>
      `The loudest point of ${file} is ${over.toFixed(1)} dB over full scale (+${over.toFixed(1)} dBTP).`,
    many: (count: number) => `The loudest points of ${count} recordings are over full scale`,
    hint: 'It may be distorted in players and as MP3: ask for a master with a true peak of -1 dB.',
    what: `The wave between the samples of a recording goes more than half a decibel over full scale (its true peak). ${CHECK_ALONE}`,
    why: 'Players and encoders cannot reproduce more than full scale: it may sound distorted there. Platforms ask for a true peak of -1 dB.',
    fix: 'Ask the mastering engineer for a file whose true peak is -1 dB. If it sounds as it is meant to, ignore the remark.',
    example: 'True peak: -1.0 dBTP',
  },
});
