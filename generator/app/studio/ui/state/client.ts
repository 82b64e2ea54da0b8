/** Questions to the studio's server. */
import type { AssetAnswer, ConflictAnswer, ErrorAnswer } from '../../protocol/index.ts';
import { sayNotice } from './notices.ts';

/** An answer that is not a success, in words for people. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly answer: ErrorAnswer & Partial<ConflictAnswer>;

  constructor(status: number, answer: ErrorAnswer & Partial<ConflictAnswer>) {
    super(answer.notice ? sayNotice(answer.notice) : answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** @throws Refused */
export async function ask<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return receive(await fetch(search ? `${path}?${search}` : path));
}

/** @throws Refused */
export async function tell<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return receive(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/**
 * Puts a file into the assets.
 *
 * @param wanted what the field takes that it is for
 * @param folder that it goes into; by default that of its type
 * @throws Refused
 */
export async function upload(
  file: File,
  wanted: 'picture' | 'recording',
  folder?: string,
): Promise<AssetAnswer> {
  return put('/api/asset', file, { name: file.name, for: wanted, ...(folder && { folder }) });
}

/** @throws Refused */
export async function put<Answer>(path: string, file: File, query: Record<string, string>): Promise<Answer> {
  const headers = { 'X-Liner-Studio': 'upload' };
  return receive(
    await fetch(`${path}?${new URLSearchParams(query)}`, { method: 'PUT', headers, body: file }),
  );
}

async function receive<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json();
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}
