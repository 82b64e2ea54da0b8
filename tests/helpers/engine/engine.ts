/** The browser that the suites of tests/browser run in: Chromium, or Firefox for the project of that name. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by the projects of vitest.config.ts that run the suites elsewhere than in Chromium. */
    engine: 'firefox' | 'webkit' | undefined;
  }
}

/** A browser that opens pages the same way, whatever flags it needs for that. */
export interface Running {
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/** The part of it that one file of tests has. */
export interface Engine extends Running {
  /** Ends its contexts. */
  close: () => Promise<void>;
}

export const isFirefox = inject('engine') === 'firefox';

/** For pages without scripts: what Playwright checks before it acts needs promises, which Firefox keeps from them. */
export const UNCHECKED = { force: isFirefox };

/** Types into fields, by their labels, where nothing can be filled in unchecked. */
export async function typeIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label).focus();
    await page.keyboard.type(text);
  }
}

let running: Promise<Running> | undefined;

/** The browser serves all files of a worker, and ends with it. */
export async function openEngine(): Promise<Engine> {
  running ??= isFirefox ? openFirefox() : openChromium();
  const engine = await running;
  const own = new Set<BrowserContext>();
  return {
    newContext: async (options) => {
      const context = await engine.newContext(options);
      own.add(context);
      context.once('close', () => own.delete(context));
      return context;
    },
    close: async () => {
      await Promise.all([...own].map((context) => context.close()));
    },
  };
}
