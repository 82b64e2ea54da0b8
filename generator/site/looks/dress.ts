/** A site in another look than its own, to compare them. */
import { stringify } from 'yaml';
import type { Content } from '../../engine/content/types.ts';
import type { Look } from '../schema/look.ts';

/** The content as it would be with another look, light or dark as visitors choose unless site.yaml has a colour as the ground. */
export function dressContent(content: Content, style: string): Content {
  const { site } = content;
  const { look = {} } = site.data;
  const ground = hasSchemes(look) ? ({ ground: 'auto' } as const) : {};
  return { ...content, site: { ...site, data: { ...site.data, look: { ...look, ...ground, style } } } };
}

/** Returns true if pages exist in light and dark. */
export function hasSchemes({ accent, ground = 'light' }: Look): boolean {
  return accent !== 'stylesheet' && !ground.startsWith('#');
}

/** The line of site.yaml that chooses a look, and keeps the other keys of `look`. */
export function writeLine(style: string, look: Look = {}): string {
  const { style: _, ...others } = look;
  return stringify(
    { look: { style, ...others } },
    { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 },
  )
    .trim()
    .replace(/^\{(.*)\}$/s, '$1');
}
