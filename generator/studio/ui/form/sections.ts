/** The parts of a form, by the kind of its file, with their keys in order: what no part names follows in the first. */
import { capitalize, nameOf, nounOf } from '../state/names.ts';
import { say } from '../state/words.ts';

/** The keys of each part, in order; `own` is the first. */
const TABLES: Readonly<Record<'entry' | 'site', Readonly<Record<string, string>>>> = {
  entry: {
    own: `type date end_date time doors venue city country release_date year original_artist genre bpm key
      duration mood_tags label catalogue_number isrc upc artists`,
    tracks: 'tracks tracklist movements cues audio audio_url audio_bytes preview download extras track_pages',
    listen: `streaming_links spotify_url apple_music_url soundcloud_url youtube_url mixcloud_url links
      presave_url formats video videos trailer album profiles email contacts url tickets booklet score support`,
    words: `description excerpt intro story body lyrics lyrics_translation credits recorded note quote
      quotes press_quotes awards bios recap message`,
    more: `draft unlisted private encrypt featured id slug license copyright phonographic_copyright made_with_ai explicit language plays_count
      order updated created_at updated_at menu explore_more redirect_from extra`,
  },
  site: {
    look: 'look logo menu announcement share_images',
    listen: `emails social platforms platform_placeholders contacts contact distributors address imprint
      newsletter podcast embeds links support fediverse_bridge`,
    more: 'publish check index_now words track_pages license copyright_year ai extra',
  },
};

/** The text below the keys, among the keys of a form. */
export const BODY = 'body';

export interface Section {
  id: string;
  name: string;
  keys: readonly string[];
}

const RECORDS = new Set(['releases', 'remixes']);
/** Kinds of music: somebody listens there, rather than follow a link. */
const MUSIC = new Set([...RECORDS, 'mixes', 'scores', 'works']);

/** Divides the keys of a form, each part in its own order. @param keys in the order of the schema */
export function divideKeys(kind: string, keys: readonly string[]): Section[] {
  const table = Object.entries({ own: '', ...TABLES[kind === 'site' ? 'site' : 'entry'] }).map(
    ([id, names]): [id: string, keys: readonly string[]] => [id, names.split(/\s+/).filter(Boolean)],
  );
  const named = new Set(table.flatMap(([, own]) => own));
  const others = keys.filter((key) => !named.has(key));
  const parts = table.map(([id, own]) => ({
    id,
    keys: [...own.filter((key) => keys.includes(key)), ...(id === 'own' ? others : [])],
  }));
  return parts
    .filter((section) => section.keys.length > 0)
    .map((section) => ({ ...section, name: nameSection(section.id, kind) }));
}

function nameSection(id: string, kind: string): string {
  if (id === 'tracks') return say('sectionTracks');
  if (id === 'listen') return say(MUSIC.has(kind) ? 'sectionListen' : 'sectionLinks');
  if (id === 'words') return say('sectionWords');
  if (id === 'look') return nameOf('look');
  if (id === 'more') return say('more');
  if (kind === 'site') return say('theSite');
  return RECORDS.has(kind) ? say('sectionRecord') : capitalize(nounOf(kind));
}
