/** What a schema says about its keys, for messages and for finding the texts that are Markdown. */
import { z } from 'zod';
import type { DataPath } from '../types.ts';

interface Outline {
  description?: string;
  properties?: Record<string, Outline>;
  items?: Outline;
  additionalProperties?: Outline | false;
}

const outlines = new WeakMap<z.ZodType, Outline>();

function outlineOf(schema: z.ZodType): Outline {
  const known = outlines.get(schema);
  if (known) return known;
  // JSON Schema is a superset of what an outline reads.
  const outline = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Outline;
  outlines.set(schema, outline);
  return outline;
}

function partAt(schema: z.ZodType, path: DataPath): Outline | undefined {
  let outline: Outline | undefined = outlineOf(schema);
  for (const step of path) {
    if (typeof step === 'number') outline = outline?.items;
    else outline = ownProperty(outline, step) ?? (outline?.additionalProperties || undefined);
  }
  return outline;
}

function ownProperty(outline: Outline | undefined, key: string): Outline | undefined {
  const properties = outline?.properties ?? {};
  return Object.hasOwn(properties, key) ? properties[key] : undefined;
}

/** The keys that may stand at a place. */
export function keysAt(schema: z.ZodType, path: DataPath): string[] {
  return Object.keys(partAt(schema, path)?.properties ?? {});
}

/** What the value at a place is for; empty where the schema does not say. */
export function describeAt(schema: z.ZodType, path: DataPath): string {
  return partAt(schema, path)?.description ?? '';
}

/** True where the text is rendered as Markdown: its description ends by saying so. */
export function isMarkdownAt(schema: z.ZodType, path: DataPath): boolean {
  return describeAt(schema, path).endsWith('Markdown.');
}
