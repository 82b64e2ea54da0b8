/** Compares films, series, plays and works: by their titles and first years. */
import { type Matchable, textIn } from './facts.ts';
import { byDate, type Likeness, weigh } from './likeness.ts';
import { readTitle, titleDistance } from './names.ts';

export function traitsOfScore({ data }: Matchable) {
  return { title: readTitle(textIn(data, 'title') ?? ''), year: textIn(data, 'year')?.slice(0, 4) };
}

type ScoreTraits = ReturnType<typeof traitsOfScore>;

export function compareScores(one: ScoreTraits, other: ScoreTraits): Likeness {
  const year = byDate(one.year, other.year);
  return weigh(titleDistance(one.title, other.title), year ? [year] : []);
}
