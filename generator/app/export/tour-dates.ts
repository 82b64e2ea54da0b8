/**
 * `liner export bandsintown` and `songkick`: tables of shows to come, as these services take them. Players such as Spotify show concerts
 * from there, and never from a site.
 */
import { stringify } from 'csv-stringify/sync';
import { nameCountry } from '../../engine/lib/country.ts';
import { isOff, splitEvents } from '../../features/shows/shows.ts';
import type { Site } from '../../site/site.ts';
import type { Export, Exported } from './exported.ts';

type Show = Site['events'][number];

interface Row {
  artist: string;
  show: Show;
  /** Everybody else on the bill, separated by commas. */
  lineup: string;
  country: string;
  zone: string;
}

/** Names of columns with what they say of a row; those without are for the artist to fill in. */
type Columns = readonly (readonly [name: string, cell?: (row: Row) => string | undefined])[];

/** The columns of Bandsintown_Bulk_Upload_Artists_Template.csv; what each takes: manager.bandsintown.com/support/bulk-upload. */
const BANDSINTOWN: Columns = [
  ['Artist Name', ({ artist }) => artist],
  ['Venue*', ({ show }) => show.venue ?? (show.online ? 'Live Stream' : undefined)],
  ['Country*', ({ country }) => country],
  ['Address', ({ show }) => show.address],
  ['City*', ({ show }) => show.city],
  ['Region*'],
  ['Postal Code'],
  ['Timezone*', ({ zone }) => zone],
  ['Start Date* (yyyy-mm-dd)', ({ show }) => show.date],
  ['Start Time* (HH:MM)', ({ show }) => show.time],
  ['End Date', ({ show }) => show.end_date],
  ['End Time', ({ show }) => show.end],
  ['Streaming Link', ({ show }) => show.online],
  ['Ticket Link', ({ show }) => show.tickets?.[0]?.url],
  ['Ticket Type', ({ show }) => (show.tickets?.[0]?.url ? 'Tickets' : undefined)],
  ['Ticket Link 2', ({ show }) => show.tickets?.[1]?.url],
  ['Ticket Type 2', ({ show }) => (show.tickets?.[1]?.url ? 'Tickets' : undefined)],
  ['On-Sale Date', ({ show }) => show.tickets?.[0]?.on_sale ?? show.on_sale],
  ['On-Sale Time'],
  ['Lineup', ({ lineup }) => lineup],
  ['Event Name', ({ show }) => show.festival ?? show.title],
  ['Event Display Format'],
  ['Description', ({ show }) => show.description],
  ['Schedule Date'],
  ['Schedule Time'],
  ['Do Not Announce'],
  ['Setlist'],
  ['Event Image'],
];

/** Rows in one file. */
const MOST_ROWS = 50;

/** Facts that its table asks for: support.songkick.com/hc/en-us/articles/360012427214. */
const SONGKICK: Columns = [
  ['Date*', ({ show }) => show.date],
  ['Venue*', ({ show }) => show.venue],
  ['City*', ({ show }) => show.city],
  ['Country*', ({ country }) => country],
  ['Lineup', ({ lineup }) => lineup],
  ['Ticket Link', ({ show }) => show.tickets?.[0]?.url],
  ['Publish Date'],
  ['Publish Time'],
  ['Publish Timezone'],
];

export const exportBandsintown: Export = ({ site }) => {
  const { rows, notes } = listRows(site);
  const pieces = Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, index) =>
    rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS),
  );
  const files = pieces.map((piece, index) => ({
    path: pieces.length > 1 ? `bandsintown-${index + 1}.csv` : 'bandsintown.csv',
    text: write(piece, BANDSINTOWN),
  }));
  const regions = rows.filter(({ show }) => ['US', 'CA'].includes(show.countryCode ?? ''));
  return {
    files,
    notes: [
      ...notes,
      ...(regions.length > 0
        ? [
            'Bandsintown wants the state or province of shows in the US and Canada: fill in Region, such as NY.',
          ]
        : []),
      ...(rows.length > 0
        ? ['At Bandsintown for Artists, choose Events, then Upload, and drop the files there.']
        : []),
    ],
  };
};

/** A table for each artist. */
export const exportSongkick: Export = ({ site }) => {
  const { rows, notes } = listRows(site);
  const artists = [...new Set(rows.map(({ artist }) => artist))];
  return {
    files: artists.map((artist, index) => ({
      path: artists.length > 1 ? `songkick-${index + 1}.csv` : 'songkick.csv',
      text: write(
        rows.filter((row) => row.artist === artist),
        SONGKICK,
      ),
    })),
    notes: [
      ...notes,
      ...(rows.length > 0
        ? [
            "Copy the columns into Songkick's own template, put the artist's ID at Songkick into its name, and send it to support@songkick.com: support.songkick.com, Bulk Upload Tool.",
          ]
        : []),
    ],
  };
};

/** Shows to come that take place; those that lack what a table has to have are named. */
function listRows(site: Site): { rows: Row[]; notes: Exported['notes'] } {
  const { name } = site.settings.artist;
  const shows = splitEvents(site.events, site.today).upcoming.filter((show) => !isOff(show));
  const lacking = (show: Show) =>
    show.online && show.venue === undefined
      ? []
      : (['venue', 'city', 'country'] as const).filter((key) => show[key] === undefined);
  const rows = shows
    .filter((show) => lacking(show).length === 0)
    .flatMap((show) => {
      const { artists = [name], support = [], countryCode, country = '' } = show;
      return artists.map((artist) => ({
        artist,
        show,
        lineup: [...artists.filter((other) => other !== artist), ...support.map((each) => each.name)].join(
          ', ',
        ),
        country: countryCode ? nameCountry(countryCode, 'en') : country,
        zone: show.timezone ?? site.settings.timezone,
      }));
    });
  if (shows.length === 0) return { rows, notes: ['There are no shows to come.'] };
  return {
    rows,
    notes: shows.flatMap((show) => {
      const keys = lacking(show);
      const what = `${show.title} (${show.date})`;
      if (keys.length > 0) return [`${what} is left out: it has no ${keys.join(' and no ')}.`];
      return show.time === undefined ? [`${what} has no time, which such tables want.`] : [];
    }),
  };
}

/** All columns, empty ones included, as a template has them. */
function write(rows: readonly Row[], columns: Columns): string {
  return stringify(
    [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell?.(row) ?? ''))],
    { record_delimiter: 'windows' },
  );
}
