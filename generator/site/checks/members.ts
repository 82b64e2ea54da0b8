/** Facts about the artist that contradict each other. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Check } from '../check.ts';
import { problem } from '../problems/index.ts';

export const checkMembers: Check = ({ content: { site } }) =>
  (site.data.artist.members ?? []).flatMap(({ name, from, until }, index) => {
    if (from === undefined || until === undefined || from <= until) return [];
    const at = positionOf(site, ['artist', 'members', index, 'until']);
    return [problem('artist/member-years', at, { name, from, until })];
  });
