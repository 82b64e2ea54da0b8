/** What the files of the kit's pictures say of themselves. */

import type { Words } from '../../../engine/media/metadata/index.ts';
import type { PressPhoto } from '../../../site/press-photos.ts';
import type { PressKit } from '../kit.ts';

/** `Photo: Kim Ro` names Kim Ro. */
const BEFORE_NAME = /^((photo(graph(y|ed)?)?|picture|image|illustration|drawing)s?( by|:)|©|\(c\))\s*/i;

export function describePhotoWords({ title, alt, credit, license }: PressPhoto): Words {
  return {
    title,
    description: alt || title,
    creator: credit.replace(BEFORE_NAME, ''),
    credit,
    rights: [credit, license].filter(Boolean).join('. '),
    terms: license,
  };
}

export function describeCoverWords(
  { title, artist }: Pick<PressKit['covers'][number], 'title' | 'artist'>,
  { license = '', words }: PressKit,
): Words {
  const description = words.press.coverBy({ title, name: artist });
  return { title, description, creator: '', credit: '', rights: license, terms: license };
}
