/** The recordings that a page brings: `<script type="application/json" data-playables>`, a list each, in the order played. */
import type { Playable } from '../../generator/site/parts.ts';

const known = new WeakMap<Element, Playable[]>();

export function readLists(): Playable[][] {
  return [...document.querySelectorAll('script[data-playables]')].map((element) => {
    const list = known.get(element) ?? JSON.parse(element.textContent ?? '[]');
    known.set(element, list);
    return list;
  });
}

/** The list that has this recording. */
export function findList(id: string | undefined): Playable[] {
  return readLists().find((list) => list.some((playable) => playable.id === id)) ?? [];
}

/** Renames recordings as this page does, in its language. */
export function rename(queue: readonly Playable[]): Playable[] {
  const here = new Map(
    readLists()
      .flat()
      .map((playable) => [playable.id, playable]),
  );
  return queue.map((playable) => here.get(playable.id) ?? playable);
}

/** Buttons that play one recording (`data-play`, by its id), or its whole list (`data-all` as well). */
export function listButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button[data-play]')];
}
