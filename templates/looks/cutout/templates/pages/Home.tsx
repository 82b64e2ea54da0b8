import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Home as Original } from '../../../../pages/Home.tsx';
import { leaveOutShown } from '../../../../parts/shown-above.ts';

/** The latest record is in the field of the first screen. */
export function Home(props: HomeProps) {
  return <Original {...props} sections={leaveOutShown(props, [])} />;
}
