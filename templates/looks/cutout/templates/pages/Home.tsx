import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Home as Original } from '../../../../pages/Home.tsx';

/** The latest record is in the field of the first screen: a section that only repeats it is left out. */
export function Home(props: HomeProps) {
  return (
    <Original
      {...props}
      sections={props.sections.filter(
        (section) => section.name !== 'latest' || section.audio || section.url !== props.lead?.url,
      )}
    />
  );
}
