import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { HomeSection } from '../../../../../generator/features/pages/home-sections.ts';
import { Home as Original } from '../../../../pages/Home.tsx';

/** The first screen has the latest record and the next show: a section that adds nothing to them is left out. */
export function Home(props: HomeProps) {
  return <Original {...props} sections={props.sections.flatMap((section) => leaveOut(section, props))} />;
}

function leaveOut(section: HomeSection, { lead, next }: HomeProps): HomeSection[] {
  if (section.name === 'latest' && !section.audio && section.url === lead?.url) return [];
  if (section.name !== 'shows') return [section];
  const shows = section.shows.filter(({ url }) => url !== next?.url);
  return shows.length > 0 ? [{ ...section, shows }] : [];
}
