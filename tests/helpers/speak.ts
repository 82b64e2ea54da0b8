/** Modules of the studio's pages for a browser in a language. */
import { vi } from 'vitest';
import { studioWordsIn } from '../../generator/studio/pages.ts';

/** Modules that are imported from now on are in this language. */
export function speak(language: string): void {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [language] });
  vi.stubGlobal('fetch', async () => Response.json(studioWordsIn(language)));
}
