/** Planned pictures as the model and the publisher need them: addresses and files. */
import { parse } from 'node:path/posix';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { slugify } from '../../lib/slug.ts';
import type { Picture } from '../../model/props/parts.ts';
import { publishVariant, type Variant } from './make.ts';
import type { Planned } from './plan.ts';
import { ENCODINGS, type Format, SETTINGS } from './settings.ts';

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

/** The files of all pictures. Copies of one picture share theirs. */
export function listArtifacts(all: readonly Planned[], cache: Cache): Artifact[] {
  const artifacts = all.flatMap((planned) => {
    const { record, original } = planned;
    const stem = stemOf(planned);
    return record.variants.map((variant) =>
      publishVariant(locateVariant(stem, variant), original, variant, cache),
    );
  });
  return [...new Map(artifacts.map((artifact) => [artifact.path, artifact])).values()];
}

function locateVariant(stem: string, { format, width }: Variant): string {
  return `${stem}-${width}.${ENDINGS[format]}`;
}

function stemOf({ file, original }: Planned): string {
  const name = slugify(parse(file).name) || 'picture';
  return `${FOLDER}/${name}-${hash(SETTINGS, original.digest).slice(0, 8)}`;
}
