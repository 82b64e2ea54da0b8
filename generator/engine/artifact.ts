import { readFileSync } from 'node:fs';
import type { StoredFile } from './cache/index.ts';

/** A file of the finished site. */
export interface Artifact {
  /** Path below the output folder, with forward slashes: `music/index.html`. */
  path: string;
  /** Its content, or a function that makes it when it is needed. */
  body: Content | (() => Promise<Body> | Body);
  /** Equal keys promise equal bytes, so that a published file with the same key is kept as it is. A function takes a while. */
  key?: string | (() => string);
  /** The name holds a hash of the content, or of all that it is made from, so hosts may cache it forever. */
  immutable?: boolean;
  /** The file of the artist that it is, below the assets folder: `static/flyer.pdf`. */
  source?: string;
}

export type Content = string | Uint8Array;

/** The content of a file: in memory or, if it may be too large for that, in a file to be copied. */
export type Body = Content | StoredFile;

export function isStored(body: Body): body is StoredFile {
  return typeof body === 'object' && 'digest' in body;
}

/** The content in memory; a stored file is read. */
export function readBody(body: Body): Content {
  return isStored(body) ? readFileSync(body.file) : body;
}

/** The key of a file, if it has one. */
export function keyOf({ key }: Pick<Artifact, 'key'>): string | undefined {
  return typeof key === 'function' ? key() : key;
}

/** Makes the content if it has to be made; each call makes it again. */
export async function readArtifact({ body }: Artifact): Promise<Body> {
  return typeof body === 'function' ? body() : body;
}

/** Paths of texts, which hosts send compressed. */
export const COMPRESSIBLE = /\.(?:html|css|m?js|json|svg|xml|txt|ics|webmanifest)$/;

/** Names in the root folder that hosts read and visitors never request. */
export const HOSTED_FILES: readonly string[] = ['_headers', '_redirects', 'CNAME', '.nojekyll'];
