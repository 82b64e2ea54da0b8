import { expect, test } from 'vitest';
import { describe, loadFiles, release } from '../../../helpers/content.ts';

async function said(keys: string): Promise<string[]> {
  const { problems } = await loadFiles({ 'releases/one.md': release(`title: One\n${keys}`) });
  return problems.map((each) => describe(each).replace('releases/one.md:', ''));
}

test.each([
  ['audio: audio/one.flac', 'preview: {from: 0:45, length: 30}', 'duration: 1:15'],
  ['audio: audio/ONE.WAV', 'download: true', 'preview: false'],
  ['audio_url: https://files.example/one.mp3', 'audio_bytes: 48000', 'download: true'],
])('%j with %j and %j is right', async (...keys) => {
  expect(await said(`type: single\n${keys.join('\n')}`)).toEqual([]);
});

test('who has a recording needs no platform', async () => {
  const files = (keys: string) => ({
    'releases/one.md': `---\ntitle: One\ntype: single\nrelease_date: 2020-01-01\n${keys}---\n`,
  });
  const { problems: silent } = await loadFiles(files(''));
  expect(silent.map(({ code }) => code)).toEqual(['release/no-links']);
  for (const keys of ['audio: audio/one.mp3\n', 'tracks: [{title: One, audio: audio/one.mp3}]\n'])
    expect((await loadFiles(files(keys))).problems).toEqual([]);
});

test.each(['m4b', 'mp4', 'bwf', 'rf64', 'mp2', 'WAV'])('a recording may end with .%s', async (ending) => {
  const { problems } = await loadFiles({
    'releases/one.md': `---\ntitle: One\ntype: single\nrelease_date: 2020-01-01\naudio: audio/one.${ending}\n---\n`,
  });
  expect(problems).toEqual([]);
});

test.each([
  [
    'audio: audio/one.wma',
    '4:8 schema/value audio must be a WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus file, such as audio/new-song.flac, but is "audio/one.wma". → Export it as FLAC, or as WAV with 16 or 24 bits, and name that file:  audio: audio/one.flac',
  ],
  [
    'audio: audio/one.als',
    '4:8 schema/value audio must be a WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus file, such as audio/new-song.flac, but is "audio/one.als". → Export it as FLAC, or as WAV with 16 or 24 bits, and name that file:  audio: audio/one.flac',
  ],
  [
    'audio: ./assets/audio/one.mp3',
    '4:8 schema/value audio must be a file inside the assets folder, such as audio/new-song.flac, but is "./assets/audio/one.mp3". → Write  audio: audio/one.mp3',
  ],
  [
    'audio: https://files.example/one.mp3',
    '4:8 schema/value audio must be a file inside the assets folder, such as audio/new-song.flac, but is "https://files.example/one.mp3". → Write  audio_url: https://files.example/one.mp3',
  ],
  [
    'audio_url: audio/one.mp3',
    '4:12 schema/value audio_url must be a web address that starts with https://, but is "audio/one.mp3". → Write  audio: audio/one.mp3',
  ],
  [
    'audio_url: ftp://files.example/one.mp3',
    '4:12 schema/value audio_url must be a web address that starts with https://, but is "ftp://files.example/one.mp3". → For example:  audio_url: https://files.your-name.example/new-song.mp3',
  ],
  [
    'audio_url: http://files.example/one.mp3',
    '4:12 schema/value audio_url must start with https://, or browsers will not play it, but is "http://files.example/one.mp3". → Write  audio_url: https://files.example/one.mp3',
  ],
  [
    'mp3: audio/one.mp3',
    '4:1 schema/unknown-key "mp3" is not a key of a release. → Write  audio: audio/one.mp3',
  ],
  [
    'audio: audio/one.mp3\naudio_url: https://files.example/one.mp3',
    '5:12 audio/two-places The recording has two places: audio/one.mp3 in the assets folder, and this address. → Keep  audio  if Liner publishes the file, or  audio_url  if it is kept elsewhere, and remove the other.',
  ],
  [
    'preview: true',
    '4:10 audio/none preview is about a recording, but none is named here. → Add a line such as  audio: audio/new-song.flac  or remove preview.',
  ],
  [
    'audio: audio/one.mp3\naudio_bytes: 480',
    '5:14 audio/none audio_bytes is the size of the file at audio_url, and there is none. → Remove the line: the size of a file in the assets folder is known.',
  ],
  [
    'audio_url: https://files.example/one.mp3\npreview: true',
    '5:10 audio/preview-elsewhere The recording is kept elsewhere, and Liner can cut previews only from files in the assets folder. → Put the recording into the assets folder and write  audio: audio/new-song.flac  – or, if visitors may hear all of it, remove preview.',
  ],
  [
    'audio: audio/one.mp3\npreview: true\ndownload: true',
    '5:10 audio/preview-download "preview" publishes only a part of the recording, and "download" offers all of it. → Remove one of the two lines.',
  ],
  [
    'duration: 3:00\naudio: audio/one.mp3\npreview: {from: 3:10}',
    '6:17 audio/preview-too-late The preview reaches 3:10, but the recording is 3:00 long. → Start it earlier, make it shorter, or correct the duration.',
  ],
  [
    'duration: 3:00\naudio: audio/one.mp3\npreview: {from: 2:45, length: 30}',
    '6:31 audio/preview-too-late The preview reaches 3:15, but the recording is 3:00 long. → Start it earlier, make it shorter, or correct the duration.',
  ],
])('%j', async (keys, problem) => {
  expect(await said(`type: single\n${keys}`)).toEqual([problem]);
});

test.each([
  ['preview: 0:45', 'Write  preview: {from: 0:45}'],
  ['preview: {start: 45}', 'Write  from: 45'],
  ['preview_from: 0:45', 'Write  preview: {from: 0:45}'],
])('%j is put where it belongs', async (keys, hint) => {
  const [problem] = await said(`type: single\naudio: audio/one.mp3\n${keys}`);
  expect(problem).toContain(`→ ${hint}`);
});

test('the recordings of a release with tracks are those of its tracks', async () => {
  const keys = `type: ep
audio: audio/one.flac
download: true
preview: true
tracks:
  - {title: A, audio_url: https://files.example/a.mp3}
  - {title: B, audio: audio/b.flac, download: true}
  - {title: C, preview: true}`;
  expect(await said(keys)).toEqual([
    '4:8 audio/has-tracks The release has tracks, and each track has its own recording: audio belongs to a track. → Move it to its track:  - {title: A, audio: audio/one.flac}',
    '6:10 audio/preview-download "preview" publishes only a part of the recording, and "download" offers all of it. → Remove one of the two lines.',
    '8:27 audio/preview-elsewhere The recording is kept elsewhere, and Liner can cut previews only from files in the assets folder. → Put the recording into the assets folder and write  audio: audio/new-song.flac  – or, if visitors may hear all of it, write  preview: false',
    '10:25 audio/none preview is about a recording, but none is named here. → Add a line such as  audio: audio/new-song.flac  or remove preview.',
  ]);
});

test('a mix is one recording', async () => {
  const { problems } = await loadFiles({
    'mixes/one.md': '---\nepisode_title: One\nrelease_date: 2020\ndownload: true\n---\n',
  });
  expect(problems.map(describe)).toEqual([
    'mixes/one.md:4:11 audio/none download is about a recording, but none is named here. → Add a line such as  audio: audio/new-song.flac  or remove download.',
  ]);
});
