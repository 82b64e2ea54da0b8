/** Groups that meet every week: a page, and calendars to subscribe to. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { Check } from '../../site/check.ts';
import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { lacksCurrency } from '../../site/money.ts';
import { planGroupCalendars } from './calendar.ts';
import { problem } from './messages.ts';
import { groupsPages } from './page.ts';

interface Span {
  from?: string | undefined;
  until?: string | undefined;
}

/** Requires the currency of a price, the day of a time, and ends after beginnings. */
const checkGroups: Check = ({ content: { pages } }) => {
  const entry = pages.groups;
  if (!entry) return [];
  const checkSpan = ({ from, until }: Span, path: (string | number)[]) =>
    from !== undefined && until !== undefined && until < from
      ? [problem('group/ends-first', positionOf(entry, [...path, 'until']), { from, until })]
      : [];
  const { groups = [], except = [] } = entry.data;
  return [
    ...except.flatMap((each, index) => checkSpan(each, ['except', index])),
    ...groups.flatMap((group, index) => [
      ...checkSpan(group, ['groups', index]),
      ...(group.except ?? []).flatMap((each, at) => checkSpan(each, ['groups', index, 'except', at])),
      ...(lacksCurrency(group.price, group.currency)
        ? [
            problem('group/no-currency', positionBeside(entry, ['groups', index, 'price'], 'currency'), {
              title: group.name,
            }),
          ]
        : []),
      ...(group.time !== undefined && group.day === undefined
        ? [
            problem('group/no-day', positionBeside(entry, ['groups', index, 'time'], 'day'), {
              title: group.name,
            }),
          ]
        : []),
    ]),
  ];
};

export const feature = {
  checks: [checkGroups],
  pages: (context: Context) => groupsPages(context),
  files: ({ site }: Context) => planGroupCalendars(site),
} satisfies Feature;
