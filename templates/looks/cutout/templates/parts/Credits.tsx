import type { ComponentProps } from 'react';
import { Credits as Original } from '../../../../parts/Credits.tsx';

/** The small print alone: who plays is on the first screen. */
export function Credits(props: ComponentProps<typeof Original>) {
  return <Original {...props} credits={[]} />;
}
