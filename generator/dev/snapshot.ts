/** A site as it is served: kept whole, and replaced whole. */

import type { Artifact } from '../artifact.ts';
import type { MadeSite } from '../build.ts';
import type { Problem } from '../problems/index.ts';
import { listDrafts } from './drafts.ts';
import { createRenderer, type Memory, type Renderer } from './renderer.ts';
import type { Draft } from './state.ts';

export interface Snapshot {
  /** The path that the site lives under: `/`, or `/site/`. */
  base: string;
  /** The address of the stylesheet. */
  styles: string;
  renderer: Renderer;
  /** How a site answers for a path of its host. */
  find(path: string): Found;
  drafts(path: string): Draft[];
}

export type Found =
  | { kind: 'file'; artifact: Artifact; status: 200 | 404 }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' };

const STYLES = /^assets\/styles-[0-9a-f]+\.css$/;

export function takeSnapshot(
  made: MadeSite,
  memory: Memory,
  onFailure: (problem: Problem) => void,
): Snapshot {
  const { base, href } = made.site.urls;
  const { explain } = made.templates;
  const artifacts = new Map(made.artifacts.map((artifact) => [artifact.path, artifact]));
  const stylesheet = made.artifacts.find(({ path }) => STYLES.test(path));
  const styles = stylesheet ? href(`/${stylesheet.path}`) : '';
  return {
    base,
    styles,
    renderer: createRenderer({ artifacts: made.artifacts, explain, styles, onFailure }, memory),
    find: (path) => findFile(path, base, artifacts),
    drafts: (path) => listDrafts(made.site, path),
  };
}

export function isPage(path: string): boolean {
  return path.endsWith('.html');
}

/** As static hosts do: index.html for folders, a slash where it is missing, 404.html for what is not there. */
function findFile(address: string, base: string, artifacts: ReadonlyMap<string, Artifact>): Found {
  if (address === '/' || `${address}/` === base) {
    if (address !== base) return { kind: 'redirect', to: base };
  }
  const path = address.startsWith(base) ? decodePath(address.slice(base.length)) : undefined;
  const artifact = path === undefined ? undefined : artifacts.get(path.replace(/(^|\/)$/, '$1index.html'));
  if (artifact) return { kind: 'file', artifact, status: 200 };
  if (path !== undefined && artifacts.has(`${path}/index.html`)) {
    return { kind: 'redirect', to: `${address}/` };
  }
  const missing = artifacts.get('404.html');
  return missing ? { kind: 'file', artifact: missing, status: 404 } : { kind: 'nothing' };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
