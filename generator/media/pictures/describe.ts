/** Planned pictures as the model and the publisher need them: addresses and files. */
import { parse } from 'node:path/posix';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { readUnchanged } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { slugify } from '../../lib/slug.ts';
import type { PictureFile } from '../../model/assets.ts';
import { decodePicture, ENCODE_VERSION, encodeVariant } from './encode.ts';
import { type Original, type Planned, variantKey } from './plan.ts';
import { ENCODINGS, type Format, type Variant } from './settings.ts';

type Href = (url: string) => string;

const FOLDER = 'assets/pictures';
const ENDINGS: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

export function describePicture(planned: Planned, href: Href): PictureFile {
  const { width, height, preview, variants } = planned.record;
  const stem = stemOf(planned);
  const address = (variant: Variant) => href(`/${locateVariant(stem, variant)}`);
  const jpeg = variants.findLast(({ format }) => format === 'jpeg');
  const src = jpeg ? address(jpeg) : '';
  // The JPEG is the src already.
  const sources = ENCODINGS.filter(({ format }) => format !== 'jpeg').flatMap(({ format }) => {
    const files = variants
      .filter((variant) => variant.format === format)
      .map((variant) => ({ url: address(variant), width: variant.width }));
    return files.length > 0 ? [{ type: `image/${format}` as const, files }] : [];
  });
  return {
    src,
    width,
    height,
    sources: sources.map(({ type, files }) => ({
      type,
      srcset: files.map((file) => `${file.url} ${file.width}w`).join(', '),
    })),
    placeholder: preview,
    smallest: sources[0]?.files[0]?.url ?? src,
  };
}

/** The files of all pictures. Copies of one picture share theirs. */
export function listArtifacts(all: readonly Planned[], cache: Cache): Artifact[] {
  const artifacts = all.flatMap((planned) => {
    const stem = stemOf(planned);
    return planned.record.variants.map((variant) =>
      publishVariant(locateVariant(stem, variant), planned.original, variant, cache),
    );
  });
  return [...new Map(artifacts.map((artifact) => [artifact.path, artifact])).values()];
}

/** Its bytes come from the cache, or are made again. */
function publishVariant(path: string, original: Original, variant: Variant, cache: Cache): Artifact {
  const key = variantKey(original, variant);
  const make = async () => {
    const decoded = await decodePicture(await readUnchanged(original.path, original.digest));
    if ('fault' in decoded) throw new Error(`${original.path}: ${decoded.fault}`);
    return encodeVariant(decoded.bitmap, variant);
  };
  // Hosts of finished files keep what they have by this key, and never ask the cache for it.
  cache.claim(key);
  return { path, key: key.join(' '), immutable: true, body: () => cache.get(key, make) };
}

function locateVariant(stem: string, { format, width }: Variant): string {
  return `${stem}-${width}.${ENDINGS[format]}`;
}

function stemOf({ file, original }: Planned): string {
  const name = slugify(parse(file).name) || 'picture';
  return `${FOLDER}/${name}-${hash(ENCODE_VERSION, original.digest).slice(0, 8)}`;
}
