import type { MixRow } from '../../../../../generator/features/mixes/list.ts';
import { MixList as Original } from '../../../../parts/MixList.tsx';

/** Episodes; those that have the picture of another, such as that of their series, have the number in their title instead. */
export function MixList({ mixes }: { mixes: MixRow[] }) {
  const isRepeated = ({ picture }: MixRow) =>
    mixes.filter((mix) => mix.picture.src === picture.src).length > 1;
  return (
    <Original mixes={mixes} stampOf={(mix) => (isRepeated(mix) ? /\d+/.exec(mix.title)?.[0] : undefined)} />
  );
}
