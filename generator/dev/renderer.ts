/** Pages become HTML when somebody looks at them; those that did not change stay as they are. */

import type { Artifact } from '../artifact.ts';
import { hash } from '../lib/hash.ts';
import type { Problem } from '../problems/index.ts';
import type { Rendered } from './inject.ts';

/** A page, and what is wrong with it: then the last one that was sound stands in. */
export interface Outcome {
  rendered: Rendered | undefined;
  problem?: Problem | undefined;
}

export interface Renderer {
  render(artifact: Artifact): Promise<Outcome>;
}

export interface RendererOptions {
  /** Of the whole site. */
  artifacts: readonly Artifact[];
  /** What was thrown by rendering the page at a path. */
  explain(error: unknown, path: string): Problem;
  /** The address of the stylesheet. */
  styles: string;
  /** Told once for each page that fails. */
  onFailure(problem: Problem): void;
}

interface Known extends Outcome {
  key: string | undefined;
}

/** What earlier renderers have made, by path, so that it is made once. */
export type Memory = Map<string, Known>;

export function createRenderer(options: RendererOptions, memory: Memory): Renderer {
  const { artifacts, explain, styles, onFailure } = options;
  const paths = new Set(artifacts.map(({ path }) => path));
  for (const path of memory.keys()) if (!paths.has(path)) memory.delete(path);

  async function make(artifact: Artifact, last: Rendered | undefined): Promise<Outcome> {
    try {
      const html = (await readBody(artifact)).toString();
      return { rendered: { html, digest: hash(styles === '' ? html : html.replaceAll(styles, '')) } };
    } catch (error) {
      const problem = explain(error, artifact.path);
      onFailure(problem);
      return { rendered: last, problem };
    }
  }

  return {
    async render(artifact) {
      const { path, key } = artifact;
      const known = memory.get(path);
      if (known && key !== undefined && known.key === key) return known;
      const outcome = await make(artifact, known?.rendered);
      memory.set(path, { ...outcome, key });
      return outcome;
    },
  };
}

export async function readBody({ body }: Artifact): Promise<string | Buffer> {
  const content = typeof body === 'function' ? await body() : body;
  return typeof content === 'string' ? content : Buffer.from(content);
}
