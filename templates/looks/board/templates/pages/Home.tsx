import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Home as Original } from '../../../../pages/Home.tsx';
import { leaveOutShown } from '../../../../parts/shown-above.ts';

/** The board has the latest record and the next shows. */
export function Home(props: HomeProps) {
  return (
    <Original
      {...props}
      sections={leaveOutShown(
        props,
        props.shows.map(({ url }) => url),
      )}
    />
  );
}
