/** What all tracks of a release have in common is written once. */
import type { CreditFacts } from '../../catalogue.ts';
import type { People } from './people.ts';

interface Lifted {
  readonly release: People;
  readonly tracks: readonly People[];
}

export function liftPeople(tracks: readonly People[]): Lifted {
  const [first] = tracks;
  if (!first || tracks.length < 2) return { release: {}, tracks };
  const { credits: _, ...lists } = first;
  const common = keep(lists, (key, names) =>
    tracks.every((track) => isEqual({ ...track, credits: undefined }[key], names)),
  );
  const credits = keep(first.credits ?? {}, (role, names) =>
    tracks.every((track) => isEqual(track.credits?.[role], names)),
  );
  return {
    release: { ...common, ...(Object.keys(credits).length > 0 && { credits }) },
    tracks: tracks.map((track) => withoutCommon(track, common, credits)),
  };
}

type Lists = Readonly<Record<string, readonly string[]>>;

function keep(lists: Lists, isCommon: (key: string, names: readonly string[]) => boolean): Lists {
  return Object.fromEntries(Object.entries(lists).filter(([key, names]) => isCommon(key, names)));
}

function withoutCommon(
  { credits = {}, ...lists }: People,
  common: Lists,
  commonCredits: CreditFacts,
): People {
  const own = keep(credits, (role) => !(role in commonCredits));
  const rest = keep(lists, (key) => !(key in common));
  return { ...rest, ...(Object.keys(own).length > 0 && { credits: own }) };
}

function isEqual(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.join('\n') === other.join('\n');
}
