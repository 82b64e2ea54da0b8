/** The problems of the engine, by their codes. */
import { isRecord } from '../../lib/record.ts';
import { defineProblems, openReporter, type ValuesOf } from '../define.ts';
import { downloadOf, faultOfLink, wayTo } from './addresses.ts';
import type { MissingHyphen, NotedEntry } from './entry.ts';
import rows from './messages.json' with { type: 'json' };

type Rows = typeof rows;
type Case<Template> = Exclude<keyof Template, 'of' | 'none'>;

/** Correction of a value: the wording, and the line or word to write, with the values of the wording. */
export interface Correction {
  how: keyof { [Code in keyof Rows as Code extends `correction/${infer How}` ? How : never]: true };
  line?: string;
  words?: readonly string[];
  /** The value that is meant, if the line shows only a part of it. */
  means?: unknown;
  /** True if another value is equally likely. */
  isUnclear?: boolean;
}

/** Returns true for corrections of the catalogue. */
export function isCorrection(value: unknown): value is Correction {
  return isRecord(value) && Object.hasOwn(rows, `correction/${String(value['how'])}`);
}

export type UnknownKey = ValuesOf<Rows['schema/unknown-key']>;
export type OwnPageFault = Case<Rows['template/page']['message']>;
export type StylesError = Case<Rows['styles/syntax']['message']>;

export interface FoundFault {
  fault: Case<Rows['logo/unusable']['message']>;
  found?: string | undefined;
  /** Line in the drawing, from 1. */
  line?: number | undefined;
  column?: number | undefined;
}

/** A page that the site does not have yet. */
export interface HiddenPage {
  path: string;
  why: 'draft' | 'private' | 'waits';
  /** The day that it waits for. */
  until?: string | undefined;
}

/** File endings of formats that Liner cannot read. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  HEIC: /\.hei[cf]$/i,
  GIF: /\.gif$/i,
  BMP: /\.bmp$/i,
  TIFF: /\.tiff?$/i,
  PDF: /\.pdf$/i,
  SVG: /\.svg$/i,
  Photoshop: /\.ps[db]$/i,
};

/** Characters of an address in a message. */
const SHOWN = 60;

const shorten = (url: string) => (url.length > SHOWN ? `${url.slice(0, SHOWN - 1)}…` : url);
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Classifies a failed import: a path, a file of Liner, or a package. */
function placeImport({ missing }: { missing?: string | undefined }) {
  if (missing === undefined) return {};
  if (/^[./]/.test(missing)) return { way: 'path' };
  const [name = '', part = ''] = missing.split('/');
  if (name === 'linernotes') return { way: 'own' };
  return { way: 'package', package: name.startsWith('@') ? `${name}/${part}` : name };
}

interface Indentation {
  wanted?: number | undefined;
  isFirst?: boolean | undefined;
  entry?: MissingHyphen | undefined;
  noted?: NotedEntry | undefined;
}

/** Describes the right place for a line in the wrong column. */
function placeLine({ wanted, isFirst, entry, noted }: Indentation): string {
  if (isFirst) return 'away';
  if (noted) return 'noted';
  if (wanted === undefined) return 'column';
  if (entry) return entry.isAbove ? 'above' : 'here';
  return wanted === 0 ? 'left' : 'right';
}

export const ENGINE_PROBLEMS = defineProblems(rows, {
  'directive/contents': ({ example }) => ({ shown: example.replaceAll('\n', '  ') }),
  'directive/form': ({ example }) => ({ shown: firstLine(example) }),
  'download/missing': wayTo,
  'islands/bundle': placeImport,
  'language/missing': ({ texts, count, total }) => ({
    isWhole: count === total,
    hasMore: count > texts.length,
  }),
  'link/unknown-page': ({ route, nearest }) => {
    const download = downloadOf(route);
    // Where the file is on this computer: no page is like it.
    return { download: nearest === undefined || route.startsWith('/assets/') ? download : undefined };
  },
  'markdown/html': ({ tag, isVideo }) => ({
    kind: isVideo ? 'video' : { img: 'picture', iframe: 'frame' }[tag?.toLowerCase() ?? ''],
  }),
  'markdown/link': (link) => ({ shown: shorten(link.url), ...faultOfLink(link) }),
  'output/same-path': ({ path, other }) => ({ isSame: path === other }),
  'picture/format': ({ file, format = '' }) => ({ hasItsName: ENDINGS[format]?.test(file) ?? false }),
  'picture/missing': wayTo,
  'picture/missing-in-text': wayTo,
  'template/syntax': placeImport,
  'yaml/comment': ({ note }) => ({ comment: note.slice(1) }),
  'yaml/duplicate-key': ({ names }) => ({ others: names.slice(1) }),
  'yaml/indentation': (line) => ({ move: placeLine(line) }),
});

export const problem = openReporter(ENGINE_PROBLEMS);
