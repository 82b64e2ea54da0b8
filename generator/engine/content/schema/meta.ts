/** Metadata of schemas beyond the checks of zod, and access to it by path. */
import * as z from 'zod';
import { remember } from '../../lib/remember.ts';

/** The kind of a value, by which hints suggest a correction and forms choose an input. */
export type ValueKind =
  | 'text'
  | 'id'
  | 'bpm'
  | 'upc'
  | 'partialDate'
  | 'day'
  | 'year'
  | 'clock'
  | 'length'
  | 'webUrl'
  | 'anyUrl'
  | 'email'
  | 'slug'
  | 'timeZone'
  | 'file'
  | 'credits'
  | 'tickets'
  | 'menuItem'
  | 'provider'
  | 'price'
  | 'color'
  | 'language'
  | 'focus'
  | 'crop'
  | 'look'
  | 'anything';

type Reading = (written: string) => string | undefined;

interface SchemaMeta {
  value?: ValueKind;
  /** Reads what people write in other ways, as it is to be written: a hint shows that line. */
  read?: Reading;
  /** A text that is rendered as Markdown. */
  markdown?: true;
  /** A Markdown text that may hold pictures and directives. */
  rich?: true;
  /** A text that is printed too: the documents of the press kit. */
  print?: true;
  /** The name of a person, a group or a company. */
  person?: true;
  /** The name of a place, a paper or a work: languages of one script mostly have the same. */
  proper?: true;
  /** True if it may be given in other languages too, below their codes. */
  translatable?: boolean;
  /** A text that may hold a link, and no other Markdown. */
  linked?: true;
  /** A text in whose place the code of a country stands for its name. */
  country?: true;
  /** For a table of names in other languages by names of the default: the key whose texts they are. */
  names?: string;
  /** A path below the assets folder. */
  asset?: 'picture' | 'sound' | 'file';
  /** For true or false: the list beside it whose entries can have the same key. */
  entries?: string;
  /** For a choice: what else people write for one of its words, in lower case. */
  aliases?: Record<string, string>;
  /**
   * For a group: keys that people write and that mean another one in this group only, in lower case, each with the line to write instead,
   * in which % stands for the value; or with the key alone. Names of keys that hold everywhere are in `site/keys.json`.
   */
  instead?: Record<string, string>;
  /** For a group: unknown keys that people write, in lower case, each with a sentence on what to do. For a choice: such words. */
  advice?: Record<string, string>;
  /** For a group: the key that is meant by what people write before a colon, `Name: Title`, if that is not the one that must be there. */
  pairedBy?: string;
  /** For a day: the line for days that come back, in which % stands for them, and the list beside it that it belongs to. */
  repeated?: { line: string; list?: string };
  /** Advice for any other key (`{key}`, and `%` for its value), or for any other value. */
  otherwise?: string;
  /** For a key: most people fill it in, so a form shows it before it is asked for. */
  common?: true;
  /** For a group: keys that people write for a secret, in lower case, each with the environment variable that it belongs in. */
  secrets?: Record<string, string>;
}

export const META_KEYS = [
  'value',
  'markdown',
  'rich',
  'print',
  'person',
  'proper',
  'translatable',
  'linked',
  'country',
  'names',
  'asset',
  'entries',
  'aliases',
  'instead',
  'advice',
  'pairedBy',
  'otherwise',
  'repeated',
  'secrets',
  'common',
] satisfies (keyof SchemaMeta)[];

declare module 'zod' {
  interface GlobalMeta extends SchemaMeta {
    /** The type in a few words: the column "value" of the reference. */
    $comment?: string;
    examples?: unknown[];
  }
}

/** A key that must be there, or that has a default. @param example of groups left out: it is made of those of their keys */
export function key<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
): Schema {
  return schema.meta({ description, ...(example !== undefined && { examples: [example] }) });
}

/** A key that may be left out. */
export function optional<Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown) {
  return key(schema.optional(), description, example);
}

/** A key that most people fill in. */
export function common<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ common: true });
}

/** A group of keys, which may be left out. Its example is made of theirs. */
export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).optional().meta({ description });
}

/** A list of groups, which may be left out. @param instead as in `SchemaMeta` @param advice as in `SchemaMeta` */
export function list<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  instead?: Record<string, string>,
  advice?: Record<string, string>,
) {
  return z
    .array(z.strictObject(shape).meta({ ...(instead && { instead }), ...(advice && { advice }) }))
    .optional()
    .meta({ description });
}

export interface SchemaOutline extends Omit<SchemaMeta, 'read'> {
  /** The number of the function: an outline is JSON, which has none. */
  read?: number;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  properties?: Record<string, SchemaOutline>;
  required?: string[];
  items?: SchemaOutline;
  propertyNames?: SchemaOutline;
  additionalProperties?: SchemaOutline | false;
  anyOf?: SchemaOutline[];
}

/** A place in data: `['tracks', 0, 'title']`; `[]` is the whole of it. */
type Path = readonly (string | number)[];

const readings: Reading[] = [];
const numberOf = remember((reading: Reading) => readings.push(reading) - 1);

const outlineOf = remember(
  (schema: z.ZodType) =>
    // Metadata lands in JSON Schema as it is.
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const reading = z.globalRegistry.get(zodSchema)?.read;
        if (reading) jsonSchema['read'] = numberOf(reading);
      },
    }) as SchemaOutline,
);

/** A text as the kind of value at the place of an outline has it; undefined if that reads no such text. */
export function readAs({ read, anyOf = [] }: SchemaOutline, written: string): string | undefined {
  const number = read ?? anyOf.find((each) => each.read !== undefined)?.read;
  return number === undefined ? undefined : readings[number]?.(written);
}

/** The outline of the value at a path; empty if the schema has none. */
export function metaAt(schema: z.ZodType, path: Path): SchemaOutline {
  const [first, ...rest] = path;
  // Of the keys that a file may have, it has few: those alone are described.
  const isKey =
    schema instanceof z.ZodObject && typeof first === 'string' && Object.hasOwn(schema.shape, first);
  let outline: SchemaOutline | undefined = outlineOf(isKey ? schema.shape[first] : schema);
  for (const step of isKey ? rest : path) {
    if (typeof step === 'number')
      outline = outline?.items ?? outline?.anyOf?.find(({ items }) => items)?.items;
    else {
      const { properties, additionalProperties } = groupOf(outline);
      const isKnown = properties !== undefined && Object.hasOwn(properties, step);
      outline = isKnown ? properties[step] : additionalProperties || undefined;
    }
  }
  return outline ?? {};
}

/** The keys of a value that may be a group, or something else. */
export function groupOf(outline: SchemaOutline = {}): SchemaOutline {
  return (
    outline.anyOf?.find(({ properties, additionalProperties }) => properties || additionalProperties) ??
    outline
  );
}

/** The keys that may be at a place. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  return Object.keys(groupOf(metaAt(schema, path)).properties ?? {});
}
