/** The script of locked pages: the passphrase unwraps the key of the room, which opens the page and, one by one, its files. Nothing is sent. */
import {
  INFO,
  type Lock,
  nonceOf,
  PIECE,
  ROUNDS,
  readPassphrase,
  SALT,
  type SealedPage,
  TAG,
} from '../../generator/engine/lib/sealed.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Said {
  opening: string;
  wrong: string;
  failed: string;
  unlock: string;
  unlocking: string;
}

/** Milliseconds: a browser has begun to save a file by then. */
const SAVING = 60_000;

const { subtle } = crypto;
const form = document.querySelector<HTMLFormElement>('form[data-lock]');
const status = form?.querySelector<HTMLElement>('[role=status]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { lock = '', source = '', words = '' } = form.dataset;
  // Both are written by the template.
  const said: Said = JSON.parse(words);
  const button = form.querySelector('button');
  const input = form.querySelector('input');
  if (button?.disabled || !input) return;
  if (button) button.disabled = true;
  say(said.opening);
  try {
    const key = await unwrap(JSON.parse(lock), readPassphrase(input.value)).catch(() => undefined);
    if (key) show(JSON.parse(await (await unseal(key, source, 'application/json')).text()), key, said);
    else {
      say(said.wrong);
      input.select();
      input.focus();
    }
  } catch (error) {
    console.error(error);
    say(said.failed);
  } finally {
    if (button) button.disabled = false;
  }
});

function say(text: string): void {
  if (!status) return;
  status.hidden = false;
  status.textContent = text;
}

/** @throws if it is another passphrase */
async function unwrap(lock: Lock, passphrase: string): Promise<CryptoKey> {
  const typed = await subtle.importKey('raw', new TextEncoder().encode(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const own = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: decode(lock.salt), iterations: ROUNDS },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const key = await subtle.decrypt({ name: 'AES-GCM', iv: decode(lock.nonce) }, own, decode(lock.key));
  return subtle.importKey('raw', key, 'HKDF', false, ['deriveKey']);
}

function decode(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Fetches and opens a sealed file, piece by piece: the browser may keep what is open on its disk. @throws if anything of it was changed */
async function unseal(key: CryptoKey, url: string, type: string): Promise<Blob> {
  const { ok, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url} could not be loaded.`);
  const reader = body.getReader();
  let held: Bytes = new Uint8Array();
  /** Reads until there are more than so many bytes, or no more. */
  const fill = async (bytes: number) => {
    const parts: Bytes[] = [held];
    let length = held.length;
    while (length <= bytes) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
    const all = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    held = all;
    return length > bytes;
  };
  await fill(SALT);
  const own = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: held.slice(0, SALT), info: INFO },
    key,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  held = held.slice(SALT);
  const pieces: Blob[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = !(await fill(PIECE + TAG));
    const piece = isLast ? held : held.slice(0, PIECE + TAG);
    held = held.slice(piece.length);
    const iv = nonceOf(pieces.length, isLast);
    pieces.push(new Blob([await subtle.decrypt({ name: 'AES-GCM', iv }, own, piece)]));
  }
  return new Blob(pieces, { type });
}

function show({ html, files }: SealedPage, key: CryptoKey, said: Said): void {
  const opened = new DOMParser().parseFromString(html, 'text/html');
  const main = opened.querySelector('main');
  const place = document.querySelector('main');
  if (!main || !place) return;
  const addressOf = (element: Element, attribute: string) => files[element.getAttribute(attribute) ?? ''];
  // Its script would ask for files by addresses that do not exist.
  for (const island of main.querySelectorAll<HTMLElement>('liner-island'))
    if (Object.keys(files).some((url) => island.dataset['props']?.includes(url)))
      island.replaceWith(...island.childNodes);
  for (const each of main.querySelectorAll('source')) each.remove();
  for (const image of main.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const url = files[address];
    if (!url) continue;
    // Not from an inert document, which would ask for it.
    for (const name of ['src', 'srcset', 'data-fallback']) image.removeAttribute(name);
    const type = `image/${/\w+$/.exec(address)?.[0]?.replace('jpg', 'jpeg') ?? ''}`;
    unseal(key, url, type)
      .then(readAddress)
      .then((src) => (image.src = src), console.error);
  }
  for (const audio of main.querySelectorAll('audio')) {
    const url = addressOf(audio, 'src');
    if (url) audio.replaceWith(offer(audio, () => unseal(key, url, audio.dataset['type'] ?? ''), said));
  }
  for (const link of main.querySelectorAll('a')) {
    const url = addressOf(link, 'href');
    if (url) saveFrom(link, () => unseal(key, url, ''), said);
  }
  document.title = opened.title;
  document.documentElement.style.cssText = opened.documentElement.style.cssText;
  place.replaceChildren(...main.childNodes);
  place.focus();
  dispatchEvent(new Event('liner:page'));
}

/** A picture as an address: the policy of the site has no others. */
function readAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(blob);
  });
}

/** A button that opens a recording, and is its player from then on. */
function offer(audio: HTMLAudioElement, load: () => Promise<Blob>, said: Said): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-quiet';
  button.textContent = said.unlock.replace('{title}', audio.ariaLabel ?? '');
  button.onclick = () =>
    waitOn(button, said, async () => {
      audio.src = URL.createObjectURL(await load());
      button.replaceWith(audio);
      // A browser may want a press on the player itself.
      await audio.play().catch(() => audio.focus());
    });
  return button;
}

/** Makes a link open its file, and save it. */
function saveFrom(link: HTMLAnchorElement, load: () => Promise<Blob>, said: Said): void {
  const name = decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
  link.href = '#';
  link.onclick = (event) => {
    event.preventDefault();
    return waitOn(link, said, async () => {
      const saved = document.createElement('a');
      saved.href = URL.createObjectURL(await load());
      saved.download = name;
      saved.click();
      setTimeout(() => URL.revokeObjectURL(saved.href), SAVING);
    });
  };
}

async function waitOn(element: HTMLElement, said: Said, work: () => Promise<void>): Promise<void> {
  if (element.ariaBusy === 'true') return;
  const label = [...element.childNodes];
  element.ariaBusy = 'true';
  element.textContent = said.unlocking;
  try {
    await work();
    element.replaceChildren(...label);
  } catch (error) {
    console.error(error);
    element.textContent = said.failed;
  } finally {
    element.ariaBusy = null;
  }
}
