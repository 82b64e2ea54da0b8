/** Descriptions of pictures. */
import type { Path } from '../../engine/edit/types.ts';
import type { PlannedFact } from './plan.ts';

/**
 * Facts without the description of a picture that is not taken: it would be that of another one, or of none.
 *
 * @param pictures where those are that are taken
 */
export function withoutLoneDescriptions(
  facts: readonly PlannedFact[],
  pictures: readonly Path[],
): readonly PlannedFact[] {
  if (pictures.some((at) => at.join() === 'image')) return facts;
  return facts.filter(
    ({ path, verdict }) => path.join() !== 'image_alt' || verdict === 'same' || verdict === 'differs',
  );
}
