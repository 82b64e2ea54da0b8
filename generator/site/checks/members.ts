/** Facts about the artist that contradict each other. */

import { positionOf } from '../../engine/content/entry.ts';
import { problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';

export const checkMembers: Check = ({ content: { site } }) =>
  (site.data.artist.members ?? []).flatMap(({ name, from, until }, index) => {
    if (from === undefined || until === undefined || from <= until) return [];
    const at = positionOf(site, ['artist', 'members', index, 'until']);
    return [problem('artist/member-years', at, { name, from, until })];
  });
