/** Jobs: publishing, and an import. */

export interface JobProgress {
  done: number;
  total: number;
  /** Name of the last file. */
  name: string;
}
