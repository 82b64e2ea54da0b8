/** Sends the contact form and shows the outcome. */
import type { Words } from '../../generator/site/words/types.ts';
import { HONEYPOT } from './honeypot.tsx';
import { isRefusal, postJson } from './post.ts';

/** Milliseconds that a simulated sending takes. */
const SIMULATED = 1000;

export interface Receiver {
  /** Missing: sending is simulated. */
  endpoint?: string | undefined;
  /** Offered if sending fails. */
  mail?: string | undefined;
  words: Pick<Words, 'contactForm'>;
}

type Said = Words['contactForm'];

interface Outcome {
  /** False when it failed: the visitor's text must be kept. */
  sent: boolean;
  /** The outcome, if no toast could show it. */
  notice?: string;
}

/** Sends the fields as JSON and shows a toast. */
export async function send(form: HTMLFormElement, { endpoint, mail, words }: Receiver): Promise<Outcome> {
  const { contactForm: messages } = words;
  const { [HONEYPOT]: trap, ...fields } = Object.fromEntries(new FormData(form));
  const answer = endpoint && !trap ? post(endpoint, fields) : wait(SIMULATED);
  // Watched from the start: a failure while the toasts load is not an unhandled one.
  const sent = answer.then(
    (response) => !response || response.ok,
    () => false,
  );
  try {
    const { toastPromise } = await loadToasts();
    toastPromise(answer, {
      success: messages.sent,
      error: () => messages.notSent,
      description: (outcome) =>
        isFailure(outcome) ? `${explain(outcome, messages)} ${advise(mail, messages)}` : messages.thanks,
      labels: { region: messages.toasts, close: messages.closeToast },
    });
    return { sent: await sent };
  } catch {
    // The network has gone, or the site was published again and the file is no longer there.
    return (await sent)
      ? { sent: true, notice: `${messages.sent} ${messages.thanks}` }
      : { sent: false, notice: `${messages.notSent}. ${advise(mail, messages)}` };
  }
}

async function post(endpoint: string, fields: object): Promise<Response> {
  const response = await postJson(endpoint, fields);
  if (response.ok && isRefusal(await response.text())) throw new Declined();
  return response;
}

/** The service answered, and did not take the message. */
class Declined extends Error {}

/** Called early, so that a failure can be shown even when the network has gone. */
export function loadToasts() {
  return import('../toast/toast.tsx');
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// A response that is not ok comes as its message, `HTTP error! status: 503`.
function isFailure(outcome: unknown): outcome is string | Error {
  return typeof outcome === 'string' || outcome instanceof Error;
}

function explain(failure: string | Error, messages: Said): string {
  if (typeof failure === 'string') return messages.httpError({ status: /\d+/.exec(failure)?.[0] ?? failure });
  if (failure instanceof Declined) return messages.declined;
  if (failure.name === 'AbortError') return messages.timeout;
  return messages.offline;
}

function advise(mail: string | undefined, messages: Said): string {
  return mail ? messages.retryOrWrite({ mail }) : messages.retry;
}
