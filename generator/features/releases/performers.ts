/** Writers and performers of works and tracks. */

import type { Data } from '../../engine/content/grammar.ts';
import type { WorkHead } from '../../site/parts.ts';
import type { Credit } from '../../site/schema/credits.ts';
import { joinList, type Words } from '../../site/words/index.ts';
import type { Performance } from './schema/work.ts';
import type { Track } from './track.ts';
import { type Work, workOf, workTitle } from './works.ts';

type Release = Data<'releases'>;

/** The heading of a work: its title, who composed it, and who performs it. */
export function workHead(work: Work, words: Words): WorkHead {
  const { composer = [], ...others } = work.by;
  return {
    id: work.id,
    title: workTitle(work, words),
    composer: joinList(composer, words),
    performers: peopleCredits(others, words.music.roles),
  };
}

type Roles = Words['music']['roles'];

/** People who have a key of their own as credits, in the order of a programme. */
export function peopleCredits(
  { composer, arranger, conductor, soloists = [], ensemble }: Performance,
  roles: Roles,
): Credit[] {
  const own = [
    { role: roles.composer, names: composer },
    { role: roles.arranger, names: arranger },
    { role: roles.conductor, names: conductor },
  ];
  return [
    ...own.flatMap(({ role, names }) => (names ? [{ role, names }] : [])),
    ...soloists.map(({ name, role = roles.soloist, url }) => ({ role, names: [name], ...(url && { url }) })),
    ...(ensemble ? [{ role: roles.ensemble, names: ensemble }] : []),
  ];
}

/** All credits of a release or a track. */
export function creditsOf(
  { credits = [], ...by }: Performance & { credits?: Credit[] | undefined },
  { music }: Words,
): Credit[] {
  return [...peopleCredits(by, music.roles), ...credits];
}

/** The credits of a track, without those that the heading of its work has, or its row. */
export function trackCredits(release: Release, track: Track, words: Words): Credit[] {
  const work = workOf(release, track);
  const { composer, ...others } = track;
  if (!work) return creditsOf(others, words);
  const shown = new Set(peopleCredits(work.by, words.music.roles).map(keyOf));
  return creditsOf(track, words).filter((credit) => !shown.has(keyOf(credit)));
}

function keyOf({ role, names }: Credit): string {
  return JSON.stringify([role, ...names]);
}

/** The writers and performers of a track: its own, those of its work, or of the release. */
export function performanceOf(release: Release, track: Track): Performance {
  const given = [track, workOf(release, track)?.by ?? {}, release];
  const find = <Key extends keyof Performance>(key: Key) =>
    given.find((each) => each[key] !== undefined)?.[key];
  return {
    composer: find('composer'),
    arranger: find('arranger'),
    conductor: find('conductor'),
    soloists: find('soloists'),
    ensemble: find('ensemble'),
  };
}
