/** Whether two news posts are one, or two pages. */
import { slugify } from '../../../engine/lib/slug.ts';
import { placesOf } from './addresses.ts';
import { dateIn } from './dates.ts';
import { byDate } from './evidence.ts';
import { type Matchable, textIn } from './facts.ts';
import { type Likeness, sure, weigh } from './likeness.ts';
import { isSameTitle, readTitle, type Title, titleDistance } from './names.ts';
import type { Marks } from './nearby.ts';

interface PostTraits {
  readonly title: Title;
  readonly date: string | undefined;
  /** The name of the page, of one that has no date. */
  readonly name: string | undefined;
  readonly places: readonly string[];
}

export function traitsOfPost(entry: Matchable): PostTraits {
  const { kind, data, slug } = entry;
  const title = textIn(data, 'title') ?? '';
  return {
    title: readTitle(title),
    date: dateIn(data, 'date'),
    name: kind === 'ownPages' ? (slug ?? slugify(title)) : undefined,
    places: placesOf(entry),
  };
}

export function marksOfPost({ title, places }: PostTraits): Marks {
  return { keys: places, titles: [title] };
}

export function comparePosts(one: PostTraits, other: PostTraits): Likeness {
  if (other.places.some((place) => one.places.includes(place))) return sure('same address');
  const title = titleDistance(one.title, other.title);
  // There is one page of a name.
  if (one.name !== undefined && one.name === other.name && isSameTitle(title)) return sure('same name');
  const date = byDate(one.date, other.date);
  return weigh(title, date ? [date] : []);
}
