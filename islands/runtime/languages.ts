/** Stores the visitor's choice of language on the device, and offers it on pages in another one. Never redirects. */
import { storageKey } from './storage-key.ts';

const KEY = storageKey('language');

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is refused: use the languages of the browser.
    return null;
  }
}

/** The language without a region: `pt` of `pt-BR`. */
function base(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

function offerLanguage(): void {
  const choices = [...document.querySelectorAll<HTMLAnchorElement>('.languages a')];
  for (const choice of choices) {
    choice.addEventListener('click', () => {
      try {
        localStorage.setItem(KEY, choice.hreflang);
      } catch {
        // The link works all the same.
      }
    });
  }
  const wanted = readChoice() ?? navigator.language;
  const current = choices.find((choice) => choice.ariaCurrent === 'true');
  const found =
    choices.find(({ hreflang }) => hreflang === wanted) ??
    choices.find(({ hreflang }) => base(hreflang) === base(wanted));
  for (const choice of choices) {
    const isOffered = choice === found && choice !== current;
    const words = choice.querySelector<HTMLElement>('[data-offer]');
    if (words) words.hidden = !isOffered;
  }
}

offerLanguage();
// Another page has taken the place of this one while the player goes on.
addEventListener('liner:page', offerLanguage);
