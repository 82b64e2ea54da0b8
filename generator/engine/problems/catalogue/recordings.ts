import { defineProblems } from '../define.ts';

export const recordings = defineProblems({
  'audio/has-tracks': {
    level: 'error',
    message: ({ key }: { key: string }) =>
      `The release has tracks, and each track has its own recording: ${key} belongs to a track.`,
    hint: ({ key, value, title }: { key: string; value: string; title: string }) =>
      `Move it to the track that it is:  - {title: ${title}, ${key}: ${value}}`,
    what: 'A release with tracks names a recording for the whole of it.',
    why: 'Each track is played by itself, with its own title, length and address.',
    fix: 'Write `audio` in each of the tracks. A release without `tracks` has its recording beside its title.',
    example: `tracks:
  - {title: First Song, audio: audio/01-first-song.flac}
  - {title: Second Song, audio: audio/02-second-song.flac}`,
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
    what: 'A key is about a recording that is not named.',
    why: 'It does nothing. Often the line with the recording is missing, or is in another place.',
    fix: 'Name the recording: `audio` for a file in the assets folder, `audio_url` for one kept elsewhere. Or remove the line.',
    example: `audio: audio/new-song.flac
download: true`,
  },
  'audio/preview-download': {
    level: 'error',
    message: 'preview publishes a part only, and download offers the whole recording.',
    hint: 'Remove one of the two lines.',
    what: 'A recording is cut to a preview and offered for download at once.',
    why: 'With a preview the whole recording is not published. What is downloaded is the whole recording.',
    fix: 'Remove `preview` where everybody may have the recording, or `download` where they may not. What a track says counts more than what the release says.',
    example: 'download: true',
  },
  'audio/preview-elsewhere': {
    level: 'error',
    message: 'The recording is kept elsewhere, so no preview of it can be made: all of it would be heard.',
    hint: ({ isOwn }: { isOwn: boolean }) =>
      `Put the recording into the assets folder and write  audio: audio/new-song.flac  – or, if all of it may be heard, ${isOwn ? 'remove preview.' : 'write  preview: false'}`,
    what: 'A preview is asked for of a recording that is not in the assets folder.',
    why: 'Liner reads no files from elsewhere. Visitors would hear the whole recording.',
    fix: 'Put the recording into the assets folder, name it as `audio` and remove `audio_url`: then only the preview is published. If the file at `audio_url` is a preview already, or all of it may be heard, remove `preview`, or write `preview: false` for a track of a release with previews.',
    example: `audio: audio/new-song.flac
preview: true`,
  },
  'audio/preview-too-late': {
    level: 'error',
    message: ({ end, length }: { end: string; length: string }) =>
      `The preview reaches ${end}, but the recording is ${length} long.`,
    hint: 'Let it begin earlier, make it shorter, or correct the duration.',
    what: 'A preview begins or ends after the recording has ended.',
    why: 'There is nothing to be heard there.',
    fix: 'Let it begin earlier, make it shorter, or correct the duration.',
    example: `duration: 3:20
preview: {from: 0:45, length: 0:30}`,
  },
  'audio/two-places': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `The recording is already named as ${file} in the assets folder, and this is a second place for it.`,
    hint: 'Keep audio if Liner is to publish the file, or audio_url if it is kept elsewhere, and remove the other.',
    what: 'A recording has both `audio` and `audio_url`.',
    why: 'Only one of the two can be played.',
    fix: 'Keep `audio` if Liner is to publish the file; keep `audio_url` (and `audio_bytes`) if it is too large for your host, or kept elsewhere for another reason.',
    example: 'audio: audio/new-song.flac',
  },
});
