import { chromium } from 'playwright';
import { BROWSER_FLAGS, ensureBrowser } from '../find-browser.mjs';
import { openContext } from '../patience.ts';
import type { Running } from './engine.ts';

/** Nothing of this machine but its own servers is to be found. */
const OFFLINE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost';

export async function openChromium(): Promise<Running> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_FLAGS, OFFLINE],
  });
  return {
    newContext: (options) => openContext(browser, options),
  };
}
