/** How long tests wait for what has to happen: the limit only ends what hangs. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** Milliseconds: far more than anything takes on the busiest machine, and less than a test may take. */
export const PATIENCE = 90_000;

/** A new context of a browser, in whose pages everything is waited for that long. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context;
}
