/** The types of releases: every label, tab and markup that depends on the type is in this table. */

interface ReleaseTypeRow {
  /** On badges and in titles. */
  label: string;
  /** The name of that tab in addresses: `?tab=eps`. */
  tab: string;
  /** schema.org/MusicAlbumReleaseType. */
  albumReleaseType: 'SingleRelease' | 'AlbumRelease';
  /** schema.org/MusicAlbumProductionType, if the type implies one. */
  albumProductionType?: `${'Studio' | 'Live' | 'Compilation' | 'Soundtrack' | 'Mixtape'}Album`;
  /** Open Graph's type (ogp.me). */
  openGraph: 'music.song' | 'music.album';
  /** The placeholder of a missing cover. */
  placeholder: 'single' | 'ep' | 'album';
}

const album = {
  albumReleaseType: 'AlbumRelease',
  openGraph: 'music.album',
  placeholder: 'album',
} as const;

/** In the order of the discography's tabs. */
export const RELEASE_TYPES = {
  single: {
    label: 'Single',
    tab: 'singles',
    albumReleaseType: 'SingleRelease',
    openGraph: 'music.song',
    placeholder: 'single',
  },
  ep: { ...album, label: 'EP', tab: 'eps', placeholder: 'ep' },
  album: { ...album, label: 'Album', tab: 'albums', albumProductionType: 'StudioAlbum' },
  live: { ...album, label: 'Live Album', tab: 'live', albumProductionType: 'LiveAlbum' },
  compilation: {
    ...album,
    label: 'Compilation',
    tab: 'compilations',
    albumProductionType: 'CompilationAlbum',
  },
  split: { ...album, label: 'Split', tab: 'splits', placeholder: 'ep' },
  soundtrack: {
    ...album,
    label: 'Soundtrack',
    tab: 'soundtracks',
    albumProductionType: 'SoundtrackAlbum',
  },
  mixtape: {
    ...album,
    label: 'Mixtape',
    tab: 'mixtapes',
    albumProductionType: 'MixtapeAlbum',
  },
} as const satisfies Record<string, ReleaseTypeRow>;

export type ReleaseType = keyof typeof RELEASE_TYPES;

// Object.keys loses the types of keys.
export const RELEASE_TYPE_NAMES = Object.keys(RELEASE_TYPES) as [ReleaseType, ...ReleaseType[]];

/** The row of a type, with all optional columns. */
export function typeRow(type: ReleaseType): ReleaseTypeRow {
  return RELEASE_TYPES[type];
}

/** In a sentence: `an EP`, `a live album`. */
export function nounOf(type: ReleaseType): string {
  const { label } = RELEASE_TYPES[type];
  const noun = label === label.toUpperCase() ? label : label.toLowerCase();
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

const advise = (words: readonly string[], advice: string) =>
  Object.fromEntries(words.map((word) => [word, advice]));

/** Words for whose it is or what it is sold as, not for what it is. */
export const TYPE_ADVICE = {
  ...advise(
    ['feature', 'featuring', 'feat', 'feat.', 'guest', 'appearance'],
    "Write  type: single  and, with the name of the other artist,  artists: [Name of the artist, {name: '{artist}', role: featuring}]",
  ),
  ...advise(
    ['cd', 'compact disc'],
    'That is what it is sold on:  formats: [{format: cd}]  The type is another word, such as  type: album',
  ),
  ...advise(
    ['vinyl', 'schallplatte', 'vinilo', 'vinile', 'vinyle'],
    'That is what it is sold on:  formats: [{format: vinyl}]  The type is another word, such as  type: album',
  ),
  ...advise(
    ['cassette', 'kassette', 'mc', 'casete'],
    'That is what it is sold on:  formats: [{format: cassette}]  The type is another word, such as  type: album',
  ),
};

/** Aliases of types. */
export const TYPE_ALIASES: Record<string, ReleaseType> = {
  lp: 'album',
  'studio album': 'album',
  'full length': 'album',
  record: 'album',
  'extended play': 'ep',
  'mini album': 'ep',
  'mini-album': 'ep',
  song: 'single',
  maxi: 'single',
  'maxi single': 'single',
  'maxi-single': 'single',
  track: 'single',
  'live album': 'live',
  concert: 'live',
  'best of': 'compilation',
  'greatest hits': 'compilation',
  anthology: 'compilation',
  'split ep': 'split',
  'split single': 'split',
  'split album': 'split',
  ost: 'soundtrack',
  score: 'soundtrack',
  'film score': 'soundtrack',
  'mix tape': 'mixtape',
  tape: 'mixtape',
  // In the other languages of the interface.
  أغنية: 'single',
  sencillo: 'single',
  singolo: 'single',
  tekli: 'single',
  ألبوم: 'album',
  álbum: 'album',
  albüm: 'album',
  coletânea: 'compilation',
  recopilatorio: 'compilation',
  raccolta: 'compilation',
  'en vivo': 'live',
  'ao vivo': 'live',
  'dal vivo': 'live',
  'trilha sonora': 'soundtrack',
  'banda sonora': 'soundtrack',
  'colonna sonora': 'soundtrack',
  'bande originale': 'soundtrack',
  langspielplatte: 'album',
  uzunçalar: 'album',
  disco: 'album',
  disque: 'album',
  lied: 'single',
  chanson: 'single',
  canción: 'single',
  canzone: 'single',
  brano: 'single',
  canção: 'single',
  música: 'single',
  şarkı: 'single',
  livealbum: 'live',
  konzertmitschnitt: 'live',
  filmmusik: 'soundtrack',
  'musique de film': 'soundtrack',
  ...named('single', 'أغنية منفردة'),
  ...named('ep', 'ألبوم قصير (ep), ألبوم قصير'),
  ...named(
    'live',
    'تسجيل حي, live-aufnahme, directo, canlı kayıt, álbum ao vivo, álbum en vivo, album dal vivo',
  ),
  ...named(
    'compilation',
    'مجموعة مختارة, derleme, compilação, compilación, compilazione, kompilation, sampler',
  ),
  ...named('soundtrack', 'موسيقى تصويرية, film müziği'),
  ...named('mixtape', 'ميكستيب'),
  ...named('split', 'سبليت'),
};

function named(type: ReleaseType, words: string): Record<string, ReleaseType> {
  return Object.fromEntries(words.split(', ').map((word) => [word, type]));
}
