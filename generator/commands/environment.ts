/** What commands are given of the world around them. */
export interface Environment {
  /** The folder of Liner's own package: its templates, islands and styles. */
  packageRoot: string;
  /** A hash of Liner's own code, part of every cache key. */
  codeHash: string;
  stderr: NodeJS.WriteStream;
}

/** The build's day, `YYYY-MM-DD` in UTC; SOURCE_DATE_EPOCH (reproducible-builds.org) stands for now. */
export function readToday(environment: NodeJS.ProcessEnv): string {
  const epoch = Number(environment['SOURCE_DATE_EPOCH'] || Number.NaN);
  const now = Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date();
  return now.toISOString().slice(0, 10);
}
