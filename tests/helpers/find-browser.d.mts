/** Chromium's flags for tests. */
export const BROWSER_FLAGS: string[];

/** The path of a Firefox, where there is one. */
export function findFirefox(): string | undefined;

/** The path of WebKitGTK's plain browser, where there is one. */
export function findMiniBrowser(): string | undefined;

/** How to install what the tests of a project need and this machine does not have. */
export function whatIsMissing(project: string): string | undefined;

/** The path of a Chromium, where there is one. */
export function findBrowser(): string | undefined;

/** The path of a Chromium, installed if need be; throws where none can be had. */
export function ensureBrowser(): string;

/** Adds Chromium's shell without windows, on Debian and as root. */
export function addShell(): void;
