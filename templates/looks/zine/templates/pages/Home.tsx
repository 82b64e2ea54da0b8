import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { HomeSection } from '../../../../../generator/features/pages/home-sections.ts';
import { Home as Original } from '../../../../pages/Home.tsx';

/** The flyer is the latest record, and the sticker the next show: a section that adds nothing to them is left out. */
export function Home(props: HomeProps) {
  return <Original {...props} sections={props.sections.filter((section) => !isPasted(section, props))} />;
}

function isPasted(section: HomeSection, { lead, next }: HomeProps): boolean {
  if (section.name === 'latest') return !section.audio && section.url === lead?.url;
  return !lead?.announced && section.name === 'shows' && section.shows.every(({ url }) => url === next?.url);
}
