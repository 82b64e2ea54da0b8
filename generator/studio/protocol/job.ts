/** Jobs: publishing, and an import. */

/** How far a job is. */
export interface JobProgress {
  done: number;
  total: number;
  /** That of the last file. */
  name: string;
}
