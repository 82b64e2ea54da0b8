/** A web of a test: answers by addresses, and a clock that only waits. */
import type { Web } from '../../../../generator/import/online/client.ts';

export interface FakeWeb extends Web {
  /** Requests with their times: `1000 https://…`. */
  readonly asked: string[];
  readonly headers: Record<string, string>[];
}

/** @param answer the response to the nth request, from 0 */
export function fakeWeb(answer: (url: string, nth: number) => Response | Promise<Response>): FakeWeb {
  let time = 0;
  const asked: string[] = [];
  const headers: Record<string, string>[] = [];
  return {
    asked,
    headers,
    now: () => time,
    wait: async (milliseconds) => {
      time += milliseconds;
    },
    fetch: async (url, init) => {
      asked.push(`${time} ${url}`);
      headers.push(Object.fromEntries(new Headers(init.headers)));
      if (init.redirect !== 'manual' || !init.signal) throw new Error('Redirects and time are not limited.');
      return answer(url, asked.length - 1);
    },
  };
}
