/** Modules of the studio's pages for a browser in a language. */
import { afterAll, vi } from 'vitest';
import { studioWordsIn } from '../../generator/studio/pages.ts';

/** Modules that are imported from now on are of this file alone, as what it stubs is: files of unit tests share theirs. */
export function fresh(): void {
  vi.resetModules();
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}

/** Modules that are imported from now on are in this language. */
export function speak(language: string): void {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [language] });
  vi.stubGlobal('fetch', async () => Response.json(studioWordsIn(language)));
}
