/** Milliseconds that an endpoint may take to answer. */
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

/** Words for no, as values of `status`, `result` and others. */
const REFUSAL =
  /^(?:false|no|nok|ko|fail(?:ed|ure)?|err(?:or)?|invalid|rejected|denied|blocked|spam|forbidden|unauthorized)$/i;
/** Status codes of HTTP, which some repeat in the body. */
const isFaultCode = (value: unknown) => Number(value) >= 400 && Number(value) < 600;
/** A page, which asks for more than was sent, such as a proof of being human. */
const PAGE = /^(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype html|html|head|body|title|meta|form)\b/is;
/** A text by itself: `Error: spam`. */
const FAULT = /^(?:error|fail(?:ed|ure)?|invalid|forbidden|unauthorized)\b/i;

/** Returns true if a body reports a refusal: several do so with status 200, as FormSubmit (`{"success": "false"}`) and Web3Forms. */
export function isRefusal(body: string): boolean {
  // Some put signs before JSON that keep it from being run.
  const text = body.replace(/^\)\]\}',?/, '').trim();
  return PAGE.test(text) || FAULT.test(text) || isDenial(readJson(text));
}

function isDenial(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isDenial);
  if (typeof value !== 'object' || value === null) return false;
  const { success, ok, error, errors, status, statusCode, code, result, data, response }: Answer =
    Object.fromEntries(Object.entries(value));
  return (
    [success, ok].some((value) => value === 0 || REFUSAL.test(String(value))) ||
    [status, result].some((value) => REFUSAL.test(String(value))) ||
    [status, statusCode, code].some(isFaultCode) ||
    isFault(error) ||
    isFault(errors) ||
    [result, data, response].some(isDenial)
  );
}

type Answer = Readonly<Record<string, unknown>>;

/** Returns true if an error is named; services that accepted everything answer `errors: []` or `error: null`. */
function isFault(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value) && !/^(?:false|no|none|0)$/i.test(String(value));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
