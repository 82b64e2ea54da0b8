/** A work in lists, and its other facts. */
import type { RoughLength } from '../../engine/values/index.ts';
import { prizeLine } from '../../site/awards.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link, SmallPrint } from '../../site/parts.ts';
import { workRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { formatDate, joinList, type Words, writeDigits } from '../../site/words/index.ts';
import { composerOf, type WorkEntry } from '../../site/works.ts';
import { isShorthand } from './work-schema.ts';

export interface WorkRow {
  link: Link;
  /** Empty if they are not known, as the others. */
  year: string;
  forces: string;
  duration: string;
  /** Prizes that it won. */
  prizes: string;
}

export function workRow({ site }: Pick<Context, 'site'>, { slug, data }: WorkEntry): WorkRow {
  const { title, opus, year, duration } = data;
  const label = joinList(opus ? [title, opus] : [title], site.words);
  return {
    link: linkTo({ site }, label, workRoute(slug)),
    ...{ year: writeYears(year, site.words), forces: forcesOf(data, site.words) || scoringOf(data) },
    duration: duration === undefined ? '' : describeLength(duration, site),
    prizes: prizeLine(data.awards, site.words),
  };
}

/** Counts of winds, and somewhere behind them strings: `str`, `Str`, `crd`, `cuerda`, `archi`, `yaylılar`, `وتريات`. */
const ORCHESTRA = /^[^–]*\d\.\d.*– (?:str|crd|cord|cuerd|archi|yay|وتر)/iu;

/** Its forces in words. The shorthand of winds and strings stands for an orchestra. */
export function forcesOf(data: WorkEntry['data'], { works }: Words): string {
  const { forces = '' } = data;
  if (forces && !isShorthand(forces)) return forces;
  return ORCHESTRA.test(scoringOf(data)) ? works.orchestra : '';
}

/** Its forces in shorthand, which may be in the place of the words. No line begins with one of its dashes. */
function scoringOf({ forces = '', scoring }: WorkEntry['data']): string {
  return (scoring ?? (isShorthand(forces) ? forces : '')).replaceAll(' –', '\u00a0–');
}

/** `2022–23`: a list has no room for the century twice. */
export function writeYears(years = '', { language }: Words): string {
  return writeDigits(years.replace(/^(..)(..)–\1/, '$1$2–'), language);
}

/** `18 min`, `12 min 30 sec`, `ca. 12 min`, `8–10 min`: alone, 18:00 is an hour of the day. */
function describeLength(length: number | RoughLength, site: Pick<Site, 'language' | 'words'>): string {
  if (typeof length === 'number') return writeExact(length, site);
  const { from, to } = length;
  if (to === undefined) return site.words.works.about({ length: writeExact(from, site) });
  return writeDigits(unitIn(site, 'minute').formatRange(from / 60, to / 60), site.language);
}

function unitIn({ language }: Pick<Site, 'language'>, unit: 'minute' | 'second'): Intl.NumberFormat {
  return new Intl.NumberFormat(`${language.locale}-u-nu-latn`, { style: 'unit', unit });
}

function writeExact(seconds: number, site: Pick<Site, 'language'>): string {
  const parts = [
    ['minute', Math.floor(seconds / 60)],
    ['second', seconds % 60],
  ] as const;
  const written = parts.flatMap(([unit, value]) => (value > 0 ? unitIn(site, unit).format(value) : []));
  return writeDigits(written.join(' '), site.language);
}

/** Lists what is known of a work besides its forces, length and year. */
export function listDetails({ words, settings }: Site, entry: WorkEntry): SmallPrint[] {
  const { text_by, commissioned_by, dedicated_to, premiere, publisher } = entry.data;
  const { date, venue, city, performers = [] } = premiere ?? {};
  const players = performers.map(({ name, role }) => (role ? `${name} (${role})` : name));
  const first = [date && formatDate(date, words), venue, city, ...players].flatMap((part) => part || []);
  const composer = joinList(composerOf({ settings }, entry), words);
  return [
    { term: words.music.roles.composer, text: composer === settings.artist.name ? '' : composer },
    { term: words.works.scoring, text: scoringOf(entry.data) },
    { term: words.works.textBy, text: joinList(text_by ?? [], words) },
    { term: words.works.commissionedBy, text: commissioned_by ?? '' },
    { term: words.works.dedicatedTo, text: dedicated_to ?? '' },
    { term: words.works.premiere, text: joinList(first, words) },
    { term: words.works.publisher, text: publisher?.name ?? '' },
  ].filter(({ text }) => text !== '');
}
