/** Texts compressed ahead of time, for web servers that send such files. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Artifact, COMPRESSIBLE, keyOf, readArtifact, readBody } from '../artifact.ts';
import type { Cache } from '../cache/index.ts';
import { hash } from '../lib/hash.ts';

interface Compression {
  /** The suffix of the file's name. */
  ending: string;
  /** Another library may give other bytes. */
  version: string | undefined;
  compress: (content: Buffer) => Promise<Buffer>;
}

/** Bytes: a smaller file fits into one packet anyway. */
const LEAST = 1000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const ENCODINGS: Compression[] = [
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
  // A file without a key is made by each build anyway, so its size can be measured.
  const made =
    keyOf(artifact) === undefined ? { ...artifact, body: readBody(await readArtifact(artifact)) } : artifact;
  const { body } = made;
  const key = keyOf(made);
  if (typeof body !== 'function' && Buffer.byteLength(body) < LEAST) return [made];
  const content = key ?? hash(typeof body === 'function' ? '' : body);
  return [made, ...ENCODINGS.map((encoding) => encode(made, content, encoding, cache))];
}

/** @param content equal for equal bytes */
function encode(artifact: Artifact, content: string, encoding: Compression, cache: Cache): Artifact {
  const { ending, version = '', compress } = encoding;
  const { path, immutable } = artifact;
  const key = ['compressed', ending, version, content];
  return {
    path: path + ending,
    key: hash(...key),
    ...(immutable && { immutable }),
    // A page is rendered again, which takes a small part of the time that compressing does.
    body: () => cache.get(key, async () => compress(Buffer.from(readBody(await readArtifact(artifact))))),
  };
}
