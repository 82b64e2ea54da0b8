/** The known releases as the specification lists them, written by hand: not taken from the content. */

export interface KnownRelease {
  slug: string;
  title: string;
  type: 'Single' | 'EP';
  year: string;
  /** The first day that the known date can mean. */
  date: string;
  /** As displayed, in order: tempo, key, length, genre. What is not known is left out. */
  facts: string[];
  genres: string[];
  /** False if the platform buttons lead nowhere. */
  linked: boolean;
  /** Lengths of an EP's tracks as displayed. */
  tracks: string[];
}

type Row = [
  slug: string,
  title: string,
  type: KnownRelease['type'],
  date: string,
  facts: string[],
  genres: string[],
];

const ROWS: Row[] = [
  ['match-weddy', 'Match Weddy', 'Single', '2025-08-01', ['115 BPM', 'A minor', '3:00'], ['Egyptian Pop']],
  ['resolution-19', 'Resolution 19', 'Single', '2019-01-01', [], ['Progressive House', 'Melodic House']],
  ['reve', 'Reve', 'Single', '2017-11-01', ['128 BPM', 'G minor'], ['Progressive House']],
  [
    'way-to-tomorrowland',
    'Way to Tomorrowland',
    'Single',
    '2018-01-01',
    [],
    ['Progressive House', 'Big Room House'],
  ],
  ['dark-energy', 'Dark Energy', 'Single', '2019-01-01', ['128 BPM', 'F minor'], ['Big Room House']],
  ['dreamville', 'Dreamville', 'Single', '2018-01-01', [], ['Future Bass']],
  ['exult', 'Exult', 'Single', '2018-01-01', ['about 128 BPM'], ['Progressive House']],
  ['andalus', 'Andalus', 'Single', '2019-08-15', ['98 BPM', 'D minor', '3:30'], ['World']],
  [
    'underneath-your-love',
    'Underneath Your Love',
    'Single',
    '2021-03-15',
    ['128 BPM', 'G major', '4:00'],
    ['Progressive House'],
  ],
  ['fighter-ep', 'Fighter EP', 'EP', '2021-01-01', ['128 BPM', 'A minor', '12:00'], ['Future Rave']],
  [
    'strange-love',
    'Strange Love',
    'Single',
    '2020-01-01',
    ['120 BPM', 'F major', '3:45'],
    ['Future Pop', 'Progressive House'],
  ],
  ['survival-tale', 'Survival Tale EP', 'EP', '2021-07-01', ['136 BPM', 'C minor'], ['Trance']],
  ['tanto-tiempo', 'Tanto Tiempo', 'Single', '2020-01-01', ['95 BPM', 'D minor', '3:20'], ['Latin Pop']],
  [
    'to-the-ones-we-hate',
    'To The Ones We Hate',
    'Single',
    '2020-01-01',
    ['128 BPM', 'F minor', '5:30'],
    ['Progressive House'],
  ],
  [
    'find-me-tonight',
    'Find Me Tonight',
    'Single',
    '2019-01-01',
    ['128 BPM', 'G major', '4:15'],
    ['Progressive House'],
  ],
  ['28-ep', '28 EP', 'EP', '2019-06-20', ['128 BPM', 'C major', '17:30'], ['Electronic']],
];

/** Placeholders without a real destination, and Reve's buttons without links. */
const UNLINKED = ['resolution-19', 'way-to-tomorrowland', 'dark-energy', 'dreamville', 'exult', 'reve'];

const TRACKS: Record<string, string[]> = {
  'fighter-ep': ['4:00', '4:10', '6:00', '6:20'],
  'survival-tale': ['7:00', '8:00', '6:30', '10:00', '8:30'],
  '28-ep': ['3:30', '4:00', '3:15', '3:45', '3:20'],
};

export const RELEASES: KnownRelease[] = ROWS.map(([slug, title, type, date, facts, genres]) => ({
  slug,
  title,
  type,
  year: date.slice(0, 4),
  date,
  facts: [...facts, ...genres.slice(0, 1)],
  genres,
  linked: !UNLINKED.includes(slug),
  tracks: TRACKS[slug] ?? [],
}));

export const REMIX_SLUG = 'eddy-baba-eddys-khaboot-remix';

export function releaseUrl(slug: string): string {
  return `/music/releases/${slug}/`;
}

export const LATEST_URL = releaseUrl('match-weddy');

/** The routes of the specification that are pages of their own, and their titles before the artist's name. */
export const ROUTES: Record<string, string> = {
  '/about/': 'About',
  '/music/': 'Music',
  '/music/releases/': 'Releases',
  '/music/mixes/': 'Mixes & Radio',
  '/projects/': 'Projects',
  '/events/': 'Events',
  '/news/': 'News',
  '/press/': 'Press Kit',
  '/legal/': 'Legal',
  '/privacy/': 'Privacy Policy',
  '/terms/': 'Terms of Service',
  '/contact/': 'Bookings & Contact',
};
