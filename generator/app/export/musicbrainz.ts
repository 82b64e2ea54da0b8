/**
 * `liner export musicbrainz`: a page with a button for each release, which opens the release editor of MusicBrainz with its fields filled
 * in. Fields: wiki.musicbrainz.org/Development/Seeding/Release_Editor, and `_process_seeded_data` in the source of the server.
 */
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { directionOf } from '../../engine/lib/direction.ts';
import { escapeMarkup } from '../../engine/lib/markup.ts';
import { discOf, sortTracks } from '../../features/releases/track.ts';
import { fullTitle } from '../../features/releases/works.ts';
import { MUSIC_KEYS } from '../../site/platforms/table.ts';
import { releaseRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { type CreditedName, creditedNames, pagesAt } from './database.ts';
import type { Export, ExportInput } from './exported.ts';

type Release = Data<'releases'>;
type Field = readonly [name: string, value: string];

const EDITOR = 'https://musicbrainz.org/release/add';
const PAGE = /^https?:\/\/(?:beta\.)?musicbrainz\.org\/release(?:-group)?\//i;

/** Names of release groups: a primary one, and secondary ones. */
const TYPES: Readonly<Record<Release['type'], readonly string[]>> = {
  single: ['single'],
  ep: ['ep'],
  album: ['album'],
  live: ['album', 'live'],
  compilation: ['album', 'compilation'],
  split: [],
  soundtrack: ['album', 'soundtrack'],
  mixtape: ['album', 'mixtape/street'],
};

const FORMATS = { digital: 'Digital Media', vinyl: 'Vinyl', cassette: 'Cassette', cd: 'CD', other: '' };

export const exportMusicBrainz: Export = (input) => {
  const { site, say } = input;
  const releases = everyRelease(site);
  const known = releases.filter(({ data }) => pagesAt(PAGE, data).length > 0);
  const others = releases.filter((entry) => !known.includes(entry));
  const titles = known.map(({ data }) => data.title);
  return {
    files: [{ path: 'musicbrainz.html', text: writePage(input, known, others) }],
    notes: [
      ...(known.length > 0 ? [say('musicbrainz-known', { titles })] : []),
      ...(others.length > 0 ? [say('musicbrainz-next')] : []),
    ],
  };
};

/** The fields of the editor that a release fills in. */
function seedRelease(site: Site, { slug, data }: Entry<Release>): Field[] {
  const { label, catalogue_number: number = '', upc = '', language = '', release_date = '' } = data;
  const format = mediumOf(data);
  const [year = '', month = '', day = ''] = release_date.split('-');
  const page = site.urls.absolute(releaseRoute(slug));
  const fields: Field[] = [
    ['name', data.title],
    ...TYPES[data.type].map((type): Field => ['type', type]),
    ...seedCredit(site, '', creditedNames(site, data)),
    ['status', 'official'],
    ['language', language.split('-', 1).join()],
    ['script', scriptOf([data.title, ...(data.tracks ?? []).map(({ title }) => title)])],
    ['packaging', format === 'digital' ? 'none' : ''],
    ['barcode', upc],
    ['events.0.date.year', year],
    ['events.0.date.month', month],
    ['events.0.date.day', day],
    ['labels.0.name', label?.name ?? ''],
    ['labels.0.catalog_number', number],
    ...seedMediums(site, data, FORMATS[format]),
    ...MUSIC_KEYS.flatMap((key) => data.streaming_links?.[key] ?? []).map(
      (url, index): Field => [`urls.${index}.url`, url],
    ),
    ['edit_note', `From the site of ${site.settings.artist.name}: ${page}`],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** Each format is a release there: the one that is heard on platforms, or the first one. */
function mediumOf({ formats = [], streaming_links: streamed }: Release): keyof typeof FORMATS {
  const isDigital = streamed !== undefined || formats.some(({ format }) => format === 'digital');
  return isDigital ? 'digital' : (formats[0]?.format ?? 'digital');
}

function seedMediums(site: Site, release: Release, format: string): Field[] {
  const tracks = sortTracks(release);
  const discs = tracks.length > 0 ? [...new Set(tracks.map(discOf))] : [1];
  return discs.flatMap((disc, medium): Field[] => {
    const own = tracks.filter((track) => discOf(track) === disc);
    const rows =
      tracks.length > 0
        ? own.map((track) => ({
            number: String(track.track_number),
            title: fullTitle(release, track, site.words),
            duration: track.duration,
            names: track.artists ? creditedNames(site, release, track) : [],
          }))
        : [{ number: '1', title: release.title, duration: release.duration, names: [] }];
    return [
      [`mediums.${medium}.format`, format],
      ...rows.flatMap(({ number, title, duration, names }, index): Field[] => {
        const at = `mediums.${medium}.track.${index}.`;
        return [
          [`${at}name`, title],
          [`${at}number`, number],
          [`${at}length`, duration === undefined ? '' : String(Math.round(duration * 1000))],
          ...seedCredit(site, at, names),
        ];
      }),
    ];
  });
}

function seedCredit({ settings }: Site, at: string, names: readonly CreditedName[]): Field[] {
  const own = settings.artist.identifiers?.musicbrainz ?? '';
  return names.flatMap(({ name, join, isOwn }, index): Field[] => {
    const field = `${at}artist_credit.names.${index}.`;
    return [
      [`${field}name`, name],
      [`${field}artist.name`, name],
      [`${field}mbid`, isOwn ? own : ''],
      [`${field}join_phrase`, join],
    ];
  });
}

const SCRIPTS = ['Arabic', 'Armenian', 'Cyrillic', 'Devanagari', 'Greek', 'Han', 'Hangul', 'Hebrew', 'Latin'];
const CODES = ['Arab', 'Armn', 'Cyrl', 'Deva', 'Grek', 'Hani', 'Kore', 'Hebr', 'Latn'];

/** The script that all titles are in (ISO 15924); empty for several, and for one that is not listed. */
function scriptOf(titles: readonly string[]): string {
  const letters = titles.join('').replace(/[^\p{L}]|\p{Script=Common}|\p{Script=Inherited}/gu, '');
  const index = SCRIPTS.findIndex((name) => new RegExp(`^\\p{Script=${name}}+$`, 'u').test(letters));
  return CODES[index] ?? '';
}

function writePage(
  { site, say, language }: ExportInput,
  known: readonly Entry<Release>[],
  others: readonly Entry<Release>[],
): string {
  const text = (...args: Parameters<typeof say>) => escapeMarkup(say(...args));
  const forms = others.map((entry) => {
    const { title, formats = [], release_date = '' } = entry.data;
    const format = mediumOf(entry.data);
    const more = [...new Set(formats.map((each) => each.format))].filter((each) => each !== format);
    const inputs = seedRelease(site, entry).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
    );
    return `<section>
<h2 dir="auto">${escapeMarkup(title)}</h2>
<p>${escapeMarkup([FORMATS[format], release_date].filter(Boolean).join(', '))}</p>
${more.length > 0 ? `<p>${text('musicbrainz-formats', { formats: more.map((each) => FORMATS[each] || each) })}</p>\n` : ''}<form method="post" action="${EDITOR}" target="_blank" rel="noopener" accept-charset="utf-8">
${inputs.join('\n')}
<button>${text('musicbrainz-button')}</button>
</form>
</section>`;
  });
  const links = known.flatMap(({ data }) =>
    pagesAt(PAGE, data).map(
      (url) =>
        `<li><a href="${escapeMarkup(url)}" rel="noopener noreferrer"><bdi>${escapeMarkup(data.title)}</bdi></a></li>`,
    ),
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action https://musicbrainz.org">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text('musicbrainz-title')}</title>
<style>
body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
section{margin-block:2rem;padding-block-start:1rem;border-block-start:1px solid}
h2,section p{margin:0 0 .5rem}
button{min-height:2.75rem;padding:0 1rem;font:inherit}
</style>
</head>
<body>
<h1>${text('musicbrainz-title')}</h1>
<p>${text('musicbrainz-about')}</p>
<p>${text('musicbrainz-left-out')}</p>
${forms.join('\n')}
${links.length > 0 ? `<section>\n<h2>${text('musicbrainz-there')}</h2>\n<ul>\n${links.join('\n')}\n</ul>\n</section>\n` : ''}</body>
</html>
`;
}
