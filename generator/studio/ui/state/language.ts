/** The language of the studio: the one that was chosen here, or else the first of the browser's. Its words come before anything is shown. */
import { directionOf } from '../../../engine/lib/direction.ts';
import { STUDIO_LANGUAGES, type StudioWords } from '../../protocol/words.ts';

const CHOSEN = 'liner-language';

function chooseLanguage(wanted: readonly string[]): string {
  const codes = [readChosen() ?? '', ...wanted].map((tag) => tag.split('-', 1)[0] ?? '');
  return codes.find((code) => STUDIO_LANGUAGES.includes(code)) ?? 'en';
}

/** A browser may keep nothing. */
function readChosen(): string | null {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}

/** Shows the studio in another language. All that was typed must be at the server. */
export function switchLanguage(code: string): void {
  localStorage.setItem(CHOSEN, code);
  location.reload();
}

async function loadWords(code: string): Promise<StudioWords> {
  if (code === 'en') return {};
  try {
    return await (await fetch(`/words/${code}.json`)).json();
  } catch {
    // A studio that was stopped; English is part of the program.
    return {};
  }
}

export const LANGUAGE = chooseLanguage(navigator.languages);
/** Days are written as on the site: 6 November 2026. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;
export const DIRECTION = directionOf(LANGUAGE);
/** Empty for English, which everything falls back to. */
export const OWN = await loadWords(LANGUAGE);
