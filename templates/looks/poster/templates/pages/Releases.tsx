import type { ReleasesProps } from '../../../../../generator/features/releases/list.ts';
import { Releases as Original } from '../../../../pages/Releases.tsx';

/** The name of the page as wide as the sheet, then all covers alike: the newest is the first of them. */
export function Releases(props: ReleasesProps) {
  return <Original {...props} latest={undefined} />;
}
