/** A request that a page sends, and the way to its handler. */
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type Outcome, refuse } from './outcome.ts';

export type Answer = Promise<Outcome<object>> | Outcome<object>;

interface ApiRequest {
  query: URLSearchParams;
  /** The parsed JSON of a POST. */
  body: unknown;
  /** Stream of an upload. */
  stream: IncomingMessage;
}

/** @param on what requests work on */
export type Handle<On> = (on: On, request: ApiRequest) => Answer;

/** The requests that are answered, with what they work on. */
export interface Api {
  /** Finds a handler by method and path. */
  find(name: string): ((request: ApiRequest) => Answer) | undefined;
  /** The origin of the preview. */
  preview: string;
  isNewSite: boolean;
}

export function bindApi<On extends { preview: string }>(
  handles: Readonly<Record<string, Handle<On>>>,
  on: On,
  isNewSite: boolean,
): Api {
  const find = (name: string) => {
    const handle = Object.hasOwn(handles, name) ? handles[name] : undefined;
    return handle && ((request: ApiRequest) => handle(on, request));
  };
  return { find, preview: on.preview, isNewSite };
}

/** Milliseconds: how long an answer may take to leave. */
const ANSWERED = 50;

/** @param handle is given a body of the right shape */
export function taking<On, Schema extends z.ZodType>(
  schema: Schema,
  handle: (on: On, request: z.output<Schema>) => Answer,
): Handle<On> {
  return (on, { body }) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return handle(on, parsed.data);
    return refuse(400, `The request is not understood: ${z.prettifyError(parsed.error)}`);
  };
}

/** Ends the command once this is answered. */
export function answerStop({ stop }: { stop(): void }): Answer {
  setTimeout(stop, ANSWERED);
  return { value: {} };
}
