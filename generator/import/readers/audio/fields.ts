/** Tags by one name for all formats: what ID3v2, Vorbis comments, MP4, APE, RIFF and ID3v1 call the same. */

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
  lyrics: ['LYRICS', 'UNSYNCEDLYRICS', 'USLT', 'ULT', '©LYR', 'SYLT'],
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

/** The name of a tag, without the family of free frames that it is in: `CATALOGNUMBER` of `TXXX:CATALOGNUMBER`. */
export function nameOf(id: string): string {
  return id.replace(/^(?:TXXX?|COMM?|----:[^:]*):/, '').trim();
}

export function fieldOf(id: string): Field | undefined {
  return FIELDS.get(squash(nameOf(id)));
}

function squash(name: string): string {
  return name.toUpperCase().replace(/[\s_\0-]/g, '');
}

/** Data of players, analysers and shops: named together, and without their values, as a shop's are about its customer. */
const OF_MACHINES =
  /^(?:replaygain|r128|mp3gain|itun|itunes_|accuraterip|ctdb|cdtoc|bext\.|traktor|serato|quodlibet|peak ?level|average ?level|volume level|dynamic range|fbpmquality|voice-memo|coverart|(?:rvad|rva2|tlen|tsiz|tflt|pgap|priv|geob|mcdi|apid|cnid|atid|plid|geid|sfid|akid|cmid|ownr|purd|xid|stik|shwm|pcst|hdvd|pcnt|intro|outro|duration|creation_time|handler_name|major_brand|minor_version|compatible_brands)$)/i;

export function isOfMachines(id: string): boolean {
  return OF_MACHINES.test(nameOf(id));
}

/** The role of a list of people: `guitar` of `TMCL:guitar`, `producer` of `IPLS:producer`. */
export function roleOf(id: string): string | undefined {
  return /^(?:TMCL|TIPL|IPLS|IPL):(.+)$/.exec(id)?.[1]?.trim();
}
