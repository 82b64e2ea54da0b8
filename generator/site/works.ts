/** The works of `works/`: which of them a release or a programme means. */

import type { Data } from '../engine/content/grammar.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { fold } from '../engine/lib/fold.ts';
import { workRoute } from './routes.ts';
import type { Site } from './site.ts';

export type WorkEntry = Entry<Data<'works'>>;

/** A song or a work, by what is known of it. */
export interface Song {
  title: string;
  opus?: string | undefined;
  composer?: readonly string[] | undefined;
}

/** Compares two songs or works: titles are equal, and numbers and composers do not differ. */
export function isSameSong(one: Song, other: Song): boolean {
  const isOther = one.opus && other.opus && numbersIn(one.opus) !== numbersIn(other.opus);
  return (
    fold(one.title) === fold(other.title) && !isOther && arePeople(one.composer ?? [], other.composer ?? [])
  );
}

/** `76 1` of `Op. 76 No. 1`, which is written in several ways. */
function numbersIn(opus: string): string {
  return (opus.match(/\d+/g) ?? []).join(' ');
}

/** Compares composers, who may be the same: Joseph Haydn, J. Haydn and Haydn, but not Clara and Robert Schumann. None may be any. */
function arePeople(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0 || others.length === 0) return true;
  return some.length === others.length && some.every((name, index) => isPerson(name, others[index] ?? ''));
}

function isPerson(one: string, other: string): boolean {
  const [given, others] = [one, other].map((name) =>
    fold(name)
      .split(/[\s.-]+/)
      .filter(Boolean),
  );
  if (given?.pop() !== others?.pop()) return false;
  return (given ?? []).every((name, index) => (others?.[index] ?? name).startsWith(name.charAt(0)));
}

/** The composer: the artist of the site, if nobody else is named. */
export function composerOf({ settings }: Pick<Site, 'settings'>, { data }: WorkEntry): string[] {
  return data.composer ?? [settings.artist.name];
}

/** The work of that title, number and composer. */
export function findWork(site: Pick<Site, 'works' | 'settings'>, song: Song): WorkEntry | undefined {
  return site.works.find((work) => isSameSong({ ...work.data, composer: composerOf(site, work) }, song));
}

/** The address of its page without the base path, and what programs know it by. */
export function linkWork(site: Pick<Site, 'works' | 'settings' | 'urls'>, song: Song) {
  const work = findWork(site, song);
  const route = work && workRoute(work.slug);
  return { route, ...(route && { id: `${site.urls.absolute(route)}#work` }) };
}

type Track = NonNullable<Data<'releases'>['tracks']>[number];
type Programme = NonNullable<Data<'pages/events'>['programmes']>[string];

/** The content with title, number, composer and movements of a work wherever the name of its file is written for it. */
export function nameWorks(content: Content): Content {
  const { works, site, pages } = content;
  if (works.length === 0) return content;
  const find = (name: string | undefined) => works.find(({ slug }) => slug === name);
  const known = (
    work: WorkEntry,
    { opus = work.data.opus, composer = composerOf({ settings: site.data }, work) },
  ) => ({
    ...{ work: work.data.title, opus, composer },
  });
  const nameTracks = (tracks: readonly Track[]) => {
    let current: WorkEntry | undefined;
    return tracks.map((track): Track => {
      current = track.work === undefined ? current : find(track.work);
      if (!current) return track;
      const { number } = track.movement ?? {};
      const name = number === undefined ? undefined : current.data.movements?.[number - 1];
      return {
        ...track,
        ...(track.work !== undefined && known(current, track)),
        ...(name && track.movement?.name === '' && { movement: { number, name } }),
      };
    });
  };
  const nameAll = <Given extends Programme | string | undefined>(given: Given) =>
    Array.isArray(given)
      ? given.map((piece) => {
          const work = piece === 'interval' ? undefined : find(piece.work);
          return work && piece !== 'interval'
            ? { ...piece, ...known(work, piece), movements: piece.movements ?? work.data.movements }
            : piece;
        })
      : given;
  const { events: list } = pages;
  return {
    ...content,
    releases: content.releases.map((entry) =>
      entry.data.tracks?.some(({ work }) => find(work))
        ? { ...entry, data: { ...entry.data, tracks: nameTracks(entry.data.tracks) } }
        : entry,
    ),
    pages: {
      ...pages,
      ...(list && {
        events: {
          ...list,
          data: {
            ...list.data,
            programmes:
              list.data.programmes &&
              Object.fromEntries(
                Object.entries(list.data.programmes).map(([key, each]) => [key, nameAll(each)]),
              ),
            events: list.data.events?.map((event) => ({
              ...event,
              programme: nameAll(event.programme),
              days: event.days?.map((day) => ({ ...day, programme: nameAll(day.programme) })),
            })),
          },
        },
      }),
    },
  };
}
