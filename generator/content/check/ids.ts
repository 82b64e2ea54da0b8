/** An id is given once. */
import { formatPosition, type Position, type Problem } from '../../problems/index.ts';
import type { Content, DataPath, Entry } from '../types.ts';
import type { Check } from './context.ts';

interface Given {
  id: string | number | undefined;
  at: Position;
}

export const checkIds: Check = ({ content }) => {
  const { pages } = content;
  return [
    ...[content.releases, content.remixes, content.mixes, content.news].map(idsOfFiles),
    idsOfList(pages.mixes, pages.mixes?.data.series, 'series'),
    idsOfList(pages.projects, pages.projects?.data.projects, 'projects'),
    idsOfList(pages.events, pages.events?.data.events, 'events'),
  ].flatMap(findDuplicates);
};

function idsOfFiles(entries: Content['releases' | 'remixes' | 'mixes' | 'news']): Given[] {
  return entries.map(({ data, at }) => ({ id: data.id, at: at(['id']) }));
}

function idsOfList(
  entry: Entry<unknown> | undefined,
  list: readonly { id?: string | number | undefined }[] = [],
  key: string,
): Given[] {
  const path = (index: number): DataPath => [key, index, 'id'];
  return entry ? list.map(({ id }, index) => ({ id, at: entry.at(path(index)) })) : [];
}

function findDuplicates(given: Given[]): Problem[] {
  const first = new Map<string, Position>();
  const problems: Problem[] = [];
  for (const { id, at } of given) {
    if (id === undefined) continue;
    const other = first.get(String(id));
    if (!other) first.set(String(id), at);
    else problems.push(describeDuplicate(id, at, other));
  }
  return problems;
}

function describeDuplicate(id: string | number, at: Position, other: Position): Problem {
  return {
    code: 'content/duplicate-id',
    level: 'error',
    message: `The id ${id} is already taken at ${formatPosition(other)}.`,
    hint: 'Give it another one, or take the line out.',
    at,
  };
}
