/** Jobs: publishing, and an import. */

/** Progress of a job. */
export interface JobProgress {
  done: number;
  total: number;
  /** That of the last file. */
  name: string;
}
