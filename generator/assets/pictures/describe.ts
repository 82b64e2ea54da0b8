/** Planned pictures as the model and the publisher need them: addresses and files. */
import { parse } from 'node:path/posix';
import type { Cache } from '../../lib/cache.ts';
import { hash } from '../../lib/hash.ts';
import { slugify } from '../../lib/text.ts';
import type { ShareImage } from '../../model/pictures.ts';
import type { Picture } from '../../model/props/parts.ts';
import type { Artifact } from '../../output/types.ts';
import { publishShareCard, publishVariant, type Variant } from './make.ts';
import type { Planned } from './plan.ts';
import { ENCODINGS, type Format, SETTINGS, SHARE } from './settings.ts';

/** A picture before somebody says what it shows. */
export type PlainPicture = Omit<Picture, 'alt' | 'fallback'>;

type Href = (url: string) => string;

const FOLDER = 'assets/pictures';
const ENDINGS: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

export function describePicture(planned: Planned, href: Href): PlainPicture {
  const { width, height, preview, variants } = planned.record;
  const stem = stemOf(planned);
  const address = (variant: Variant) => href(`/${locateVariant(stem, variant)}`);
  const jpeg = variants.findLast(({ format }) => format === 'jpeg');
  return {
    src: jpeg ? address(jpeg) : '',
    width,
    height,
    // The JPEG is the src already.
    sources: ENCODINGS.filter(({ format }) => format !== 'jpeg').flatMap(({ format }) => {
      const own = variants.filter((variant) => variant.format === format);
      const srcset = own.map((variant) => `${address(variant)} ${variant.width}w`).join(', ');
      return srcset ? [{ type: `image/${format}` as const, srcset }] : [];
    }),
    placeholder: preview,
  };
}

export function describeShare(planned: Planned, href: Href): ShareImage {
  return { url: href(`/${locateShare(stemOf(planned))}`), width: SHARE.width, height: SHARE.height };
}

/** The files of all pictures. Copies of one picture share theirs. */
export function listArtifacts(all: readonly Planned[], cache: Cache): Artifact[] {
  const artifacts = all.flatMap((planned) => {
    const { record, original, share } = planned;
    const stem = stemOf(planned);
    return [
      ...record.variants.map((variant) =>
        publishVariant(locateVariant(stem, variant), original, variant, cache),
      ),
      ...(share ? [publishShareCard(locateShare(stem), original, cache)] : []),
    ];
  });
  return [...new Map(artifacts.map((artifact) => [artifact.path, artifact])).values()];
}

function locateVariant(stem: string, { format, width }: Variant): string {
  return `${stem}-${width}.${ENDINGS[format]}`;
}

function locateShare(stem: string): string {
  return `${stem}-share.jpg`;
}

function stemOf({ file, original }: Planned): string {
  const name = slugify(parse(file).name) || 'picture';
  return `${FOLDER}/${name}-${hash(SETTINGS, original.digest).slice(0, 8)}`;
}
