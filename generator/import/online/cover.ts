/** Covers on the web. */
import type { Client } from './client.ts';

/** In bytes: a square of 6000 pixels as a PNG. */
const LARGEST = 40_000_000;

export type Cover =
  | { readonly bytes: Uint8Array; readonly ending: 'jpg' | 'png' | 'webp' }
  /** Why there is none, as a clause: `it answered 404`. */
  | { readonly failed: string };

/** Fetches a picture, whose kind is that of its bytes, whatever its name says. */
export async function fetchCover(url: string, client: Client): Promise<Cover> {
  if (!URL.canParse(url)) return { failed: 'it is no address' };
  const { hostname } = new URL(url);
  const answer = await client.get(url, {
    accept: 'image/jpeg, image/png, image/webp',
    largest: LARGEST,
    // The archive of covers keeps them at the Internet Archive.
    mayLeadTo: (host) => hostname === 'coverartarchive.org' && /(?:^|\.)archive\.org$/.test(host),
  });
  if ('failed' in answer) return answer;
  const ending = endingOf(answer.bytes);
  return ending === undefined ? { failed: 'it is no JPEG, PNG or WebP' } : { bytes: answer.bytes, ending };
}

function endingOf(bytes: Uint8Array): 'jpg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}
