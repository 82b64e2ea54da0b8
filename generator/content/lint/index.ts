/** The proof-reader: remarks for those who ask with `liner check`. A build is not held up by them. */
import type { Problem } from '../../problems/index.ts';
import { proofAltTexts } from './alt-texts.ts';
import { proofAnnouncement } from './announcement.ts';
import type { ProofContext } from './context.ts';
import { proofDescriptions } from './descriptions.ts';
import { proofEvents } from './events.ts';
import { proofLinks } from './links.ts';
import { proofPhotos } from './photos.ts';
import { proofQuotes } from './quotes.ts';

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
