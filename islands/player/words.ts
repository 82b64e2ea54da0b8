/** The words of the player: the English ones are part of its script, others come with the page. */
import { player } from '../../generator/site/words/en.json';
import type { Catalogue } from '../../generator/site/words/types.ts';

export type PlayerWords = Catalogue['player'];

/** The words of the current page. */
export function readWords(): PlayerWords {
  const given = document.querySelector<HTMLElement>('[data-player]')?.dataset['player'];
  return given ? JSON.parse(given) : player;
}

/** Puts values in the places of their names: `{title}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
