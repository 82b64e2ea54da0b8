/** Changes of files that leave everything else alone: bytes are replaced where the change is, and nowhere else. */
import type { Change, Edited, Order, Path } from './types.ts';

export type { Change, Edited, Order, Path, Refusal, RefusalCode, Value } from './types.ts';

/** Changes a YAML file. */
export function editYaml(text: string, path: Path, change: Change, order?: Order): Edited {
  return refuse(text, path, change, order);
}

/** Changes the YAML between the fences of a Markdown file. */
export function editFrontMatter(text: string, path: Path, change: Change, order?: Order): Edited {
  return refuse(text, path, change, order);
}

/** Replaces the Markdown below the front matter. */
export function editBody(text: string, body: string): string {
  return text === body ? text : body;
}

function refuse(..._: unknown[]): Edited {
  return { ok: false, reason: { code: 'result', message: 'This cannot be changed yet.' } };
}
