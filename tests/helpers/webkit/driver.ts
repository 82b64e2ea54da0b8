/** WebDriver as WebKitWebDriver speaks it: one session, a command a request. */

/** @throws with the driver's own words where a command fails */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export interface Session {
  command: Command;
  close: () => Promise<void>;
}

/**
 * @param url where the driver listens
 * @param browserOptions what its capability `webkitgtk:browserOptions` holds
 */
export async function openSession(
  url: string,
  browserOptions: { binary: string; args: string[] },
): Promise<Session> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const created = await send(url, 'POST', '/session', { capabilities });
  const id = isRecord(created) ? String(created['sessionId']) : '';
  const command: Command = (method, path, body) => send(url, method, `/session/${id}${path}`, body);
  return { command, close: async () => void (await command('DELETE', '')) };
}

async function send(url: string, method: string, path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  const value = isRecord(answer) ? answer['value'] : undefined;
  if (response.ok) return value;
  throw new Error(`${method} ${path}: ${isRecord(value) ? `${value['error']}: ${value['message']}` : ''}`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
