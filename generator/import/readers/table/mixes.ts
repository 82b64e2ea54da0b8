/** Mixes and episodes of a table: one a row. */
import { MAX_COUNT, orderOf } from '../../../engine/values/index.ts';
import type { ItemOf, MixFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { filled, known, some } from '../shared/data.ts';
import { readWholeTracklist } from '../shared/tracklist.ts';
import { addressesOf } from './music.ts';
import type { Line } from './rows.ts';
import { type DayContext, genresIn, openValues, textsIn } from './values.ts';

const DAYS = ['release_date', 'date'] as const;
const TITLES = ['episode_title', 'title', 'track_title', 'release_title'] as const;

export function readMixes(lines: readonly Line[], site: SiteFacts): ItemOf<'mixes'>[] {
  const order = orderOf(lines.map((line) => line.first(DAYS)));
  return lines.flatMap((line) => {
    if (line.filled === 0) return [];
    const title = line.first(TITLES);
    if (title !== '') return [readMix(line, title, { order, today: site.today })];
    line.note('A row without a title is left out.');
    return [];
  });
}

function readMix(line: Line, title: string, context: DayContext): ItemOf<'mixes'> {
  const values = openValues(line);
  const { doubts } = values;
  const tracklist = line.longText('tracklist');
  const tracks = readWholeTracklist(tracklist);
  if (tracklist !== '' && tracks.length === 0) line.findings.leave('tracklist', tracklist, line.origin);
  const type = /^(?:mix|episode)$/i.exec(line.text('mix_type') || line.text('type'))?.[0].toLowerCase();
  const facts = known<MixFacts>({
    episode_title: title,
    ...textsIn(line, ['id']),
    type: type === 'mix' || type === 'episode' ? type : undefined,
    description: filled(line.longText('description')),
    genre: some(genresIn(line)),
    duration: values.length('recording'),
    release_date: values.day(DAYS, context, 'release_date'),
    audio_url: values.url('audio_url'),
    audio_bytes: values.number('audio_bytes', 999_999_999),
    season: values.number('season', MAX_COUNT),
    episode: values.number('episode', MAX_COUNT),
    tracklist: some(tracks),
    ...playersOf(line),
  });
  return { kind: 'mixes', facts, origin: line.origin, doubts: some(doubts) };
}

/** Mixes have keys of their own for the platforms with a player. */
function playersOf(line: Line): Partial<MixFacts> {
  const { streaming_links, links } = addressesOf(line);
  const { soundcloud, youtube, mixcloud, ...streaming } = streaming_links ?? {};
  return {
    ...(soundcloud && { soundcloud_url: soundcloud }),
    ...(youtube && { youtube_url: youtube }),
    ...(mixcloud && { mixcloud_url: mixcloud }),
    ...(Object.keys(streaming).length > 0 && { streaming_links: streaming }),
    ...(links && { links }),
  };
}
