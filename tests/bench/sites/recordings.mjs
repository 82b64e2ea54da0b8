/**
 * The folder of an invented artist's recordings, as it is after fifteen years: albums, singles, compilations and remixes, in every
 * format, with good tags, bad ones and none.
 *
 *   node tests/bench/sites/recordings.mjs FOLDER 300
 *   npx liner init --name "Mira Voss" && npx liner import FOLDER
 *
 * The same number of files gives the same bytes. What it contains beyond albums and singles is listed in `ODD`, and does not grow.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../helpers/random.mjs';
import { id3v1, SOUNDS as sound, TAG } from '../../helpers/tagged.mjs';

export const ARTIST = 'Mira Voss';

const here = dirname(fileURLToPath(import.meta.url));
const readCover = (name) => readFileSync(join(here, '../covers', `${name}.jpg`));
const SMALL = readCover('exult');
const LARGE = readCover('fighter-ep');

const FIRST =
  'Paper Salt Winter Borrowed Quiet Copper Hollow Northern Velvet Broken Distant Summer Amber Second Last'.split(
    ' ',
  );
const SECOND =
  'Harbour Letters Engine Garden Signal Rooms Weather Orchard Mirrors Lantern Rivers Static Window'.split(
    ' ',
  );

/** A number as files have it in front of their names. */
const two = (number) => String(number).padStart(2, '0');

/** Writes files, and counts them. */
class Folder {
  files = 0;

  constructor(path) {
    this.path = path;
  }

  put(name, content) {
    const path = join(this.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** A recording with tags, in the format of its ending. */
  record(name, tags, options) {
    const ending = name.slice(name.lastIndexOf('.') + 1);
    this.put(name, TAG[ending](sound[ending], tags, options));
    this.files += 1;
  }

  /** A recording as it is. */
  bare(name, content = sound[name.slice(name.lastIndexOf('.') + 1)]) {
    this.put(name, content);
    this.files += 1;
  }
}

/** Titles that are all different: two words, and a number once the words are used up. */
function titles(seed) {
  const random = seeded(seed);
  const used = new Set();
  const pick = (words) => words[Math.floor(random() * words.length)];
  return () => {
    let title = `${pick(FIRST)} ${pick(SECOND)}`;
    for (let number = 2; used.has(title); number += 1) title = `${title.replace(/ \d+$/, '')} ${number}`;
    used.add(title);
    return title;
  };
}

/** A product's code with its check digit. */
function upcOf(number) {
  const digits = `0${String(36_000_000_000 + number).padStart(11, '0')}`.slice(-11);
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const isrcOf = (number) => `QZAB1${String(15_00000 + number).padStart(7, '0')}`;

const FORMATS = ['flac', 'mp3', 'm4a', 'mp3', 'ogg', 'mp3', 'wav', 'opus', 'mp3', 'aiff'];

/** An album of eight to twelve tracks in a folder of its own, with good tags. */
function writeAlbum(folder, index, next) {
  const random = seeded(100 + index);
  const title = next();
  const year = 2009 + (index % 16);
  const ending = FORMATS[index % FORMATS.length];
  const count = 8 + Math.floor(random() * 5);
  const date = `${year}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`;
  for (let track = 1; track <= count; track += 1) {
    const song = next();
    folder.record(
      `Albums/${year} - ${title}/${two(track)} ${song}.${ending}`,
      {
        TITLE: song,
        ARTIST: track % 7 === 0 ? `${ARTIST} feat. Jonas Reed` : ARTIST,
        ALBUMARTIST: ARTIST,
        ALBUM: title,
        TRACKNUMBER: `${track}/${count}`,
        DATE: date,
        GENRE: 'Indie Folk',
        ISRC: isrcOf(index * 100 + track),
        BARCODE: upcOf(index),
        LABEL: 'Low Harbour Records',
        CATALOGNUMBER: `LHR-${two(index)}`,
        COMPOSER: ARTIST,
        PRODUCER: 'Ines Calder',
        BPM: 80 + ((index + track) % 60),
        COPYRIGHT: `℗ ${year} Low Harbour Records`,
        ENCODEDBY: 'LAME 3.100',
      },
      { pictures: [{ data: SMALL }] },
    );
  }
  folder.put(`Albums/${year} - ${title}/cover.jpg`, LARGE);
  return { title, type: 'album', date, tracks: count };
}

/** A single: every other one without an album tag. */
function writeSingle(folder, index, next) {
  const title = next();
  const date = `${2012 + (index % 13)}-${two(1 + (index % 12))}-15`;
  const tags = { TITLE: title, ARTIST, DATE: date, ISRC: isrcOf(90_000 + index), GENRE: 'Pop' };
  const album =
    index % 2 === 0 ? {} : { ALBUM: `${title} - Single`, ALBUMARTIST: ARTIST, TRACKNUMBER: '1/1' };
  const ending = FORMATS[(index + 1) % FORMATS.length];
  folder.record(
    `Singles/${ARTIST} - ${title}.${ending}`,
    { ...tags, ...album },
    { pictures: [{ data: SMALL }] },
  );
  return { title, type: 'single', date, tracks: 1 };
}

/** Oddities, once in every folder. Each returns the releases of the artist that a reader should find. */
export const ODD = {
  /** Two discs in folders of their own. */
  discs(folder) {
    for (const [disc, songs] of [
      ['Morning', 'Noon', 'Bells'],
      ['Dusk', 'Night', 'Bells, Again'],
    ].entries()) {
      for (const [index, song] of songs.entries()) {
        folder.record(`Albums/The Long Day/CD${disc + 1}/${two(index + 1)}. ${song}.flac`, {
          TITLE: song,
          ARTIST,
          ALBUM: 'The Long Day',
          ALBUMARTIST: ARTIST,
          TRACKNUMBER: index + 1,
          DISCNUMBER: `${disc + 1}/2`,
          DATE: '2018-09-21',
        });
      }
    }
    folder.put('Albums/The Long Day/folder.jpg', LARGE);
    folder.put('Albums/The Long Day/booklet.pdf', '%PDF-1.4\n');
    return [{ title: 'The Long Day', type: 'album', date: '2018-09-21', tracks: 6 }];
  },

  /** The master and its MP3, with the same tags, and a copy of a file. */
  duplicates(folder) {
    const songs = ['Tin Roof', 'Two Keys', 'Kettle', 'Undertow'];
    for (const ending of ['flac', 'mp3']) {
      for (const [index, song] of songs.entries()) {
        const tags = { TITLE: song, ARTIST, ALBUM: 'Tin Roof EP', TRACKNUMBER: `${index + 1}/4`, DATE: 2016 };
        folder.record(
          `Albums/Tin Roof EP (${ending.toUpperCase()})/${two(index + 1)} ${song}.${ending}`,
          tags,
        );
        if (ending === 'mp3' && index === 3)
          folder.record('Albums/Tin Roof EP (MP3)/04 Undertow (1).mp3', tags);
      }
    }
    return [{ title: 'Tin Roof EP', type: 'ep', date: '2016', tracks: 4 }];
  },

  /** One track says another year, and one that cannot be. */
  years(folder) {
    for (const [index, date] of ['2014', '2014', '1900', '2015', '2014'].entries()) {
      folder.record(`Albums/Wrong Years/${two(index + 1)} Year ${index + 1}.mp3`, {
        TITLE: `Year ${index + 1}`,
        ARTIST,
        ALBUM: 'Wrong Years',
        TRACKNUMBER: `${index + 1}/5`,
        DATE: date,
        ISRC: index === 0 ? 'QZAB1' : isrcOf(95_000 + index),
        BARCODE: '036000291453',
      });
    }
    return [{ title: 'Wrong Years', type: 'ep', date: '2014', tracks: 5 }];
  },

  /** Arabic tags in UTF-16, as old programs write them. */
  arabic(folder) {
    for (const [index, song] of ['على البحر', 'قمر المدينة', 'بعد الليل', 'رسالة'].entries()) {
      folder.record(
        `Albums/شتاء/${two(index + 1)} - ${song}.mp3`,
        {
          TITLE: song,
          ARTIST,
          ALBUM: 'شتاء',
          TRACKNUMBER: `${index + 1}/4`,
          TYER: 2020,
          TDAT: '0703',
          LANGUAGE: 'ara',
        },
        { version: 3, charset: 'utf16' },
      );
    }
    return [{ title: 'شتاء', type: 'ep', date: '2020-03-07', tracks: 4 }];
  },

  /** Cyrillic and Arabic tags that say that they are Latin-1. */
  charsets(folder) {
    const cyrillic = {
      'Зимние письма': ['Снег над городом', 'Тихая вода', 'Последний поезд домой', 'Письмо без ответа'],
    };
    const arabic = {
      'أغاني المدينة': ['صباح الخير يا مدينة', 'الشارع القديم', 'ليل طويل بلا قمر', 'رسالة إلى أمي'],
    };
    for (const [encode, albums] of [
      [windows1251, cyrillic],
      [windows1256, arabic],
    ]) {
      for (const [album, songs] of Object.entries(albums)) {
        for (const [index, song] of songs.entries()) {
          folder.record(
            `Albums/old/${encode.name}/${two(index + 1)}.mp3`,
            { TITLE: encode(song), ARTIST, ALBUM: encode(album), TRACKNUMBER: index + 1, TYER: '2009' },
            { version: 3, charset: 'latin1' },
          );
        }
      }
    }
    return ['Зимние письма', 'أغاني المدينة'].map((title) => ({
      title,
      type: 'ep',
      date: '2009',
      tracks: 4,
    }));
  },

  /** Works of several movements. */
  classical(folder) {
    const movements = ['I. Allegro', 'II. Adagio', 'III. Menuetto', 'IV. Presto'];
    const works = ['String Quartet in G major, Op. 76 No. 1', 'String Quartet in D minor, Op. 76 No. 2'];
    for (const [number, work] of works.entries()) {
      for (const [index, movement] of movements.entries()) {
        const track = number * 4 + index + 1;
        folder.record(`Albums/Haydn/${two(track)}.flac`, {
          TITLE: `${work}: ${movement}`,
          ARTIST,
          ALBUMARTIST: ARTIST,
          ALBUM: 'Haydn: Two Quartets',
          TRACKNUMBER: track,
          TRACKTOTAL: 8,
          DATE: '2021-11-05',
          COMPOSER: 'Joseph Haydn',
          WORK: work,
          MOVEMENTNAME: movement.replace(/^\w+\. /, ''),
          MOVEMENT: index + 1,
          CONDUCTOR: 'Elif Aydın',
          PERFORMER: [`${ARTIST} (violin)`, 'Tomas Brandt (cello)'],
        });
      }
    }
    return [{ title: 'Haydn: Two Quartets', type: 'album', date: '2021-11-05', tracks: 8 }];
  },

  /** A song of hers among those of others. */
  compilation(folder) {
    for (const [index, artist] of ['The Fens', ARTIST, 'Okra Club', 'Nadir'].entries()) {
      folder.record(`Compilations/Harbour Lights Vol. 3/${two(index + 1)} ${artist}.mp3`, {
        TITLE: index === 1 ? 'Lighthouse (Demo)' : `Song of ${artist}`,
        ARTIST: artist,
        ALBUMARTIST: 'Various Artists',
        ALBUM: 'Harbour Lights Vol. 3',
        TRACKNUMBER: index + 1,
        DATE: 2017,
        COMPILATION: 1,
      });
    }
    return [{ title: 'Lighthouse (Demo)', type: 'single', date: '2017', tracks: 1 }];
  },

  /** Remixes of her songs by others, and hers of theirs. */
  others(folder) {
    folder.record('Remixes/Okra Club - Fever (Mira Voss Remix).mp3', {
      TITLE: 'Fever (Mira Voss Remix)',
      ARTIST: 'Okra Club',
      DATE: 2019,
    });
    folder.record('Remixes/Nadir - Halves.mp3', { TITLE: 'Halves', ARTIST: 'Nadir', DATE: 2019 });
    return [];
  },

  /** Numbered files without tags are an album by the name of their folder; others are not. */
  bare(folder) {
    for (const [index, song] of ['Hello', 'Rain', 'Slow Bus'].entries())
      folder.bare(`Demos/Kitchen Tapes (2010)/${two(index + 1)} - ${song}.wav`);
    folder.bare('Demos/idea for a chorus.wav');
    return [
      { title: 'Kitchen Tapes', type: 'single', date: '2010', tracks: 3 },
      { title: 'idea for a chorus', type: 'single', tracks: 1 },
    ];
  },

  /** Words in the tags, with times in a file, and as a text. */
  lyrics(folder) {
    folder.record('Singles/Words.mp3', {
      TITLE: 'Words',
      ARTIST,
      DATE: '2022-05-06',
      LYRICS: 'First line\nSecond line',
    });
    folder.record('Singles/Timed.flac', { TITLE: 'Timed', ARTIST, DATE: '2022-06-03' });
    folder.put('Singles/Timed.lrc', '[ar:Mira Voss]\n[00:01.00]First line\n[00:02.50]Second line\n');
    folder.record('Singles/Aloud.m4a', { TITLE: 'Aloud', ARTIST, DATE: '2022-07-01', rtng: 1 });
    folder.put('Singles/Aloud.txt', 'First line\nSecond line\n');
    return ['Words', 'Timed', 'Aloud'].map((title, index) => ({
      title,
      type: 'single',
      date: ['2022-05-06', '2022-06-03', '2022-07-01'][index],
      tracks: 1,
    }));
  },

  /** An hour of mixing with its tracklist. */
  mix(folder) {
    folder.record('Mixes/Night Ferry 12.mp3', { TITLE: 'Night Ferry 12', ARTIST });
    const rows = ['The Fens', 'Nadir', 'Okra Club', ARTIST].map(
      (artist, index) =>
        `  TRACK ${two(index + 1)} AUDIO\n    TITLE "Song ${index + 1}"\n    PERFORMER "${artist}"\n    INDEX 01 ${two(index * 15)}:00:00\n`,
    );
    folder.put(
      'Mixes/Night Ferry 12.cue',
      `PERFORMER "${ARTIST}"\nTITLE "Night Ferry 12"\nFILE "Night Ferry 12.mp3" MP3\n${rows.join('')}`,
    );
    return [];
  },

  /** Files that cannot be read. */
  broken(folder) {
    folder.bare('Singles/empty.mp3', Buffer.alloc(0));
    folder.bare('Singles/page.mp3', Buffer.from('<!doctype html><title>Not found</title>'));
    folder.bare('Singles/cut.flac', sound.flac.subarray(0, 30));
    folder.put('Singles/._Words.mp3', Buffer.alloc(120));
    return [];
  },

  /** An ID3v1 tag alone: 30 letters, and a genre by its number. */
  old(folder) {
    const tag = id3v1({ title: 'Ninety Eight', artist: ARTIST, year: '1998', genre: 80 });
    folder.bare('Singles/ninety-eight.mp3', Buffer.concat([TAG.mp3(sound.mp3, {}).subarray(10), tag]));
    return [{ title: 'Ninety Eight', type: 'single', date: '1998', tracks: 1 }];
  },
};

function windows1251(text) {
  return Buffer.from([...text].map((letter) => byteOf(letter, 'windows-1251')));
}

function windows1256(text) {
  return Buffer.from([...text].map((letter) => byteOf(letter, 'windows-1256')));
}

const tables = new Map();

function byteOf(letter, charset) {
  if (!tables.has(charset)) {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    tables.set(
      charset,
      new Map([...new TextDecoder(charset).decode(all)].map((each, index) => [each, index])),
    );
  }
  return tables.get(charset).get(letter) ?? 63;
}

/**
 * Fills a folder with so many recordings, or a few more: the last album is whole.
 * @returns the releases of the artist in them
 */
export function writeRecordings(path, count) {
  const folder = new Folder(path);
  const releases = Object.values(ODD).flatMap((write) => write(folder));
  const next = titles(1);
  for (let index = 1; folder.files < count; index += 1) {
    const isAlbum = count - folder.files > 12 && index % 3 === 0;
    releases.push(isAlbum ? writeAlbum(folder, index, next) : writeSingle(folder, index, next));
  }
  return { files: folder.files, releases };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path, count = '300'] = process.argv.slice(2);
  if (!path || !(Number(count) > 0)) {
    console.error('Usage:  node tests/bench/sites/recordings.mjs FOLDER [COUNT]');
    process.exit(1);
  }
  const { files, releases } = writeRecordings(resolve(path), Number(count));
  console.log(`${files} recordings, ${releases.length} releases of ${ARTIST}.`);
}
