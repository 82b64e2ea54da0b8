/** Recordings with their tags by one name for all formats: what ID3v2, Vorbis comments, MP4, APE, RIFF and ID3v1 call the same. */
import { bytesOf, isMostlyHigh, misreadCharset, repairUtf8 } from '../../sources/damage.ts';
import { folderOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { decodeAs } from '../../sources/text.ts';
import { cleanTag, isTooLong } from '../shared/clean.ts';
import { groupBy } from '../shared/data.ts';
import type { Chapter } from './chapters.ts';
import type { RawFormat, RawRecording, RawTag } from './raw.ts';

/** Names without spaces, `_` and `-`, in capitals; those of free frames without what is in front of them. */
const NAMES = {
  title: ['TITLE', 'TIT2', 'TT2', '©NAM', 'INAM', 'NAME'],
  artist: ['ARTIST', 'TPE1', 'TP1', '©ART', 'IART', 'AUTH'],
  artists: ['ARTISTS'],
  albumArtist: ['ALBUMARTIST', 'TPE2', 'TP2', 'AART', 'BAND'],
  albumArtists: ['ALBUMARTISTS'],
  album: ['ALBUM', 'TALB', 'TAL', '©ALB', 'IPRD'],
  track: ['TRACKNUMBER', 'TRACK', 'TRCK', 'TRK', 'TRKN', 'ITRK', 'IPRT'],
  tracks: ['TRACKTOTAL', 'TOTALTRACKS'],
  disc: ['DISCNUMBER', 'DISC', 'DISK', 'PARTOFASET', 'TPOS', 'TPA'],
  discs: ['DISCTOTAL', 'TOTALDISCS'],
  date: ['DATE', 'TDRC', 'TYER', 'TYE', 'YEAR', '©DAY', 'ICRD'],
  /** Day and month as `DDMM`, beside a year. */
  day: ['TDAT', 'TDA'],
  original: ['ORIGINALDATE', 'TDOR', 'ORIGINALYEAR', 'ORIGINALRELEASEDATE', 'TORY', 'TOR'],
  released: ['RELEASEDATE', 'TDRL'],
  genre: ['GENRE', 'TCON', 'TCO', '©GEN', 'GNRE', 'IGNR', 'STYLE'],
  mood: ['MOOD', 'TMOO'],
  isrc: ['ISRC', 'TSRC', 'TRC'],
  upc: ['BARCODE', 'UPC', 'EAN', 'EANUPN', 'UPCEAN', 'ICPN', 'MCN'],
  label: ['LABEL', 'TPUB', 'TPB', 'PUBLISHER', 'ORGANIZATION', '©PUB'],
  catalogue: ['CATALOGNUMBER', 'CATALOGUENUMBER', 'CATALOGID', 'CATALOG#', 'LABELNO'],
  bpm: ['BPM', 'TBPM', 'TBP', 'TMPO', 'TEMPO', 'FBPM'],
  key: ['KEY', 'INITIALKEY', 'TKEY', 'TKE'],
  lyrics: ['LYRICS', 'UNSYNCEDLYRICS', 'USLT', 'ULT', '©LYR'],
  advisory: ['ITUNESADVISORY', 'RTNG', 'EXPLICIT'],
  language: ['LANGUAGE', 'TLAN', 'TLA', 'ILNG'],
  copyright: ['COPYRIGHT', 'TCOP', 'TCR', 'CPRT', '©CPY', 'ICOP', '(C)'],
  phonographic: ['TPRO', 'PHONOGRAPHICCOPYRIGHT', 'PCOPYRIGHT'],
  compilation: ['COMPILATION', 'TCMP', 'TCP', 'CPIL'],
  kind: ['RELEASETYPE', 'MUSICBRAINZALBUMTYPE'],
  work: ['WORK', '©WRK'],
  movement: ['MOVEMENTNAME', 'MVNM', '©MVN'],
  movementNumber: ['MOVEMENT', 'MVIN', '©MVI', 'MOVEMENTNUMBER'],
  movements: ['MOVEMENTTOTAL', '©MVC'],
  composer: ['COMPOSER', 'TCOM', 'TCM', '©WRT', 'IMUS'],
  conductor: ['CONDUCTOR', 'TPE3', 'TP3', '©CON'],
  arranger: ['ARRANGER'],
  ensemble: ['ENSEMBLE', 'ORCHESTRA', 'CHOIR'],
  soloist: ['SOLOIST', 'SOLOISTS', '©SOL'],
  remixer: ['REMIXER', 'TPE4', 'TP4', 'MIXARTIST', 'MODIFIEDBY'],
  performer: ['PERFORMER'],
  lyricist: ['LYRICIST', 'TEXT', 'TXT', 'IWRI'],
  writer: ['WRITER', 'SONGWRITER'],
  producer: ['PRODUCER', '©PRD', 'IPRO'],
  engineer: ['ENGINEER', 'IENG'],
  mixer: ['MIXER'],
  djMixer: ['DJMIXER'],
  mastering: ['MASTERING', 'MASTEREDBY', 'MASTERINGENGINEER'],
  mbRelease: ['MUSICBRAINZALBUMID', 'MUSICBRAINZRELEASEID'],
  mbGroup: ['MUSICBRAINZRELEASEGROUPID'],
} as const;

export type Field = keyof typeof NAMES;

const FIELDS: ReadonlyMap<string, Field> = new Map(
  // Object.entries loses the types of keys.
  (Object.keys(NAMES) as Field[]).flatMap((field) =>
    NAMES[field].map((name) => [squash(name), field] as const),
  ),
);

/** `CATALOGNUMBER` of `TXXX:CATALOGNUMBER`. */
function fieldOf(id: string): Field | undefined {
  return FIELDS.get(squash(id.replace(/^(?:TXXX?|COMM?|----:[^:]*):/, '')));
}

function squash(name: string): string {
  return name.toUpperCase().replace(/[\s_\0-]/g, '');
}

export interface Recording {
  readonly file: SourceFile;
  readonly format: RawFormat;
  readonly chapters: readonly Chapter[];
  readonly picture: RawRecording['picture'];
  readonly folder: string;
  readonly stem: string;
  readonly tags: Tags;
  /** Roles and names of the lists of people that ID3v2 has. */
  readonly people: readonly (readonly [role: string, name: string])[];
  /** The charset that its letters were in, if they had been read in another one. */
  readonly repaired: string | undefined;
  /** True if its letters look wrong, and it is not known which they are. */
  readonly isOdd: boolean;
}

/** Values of tags by their common names, as the file has them. */
export class Tags {
  readonly #values: ReadonlyMap<Field, readonly string[]>;

  constructor(values: ReadonlyMap<Field, readonly string[]>) {
    this.#values = values;
  }

  /** Texts that are too long for what they are. */
  tooLong(): string[] {
    return [...this.#values].flatMap(([field, values]) =>
      field === 'lyrics' ? [] : values.filter(isTooLong),
    );
  }

  raw(field: Field): string | undefined {
    return this.#values.get(field)?.[0];
  }

  first(field: Field): string | undefined {
    return this.all(field)[0];
  }

  all(field: Field): string[] {
    const lines = (this.#values.get(field) ?? []).map(cleanTag);
    return [...new Set(lines.filter((line) => line !== undefined))];
  }
}

/** Fields that ID3v2.3 has as one text in which `/` may be a part of a name: `AC/DC`. */
const WHOLE: ReadonlySet<Field> = new Set([
  'title',
  'artist',
  'albumArtist',
  'album',
  'work',
  'movement',
  'label',
]);

/**
 * Makes recordings with their letters as they were meant. Old programs wrote Cyrillic, Arabic or Japanese, and called it Latin-1, so that
 * `Çèìà` is `Зима`: the texts of a folder have one charset.
 */
export function makeRecordings(raws: readonly RawRecording[]): Recording[] {
  const folders = groupBy(raws, ({ file }) => folderOf(file.name));
  return [...folders.values()].flatMap((files) => {
    const texts = files.flatMap(({ tags }) => tags.filter(isShown).map(({ value }) => repairUtf8(value)));
    const charset = misreadCharset(texts);
    return files.map((raw) => makeRecording(raw, charset));
  });
}

/** Titles and names, not comments of programs. */
function isShown({ id }: RawTag): boolean {
  const field = fieldOf(id);
  return field !== undefined && field !== 'copyright';
}

function makeRecording({ tags: raw, ...recording }: RawRecording, charset: string | undefined): Recording {
  const isWrong = raw.some((tag) => isShown(tag) && isMostlyHigh(repairUtf8(tag.value)));
  const tags = raw.map((tag) => {
    const value = repairUtf8(tag.value);
    const bytes = charset !== undefined && isMostlyHigh(value) ? bytesOf(value) : undefined;
    return { ...tag, value: bytes && charset ? decodeAs(bytes, charset) : value };
  });
  const { name } = recording.file;
  return {
    ...recording,
    folder: folderOf(name),
    stem: stemOf(name),
    tags: new Tags(groupByField(tags)),
    people: tags.flatMap(({ id, value }) => {
      const role = cleanTag(PERSON.exec(id)?.[1] ?? '');
      const person = cleanTag(value);
      return role && person ? [[role, person] as const] : [];
    }),
    repaired: isWrong ? charset : undefined,
    isOdd: isWrong && charset === undefined,
  };
}

/** A list of people by their role: `guitar` of `TMCL:guitar`, `producer` of `IPLS:producer`. */
const PERSON = /^(?:TMCL|TIPL|IPLS|IPL):(.+)$/;

/** The values of each field in the best kind of tags: they are in that order. */
function groupByField(tags: readonly RawTag[]): Map<Field, string[]> {
  const found = new Map<Field, { family: string; values: string[] }>();
  for (const { id, family, value } of tags) {
    const field = fieldOf(id);
    if (field === undefined || value.trim() === '') continue;
    const known = found.get(field) ?? { family, values: [] };
    if (known.family === family) known.values.push(value);
    found.set(field, known);
  }
  return new Map(
    [...found].map(([field, { family, values }]) => {
      const isSplit = family === 'ID3v2.3' && WHOLE.has(field) && values.length > 1;
      return [field, isSplit ? [values.join('/')] : values];
    }),
  );
}
