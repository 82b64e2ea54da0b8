/** Names that stand for something else must find it. */

import { findNearest, suggest } from '../../lib/suggest.ts';
import type { Problem } from '../../problems/index.ts';
import type { Check, CheckContext } from './context.ts';

export const checkReferences: Check = (context) => [...checkFeatured(context), ...checkSeries(context)];

function checkFeatured({ content, written, drafts }: CheckContext): Problem[] {
  const { home } = content.pages;
  return (home?.data.featured ?? []).flatMap((reference, index): Problem[] => {
    const at = home?.at(['featured', index]);
    if (drafts.has(reference)) {
      return [
        {
          code: 'reference/draft',
          level: 'error',
          message: `${reference} is a draft, so it cannot be featured.`,
          hint: `Take  draft: true  out of ${reference}.md, or feature something else.`,
          at,
        },
      ];
    }
    if (written.has(reference)) return [];
    return [
      {
        code: 'reference/unknown',
        level: 'error',
        message: `There is no ${reference}.`,
        hint: suggestEntry(reference, written),
        at,
      },
    ];
  });
}

/** By the name alone: the folder is long enough to make any two entries look alike. */
function suggestEntry(reference: string, written: ReadonlySet<string>): string {
  const entries = [...written].filter((name) => /^(releases|remixes|mixes)\//.test(name));
  const nearest = findNearest(nameOf(reference), entries.map(nameOf));
  const meant = entries.find((entry) => nameOf(entry) === nearest);
  if (meant) return `Did you mean "${meant}"?`;
  const [first] = entries;
  return first ? `Name one that is there, such as ${first}, or take the line out.` : 'Take the line out.';
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function checkSeries({ content, written }: CheckContext): Problem[] {
  const series = (content.pages.mixes?.data.series ?? []).map(({ id }) => String(id));
  // A page that could not be read may well have the series.
  if (!content.pages.mixes && written.has('pages/mixes')) return [];
  return content.mixes.flatMap(({ data, at }): Problem[] => {
    const id = data.series_id;
    if (id === undefined || series.includes(id)) return [];
    return [
      {
        code: 'reference/unknown-series',
        level: 'error',
        message: `There is no series "${id}" in pages/mixes.yaml.`,
        hint: suggest(
          id,
          series,
          series.length > 0 ? `The series are: ${series.join(', ')}.` : 'Add it there.',
        ),
        at: at(['series_id']),
      },
    ];
  });
}
