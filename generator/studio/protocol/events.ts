/** What the server sends by itself. */
import type { ImportProgress } from './import.ts';
import type { PublishJob } from './publish.ts';

/** Each message of `GET /api/events` (server-sent events) is one of these. */
export type StudioEvent =
  /** A file has changed, but not by the studio. */
  | { type: 'changed'; files: string[] }
  /** The studio has changed files or their drafts: another window has it from here. */
  | { type: 'edited'; files: string[] }
  /** The preview shows all that was sent before. */
  | { type: 'built'; isSound: boolean; errors: number; warnings: number }
  /** The problems are others than before. */
  | { type: 'problems'; files: string[] }
  /** Publishing goes on, or has ended. */
  | { type: 'publish'; job: PublishJob }
  /** An import is further: `GET /api/import`, but for its progress. */
  | { type: 'import'; step: number; progress?: ImportProgress | undefined };
