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

/** `fetch` that gives up. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT);
  try {
    return await fetch(url, { ...init, signal: patience.signal });
  } finally {
    clearTimeout(timer);
  }
}
