/** The proof-reader: remarks for those who ask with `liner check`. A build is not held up by them. */
import type { Problem } from '../../problem.ts';
import { proofAltTexts } from './proof/alt-texts.ts';
import { proofAnnouncement } from './proof/announcement.ts';
import type { ProofContext } from './proof/context.ts';
import { proofDescriptions } from './proof/descriptions.ts';
import { proofEvents } from './proof/events.ts';
import { proofLinks } from './proof/links.ts';
import { proofPhotos } from './proof/photos.ts';
import { proofQuotes } from './proof/quotes.ts';

const PROOFS = [
  proofAnnouncement,
  proofEvents,
  proofLinks,
  proofPhotos,
  proofAltTexts,
  proofDescriptions,
  proofQuotes,
];

export function proofread(context: ProofContext): Problem[] {
  return PROOFS.flatMap((proof) => proof(context));
}
