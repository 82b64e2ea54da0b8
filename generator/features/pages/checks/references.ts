/** Names that refer to something else must find it. */

import { positionOf } from '../../../engine/content/entry.ts';
import { findNearest } from '../../../engine/lib/suggest.ts';
import type { Check } from '../../../site/check.ts';
import { MUSIC } from '../home/featured.ts';
import { problem } from '../problems.ts';

export const checkFeatured: Check = ({ content, written, drafts }) => {
  const { home } = content.pages;
  return (home?.data.featured ?? []).flatMap((reference, index) => {
    const at = home && positionOf(home, ['featured', index]);
    if (drafts.has(reference)) return [problem('reference/draft', at, { reference })];
    if (written.has(reference) && isMusic(reference)) return [];
    return [problem('reference/unknown', at, { reference, ...findMeant(reference, written) })];
  });
};

/** By the name alone: the folder is long enough to make any two entries look alike. */
function findMeant(reference: string, written: ReadonlySet<string>) {
  const entries = [...written].filter(isMusic);
  const nearest = findNearest(nameOf(reference), entries.map(nameOf));
  return { meant: entries.find((entry) => nameOf(entry) === nearest), first: entries[0] };
}

function isMusic(name: string): boolean {
  return MUSIC.some((kind) => name.startsWith(`${kind}/`));
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export const checkSeries: Check = ({ content, written }) => {
  const series = (content.pages.mixes?.data.series ?? []).map(({ id }) => String(id));
  // A page that could not be read may well have the series.
  if (!content.pages.mixes && written.has('pages/mixes')) return [];
  return content.mixes.flatMap((mix) => {
    const id = mix.data.series_id;
    if (id === undefined || series.includes(id)) return [];
    return [problem('reference/unknown-series', positionOf(mix, ['series_id']), { id, series })];
  });
};

export const checkProfiles: Check = ({ content: { site, pages } }) => {
  const names = (site.data.social ?? []).map(({ name }) => name);
  const { contact } = pages;
  return (contact?.data.follow?.profiles ?? []).flatMap((profile, index) => {
    if (names.includes(profile)) return [];
    const at = contact && positionOf(contact, ['follow', 'profiles', index]);
    return [problem('reference/unknown-profile', at, { profile, names })];
  });
};
