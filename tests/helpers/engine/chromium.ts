import { chromium } from 'playwright';
import { BROWSER_FLAGS, ensureBrowser } from '../find-browser.mjs';
import type { Engine, EngineOptions } from './engine.ts';

const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export async function openChromium({ offline }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: offline ? [...BROWSER_FLAGS, OFFLINE] : BROWSER_FLAGS,
  });
  return {
    newContext: (options) => browser.newContext(options),
    contexts: () => browser.contexts(),
    close: () => browser.close(),
  };
}
