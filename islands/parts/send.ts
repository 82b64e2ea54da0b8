/** Sends the contact form and says how it went. */
import { HONEYPOT } from './honeypot.tsx';
import { postJson } from './post.ts';

/** How long a simulated sending takes, in milliseconds. */
const SIMULATED = 1000;

const SUCCESS = 'Message sent!';
const FAILURE = 'Message not sent';
const THANKS = "Thank you for reaching out. I'll get back to you soon.";

interface Receiver {
  /** Missing: sending is simulated. */
  endpoint?: string | undefined;
  /** Offered where sending fails. */
  mail?: string | undefined;
}

interface Outcome {
  /** False when it failed: the visitor's text must be kept. */
  sent: boolean;
  /** How it went, where no toast could say so. */
  notice?: string;
}

/** Sends the fields as JSON and shows a toast. */
export async function send(form: HTMLFormElement, { endpoint, mail }: Receiver): Promise<Outcome> {
  const { [HONEYPOT]: trap, ...fields } = Object.fromEntries(new FormData(form));
  const answer = endpoint && !trap ? postJson(endpoint, fields) : wait(SIMULATED);
  // Watched from the start: a failure while the toasts load is not an unhandled one.
  const sent = answer.then(
    (response) => !response || response.ok,
    () => false,
  );
  try {
    const { toastPromise } = await loadToasts();
    toastPromise(answer, {
      success: SUCCESS,
      error: () => FAILURE,
      description: (outcome) => (isFailure(outcome) ? `${explain(outcome)} ${advise(mail)}` : THANKS),
    });
    return { sent: await sent };
  } catch {
    // The network has gone, or the site was published again and the file is no longer there.
    return (await sent)
      ? { sent: true, notice: `${SUCCESS} ${THANKS}` }
      : { sent: false, notice: `${FAILURE}. ${advise(mail)}` };
  }
}

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

function explain(failure: string | Error): string {
  if (typeof failure === 'string') return `${failure}.`;
  if (failure.name === 'AbortError') return 'The server did not answer in time.';
  return 'The server could not be reached: please check your connection.';
}

function advise(mail: string | undefined): string {
  const otherwise = mail ? `, or write to ${mail}` : '';
  return `Your message is still here. Please try again${otherwise}.`;
}
