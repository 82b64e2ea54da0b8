/** The use of the site by AI, and what was made with it. */
import * as z from 'zod';
import { optional } from '../../engine/content/schema/meta.ts';

export const aiPolicy = z.enum(['allow', 'no-training', 'none']).meta({
  aliases: { yes: 'allow', true: 'allow', no: 'none', false: 'none', no_training: 'no-training' },
});

export type AiPolicy = z.output<typeof aiPolicy>;

const PARTS = ['music', 'vocals', 'lyrics', 'artwork', 'video', 'nothing'] as const;

export const madeWithAi = optional(
  z.array(z.enum(PARTS)).min(1),
  'What of it was made with AI: music, vocals, lyrics, artwork, video; or nothing.',
  ['nothing'],
);
