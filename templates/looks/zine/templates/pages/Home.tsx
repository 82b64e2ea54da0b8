import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Home as Original } from '../../../../pages/Home.tsx';
import { leaveOutShown } from '../../../../parts/shown-above.ts';

/** The flyer is the latest record, and the sticker the next show, or an announced record. */
export function Home(props: HomeProps) {
  return (
    <Original
      {...props}
      sections={leaveOutShown(props, [props.lead?.announced ? undefined : props.next?.url])}
    />
  );
}
