/** Facts that all tracks of a release share belong to the release. */
import { fold } from '../../../engine/lib/fold.ts';
import type { CreditFacts, ReleaseFacts, TrackFacts } from '../../catalogue.ts';
import { known, someOf } from './data.ts';

const SHARED = ['composer', 'arranger', 'conductor', 'ensemble', 'soloists'] as const;

/** Returns true for works, or movements of them, which only tracks can be. */
export function isWork({ work, opus, movement }: TrackFacts): boolean {
  return (work ?? opus ?? movement) !== undefined;
}

/** A release of one song has no list of tracks; of several, people who are named with each of them are named once. */
export function liftShared(facts: ReleaseFacts): ReleaseFacts {
  const { tracks = [], ...release } = facts;
  const [only, other] = tracks;
  if (only === undefined) return facts;
  if (other === undefined)
    return fold(only.title) === fold(facts.title) && !isWork(only)
      ? { ...ofTrack(only), type: 'single', ...release }
      : facts;
  const credits = sharedCredits(tracks);
  const keys = SHARED.filter((key) => isSame(tracks, (track) => track[key]));
  const lifted = Object.fromEntries(keys.map((key) => [key, only[key]]));
  return known<ReleaseFacts>({
    ...lifted,
    ...release,
    credits: someOf({ ...release.credits, ...mergeCredits(release.credits, credits) }),
    tracks: tracks.map((track) => without(track, keys, credits)),
  });
}

/** The keys of a track that a release of it alone has. */
export function ofTrack({
  title: _,
  version: __,
  track_number: ___,
  disc: ____,
  work: _____,
  opus: ______,
  movement: _______,
  ...facts
}: TrackFacts) {
  return facts;
}

function isSame(tracks: readonly TrackFacts[], of: (track: TrackFacts) => unknown): boolean {
  const first = JSON.stringify(tracks[0] && of(tracks[0]));
  return first !== undefined && tracks.every((track) => JSON.stringify(of(track)) === first);
}

function sharedCredits(tracks: readonly TrackFacts[]): CreditFacts {
  const first = tracks[0]?.credits ?? {};
  return Object.fromEntries(
    Object.entries(first).filter(([role]) => isSame(tracks, ({ credits }) => credits?.[role])),
  );
}

function mergeCredits(release: CreditFacts = {}, shared: CreditFacts): CreditFacts {
  return Object.fromEntries(
    Object.entries(shared).map(([role, names]) => [role, [...new Set([...(release[role] ?? []), ...names])]]),
  );
}

function without(track: TrackFacts, keys: readonly string[], credits: CreditFacts): TrackFacts {
  const own = Object.entries(track.credits ?? {}).filter(([role]) => !Object.hasOwn(credits, role));
  const rest = Object.entries(track).filter(([key]) => !keys.includes(key) && key !== 'credits');
  return known({ title: track.title, ...Object.fromEntries(rest), credits: someOf(Object.fromEntries(own)) });
}
