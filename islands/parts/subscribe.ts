/** Signs an address up for the newsletter, as each kind of service takes it, and reads what it answers. */

import type { Submission } from '../../generator/features/newsletter/newsletter.ts';
import type { Words } from '../../generator/site/words/types.ts';
import { HONEYPOT } from './honeypot.tsx';
import { isRefusal, postJson, request } from './post.ts';

/**
 * - `opened`: a new tab shows the answer of the service.
 * - `listed`: on the list. `known`: was there before. `mailed`: only a link in a mail completes it.
 * - `taken`: accepted; whether such a mail follows is unknown.
 * - `refused`: the service did not want the address. `failed`: it was not reached, or reported an error.
 */
export type Outcome = 'sending' | 'opened' | 'listed' | 'known' | 'mailed' | 'taken' | 'refused' | 'failed';

/** @param field of the mail address. Never throws: failures are outcomes. */
export async function subscribe(send: Submission, field: string, data: FormData): Promise<Outcome> {
  if (data.get(HONEYPOT)) return 'listed';
  const email = String(data.get(field) ?? '');
  try {
    switch (send.by) {
      case 'json':
        return await sendJson(send.url, { email, lists: send.lists });
      case 'fields':
        return await sendFields(send.url, data);
      case 'listmonk':
        return await joinListmonk(send, email);
      case 'ghost':
        return await joinGhost(send, email);
    }
  } catch {
    return 'failed';
  }
}

export function describeOutcome(outcome: Outcome, host: string, words: Words['newsletterForm']): string {
  const text = words[outcome];
  return typeof text === 'string' ? text : text({ host });
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (status === 409) return 'known';
  if (status === 202) return 'mailed';
  if (ok) return 'listed';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

async function sendJson(url: string, fields: object): Promise<Outcome> {
  const response = await postJson(url, fields);
  return response.ok && isRefusal(await response.text()) ? 'refused' : outcomeOf(response);
}

/** Kit answers `status: 'success'`, Brevo `success: true`; both answer 200 to an address that they refuse. */
async function sendFields(url: string, data: FormData): Promise<Outcome> {
  const response = await request(url, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: data,
  });
  const answer: { status?: unknown; success?: unknown } = await response.json();
  if (answer.status === 'success' || answer.success === true) return 'taken';
  return response.status < 500 ? 'refused' : 'failed';
}

async function joinListmonk(
  { url, lists }: Extract<Submission, { by: 'listmonk' }>,
  email: string,
): Promise<Outcome> {
  const response = await postJson(url, { email, list_uuids: lists });
  if (!response.ok) return outcomeOf(response);
  const body = await response.text();
  if (isRefusal(body)) return 'refused';
  const answer: { data?: { has_optin?: boolean } } = JSON.parse(body);
  return answer.data?.has_optin ? 'mailed' : 'listed';
}

async function joinGhost(
  { token, url, newsletters }: Extract<Submission, { by: 'ghost' }>,
  email: string,
): Promise<Outcome> {
  const integrityToken = await (await request(token, {})).text();
  const named = newsletters.length > 0 && { newsletters: newsletters.map((name) => ({ name })) };
  const response = await postJson(url, { email, emailType: 'signup', integrityToken, ...named });
  const outcome = response.ok && isRefusal(await response.text()) ? 'refused' : outcomeOf(response);
  return outcome === 'listed' ? 'mailed' : outcome;
}
