/** Texts once more, compressed as far as they go, for web servers that send such files as they are. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Artifact, COMPRESSIBLE } from '../artifact.ts';
import type { Cache } from '../lib/cache/index.ts';
import { hash } from '../lib/hash.ts';

type Content = string | Uint8Array;

interface Encoding {
  /** What the file's name gains. */
  ending: string;
  /** Another library may give other bytes. */
  version: string | undefined;
  compress: (content: Buffer) => Promise<Buffer>;
}

/** In bytes: what is smaller goes out in one packet anyway. */
const LEAST = 1000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const ENCODINGS: Encoding[] = [
  {
    ending: '.br',
    version: process.versions['brotli'],
    compress: (content) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    ending: '.gz',
    version: process.versions['zlib'],
    compress: (content) => deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/** All files, and beside each text that is worth it `.br` and `.gz`. Pages always are. */
export async function addCompressed(artifacts: readonly Artifact[], cache: Cache): Promise<Artifact[]> {
  const files: Artifact[] = [];
  for (const artifact of artifacts) files.push(...(await encodeAll(artifact, cache)));
  return files;
}

async function encodeAll(artifact: Artifact, cache: Cache): Promise<Artifact[]> {
  if (!COMPRESSIBLE.test(artifact.path)) return [artifact];
  const { body } = artifact;
  // What has no key is made by each build anyway, so that its size can be known.
  const known = typeof body === 'function' && artifact.key === undefined ? await body() : body;
  if (typeof known !== 'function' && Buffer.byteLength(known) < LEAST) return [artifact];
  const read = shareBody(known, 1 + ENCODINGS.length);
  const made = { ...artifact, body: typeof known === 'function' ? read : known };
  return [made, ...ENCODINGS.map((encoding) => encode(made, encoding, read, cache))];
}

function encode(
  { path, key, body, immutable }: Artifact,
  { ending, version = '', compress }: Encoding,
  read: () => Promise<Content>,
  cache: Cache,
): Artifact {
  const content = key ?? (typeof body === 'function' ? undefined : hash(body));
  return {
    path: path + ending,
    ...(content !== undefined && { key: hash('compressed', ending, version, content) }),
    ...(immutable && { immutable }),
    body: async () => {
      const bytes = Buffer.from(await read());
      return cache.get(['compressed', ending, version, bytes], () => compress(bytes));
    },
  };
}

/** A page is rendered once for all its files, and let go after the last of them. */
function shareBody(body: Artifact['body'], uses: number): () => Promise<Content> {
  let made: Promise<Content> | undefined;
  let left = uses;
  return () => {
    made ??= Promise.resolve(typeof body === 'function' ? body() : body);
    const content = made;
    left -= 1;
    if (left === 0) {
      made = undefined;
      left = uses;
    }
    return content;
  };
}
