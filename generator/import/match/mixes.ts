/** Compares mixes and episodes. */
import { dateIn, daysBetween, type Matchable, numberIn, placesOf, secondsIn, textIn } from './facts.ts';
import {
  byDate,
  byLength,
  compareMarked,
  type Likeness,
  likely,
  OTHER,
  sure,
  WEIGHTS,
  weigh,
} from './likeness.ts';
import { keysOfDay, type Marks, readTitle, titleDistance } from './names.ts';

export function traitsOfMix(entry: Matchable) {
  const { data } = entry;
  const episode = numberIn(data, 'episode');
  return {
    id: textIn(data, 'id'),
    title: readTitle(textIn(data, 'episode_title') ?? ''),
    date: dateIn(data, 'release_date'),
    seconds: secondsIn(data, 'duration'),
    episode: episode === undefined ? undefined : `${numberIn(data, 'season') ?? ''}/${episode}`,
    series: textIn(data, 'series_id'),
    places: placesOf(entry),
  };
}

type MixTraits = ReturnType<typeof traitsOfMix>;

export function marksOfMix({ id, title, date, episode, places }: MixTraits): Marks {
  return {
    keys: [
      ...places,
      ...keysOfDay(title, date),
      ...(id === undefined ? [] : [`id:${id}`]),
      ...(episode === undefined || date === undefined ? [] : [`episode:${episode} ${date}`]),
    ],
    titles: [title],
  };
}

export function compareMixes(one: MixTraits, other: MixTraits): Likeness {
  if (one.id !== undefined && one.id === other.id) return sure('same id');
  const title = titleDistance(one.title, other.title);
  const isSeries = one.series === undefined || other.series === undefined || one.series === other.series;
  const isEpisode = isSeries && one.episode !== undefined && one.episode === other.episode;
  const episode = isEpisode
    ? { weight: WEIGHTS.episode, against: 0, confirms: true, why: 'same episode number' }
    : undefined;
  const length = byLength(one.seconds, other.seconds);
  const evidence = [episode, byDate(one.date, other.date), length];
  // Feeds may have the address of the show in each episode.
  if (other.places.some((place) => one.places.includes(place)))
    return compareMarked(['same address'], title, evidence);
  // Titles of episodes change from feed to feed, while number and day stay.
  const isKnown = isEpisode && one.date !== undefined && one.date === other.date;
  if (isKnown) return sure('same episode number and day');
  // A show on the radio may have one title for all of its episodes, and each has its id.
  const areDays = (daysBetween(one.date ?? '', other.date ?? '') ?? 0) > 0;
  const isNext = areDays && one.id !== undefined && other.id !== undefined;
  const found = weigh(
    title,
    evidence.filter((each) => each !== undefined),
  );
  if (found.band !== 'other' && isNext) return length?.confirms ? likely(found.score, found.why) : OTHER;
  return found;
}
