/** Questions to the studio's server. */
import type { AssetAnswer, ConflictAnswer, ErrorAnswer } from '../../protocol/index.ts';
import { withKey } from './key.ts';
import { formatNotice } from './notices.ts';
import { getState, subscribe } from './store.ts';

/** An answer that is not a success, in words for people. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly answer: ErrorAnswer & Partial<ConflictAnswer>;

  constructor(status: number, answer: ErrorAnswer & Partial<ConflictAnswer>) {
    super(answer.notice ? formatNotice(answer.notice) : answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** Thrown if there is no answer: the studio has been stopped. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** @throws Refused, Unanswered */
export async function ask<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return send(search ? `${path}?${search}` : path);
}

/** @throws Refused, Unanswered */
export async function tell<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await send<Answer & Shown>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await hasReached(answer.news);
  return answer;
}

/** An answer that is shown by the news with a number. */
interface Shown {
  news?: number;
}

/** Settles when these news are here, or the stream of news is lost, after which all is asked for again. */
function hasReached(news = 0): Promise<void> {
  return new Promise((resolve) => {
    const end = subscribe(look);
    function look(): void {
      const { site, lost } = getState();
      if (site && site.news < news && !lost) return;
      end();
      resolve();
    }
    look();
  });
}

/** Puts a file into the assets. @param wanted kind of file @param folder by default that of its type @throws Refused, Unanswered */
export async function upload(
  file: File,
  wanted: 'picture' | 'recording',
  folder?: string,
): Promise<AssetAnswer> {
  return put('/api/asset', file, { name: file.name, for: wanted, ...(folder && { folder }) });
}

/** @throws Refused, Unanswered */
export async function put<Answer>(path: string, file: File, query: Record<string, string>): Promise<Answer> {
  return send(`${path}?${new URLSearchParams(query)}`, { method: 'PUT', body: file });
}

async function send<Answer>(address: string, request: RequestInit = {}): Promise<Answer> {
  const [response, answer] = await fetch(address, withKey(request))
    .then(async (got) => [got, await got.json()] as const)
    .catch((error: unknown) => {
      throw new Unanswered('There is no answer.', { cause: error });
    });
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}
