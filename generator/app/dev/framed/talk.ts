/** The conversation of a page of the preview with the studio around it. */
import { describePage } from './describe.ts';
import type { FromPage, FromStudio } from './messages.ts';
import { addStyles, showPart } from './outline.ts';
import { followPage, markParts, partOf } from './parts.ts';
import { movePage } from './patch.ts';

/** Paths of links that lead to an entry. */
let routes: readonly string[] = [];

/** @param studio the origin of the studio @returns reports that the page has changed, or has to be loaded again for that */
export function talkToStudio(studio: string): (isChanged: boolean) => void {
  const send = (message: FromPage) => window.parent.postMessage(message, studio);
  const announce = () => send({ type: 'page', ...describePage() });
  followPage();
  addStyles();
  addEventListener('message', async ({ origin, source, data }: MessageEvent<FromStudio>) => {
    if (origin !== studio || source !== window.parent) return;
    if (data.type === 'read') send({ type: 'file', path: data.path, content: await readFile(data.path) });
    else receive(data);
  });
  const choose = (event: MouseEvent) => {
    const message = messageOf(event);
    if (!message) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send(message);
  };
  addEventListener('click', choose, true);
  // Also for a page that comes back from the history.
  addEventListener('pageshow', announce);
  return (isChanged) => (isChanged ? announce() : send({ type: 'reload' }));
}

function receive(message: Exclude<FromStudio, { type: 'read' }>): void {
  switch (message.type) {
    case 'values':
      routes = message.routes;
      markParts(message.files);
      break;
    case 'select':
      document.documentElement.toggleAttribute('data-selecting', message.isOn);
      break;
    case 'show':
      showPart(message.part);
      break;
    case 'move':
      if (location.pathname === message.from) movePage(message.to);
  }
}

/** Returns undefined for what is not there, or not of the site. */
async function readFile(path: string): Promise<Blob | undefined> {
  const url = new URL(path, location.href);
  const response = url.origin === location.origin ? await fetch(url).catch(() => undefined) : undefined;
  return response?.ok ? response.blob() : undefined;
}

/** Returns the message for the studio that a click means. Islands repeat a click that came too early, which is ignored. */
function messageOf(event: MouseEvent): FromPage | undefined {
  const { target, button, isTrusted, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isPlain = isTrusted && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  if (!isPlain || !(target instanceof Element)) return undefined;
  const link = target.closest('a');
  const isSelecting = 'selecting' in document.documentElement.dataset;
  const message = isSelecting ? choiceOf(target, link) : undefined;
  // The studio shows no other websites.
  if (!message && link && link.origin !== location.origin) link.target = '_blank';
  return message;
}

function choiceOf(target: Element, link: HTMLAnchorElement | null): FromPage | undefined {
  const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
  if (isElsewhere && routes.includes(link.pathname)) return { type: 'link', path: link.pathname };
  const part = isElsewhere ? undefined : partOf(target);
  return part && { type: 'part', part };
}
