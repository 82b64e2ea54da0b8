import { defineProblems } from '../../../engine/problems/define.ts';

export const recordings = defineProblems({
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
