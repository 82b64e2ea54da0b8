/** Compares news posts, pages and artists. */
import { slugify } from '../../engine/lib/slug.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import { dateIn, daysBetween, listIn, type Matchable, placesOf, textIn } from './facts.ts';
import { byDate, type Likeness, OTHER, sure, weigh } from './likeness.ts';
import { foldName, isSameTitle, keysOfDay, type Marks, readTitle, titleDistance } from './names.ts';

export function traitsOfPost(entry: Matchable) {
  const { kind, data, slug, isStart = false } = entry;
  const title = textIn(data, 'title') ?? '';
  const name = kind === 'ownPages' ? (slug ?? slugify(title)) : undefined;
  return {
    /** Empty for a page whose text is that of every new site. */
    title: readTitle(isStart ? '' : title),
    date: dateIn(data, 'date'),
    /** The name of the page, of one that has no date. */
    name,
    legal: name === undefined || isStart ? undefined : legalFileCalled(`pages/${name}.md`),
    places: placesOf(entry),
    /** True if an earlier site had it. */
    isOld: listIn(data, 'redirect_from').length > 0,
  };
}

type PostTraits = ReturnType<typeof traitsOfPost>;

export function marksOfPost({ title, date, name, legal, places }: PostTraits): Marks {
  const names = [name && `page:${name}`, legal].filter((each) => each !== undefined);
  return { keys: [...places, ...names, ...keysOfDay(title, date)], titles: [title] };
}

/** Score of pages with the same address or name, which is certain. */
const NAMED = 0.95;

export function comparePosts(one: PostTraits, other: PostTraits): Likeness {
  if (other.places.some((place) => one.places.includes(place))) return sure('same address');
  const title = titleDistance(one.title, other.title);
  if (one.name !== undefined && other.name !== undefined) return comparePages(one, other, title);
  const date = byDate(one.date, other.date);
  // Time zones are up to a day apart.
  const isFar = (daysBetween(one.date ?? '', other.date ?? '') ?? 0) > 1;
  // A blog has many posts that are called "Update".
  if (isFar && one.isOld && other.isOld) return OTHER;
  return weigh(title, date ? [isFar ? { ...date, confirms: false } : date] : []);
}

/** Compares pages, of which there is one of a name, and one legal page of a kind. */
function comparePages(one: PostTraits, other: PostTraits, title: number): Likeness {
  const isStart = one.title.folded === '' || other.title.folded === '';
  const isNamed = title === 0 || (one.name === other.name && (isStart || isSameTitle(title)));
  if (isNamed) return { ...sure('same name'), score: NAMED };
  if (one.legal !== undefined && one.legal === other.legal)
    return { ...sure('the same legal page'), score: NAMED };
  return weigh(title, []);
}

export function traitsOfArtist({ data, slug }: Matchable) {
  const name = textIn(data, 'name') ?? '';
  return { name: foldName(name), slugs: [slugify(name), ...(slug === undefined ? [] : [slug])] };
}

type ArtistTraits = ReturnType<typeof traitsOfArtist>;

export function marksOfArtist({ name, slugs }: ArtistTraits): Marks {
  return { keys: [`name:${name}`, ...slugs.filter(Boolean).map((slug) => `slug:${slug}`)] };
}

export function compareArtists(one: ArtistTraits, other: ArtistTraits): Likeness {
  const isSame = one.name === other.name || one.slugs.some((slug) => slug && other.slugs.includes(slug));
  return isSame ? sure('same name') : OTHER;
}
