/** What {artist} and {links.name} stand for, read from site.yaml even where other parts of it are wrong. */
import type { Problem } from '../../problems/index.ts';
import type { YamlFile } from '../yaml/index.ts';
import { fillText, type Variables } from './placeholders.ts';

export const UNKNOWN: Variables = { artist: 'the artist', links: {}, lenient: true };

export function readVariables(yaml: YamlFile | undefined): { variables: Variables; faults: Problem[] } {
  const artist = textAt(recordAt(yaml?.data, 'artist'), 'name')?.trim();
  const links = recordAt(yaml?.data, 'links');
  const faults: Problem[] = [];
  if (!yaml || !isRecord(yaml.data)) return { variables: UNKNOWN, faults };
  const known: Variables = { ...UNKNOWN, ...(artist && { artist }) };
  const filled = Object.entries(links ?? {}).map(([name, value]): [string, string] => {
    const text = String(value);
    if (text.includes('{links.')) faults.push(describeChain(yaml, name));
    return [name, fillText(text, known, 'url', () => {})];
  });
  return { variables: { artist: known.artist, links: Object.fromEntries(filled) }, faults };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordAt(value: unknown, key: string): Record<string, unknown> | undefined {
  const found = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isRecord(found) ? found : undefined;
}

function textAt(value: Record<string, unknown> | undefined, key: string): string | undefined {
  const found = value && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function describeChain(yaml: YamlFile, name: string): Problem {
  return {
    code: 'placeholder/chain',
    level: 'error',
    message: `The link "${name}" refers to another link.`,
    hint: 'Write its whole address.',
    at: yaml.at(['links', name]),
  };
}
