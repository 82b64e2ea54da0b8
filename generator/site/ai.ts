/** Restrictions on AI: lines of robots.txt, and the reservation of text and data mining (w3.org/community/reports/tdmrep). */
import type { Artifact } from '../engine/artifact.ts';
import type { SiteUrls } from '../engine/lib/url.ts';
import type { AiPolicy } from './schema/ai.ts';

/** Robots that collect what models are trained with, by the names that they look for. */
const TRAINING = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Google-Extended',
  'GPTBot',
  'Meta-ExternalAgent',
  'omgili',
];

/** Robots that read pages for an answer. Those that search engines send for both are not among them. */
const ANSWERS = [
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'DuckAssistBot',
  'Meta-ExternalFetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
  'YouBot',
];

/** Returns true if mining of texts and data is reserved (Directive (EU) 2019/790, article 4). */
export function isReserved(policy: AiPolicy | undefined): boolean {
  return policy === 'no-training' || policy === 'none';
}

/** Lines before the rules for all others; empty if everything is allowed. */
export function robotsLines(policy: AiPolicy | undefined): string {
  if (!isReserved(policy)) return '';
  const robots = policy === 'none' ? [...TRAINING, ...ANSWERS] : TRAINING;
  return `${robots.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n\n`;
}

export function planReservation(policy: AiPolicy | undefined, { base }: Pick<SiteUrls, 'base'>): Artifact[] {
  if (!isReserved(policy)) return [];
  const rules = [{ location: base, 'tdm-reservation': 1 }];
  return [{ path: '.well-known/tdmrep.json', body: `${JSON.stringify(rules, null, 2)}\n` }];
}
