/** Pictures that say nothing to those who cannot see them. */
import type { Problem } from '../../problems/index.ts';
import type { DataPath, Entry } from '../types.ts';
import type { Proof } from './context.ts';

export const proofAltTexts: Proof = ({ content: { pages, news } }) => [
  ...news.flatMap((entry) => proofPicture(entry, [], entry.data.image, entry.data.image_alt)),
  ...(pages.about ? proofPicture(pages.about, [], pages.about.data.image, pages.about.data.image_alt) : []),
  ...(pages.projects?.data.projects ?? []).flatMap(({ image, image_alt }, index) =>
    proofPicture(pages.projects, ['projects', index], image, image_alt),
  ),
  ...(pages.events?.data.events ?? []).flatMap(({ image, image_alt }, index) =>
    proofPicture(pages.events, ['events', index], image, image_alt),
  ),
  ...(pages.press?.data.photos ?? []).flatMap(({ file, alt }, index) =>
    proofPicture(pages.press, ['photos', index], file, alt, ['file', 'alt']),
  ),
];

/** @param keys of the picture and of its words */
function proofPicture(
  entry: Entry<unknown> | undefined,
  path: DataPath,
  file: string | undefined,
  words: string | undefined,
  [key, altKey] = ['image', 'image_alt'],
): Problem[] {
  if (file === undefined || words !== undefined) return [];
  return [
    {
      code: 'picture/no-alt',
      level: 'warning',
      message: `Nothing says what ${file} shows, for those who cannot see it.`,
      hint: `Add a line such as  ${altKey}: The artist behind the decks, seen from the side`,
      at: entry?.at([...path, key ?? 'image']),
    },
  ];
}
