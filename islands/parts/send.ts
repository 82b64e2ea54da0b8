/** Sending the contact form, and telling the visitor how it went. */

/** A field that people never see: what fills it in is a machine. */
export const HONEYPOT = 'website';

/** How long a simulated sending takes, in milliseconds. */
const SIMULATED = 1000;
/** How long an endpoint may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

const THANKS = "Thank you for reaching out. I'll get back to you soon.";

interface Receiver {
  /** Missing: sending is simulated. */
  endpoint?: string | undefined;
  /** Offered where sending fails. */
  mail?: string | undefined;
}

/** Sends the fields as JSON and shows a toast. False when it failed: the visitor's text must be kept. */
export async function send(form: HTMLFormElement, { endpoint, mail }: Receiver): Promise<boolean> {
  const { [HONEYPOT]: trap, ...fields } = Object.fromEntries(new FormData(form));
  const answer = endpoint && !trap ? post(endpoint, fields) : wait(SIMULATED);
  // Watched from the start: a failure while the toasts load is not an unhandled one.
  const sent = answer.then(
    (response) => !response || response.ok,
    () => false,
  );
  const { toastPromise } = await loadToasts();
  toastPromise(answer, {
    success: 'Message sent!',
    error: () => 'Message not sent',
    description: (outcome) => (isFailure(outcome) ? `${explain(outcome)} ${advise(mail)}` : THANKS),
  });
  return sent;
}

/** Called early, so that a failure can be told even when the network has gone. */
export function loadToasts() {
  return import('../toast/toast.tsx');
}

async function post(endpoint: string, fields: object): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT);
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: patience.signal,
    });
  } finally {
    clearTimeout(timer);
  }
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
