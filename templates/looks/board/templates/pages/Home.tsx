import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { HomeSection } from '../../../../../generator/features/pages/home-sections.ts';
import { Home as Original } from '../../../../pages/Home.tsx';

/** The board has the latest record and the next shows: a section that adds nothing to them is left out. */
export function Home(props: HomeProps) {
  const onBoard = new Set(props.shows.map(({ url }) => url));
  const sections = props.sections.filter((section) => !isOnBoard(section, props.lead, onBoard));
  return <Original {...props} sections={sections} />;
}

function isOnBoard(section: HomeSection, lead: HomeProps['lead'], shows: ReadonlySet<string>): boolean {
  if (section.name === 'latest') return !section.audio && section.url === lead?.url;
  return section.name === 'shows' && section.shows.every(({ url }) => shows.has(url));
}
