import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { HomeSection } from '../../../../../generator/features/pages/home-sections.ts';
import { Home as Original } from '../../../../pages/Home.tsx';

/** The first screen has the latest record and the next show: a section that adds nothing to them is left out. */
export function Home(props: HomeProps) {
  return (
    <Original {...props} sections={props.sections.flatMap((section) => leaveOut(section, props.next?.url))} />
  );
}

function leaveOut(section: HomeSection, next: string | undefined): HomeSection[] {
  if (section.name === 'latest' && !section.audio) return [];
  if (section.name !== 'shows') return [section];
  const shows = section.shows.filter(({ url }) => url !== next);
  return shows.length > 0 ? [{ ...section, shows }] : [];
}
