/** Recordings as a site publishes them: from requests and a folder of assets to files, tables and problems. */
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { MPEGDecoder } from 'mpg123-decoder';
import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Artifact, isStored, readArtifact, readBody } from '../../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { AT_ONCE } from '../../../../../generator/engine/lib/background.ts';
import { formatClock } from '../../../../../generator/engine/lib/text.ts';
import { withoutAdvice } from '../../../../../generator/engine/problems/index.ts';
import { checkLimits } from '../../../../../generator/features/sound/media/hosts.ts';
import {
  findHost,
  openSoundMaker,
  type PlannedSounds,
  planSounds,
  type SoundContext,
} from '../../../../../generator/features/sound/media/index.ts';
import { writeId3 } from '../../../../../generator/features/sound/media/tags/id3.ts';
import type {
  ArchiveRequest,
  SoundFacts,
  SoundRequest,
} from '../../../../../generator/features/sound/sounds.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { mp3Frames, withVbri } from '../../../../helpers/mp3.ts';
import { drawCover, writeAsset } from '../../../../helpers/pictures.ts';
import { inTurn, type Signal, sample, silence, sine, wav } from '../../../../helpers/sounds.ts';

const RATE = 8000;
const makeFolder = prepareFolders(afterAll);

const stereo = (left: Signal, seconds: number, rate = RATE, right: Signal = sine(330, -20)) =>
  wav({ rate, channels: sample([left, right], seconds, rate) });

/** A WAV file with a chunk of tags, as programs for mastering write them. */
async function tag(file: Buffer, facts: Partial<SoundFacts>): Promise<Buffer> {
  const id3 = Buffer.from(await writeId3({ facts: { title: '', artist: '', places: {}, ...facts } }));
  const head = Buffer.alloc(8);
  head.write('id3 ');
  head.writeUInt32LE(id3.length, 4);
  const tagged = Buffer.concat([file, head, id3, Buffer.alloc(id3.length % 2)]);
  tagged.writeUInt32LE(tagged.length - 8, 4);
  return tagged;
}

let line = 0;
function ask(
  file: string,
  facts: Partial<SoundFacts> = {},
  wishes: Partial<SoundRequest> = {},
): SoundRequest {
  line += 1;
  return {
    file,
    at: { file: 'content/a.md', line, column: 3 },
    download: false,
    facts: { title: 'Song', artist: 'Name', places: {}, ...facts },
    ...wishes,
  };
}

const album = (file: string, number: number, facts: Partial<SoundFacts> = {}) =>
  ask(
    file,
    { album: 'An Album', title: `Song ${number}`, track: { number, of: 2, disc: 1 }, ...facts },
    { download: true },
  );

function plan(
  assets: string,
  requests: SoundRequest[],
  context: Partial<SoundContext> & { archives?: ArchiveRequest[] } = {},
): Promise<PlannedSounds> {
  const { archives = [], ...rest } = context;
  return planSounds(requests, archives, {
    assets,
    cache: openCache(),
    href: (url) => `/site${url}`,
    ...rest,
  });
}

const findArtifact = ({ artifacts }: PlannedSounds, end: string): Artifact => {
  const found = artifacts.find(({ path }) => path.endsWith(end));
  if (!found) throw new Error(`${end}: ${artifacts.map(({ path }) => path)}`);
  return found;
};
const readBytes = async (artifact: Artifact) => Buffer.from(readBody(await readArtifact(artifact)));

describe('what is published', () => {
  const assets = makeFolder();
  const cache = openCache();
  const requests = [
    album('audio/One Song.wav', 1, { cover: 'cover.png', isrc: 'QZABC2600001', date: '2026-02-20' }),
    album('audio/two.wav', 2, { title: 'What? / Now', cover: 'cover.png', date: '2026-02-20' }),
    ask('audio/long.wav', {}, { excerpt: { from: 1, length: 2 }, download: true }),
    ask('audio/beat.mp3'),
  ];
  const archives = [
    {
      at: { file: 'content/an-album.md', line: 4, column: 11 },
      ...{ slug: 'an-album', title: 'An Album', artist: 'Name', cover: 'cover.png' },
      sounds: requests.slice(0, 2),
      credits: ['Drums: Kim Ro'],
    },
  ];
  let planned: PlannedSounds;
  const names: string[] = [];

  beforeAll(async () => {
    writeAsset(assets, 'cover.png', await drawCover(300).png().toBuffer());
    writeAsset(assets, 'audio/One Song.wav', stereo(sine(440, -6), 1));
    writeAsset(assets, 'audio/two.wav', stereo(sine(880, -6), 1));
    const parts = inTurn([silence, 1], [sine(220, -6), 2], [silence, 1]);
    writeAsset(assets, 'audio/long.wav', stereo(parts, 4, RATE, parts));
    const first = await plan(assets, [ask('audio/two.wav')]);
    writeAsset(assets, 'audio/beat.mp3', await readBytes(findArtifact(first, '.mp3')));
    planned = await plan(assets, requests, {
      ...{ archives, cache },
      onProgress: (done, total, name) => names.push(`${done}/${total} ${name}`),
    });
  });

  it('is a readable address that changes with the content', () => {
    const { sounds } = planned.sounds;
    expect(sounds['audio/One Song.wav']).toMatchObject({
      url: expect.stringMatching(/^\/site\/assets\/audio\/one-song-[0-9a-f]{8}\.mp3$/),
      type: 'audio/mpeg',
      duration: 1,
      isExcerpt: false,
      waveform: expect.stringMatching(/^M/),
    });
    expect(planned.artifacts.every(({ immutable }) => immutable)).toBe(true);
    expect(withoutAdvice(planned.problems)).toEqual([]);
  });

  it('is made in the order of its length', async () => {
    const shown: string[] = [];
    await plan(assets, [ask('audio/One Song.wav'), ask('audio/long.wav'), ask('audio/beat.mp3')], {
      onProgress: (done, total, name) => shown.push(`${done}/${total} ${name}`),
    });
    expect(shown[0]).toBe('0/3 audio/long.wav');
  });

  it('is a part of what is compressed already, too', async () => {
    const folder = makeFolder();
    writeAsset(folder, 'a.mp3', readFixture('sines.mp3'));
    const request = ask('a.mp3', {}, { excerpt: { from: 0, length: 0.2 } });
    const { artifacts } = await plan(folder, [request]);
    expect(artifacts).toHaveLength(1);
    const [{ format } = expect.fail('no file')] = await Promise.all(
      artifacts.map(async (each) => parseBuffer(await readBytes(each), { mimeType: 'audio/mpeg' })),
    );
    expect(format.duration).toBeLessThan(0.4);
  });

  it('is no archive where one of its tracks is not there', async () => {
    const [first, second] = requests;
    const sounds = [first, second && { ...second, file: 'audio/gone.wav' }].filter(
      (each) => each !== undefined,
    );
    const found = await plan(assets, sounds, { archives: archives.map((each) => ({ ...each, sounds })) });
    expect(found.sounds.archives).toEqual({});
  });

  it('is the file itself where it is compressed, which is copied and not held in memory', async () => {
    const { sounds } = planned.sounds;
    const body = await readArtifact(findArtifact(planned, sounds['audio/beat.mp3']?.url.slice(6) ?? ''));
    expect(isStored(body) && body.file).toBe(join(assets, 'audio/beat.mp3'));
    expect(sounds['audio/beat.mp3']?.bytes).toBe(readFileSync(join(assets, 'audio/beat.mp3')).length);
  });

  it('is a part alone where that is all that may be heard, whatever else is asked for', async () => {
    const sound = planned.sounds.sounds['audio/long.wav#t=1,3'];
    expect(sound).toMatchObject({ isExcerpt: true, duration: 2, download: undefined });
    const files = planned.artifacts.filter(({ path }) => path.includes('long'));
    expect(files.map(({ path }) => `/site/${path}`)).toEqual([sound?.url]);
  });

  it('is the part that was asked for, which begins and ends softly', async () => {
    const { url = '' } = planned.sounds.sounds['audio/long.wav#t=1,3'] ?? {};
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, samplesDecoded } = decoder.decode(
      await readBytes(findArtifact(planned, url.slice(6))),
    );
    decoder.free();
    expect(samplesDecoded).toBe(2 * RATE);
    const loudest = (from: number, to: number) =>
      Math.max(...(channelData[0] ?? new Float32Array()).subarray(from * RATE, to * RATE).map(Math.abs));
    expect(loudest(0.1, 0.9)).toBeCloseTo(0.5, 1);
    // Both fades are half as long as the part at most.
    expect(loudest(1.4, 1.5)).toBeCloseTo(0.3, 1);
    expect(loudest(1.97, 2)).toBeLessThan(0.02);
  });

  it('has an address of its own for each part', async () => {
    const excerpts = [undefined, ...[0, 1, 2].map((from) => ({ from, length: 2 }))];
    const { sounds } = await plan(
      assets,
      excerpts.map((excerpt) => ask('audio/long.wav', {}, { excerpt })),
      { cache, making: 'none' },
    );
    const found = Object.values(sounds.sounds);
    expect(new Set(found.map(({ url }) => url)).size).toBe(excerpts.length);
    expect(new Set(found.map(({ waveform }) => waveform)).size).toBe(excerpts.length);
  });

  it('is a download with tags and cover under the name that people look for', async () => {
    const download = planned.sounds.sounds['audio/One Song.wav']?.download;
    expect(download?.url).toMatch(/^\/site\/assets\/audio\/[0-9a-f]{16}\/Name%20-%20Song%201\.mp3$/);
    const bytes = await readBytes(findArtifact(planned, 'Name - Song 1.mp3'));
    expect(download?.bytes).toBe(bytes.length);
    const { common, format } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' });
    expect(common).toMatchObject({ title: 'Song 1', isrc: ['QZABC2600001'], track: { no: 1, of: 2 } });
    expect(common.picture).toHaveLength(1);
    expect(format.codecProfile).toBe('V0');
  });

  it.skipIf(spawnSync('unzip', ['-v']).status !== 0)('is an archive of a release', async () => {
    const zip = planned.sounds.archives['an-album'];
    expect(zip).toMatchObject({ type: 'application/zip', bytes: expect.any(Number) });
    const path = join(makeFolder(), 'a.zip');
    writeFileSync(path, await readBytes(findArtifact(planned, 'Name - An Album.zip')));
    expect(spawnSync('unzip', ['-tq', path], { encoding: 'utf8' }).stdout).toContain('No errors');
    const { stdout } = spawnSync('unzip', ['-Z1', path], { encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual([
      'Name - An Album/01 Song 1.mp3',
      'Name - An Album/02 What - Now.mp3',
      'Name - An Album/cover.jpg',
      'Name - An Album/credits.txt',
    ]);
    const credits = spawnSync('unzip', ['-p', path, '*/credits.txt'], { encoding: 'utf8' }).stdout;
    expect(credits).toBe('Name - An Album\n\nDrums: Kim Ro\n');
  });

  it('is reported by name and count while it is made', () => {
    const counts = names.map((name) => name.replace(/ .*/, ''));
    expect(counts).toEqual(counts.toSorted());
    expect(new Set(counts)).toEqual(new Set(['0/4', '1/4', '2/4', '3/4', '4/4']));
    expect(new Set(names.map((name) => name.replace(/.*?\/4 /, '')))).toEqual(
      new Set(requests.map(({ file }) => file)),
    );
    // As many are under way at once as there are cores.
    expect(counts.filter((count) => count === '0/4').length).toBe(Math.min(AT_ONCE, requests.length));
  });

  it('is not made again where nothing has changed', async () => {
    const { misses } = cache;
    const again = await plan(assets, requests, {
      ...{ archives, cache },
      making: {
        run: () => Promise.reject(new Error('Nothing is to be decoded.')),
        make: () => Promise.reject(new Error('Nothing is to be made.')),
        listen: () => expect.fail('Everything is known.'),
      },
    });
    expect(again.sounds).toEqual(planned.sounds);
    expect(cache.misses).toBe(misses);
  });

  it('is made when it is asked for in a preview, which knows the rest once it has listened', async () => {
    const fresh = openCache();
    let onListened = () => {};
    const listened = new Promise<void>((resolve) => {
      onListened = resolve;
    });
    const making = openSoundMaker({ cache: fresh, worker: undefined, onListened });
    const before = await plan(assets, requests.slice(0, 1), { cache: fresh, making });
    const sound = before.sounds.sounds['audio/One Song.wav'];
    expect(sound).toMatchObject({ bytes: undefined, waveform: undefined, duration: 1 });
    const made = await readBytes(findArtifact(before, sound?.url.slice(6) ?? ''));
    expect(made.includes('Xing')).toBe(true);
    await listened;
    const after = await plan(assets, requests.slice(0, 1), { cache: fresh, making });
    expect(after.sounds.sounds['audio/One Song.wav']).toMatchObject({
      waveform: expect.any(String),
      url: sound?.url,
    });
  });
});

const FORMATS = join(import.meta.dirname, '../../../../fixtures/formats');
const readFixture = (name: string) => readFileSync(join(FORMATS, name));

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** As on a computer without ffmpeg. */
async function withoutFfmpeg<Result>(work: () => Promise<Result>): Promise<Result> {
  const path = process.env['PATH'];
  process.env['PATH'] = makeFolder();
  try {
    return await work();
  } finally {
    process.env['PATH'] = path;
  }
}

describe('formats', () => {
  const assets = makeFolder();
  const names = ['sines.flac', 'sines.mp3', 'sines.ogg', 'sines.opus', 'sines.m4a', 'sines.aac'];
  let planned: PlannedSounds;
  const find = (name: string) => planned.sounds.sounds[name];

  beforeAll(async () => {
    for (const name of names) writeAsset(assets, name, readFixture(name));
    const requests = names.map((name) =>
      ask(name, { title: 'Two Sines', genre: 'Folk' }, { download: true }),
    );
    planned = await withoutFfmpeg(() => plan(assets, requests));
  });

  it.each([
    ['sines.flac', 'audio/mpeg', '.mp3', 'audio/flac', '.flac'],
    ['sines.mp3', 'audio/mpeg', '.mp3', 'audio/mpeg', '.mp3'],
    ['sines.ogg', 'audio/ogg', '.ogg', 'audio/ogg', '.ogg'],
    ['sines.opus', 'audio/ogg', '.opus', 'audio/ogg', '.opus'],
    ['sines.m4a', 'audio/mp4', '.m4a', 'audio/mp4', '.m4a'],
    ['sines.aac', 'audio/aac', '.aac', 'audio/aac', '.aac'],
  ])('%s is heard as %s and taken home as %s', (name, type, ending, takenType, takenEnding) => {
    const { url, download, ...sound } = find(name) ?? expect.fail(name);
    expect([sound.type, download?.type]).toEqual([type, takenType]);
    expect([url, download?.url]).toEqual([
      expect.stringMatching(new RegExp(`/sines-[0-9a-f]{8}\\${ending}$`)),
      expect.stringMatching(new RegExp(`/Name%20-%20Two%20Sines\\${takenEnding}$`)),
    ]);
    expect(sound.duration).toBeCloseTo(1, 1);
    // ffmpeg alone decodes the last two.
    expect(Boolean(sound.waveform)).toBe(!/m4a|aac/.test(name));
  });

  it('keep their sound where they get other tags', async () => {
    for (const [name, ending] of [['sines.flac', '.flac'] as const, ['sines.mp3', '.mp3'] as const]) {
      const bytes = await readBytes(findArtifact(planned, `Name - Two Sines${ending}`));
      const { common, format } = await parseBuffer(bytes, { path: name });
      expect(common).toMatchObject({ title: 'Two Sines', genre: ['Folk'] });
      expect(format.duration).toBeCloseTo(1, 1);
      expect(bytes.subarray(-5000).equals(readFixture(name).subarray(-5000))).toBe(true);
    }
  });

  it.each([
    ['layer II', mp3Frames(100, { layer: 2 })],
    ['a stream that is mono, then stereo', Buffer.concat([mp3Frames(50, { isMono: true }), mp3Frames(50)])],
  ])('%s becomes an MP3 that browsers play, as does its download', async (_, bytes) => {
    const folder = makeFolder();
    writeAsset(folder, 'a.mp3', bytes);
    const planned = await plan(folder, [ask('a.mp3', {}, { download: true })]);
    expect(withoutAdvice(planned.problems)).toEqual([]);
    expect(planned.artifacts).toHaveLength(2);
    for (const artifact of planned.artifacts) {
      const { format } = await parseBuffer(await readBytes(artifact), { mimeType: 'audio/mpeg' });
      expect(format).toMatchObject({ codec: 'MPEG 1 Layer 3', codecProfile: 'V0', numberOfChannels: 2 });
      expect(format.duration).toBeCloseTo(2.6, 1);
    }
  });

  it('lose the tags of their last 128 bytes, too', async () => {
    const folder = makeFolder();
    const old = Buffer.alloc(128);
    old.write('TAGOld Title');
    writeAsset(folder, 'a.mp3', Buffer.concat([readFixture('sines.mp3'), old]));
    const planned = await plan(folder, [ask('a.mp3', {}, { download: true })]);
    const bytes = await readBytes(findArtifact(planned, 'Name - Song.mp3'));
    expect(bytes.includes('Old Title')).toBe(false);
    expect(bytes.subarray(-500).equals(readFixture('sines.mp3').subarray(-500))).toBe(true);
  });

  it('get the tags of the content in every format', async () => {
    for (const { path } of planned.artifacts.filter((each) => each.path.includes('Name - '))) {
      const bytes = await readBytes(findArtifact(planned, path));
      const { common } = await parseBuffer(bytes, { path });
      expect([path, common.title, common.artist, common.genre]).toEqual([
        path,
        'Two Sines',
        'Name',
        ['Folk'],
      ]);
      expect(bytes.toString('latin1')).not.toMatch(/Generator|Signals/);
    }
  });

  it('are reported if they keep their own tags', async () => {
    const fragment = Buffer.from('\0\0\0\x08moof', 'latin1');
    const streamed = Buffer.concat([readFixture('sines.m4a'), fragment]);
    const wishes = { download: true };
    const list = (request: SoundRequest) =>
      withoutFfmpeg(() => listCodes({ 'a.m4a': streamed }, [request]).then((codes) => codes.slice(1)));
    expect(await list(ask('a.m4a', { title: 'Two Sines' }, wishes))).toEqual([
      'sound/keeps-tags: The download of a.m4a keeps the tags of the file, such as its title and comments: Liner cannot write MP4 files in fragments. → Export it again as FLAC, or as a plain M4A, and name that file here.',
    ]);
    expect(await list(ask('a.m4a', { title: 'Two Sines' }))).toEqual([]);
  });

  it('are reported if they need ffmpeg', () => {
    expect(planned.problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'sound/not-decoded: sines.m4a is published without a waveform: it is MPEG-4/AAC, which Liner reads only with ffmpeg, and ffmpeg is not installed.',
      expect.stringContaining('sound/not-decoded: sines.aac'),
    ]);
  });
});

/** Reports on the files of a folder, with the lines. */
async function listCodes(
  files: Record<string, Buffer>,
  requests: SoundRequest[],
  context: Partial<SoundContext> = {},
): Promise<string[]> {
  const assets = makeFolder();
  for (const [file, bytes] of Object.entries(files)) writeAsset(assets, file, bytes);
  const { problems, artifacts } = await plan(assets, requests, { making: 'none', ...context });
  expect(artifacts.length).toBeLessThanOrEqual(2 * requests.length);
  return problems.map(({ code, message, hint = '' }) => `${code}: ${message} → ${hint}`);
}

/** An MP4 file without a track of sound. */
function film(): Buffer {
  const box = (name: string, ...content: Buffer[]) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
    head.write(name, 4);
    return Buffer.concat([head, ...content]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('free', Buffer.alloc(8))),
    box('mdat', Buffer.alloc(64)),
  ]);
}

const tone = (seconds = 1, rate = RATE) => stereo(sine(440, -6), seconds, rate);

describe('advice on a file', () => {
  it('that is not there name the nearest', async () => {
    const file = tone();
    expect(await listCodes({ 'audio/new-song.wav': file }, [ask('audio/newsong.wav')])).toEqual([
      'sound/missing: There is no audio/newsong.wav in the assets folder. → Did you mean audio/new-song.wav?',
      expect.stringContaining('sound/unused'),
    ]);
    expect(await listCodes({ 'masters/New.wav': file }, [ask('audio/New.wav')])).toEqual([
      'sound/missing: There is no audio/New.wav in the assets folder. → It is in another folder: masters/New.wav',
      expect.stringContaining('sound/unused'),
    ]);
  });

  it('that is outside', async () => {
    const [assets, other] = [makeFolder(), makeFolder()];
    writeAsset(other, 'a.wav', tone());
    symlinkSync(join(other, 'a.wav'), join(assets, 'a.wav'));
    const { problems, artifacts } = await plan(assets, [ask('a.wav')]);
    expect([problems.map(({ code }) => code), artifacts]).toEqual([['sound/outside'], []]);
  });

  it.each([
    [
      'of another kind',
      Buffer.from('%PDF-1.7 and more of it'),
      'sound/format: a.wav is not a sound file that Liner can read. → Export it again as FLAC, or as WAV with 16 or 24 bits, and name that file here.',
    ],
    ['without a byte', Buffer.alloc(0), 'sound/unreadable: There is no sound in a.wav.'],
    [
      'without sound',
      wav({ rate: RATE, channels: [new Float32Array()] }),
      'sound/unreadable: There is no sound in a.wav.',
    ],
    ['that is a film without sound', film(), 'sound/unreadable: There is no sound in a.wav.'],
    [
      'that ends within its header',
      readFixture('sines.m4a').subarray(0, 600),
      'sound/unreadable: a.wav cannot be read as a sound file: it is cut off or damaged. → Copy or export it again; an interrupted upload leaves such files.',
    ],
    ['that is cut off', tone(3).subarray(0, 60_000), 'sound/truncated: a.wav is not complete'],
  ])('%s', async (_, bytes, message) => {
    expect(await listCodes({ 'a.wav': bytes }, [ask('a.wav')])).toEqual([expect.stringContaining(message)]);
  });

  it('whose preview begins behind its end', async () => {
    const request = ask('a.wav', {}, { excerpt: { from: 50, length: 30 } });
    expect(await listCodes({ 'a.wav': tone(40) }, [request])).toEqual([
      'sound/preview-after-end: The preview starts at 0:50, but a.wav is only 0:40 long. → Start it earlier, with a line such as  preview: {from: 0:10}',
    ]);
  });

  it('whose preview begins at its very end', async () => {
    const request = ask('a.wav', {}, { excerpt: { from: 2, length: 30 } });
    expect(await listCodes({ 'a.wav': tone(2) }, [request])).toEqual([
      expect.stringContaining('sound/preview-after-end'),
    ]);
  });

  it('whose preview is longer than it, as it is written', async () => {
    const at = { file: 'content/a.md', line: 5, column: 9 };
    const askFor = (from: number | undefined, length: number, facts: Partial<SoundFacts> = {}) =>
      listCodes({ 'a.wav': tone(40) }, [
        ask('a.wav', { places: { length: at }, ...facts }, { excerpt: { from, length } }),
      ]);
    const short = 'sound/preview-short: The preview of a.wav is only';
    expect(await askFor(undefined, 300)).toEqual([
      `${short} 40 seconds long, not 300: it starts at 0:00, and the recording ends at 0:40. → Leave out  preview:  to publish all of it.`,
    ]);
    expect(await askFor(20, 30)).toEqual([
      `${short} 20 seconds long, not 30: it starts at 0:20, and the recording ends at 0:40. → Leave out  from:  and Liner finds a place for all of it, or start it earlier.`,
    ]);
    expect(await askFor(20, 50)).toEqual([
      expect.stringContaining('Leave out  preview:  to publish all of it.'),
    ]);
    // In whole seconds, as lengths are written; and as long as nobody has asked for more.
    expect(await askFor(20, 21)).toEqual([]);
    expect(await askFor(20, 30, { places: {} })).toEqual([]);
    expect(await askFor(20, 30, { duration: 40 })).toEqual([]);
  });

  it('whose cue ends or begins behind its end, at whatever second', async () => {
    const at = { file: 'content/a.md', line: 5, column: 9 };
    const second = fc.integer({ min: 0, max: 60 });
    await fc.assert(
      fc.asyncProperty(second, fc.integer({ min: 1, max: 60 }), async (from, length) => {
        const to = from + length;
        const request = ask('a.wav', { places: { to: at } }, { excerpt: { from, length } });
        const reports = await listCodes({ 'a.wav': tone(12) }, [request]);
        const ends = `sound/cue-cut: "Song" ends at ${formatClock(to)}, but a.wav is only 0:12 long. → Write  to: 0:12`;
        const begins = `sound/cue-after-end: "Song" starts at ${formatClock(from)}, but a.wav is only 0:12 long. → Start it earlier, with  from: 0:03`;
        expect(reports).toEqual(from >= 12 ? [begins] : to > 13 ? [ends] : []);
      }),
      { numRuns: 20 },
    );
  });

  it('that only ffmpeg reads, where there is none', async () => {
    const codes = (name: string, wishes: Partial<SoundRequest> = {}) =>
      withoutFfmpeg(() =>
        listCodes({ [name]: readFixture(name) }, [ask(name, { title: 'Two Sines' }, wishes)]),
      );
    expect(await codes('sines.m4a', { excerpt: { from: 0, length: 0.5 } })).toEqual([
      expect.stringContaining('sound/no-excerpt: No preview of sines.m4a can be made: it is MPEG-4/AAC'),
    ]);
    expect(await codes('mono-alac.m4a')).toEqual([
      expect.stringContaining(
        'sound/not-decoded: mono-alac.m4a is published as it is, and few browsers play it',
      ),
      expect.stringContaining('sound/starts-late'),
    ]);
  });

  const file = readFixture('sines.m4a');
  // Behind the part that says what the file is: the table, and the sound.
  const [start, table] = [28, 28 + file.readUInt32BE(28)];
  const late = Buffer.concat([file.subarray(0, start), file.subarray(table), file.subarray(start, table)]);
  const offsets = late.indexOf('stco') + 12;
  for (let at = offsets; at < offsets + 4 * late.readUInt32BE(offsets - 4); at += 4)
    late.writeUInt32BE(late.readUInt32BE(at) - (table - start), at);

  it('that browsers have to load whole before they play it', async () => {
    expect(
      await withoutFfmpeg(() => listCodes({ 'a.m4a': late }, [ask('a.m4a', { title: 'Two Sines' })])),
    ).toEqual([
      expect.stringContaining('sound/not-decoded'),
      expect.stringMatching(/^sound\/starts-late: Browsers must load all of a\.m4a .*\+faststart/),
    ]);
  });

  it.skipIf(!hasFfmpeg)('that browsers need not load, as an MP3 of a part of it is published', async () => {
    const request = ask('a.m4a', { title: 'Two Sines' }, { excerpt: { from: 0, length: 0.5 } });
    expect(await listCodes({ 'a.m4a': late }, [request])).toEqual([]);
  });

  it('whose sample rate changes on the way', async () => {
    const file = Buffer.concat([mp3Frames(200), mp3Frames(100, { rate: 48_000 })]);
    expect(await listCodes({ 'a.mp3': file }, [ask('a.mp3')])).toEqual([
      'sound/rate-changes: The sample rate of a.mp3 changes at 0:05, from 44100 to 48000 Hz, and browsers stop there. → Files were joined. Open it in an audio editor, and export it again as one file.',
      expect.stringContaining('sound/silent'),
    ]);
  });

  it('that were joined, of which the message is true and whose end is not missing', async () => {
    const parts = fc.constantFrom(
      ...[['flac'], ['m4a'], ['opus'], ['opus', 'opus'], ['ogg', 'flac'], ['opus', 'flac']],
    );
    await fc.assert(
      fc.asyncProperty(parts, async ([first = '', ...others]) => {
        const name = `a.${first}`;
        const files = [first, ...(others.length > 0 ? others : [first])].map((each) =>
          readFixture(`sines.${each}`),
        );
        const assets = makeFolder();
        writeAsset(assets, name, Buffer.concat(files));
        const { problems, sounds } = await plan(assets, [ask(name, { title: 'Two Sines' })]);
        const found = problems.filter(({ code }) => /^sound\/(?:joined|truncated)/.test(code));
        expect([name, others, found.map(({ code }) => code)]).toEqual([name, others, ['sound/joined']]);
        const isWhole = (sounds.sounds[name]?.duration ?? 0) < 1.1;
        expect(found[0]?.message).toContain(isWhole ? 'only the first is heard' : 'published as one');
      }),
      { numRuns: 12 },
    );
  }, 30_000);

  it('that Fraunhofer has made, and that is cut off', async () => {
    expect(await listCodes({ 'a.mp3': withVbri(mp3Frames(20), 8500) }, [ask('a.mp3')])).toEqual([
      expect.stringContaining('sound/truncated: a.mp3 is not complete: 222 seconds of it are missing.'),
    ]);
  });

  it('of which parts are damaged', async () => {
    const file = Buffer.from(readFixture('sines.ogg'));
    file.fill(0x55, 5000, 5200);
    expect(await listCodes({ 'a.ogg': file }, [ask('a.ogg', { title: 'Two Sines' })])).toContainEqual(
      expect.stringContaining('sound/damaged: Parts of a.ogg are damaged'),
    );
  });

  it('but not of titles in two scripts', async () => {
    const file = await tag(tone(3), { title: 'Corniche at Dawn' });
    expect(await listCodes({ 'a.wav': file }, [ask('a.wav', { title: 'الكورنيش عند الفجر' })])).toEqual([]);
  });

  it('that says something else than the content', async () => {
    const file = await tag(tone(3), {
      title: 'Other Song',
      isrc: 'QZ-ABC-26-00002',
      track: { number: 4, of: 9, disc: 1 },
    });
    const facts = { duration: 5, isrc: 'QZABC2600001', track: { number: 2, of: 9, disc: 1 } };
    expect(await listCodes({ 'a.wav': file }, [ask('a.wav', { ...facts, title: 'Great' })])).toEqual([
      'sound/length-differs: The duration here is 0:05, but a.wav is 0:03 long. → Is it the right file? If the recording is only that long, write  duration: "0:03"  here. If the file is an excerpt of it, add  preview: {from: 0:00, length: 0:03}',
      'sound/title-differs: The title here is "Great", but a.wav has the title "Other Song". → Is it the right file? If so, correct the title here or in the file.',
      'sound/isrc-differs: The ISRC here is QZABC2600001, but a.wav contains QZABC2600002. → If the file is right, write  isrc: QZABC2600002  here; if not, is it the right file?',
      'sound/track-differs: This is track 2, but a.wav is tagged as track 4. → Is it the right file? If so, correct the order here, or the number in the file.',
    ]);
  });

  it('that is an excerpt, of which a preview is published', async () => {
    const excerpt = { from: 0, length: 3 };
    const codes = (duration: number) =>
      listCodes({ 'a.wav': tone(3) }, [ask('a.wav', { duration }, { excerpt })]);
    expect(await codes(300)).toEqual([]);
    // It has more sound than the recording should.
    expect(await codes(1)).toEqual([
      'sound/length-differs: The duration here is 0:01, but a.wav is 0:03 long. → If it is the right file, write  duration: "0:03"  here, or remove the line.',
    ]);
  });

  it('that says the same in other words', async () => {
    const file = await tag(tone(3), { title: '01 SÖNG (Original Mix)', isrc: 'qz-abc-26-00001' });
    const facts = { title: 'Söng', duration: 4, isrc: 'QZABC2600001' };
    expect(await listCodes({ 'a.wav': file }, [ask('a.wav', facts)])).toEqual([]);
  });

  it('that knows an ISRC offer the line to type', async () => {
    const file = await tag(tone(), { isrc: 'QZABC2600001' });
    const at = { file: 'content/a.md', line: 2, column: 1 };
    expect(await listCodes({ 'a.wav': file }, [ask('a.wav', { places: { isrc: at } })])).toEqual([
      'sound/isrc-missing: a.wav contains the ISRC QZABC2600001, which is missing here. → Add the line  isrc: QZABC2600001',
    ]);
    // A code that the content would refuse is none.
    const short = await tag(tone(), { isrc: 'QZAB1' });
    expect(await listCodes({ 'a.wav': short }, [ask('a.wav', { places: { isrc: at } })])).toEqual([]);
    // Where there is no such key, as in a mix, nothing can be added.
    expect(await listCodes({ 'a.wav': file }, [ask('a.wav')])).toEqual([]);
  });

  it.each([
    ['that clips', stereo(sine(100, 12), 1), 'sound/clipping: a.wav clips in'],
    [
      'that ends with silence',
      stereo(inTurn([sine(440, -6), 1], [silence, 6]), 7, RATE, silence),
      'sound/silence: a.wav ends with 6 seconds of silence.',
    ],
    [
      'that begins with silence',
      stereo(inTurn([silence, 6], [sine(440, -6), 1]), 7, RATE, silence),
      'sound/silence: a.wav begins with 6 seconds of silence.',
    ],
    [
      'that is silent',
      stereo(silence, 1, RATE, silence),
      'sound/silent: a.wav is silent from its beginning to its end.',
    ],
    [
      // The samples of a sine at a quarter of the rate are 3 dB below its peak at most.
      'whose wave goes over full scale between its samples',
      wav({ rate: RATE, channels: sample([sine(RATE / 4, 2.5, 45), sine(330, -20)], 1, RATE) }),
      'sound/true-peak: The loudest point of a.wav is 2.6 dB over full scale (+2.6 dBTP). → It may be distorted',
    ],
    [
      'that is mono',
      stereo(sine(440, -6), 1, RATE, sine(440, -6)),
      'sound/mono: The left and the right side',
    ],
  ])('%s', async (_, bytes, message) => {
    expect(await listCodes({ 'a.wav': bytes }, [ask('a.wav')])).toEqual([expect.stringContaining(message)]);
  });

  it('whose preview is silent', async () => {
    const file = stereo(inTurn([silence, 2], [sine(440, -6), 2]), 4, RATE, silence);
    const request = ask('a.wav', {}, { excerpt: { from: 0, length: 1 } });
    expect(await listCodes({ 'a.wav': file }, [request])).toEqual([
      'sound/silent: The preview of a.wav is silent. → Start it elsewhere, with a line such as  preview: {from: 0:45}',
    ]);
  });

  it('whose preview ends with silence, as its end is faded out anyway', async () => {
    const file = stereo(inTurn([sine(440, -6), 1], [silence, 7]), 8, RATE, silence);
    const request = ask('a.wav', {}, { excerpt: { from: 0, length: 8 } });
    expect(await listCodes({ 'a.wav': file }, [request])).toEqual([]);
  });

  it('that is shorter than what is played in it', async () => {
    const at = { file: 'content/a.md', line: 9, column: 5 };
    const tracklist = [1, 3].map((time) => ({ title: `Song ${time}`, time, at }));
    expect(await listCodes({ 'a.wav': tone(3) }, [ask('a.wav', { tracklist })])).toEqual([
      'tracklist/too-late: "Song 3" starts at 0:03, but the recording is 0:03 long. → Correct the time, or the duration.',
    ]);
    expect(await listCodes({ 'a.wav': tone(3) }, [ask('a.wav', { tracklist, duration: 3 })])).toEqual([]);
  });

  it('that is a little quieter than the others, or silent for a moment, are none', async () => {
    const quiet = inTurn([silence, 4], [sine(440, -12), 3], [silence, 4]);
    const files = {
      'a.wav': stereo(quiet, 11, RATE, silence),
      'b.wav': stereo(sine(440, -8), 2, RATE, silence),
    };
    const requests = Object.keys(files).map((file, index) => album(file, index + 1));
    expect(await listCodes(files, requests)).toEqual([]);
  });

  it('that nobody names', async () => {
    const files = { 'audio/a.wav': tone(), 'audio/a.lrc': tone(), 'static/c.mp3': tone() };
    expect(await listCodes(files, [])).toEqual([
      'sound/unused: The recording assets/audio/a.wav is not published: nothing on the site plays it. → To publish it, write  audio: audio/a.wav  where it belongs. Otherwise move it out of the assets folder.',
    ]);
    expect(await listCodes({ ...files, 'b.mp3': tone() }, [])).toEqual([
      expect.stringContaining(
        'There are 2 recordings in the assets folder that are not published, such as assets/audio/a.wav',
      ),
    ]);
    // Before its day, a recording is of use already.
    expect(await listCodes(files, [], { named: ['audio/a.wav'] })).toEqual([]);
  });
});

it('a preview that the end of its recording cuts off is a warning, and one that may be anywhere is not', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'a.wav', stereo(sine(440, -6), 12));
  const { problems, sounds } = await plan(assets, [
    ask('a.wav', {}, { excerpt: { from: 9, length: 30 } }),
    ask('a.wav', {}, { excerpt: { length: 11 } }),
    ask('a.wav', {}, { excerpt: { from: 2, length: 5 } }),
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'The preview of a.wav is only 3 seconds long, not 30: it starts at 0:09, and the recording ends at 0:12.',
  ]);
  expect(Object.values(sounds.sounds).map(({ duration, whole }) => [duration, whole])).toEqual([
    ...[
      [3, 12],
      [11, 12],
      [5, 12],
    ],
  ]);
});

describe('advice on a release', () => {
  it('of which one track is louder, and another has a rate of its own', async () => {
    const files = {
      'a.wav': stereo(sine(440, -24), 2),
      'b.wav': stereo(sine(440, -24), 2),
      'c.wav': stereo(sine(440, -12), 2, 16_000),
    };
    const requests = Object.keys(files).map((file, index) => album(file, index + 1));
    expect(await listCodes(files, requests)).toEqual([
      expect.stringMatching(/^sound\/loudness-differs: c\.wav is \d+\.\d LU louder than the other tracks/),
      expect.stringContaining(
        'sound/sample-rates: c.wav has a sample rate of 16000 Hz, and the other tracks have 8000 Hz.',
      ),
    ]);
  });

  it('of which one track is heard in part are for the others alone', async () => {
    const files = { 'a.wav': stereo(sine(440, -24), 2), 'b.wav': stereo(sine(440, -6), 2, 16_000) };
    const [whole, part] = Object.keys(files).map((file, index) => album(file, index + 1));
    const requests = [whole, part && { ...part, download: false, excerpt: { from: 0, length: 1 } }];
    expect(
      await listCodes(
        files,
        requests.filter((each) => each !== undefined),
      ),
    ).toEqual([]);
  });

  it('of which one track is Opus, which always has a rate of its own', async () => {
    const files = {
      'a.wav': stereo(sine(440, -6), 1),
      'b.wav': stereo(sine(440, -6), 1),
      'c.opus': readFixture('sines.opus'),
    };
    const requests = Object.keys(files).map((file, index) => album(file, index + 1));
    expect(await listCodes(files, requests)).not.toContainEqual(
      expect.stringMatching(/^sound\/sample-rates/),
    );
  });
});

describe('advice on hosts', () => {
  it('that refuse large files say what to do', async () => {
    const assets = makeFolder();
    // V0 takes 245 kbit/s on average: 25 MiB are a quarter of an hour.
    writeAsset(assets, 'a.wav', wav({ rate: 4000, channels: sample([silence], 1000, 4000) }));
    const cache = openCache();
    const find = async (host: SoundContext['host']) => {
      const { problems } = await plan(assets, [ask('a.wav')], { making: 'none', host, cache });
      const codes = (all: typeof problems) =>
        all.filter(({ code }) => code.startsWith('sound/too')).map(({ message }) => message);
      return [codes(withoutAdvice(problems)), codes(problems.filter(({ isAdvice }) => isAdvice))];
    };
    expect(await find('Cloudflare Pages')).toEqual([
      ['a.wav is 30.6 MB once published; Cloudflare Pages takes files of up to 26.2 MB.'],
      [],
    ]);
    expect(await find('GitHub Pages')).toEqual([[], []]);
    expect(await find('unknown')).toEqual([[], [expect.stringContaining('Some hosts refuse that')]]);
    expect(await find(undefined)).toEqual([[], []]);
  });

  it('that refuse large archives say what to do, before they are made', async () => {
    const at = { file: 'content/a.md', line: 4, column: 11 };
    const part = { from: 0, length: 600 };
    const tracks = (bytes: number) => [
      { recording: { file: 'a.flac', requests: [] }, bytes },
      { recording: { file: 'b.wav', requests: [], part }, bytes: undefined },
    ];
    const archive = { name: 'Name - Album.zip', at, bytes: undefined, tracks: tracks(9_000_000) };
    const find = (host: SoundContext['host'], changes: object = {}) =>
      checkLimits([], [{ ...archive, ...changes }], host).map(({ message, hint }) => `${message} → ${hint}`);
    // Ten minutes of V0 are 18 MB.
    expect(find('Cloudflare Pages')).toEqual([
      'Name - Album.zip is about 27.4 MB; Cloudflare Pages takes files of up to 26.2 MB. → Move  download: true  from the release to each of its tracks, which are then offered one by one.',
    ]);
    expect(find('unknown')).toEqual([expect.stringContaining('27.4 MB. Some hosts refuse that: Cloudflare')]);
    expect(find('Cloudflare Pages', { tracks: tracks(7_000_000) })).toEqual([]);
    expect(find('Cloudflare Pages', { bytes: 1000 })).toEqual([]);
    expect(find('GitHub Pages')).toEqual([]);
    expect(find('GitHub Pages', { bytes: 100_000_000 })).toEqual([]);
    expect(find('GitHub Pages', { bytes: 100_000_001 })).toHaveLength(1);
    expect(find(undefined)).toEqual([]);
    expect(find('GitHub Pages', { bytes: 2_000_000_000 })).toHaveLength(2);
  });

  it('that refuse large sites say what to do', () => {
    const files = Array.from({ length: 30 }, (_, index) => ({
      recording: { file: `${index}.wav`, requests: [] },
      bytes: 40_000_000,
    }));
    expect(checkLimits(files, [], 'GitHub Pages').map(({ message }) => message)).toEqual([
      'The recordings are 1.2 GB in total; GitHub Pages publishes sites of up to 1.0 GB.',
    ]);
    expect(checkLimits(files.slice(0, 25), [], 'GitHub Pages')).toEqual([]);
  });

  it.each([
    ['https://name.pages.dev', 'git', 'Cloudflare Pages'],
    ['https://name.github.io', undefined, 'GitHub Pages'],
    ['https://name.example', 'git', 'unknown'],
    ['https://name.example', 'sftp', undefined],
  ])('are known by address and by what publishes: %s, %s', (origin, publishTo, host) => {
    expect(findHost(origin, publishTo)).toBe(host);
  });
});
