/**
 * Recordings with tags, written byte by byte: it needs no encoder, and each tag can be wrong in its own way. Tags have the
 * names of Vorbis comments in every format; a name with a colon or of another format is written as it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sounds = join(import.meta.dirname, '../fixtures/sound/assets/audio');

/** Between two and four seconds of sound, by the ending of the file. */
export const SOUNDS = {
  wav: readFileSync(join(sounds, '01-slack-water.wav')),
  flac: readFileSync(join(sounds, '02-first-bell.flac')),
  mp3: readFileSync(join(sounds, '03-harbour-dues.mp3')),
  m4a: readFileSync(join(sounds, '04-the-weighhouse.m4a')),
  ogg: readFileSync(join(sounds, '05-nine-ropes.ogg')),
  opus: readFileSync(join(sounds, '06-night-ferry.opus')),
  aiff: readFileSync(join(sounds, '07-slipway.aiff')),
};

/** Frames of ID3v2.4 by the names of Vorbis comments. */
const ID3 = {
  TITLE: 'TIT2',
  ARTIST: 'TPE1',
  ALBUMARTIST: 'TPE2',
  ALBUM: 'TALB',
  TRACKNUMBER: 'TRCK',
  DISCNUMBER: 'TPOS',
  DATE: 'TDRC',
  ORIGINALDATE: 'TDOR',
  GENRE: 'TCON',
  COMPOSER: 'TCOM',
  CONDUCTOR: 'TPE3',
  REMIXER: 'TPE4',
  LYRICIST: 'TEXT',
  LABEL: 'TPUB',
  ISRC: 'TSRC',
  BPM: 'TBPM',
  KEY: 'TKEY',
  LANGUAGE: 'TLAN',
  COPYRIGHT: 'TCOP',
  ENCODEDBY: 'TENC',
  COMPILATION: 'TCMP',
  MOVEMENTNAME: 'MVNM',
  MOVEMENT: 'MVIN',
  LYRICS: 'USLT',
  COMMENT: 'COMM',
};

/** Atoms of MP4 by the names of Vorbis comments. */
const MP4 = {
  TITLE: '\xa9nam',
  ARTIST: '\xa9ART',
  ALBUMARTIST: 'aART',
  ALBUM: '\xa9alb',
  TRACKNUMBER: 'trkn',
  DISCNUMBER: 'disk',
  DATE: '\xa9day',
  GENRE: '\xa9gen',
  COMPOSER: '\xa9wrt',
  COPYRIGHT: 'cprt',
  BPM: 'tmpo',
  COMPILATION: 'cpil',
  LYRICS: '\xa9lyr',
  COMMENT: '\xa9cmt',
  WORK: '\xa9wrk',
  MOVEMENTNAME: '\xa9mvn',
  MOVEMENT: '\xa9mvi',
  ENCODEDBY: '\xa9too',
};

/** Frames that are written by their own names. */
const FRAMES = [
  'TMCL',
  'TIPL',
  'IPLS',
  'TYER',
  'TDAT',
  'TORY',
  'TDRL',
  'TIT1',
  'TIT3',
  'TPRO',
  'TSSE',
  'GRP1',
];

/** Pairs of a name and a value; an object, in which a value may be a list. */
function listPairs(tags) {
  return Object.entries(tags).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, each]),
  );
}

const ENCODE = {
  latin1: (text) => Buffer.concat([Buffer.from([0]), Buffer.from(text, 'latin1')]),
  utf16: (text) => Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  utf8: (text) => Buffer.concat([Buffer.from([3]), Buffer.from(text)]),
};

/**
 * A tag in front of an MP3. A value that is a buffer is written as Latin-1, whatever it is.
 * @param {object} [options] version 3 or 4; charset latin1, utf16 or utf8; the picture as {data, type}
 */
export function id3(tags, { version = 4, charset = version === 3 ? 'utf16' : 'utf8', pictures = [] } = {}) {
  const text = (value) =>
    Buffer.isBuffer(value) ? Buffer.concat([Buffer.from([0]), value]) : ENCODE[charset](String(value));
  const frames = Object.entries(tags).map(([name, value]) => {
    const id = ID3[name] ?? (FRAMES.includes(name) ? name : `TXXX:${name}`);
    // Several values are one frame, with zeros between them.
    const joined = Array.isArray(value) ? value.join('\0') : value;
    return id3Frame(id, joined, text, version);
  });
  const bytes = Buffer.concat([
    ...frames,
    ...pictures.map((picture) => frame('APIC', writePicture(picture), version)),
  ]);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, 0]), synchsafe(bytes.length), bytes]);
}

function id3Frame(id, value, text, version) {
  if (id.startsWith('TXXX:')) {
    const written = text(value);
    const name = text(id.slice(5));
    const end = written[0] === 1 ? Buffer.alloc(2) : Buffer.alloc(1);
    return frame('TXXX', Buffer.concat([name, end, written.subarray(1)]), version);
  }
  if (id === 'USLT' || id === 'COMM') {
    const written = text(value);
    const name = written[0] === 1 ? Buffer.from([0xff, 0xfe, 0, 0]) : Buffer.from([0]);
    return frame(
      id,
      Buffer.concat([written.subarray(0, 1), Buffer.from('eng'), name, written.subarray(1)]),
      version,
    );
  }
  return frame(id, text(value), version);
}

export function frame(id, content, version = 4) {
  const size = version === 4 ? synchsafe(content.length) : uint32(content.length);
  return Buffer.concat([Buffer.from(id, 'latin1'), size, Buffer.alloc(2), content]);
}

function writePicture({ data, type = 3, mime = 'image/jpeg' }) {
  return Buffer.concat([
    Buffer.from([0]),
    Buffer.from(`${mime}\0`),
    Buffer.from([type]),
    Buffer.from([0]),
    data,
  ]);
}

/** A tag at the end of an MP3, of 30 bytes a text. */
export function id3v1({ title = '', artist = '', album = '', year = '', track = 0, genre = 255 }) {
  const tag = Buffer.alloc(128);
  const put = (value, at, length) =>
    (Buffer.isBuffer(value) ? value : Buffer.from(value, 'latin1')).copy(tag, at, 0, length);
  put('TAG', 0, 3);
  put(title, 3, 30);
  put(artist, 33, 30);
  put(album, 63, 30);
  put(year, 93, 4);
  tag[126] = track;
  tag[127] = genre;
  return tag;
}

/** Vorbis comments: those of FLAC, Ogg and Opus. */
export function comments(tags) {
  const pairs = listPairs(tags).map(([name, value]) => sized(Buffer.from(`${name}=${value}`)));
  return Buffer.concat([sized(Buffer.from('Liner')), uint32le(pairs.length), ...pairs]);
}

/** A FLAC with other tags. @param {Buffer} sound a whole file */
export function tagFlac(sound, tags, { pictures = [] } = {}) {
  const info = sound.subarray(8, 42);
  let at = 4;
  for (let isLast = false; !isLast; at += 4 + sound.readUIntBE(at + 1, 3)) isLast = (sound[at] & 0x80) !== 0;
  const blocks = [
    flacBlock(0, info),
    ...pictures.map((picture) => flacBlock(6, flacPicture(picture))),
    flacBlock(4 | 0x80, comments(tags)),
  ];
  return Buffer.concat([Buffer.from('fLaC'), ...blocks, sound.subarray(at)]);
}

function flacBlock(kind, content) {
  const head = Buffer.alloc(4);
  head[0] = kind;
  head.writeUIntBE(content.length, 1, 3);
  return Buffer.concat([head, content]);
}

function flacPicture({ data, type = 3, mime = 'image/jpeg' }) {
  return Buffer.concat([
    uint32(type),
    uint32(mime.length),
    Buffer.from(mime),
    uint32(0),
    Buffer.alloc(16),
    uint32(data.length),
    data,
  ]);
}

/** An MP3 with other tags. @param {Buffer} sound without tags */
export function tagMp3(sound, tags, options) {
  return Buffer.concat([id3(tags, options), withoutId3(sound), ...(options?.v1 ? [id3v1(options.v1)] : [])]);
}

function withoutId3(sound) {
  if (sound.toString('latin1', 0, 3) !== 'ID3') return sound;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + sound[at], 0);
  return sound.subarray(10 + size);
}

/** A WAV or AIFF with a tag in a chunk. */
export function tagChunks(sound, tags, options) {
  const isWave = sound.toString('latin1', 0, 4) === 'RIFF';
  const tag = id3(tags, options);
  const size = isWave ? uint32le(tag.length) : uint32(tag.length);
  const pad = Buffer.alloc(tag.length % 2);
  const whole = Buffer.concat([sound, Buffer.from(isWave ? 'id3 ' : 'ID3 '), size, tag, pad]);
  isWave ? whole.writeUInt32LE(whole.length - 8, 4) : whole.writeUInt32BE(whole.length - 8, 4);
  return whole;
}

/** An M4A with other tags: its table is moved behind the sound, and may be of any size there. */
export function tagM4a(sound, tags, { pictures = [] } = {}) {
  const boxes = splitBoxes(sound);
  const find = (name) => boxes.find((each) => each.name === name)?.bytes ?? Buffer.alloc(0);
  const [type, media] = [find('ftyp'), find('mdat')];
  const movie = box(
    'moov',
    ...splitBoxes(find('moov').subarray(8))
      .filter(({ name }) => name !== 'udta')
      .map(({ bytes }) => bytes),
  );
  const before = boxes
    .slice(
      0,
      boxes.findIndex(({ name }) => name === 'mdat'),
    )
    .reduce((sum, { bytes }) => sum + bytes.length, 0);
  shiftChunks(movie, type.length - before);
  const items = [
    ...listPairs(tags).map(([name, value]) => item(name, value)),
    ...pictures.map(({ data }) => box('covr', atomData(13, data))),
  ];
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('mdirappl'), Buffer.alloc(9));
  const data = box('udta', box('meta', Buffer.alloc(4), handler, box('ilst', ...items)));
  return Buffer.concat([type, media, box('moov', movie.subarray(8), data)]);
}

function splitBoxes(bytes) {
  const found = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at)) {
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      bytes: bytes.subarray(at, at + bytes.readUInt32BE(at)),
    });
  }
  return found;
}

/** Offsets of the sound in its table. */
function shiftChunks(movie, by) {
  const at = movie.indexOf('stco', 0, 'latin1');
  for (let index = 0; index < movie.readUInt32BE(at + 8); index += 1) {
    const place = at + 12 + 4 * index;
    movie.writeUInt32BE(movie.readUInt32BE(place) + by, place);
  }
}

function box(name, ...content) {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint32(bytes.length + 8), Buffer.from(name, 'latin1'), bytes]);
}

function atomData(kind, value) {
  return box('data', uint32(kind), uint32(0), value);
}

function item(name, value) {
  const atom = MP4[name] ?? (/^[a-z]{4}$/.test(name) ? name : undefined);
  if (!atom) {
    const [mean, own] = [
      box('mean', uint32(0), Buffer.from('com.apple.iTunes')),
      box('name', uint32(0), Buffer.from(name)),
    ];
    return box('----', mean, own, atomData(1, Buffer.from(String(value))));
  }
  if (atom === 'trkn' || atom === 'disk') {
    const [number = 0, of = 0] = String(value).split('/').map(Number);
    return box(
      atom,
      atomData(0, Buffer.from([0, 0, 0, number, 0, of, 0, 0].slice(0, atom === 'disk' ? 6 : 8))),
    );
  }
  if (['tmpo', '\xa9mvi', '\xa9mvc'].includes(atom))
    return box(atom, atomData(21, Buffer.from([Number(value) >> 8, Number(value) & 255])));
  if (['cpil', 'rtng', 'stik'].includes(atom)) return box(atom, atomData(21, Buffer.from([Number(value)])));
  return box(atom, atomData(1, Buffer.from(String(value))));
}

/** An Ogg Vorbis or Opus file with other tags: all pages of its headers but the first become one. */
export function tagOgg(sound, tags) {
  const pages = splitPages(sound);
  const isOpus = sound.includes('OpusHead');
  const packets = [];
  let part = Buffer.alloc(0);
  let headers = 0;
  // Headers end with a page.
  for (const { body, lacing } of pages) {
    headers += 1;
    let at = 0;
    for (const length of lacing) {
      part = Buffer.concat([part, body.subarray(at, at + length)]);
      at += length;
      if (length === 255) continue;
      packets.push(part);
      part = Buffer.alloc(0);
    }
    if (packets.length >= (isOpus ? 2 : 3)) break;
  }
  const [first, , ...others] = packets;
  const written = isOpus
    ? Buffer.concat([Buffer.from('OpusTags'), comments(tags)])
    : Buffer.concat([Buffer.from('\x03vorbis'), comments(tags), Buffer.from([1])]);
  const serial = sound.subarray(14, 18);
  const head = [
    page([first], serial, 0, 2, Buffer.alloc(8)),
    page([written, ...others], serial, 1, 0, Buffer.alloc(8)),
  ];
  const rest = pages.slice(headers).map(({ bytes }, index) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt32LE(index + 2, 18);
    return withChecksum(copy);
  });
  return Buffer.concat([...head, ...rest]);
}

function splitPages(bytes) {
  const pages = [];
  for (let at = 0; at + 27 <= bytes.length; ) {
    const lacing = [...bytes.subarray(at + 27, at + 27 + bytes[at + 26])];
    const start = at + 27 + lacing.length;
    const end = start + lacing.reduce((sum, length) => sum + length, 0);
    pages.push({ bytes: bytes.subarray(at, end), body: bytes.subarray(start, end), lacing });
    at = end;
  }
  return pages;
}

function page(packets, serial, index, flags, granule) {
  const lacing = packets.flatMap(({ length }) => [
    ...Array(Math.floor(length / 255)).fill(255),
    length % 255,
  ]);
  const head = Buffer.concat([
    Buffer.from('OggS'),
    Buffer.from([0, flags]),
    granule,
    serial,
    uint32le(index),
    Buffer.alloc(4),
    Buffer.from([lacing.length, ...lacing]),
  ]);
  return withChecksum(Buffer.concat([head, ...packets]));
}

function withChecksum(bytes) {
  bytes.writeUInt32LE(0, 22);
  bytes.writeUInt32LE(crc32(bytes), 22);
  return bytes;
}

/** The checksum of Ogg pages (RFC 3533, section 6). */
function crc32(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}

function sized(bytes) {
  return Buffer.concat([uint32le(bytes.length), bytes]);
}

function synchsafe(size) {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));
}

function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint32le(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** By the ending of the file. */
export const TAG = {
  mp3: tagMp3,
  flac: tagFlac,
  m4a: tagM4a,
  ogg: tagOgg,
  opus: tagOgg,
  wav: tagChunks,
  aiff: tagChunks,
};
