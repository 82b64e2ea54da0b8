import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Home as Original } from '../../../../pages/Home.tsx';
import { leaveOutShown } from '../../../../parts/shown-above.ts';

/** The newest recording is a part below the first screen, and not in the index. */
export function Home(props: HomeProps) {
  return <Original {...props} sections={leaveOutShown(props, [], true)} />;
}
