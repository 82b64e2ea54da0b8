/** Chromium's flags for tests. */
export const BROWSER_FLAGS: string[];

/** The path of a browser, where there is one. */
export function findBrowser(): string | undefined;

/** The path of a browser, installed if need be; throws where none can be had. */
export function ensureBrowser(): string;
