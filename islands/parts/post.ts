/** How long an endpoint may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** Sends fields as JSON. Throws without an answer in time. */
export function postJson(url: string, fields: object): Promise<Response> {
  return request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(fields),
  });
}

/** `fetch` that gives up, also on an answer whose body does not end. */
export function request(url: string, init: RequestInit): Promise<Response> {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), TIMEOUT);
  return fetch(url, { ...init, signal: patience.signal });
}

/** Answers such as `error: "spam"` and `status: "failed"`. */
const REFUSAL = /^(?:false|fail(?:ed|ure)?|error)$/i;

/**
 * Whether a service reports in the body that it did not take what was sent: several do so with status 200, among them FormSubmit
 * (`{"success": "false"}`) and Web3Forms. A whole page of HTML asks for more than was sent, such as a proof of being human.
 */
export function isRefusal(body: string): boolean {
  const text = body.trim();
  if (/^<(?:!doctype html|html)\b/i.test(text)) return true;
  if (!text.startsWith('{')) return false;
  const answer = readJson(text);
  const { success, ok, error, errors, status, result } = answer;
  const isDenied = [success, ok, status, result].some((value) => REFUSAL.test(String(value)));
  return isDenied || isFault(error) || isFault(errors);
}

/** Whether something is named as an error; services that took everything answer `errors: []` or `error: null`. */
function isFault(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value) && !/^(?:false|no|none|0)$/i.test(String(value));
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
