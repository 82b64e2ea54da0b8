import { scriptJson } from '../../generator/engine/lib/markup.ts';
import type { Playable } from '../../generator/site/parts.ts';

/** The recordings of the page's play buttons, in order: data for the player's script. */
export function Playables({ list }: { list: readonly Playable[] }) {
  if (list.length === 0) return null;
  // No text can close the element.
  const json = scriptJson(list);
  return <script type="application/json" data-playables="" dangerouslySetInnerHTML={{ __html: json }} />;
}
