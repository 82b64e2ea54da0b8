/** The program of the second thread, compiled as a checkout compiles it. */
export function compileWorker(): Promise<string>;
