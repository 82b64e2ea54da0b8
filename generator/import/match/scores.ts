/** Compares films, series, plays and works: by their titles and first years. */
import { type Matchable, textIn } from './facts.ts';
import { byDate, type Likeness, weigh } from './likeness.ts';
import { readTitle, type Title, titleDistance } from './names.ts';

interface ScoreTraits {
  readonly title: Title;
  readonly year: string | undefined;
}

export function traitsOfScore({ data }: Matchable): ScoreTraits {
  return { title: readTitle(textIn(data, 'title') ?? ''), year: textIn(data, 'year')?.slice(0, 4) };
}

export function compareScores(one: ScoreTraits, other: ScoreTraits): Likeness {
  const year = byDate(one.year, other.year);
  return weigh(titleDistance(one.title, other.title), year ? [year] : []);
}
