import type { HomeProps } from '../../generator/features/pages/home.ts';
import type { HomeSection } from '../../generator/features/pages/home-sections.ts';

/**
 * Sections of Home without what its first screen shows: the newest record, and these shows. One that adds nothing is left out.
 * @param shows their addresses
 * @param isBelow the section of the newest record stays, and is where that is shown
 */
export function leaveOutShown(
  { sections, lead }: Pick<HomeProps, 'sections' | 'lead'>,
  shows: readonly (string | undefined)[],
  isBelow = false,
): HomeSection[] {
  return sections.flatMap((section): HomeSection[] => {
    if (section.name === 'latest')
      return isBelow || section.audio || section.url !== lead?.url ? [section] : [];
    if (section.name === 'shows') {
      const others = section.shows.filter(({ url }) => !shows.includes(url));
      return others.length > 0 ? [{ ...section, shows: others }] : [];
    }
    if (section.name !== 'featured') return [section];
    const cards = section.cards.filter(({ url }) => url !== lead?.url);
    return cards.length > 0 ? [{ ...section, cards }] : [];
  });
}
