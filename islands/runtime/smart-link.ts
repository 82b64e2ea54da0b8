/** The script of smart links: puts the visitor's last choice first. It is stored on the device and sent nowhere. */
import { storageKey } from './storage-key.ts';

const KEY = storageKey('platform');

let last: string | null = null;
try {
  last = localStorage.getItem(KEY);
} catch {
  // Storage is refused: the list stays as the artist has it.
}

for (const row of document.querySelectorAll<HTMLElement>('[data-platform]')) {
  const { platform = '' } = row.dataset;
  if (platform === last) {
    row.dataset['last'] = '';
    row.parentElement?.prepend(row);
  }
  row.onclick = () => {
    try {
      localStorage.setItem(KEY, platform);
    } catch {
      // The link works all the same.
    }
  };
}
