/** pages/releases.yaml: the words of the discography. */
import * as z from 'zod';
import { exploreMore, head } from '../../../site/schema/shared.ts';

export const releases = z.strictObject({
  ...head('Releases', 'The complete discography of {artist}.', '/discography/'),
  explore_more: exploreMore,
});
