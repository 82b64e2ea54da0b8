/** Output of `liner publish --json`: an object a line, for programs such as the studio. */
import * as z from 'zod';
import type { Progress } from '../../engine/lib/progress.ts';
import { noticeSchema } from '../publish-notices.ts';

export const publishEvent = z.discriminatedUnion('type', [
  /** Progress of a stage: `Pictures` of the build, `Uploading`. */
  z.object({
    type: z.literal('progress'),
    stage: z.string(),
    done: z.number(),
    total: z.number(),
    name: z.string(),
  }),
  /** Changes of the site, as the terminal prints them. */
  z.object({ type: z.literal('changes'), lines: z.array(z.string()) }),
  /** The site is published; `isUnchanged` if it was so before. */
  z.object({
    type: z.literal('done'),
    message: z.string(),
    notice: noticeSchema.optional(),
    isUnchanged: z.boolean(),
  }),
  z.object({
    type: z.literal('failed'),
    message: z.string(),
    /** The message by its code and values. */
    notice: noticeSchema.optional(),
    /** The option with which it would be done. */
    unless: z.enum(['replace', 'accept-host-key']).optional(),
  }),
]);

export type PublishEvent = z.output<typeof publishEvent>;

/** The name under which files that are sent are counted. */
export const UPLOADING = 'Uploading';

/** Milliseconds between two events of a stage. */
const PACE = 100;

/** Sends how far a build or an upload is. */
export function createEventProgress(send: (event: PublishEvent) => void): Progress {
  let shown = 0;
  return {
    times: [],
    begin: (stage) => send({ type: 'progress', stage, done: 0, total: 0, name: '' }),
    count(stage, done, total, name) {
      const now = Date.now();
      if (now - shown < PACE && done < total) return;
      shown = now;
      send({ type: 'progress', stage, done, total, name });
    },
    end() {},
  };
}
