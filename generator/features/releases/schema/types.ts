/** The types of releases: every label, tab and markup that depends on the type is in this table. */
import { aliases } from '../../../engine/lib/aliases.ts';

interface ReleaseTypeRow {
  /** Label on badges and in titles. */
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

/** Types in the order of the discography's tabs. */
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

/** Returns the type in a sentence: `an EP`, `a live album`. */
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

export const TYPE_ALIASES = aliases<ReleaseType>({
  album: `lp, studio album, full length, record, ألبوم, álbum, albüm, langspielplatte, uzunçalar, disco,
    disque`,
  ep: 'extended play, mini album, mini-album, ألبوم قصير (ep), ألبوم قصير',
  single: `song, maxi, maxi single, maxi-single, track, أغنية, sencillo, singolo, tekli, lied, chanson,
    canción, canzone, brano, canção, música, şarkı, أغنية منفردة`,
  live: `live album, concert, en vivo, ao vivo, dal vivo, livealbum, konzertmitschnitt, تسجيل حي,
    live-aufnahme, directo, canlı kayıt, álbum ao vivo, álbum en vivo, album dal vivo`,
  compilation: `best of, greatest hits, anthology, coletânea, recopilatorio, raccolta, مجموعة مختارة, derleme,
    compilação, compilación, compilazione, kompilation, sampler`,
  split: 'split ep, split single, split album, سبليت',
  soundtrack: `ost, score, film score, trilha sonora, banda sonora, colonna sonora, bande originale, filmmusik,
    musique de film, موسيقى تصويرية, film müziği`,
  mixtape: 'mix tape, tape, ميكستيب',
});
