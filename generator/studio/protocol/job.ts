/** Jobs: publishing, and an import. */

/** Progress of a job. */
export interface JobProgress {
  done: number;
  total: number;
  /** Name of the last file. */
  name: string;
}
