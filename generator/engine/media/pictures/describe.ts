/** Planned pictures as the model and the publisher need them: addresses and files. */
import { parse } from 'node:path/posix';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { LONGEST_SLUG, shortenSlug, slugify } from '../../lib/slug.ts';
import { ENCODE_VERSION } from './encode.ts';
import { makeVariant, type PictureMaker, variantKey } from './make.ts';
import type { PictureFile } from './picture.ts';
import type { Planned } from './plan.ts';
import { ENCODINGS, type PictureFormat, type Variant } from './settings.ts';

type Href = (url: string) => string;

const FOLDER = 'assets/pictures';
const ENDINGS: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

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
    jpeg: jpeg && { src, width: jpeg.width, height: Math.round((jpeg.width * height) / width) },
  };
}

/** The files of all pictures. Copies of one picture share theirs. */
export function listArtifacts(all: readonly Planned[], cache: Cache, maker?: PictureMaker): Artifact[] {
  const make: PictureMaker['make'] =
    maker?.make ?? ((original, variant) => makeVariant(original, variant, cache));
  const artifacts = all.flatMap((planned) => {
    const { original, record } = planned;
    const stem = stemOf(planned);
    return record.variants.map((variant): Artifact => {
      const path = locateVariant(stem, variant);
      const key = variantKey(original, variant);
      // Hosts of finished files keep what they have by this key, and never ask the cache for it.
      cache.claim(key);
      return { path, key: key.join(' '), immutable: true, body: () => make(original, variant) };
    });
  });
  return [...new Map(artifacts.map((artifact) => [artifact.path, artifact])).values()];
}

function locateVariant(stem: string, { format, width }: Variant): string {
  return `${stem}-${width}.${ENDINGS[format]}`;
}

function stemOf({ file, original }: Planned): string {
  const name = shortenSlug(slugify(parse(file).name), LONGEST_SLUG) || 'picture';
  return `${FOLDER}/${name}-${hash(ENCODE_VERSION, original.digest).slice(0, 8)}`;
}
