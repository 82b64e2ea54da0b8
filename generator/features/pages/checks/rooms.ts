/** Videos, photos and merch: what one file cannot know alone. */

import { positionOf } from '../../../engine/content/entry.ts';
import type { Check } from '../../../site/check.ts';
import { problem } from '../problems.ts';

/** A page is there where it has an entry. A file that has only words for it is a page that its writer misses. */
export const checkRooms: Check = ({ content: { pages } }) => {
  const lists = {
    photos: pages.photos?.data.sets,
    merch: pages.merch?.data.items,
  };
  return (['photos', 'merch'] as const).flatMap((name) => {
    const page = pages[name];
    const { title, intro, description } = page?.data ?? {};
    const hasWords = (title ?? intro ?? description) !== undefined;
    if (!page || !hasWords || (lists[name] ?? []).length > 0) return [];
    const key = name === 'photos' ? 'sets' : 'items';
    return [problem('page/no-entries', positionOf(page, [key]), { name, key })];
  });
};

export const checkMerch: Check = ({ content: { pages, releases }, written, drafts }) => {
  const { merch } = pages;
  if (!merch) return [];
  const names = releases.map(({ slug }) => slug);
  // A release that could not be read may well be the one that is meant.
  const isThere = (slug: string) =>
    names.includes(slug) || (written.has(`releases/${slug}`) && !drafts.has(`releases/${slug}`));
  const at = (index: number, key: string) => positionOf(merch, ['items', index, key]);
  return (merch.data.items ?? []).flatMap(({ title, price, currency, release }, index) => {
    const named = price?.currency ?? currency ?? merch.data.currency;
    const slug = release?.replace('releases/', '');
    return [
      ...(price && price.amount > 0 && named === undefined
        ? [problem('merch/no-currency', at(index, 'price'), { title })]
        : []),
      ...(slug !== undefined && !isThere(slug)
        ? [problem('merch/unknown-release', at(index, 'release'), { release: slug, names })]
        : []),
    ];
  });
};
