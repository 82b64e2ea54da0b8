/** The conversation with the page in the frame: where its texts are written, and which of them is edited. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FromStudio, PageNews } from '../../../app/dev/framed/messages.ts';
import type { SiteAnswer, ValuesAnswer } from '../../protocol/index.ts';
import { open } from '../state/actions.ts';
import { notify } from '../state/attempt.ts';
import { tell } from '../state/client.ts';
import { getState, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { isFromPage } from './from-page.ts';
import { openPart, useEditedPart } from './part.ts';

/** Files whose texts are looked for in a page. */
const MOST = 200;

export interface FramedPage {
  /** Undefined until a page is there. */
  page: PageNews | undefined;
  /** Another one for each version of the page. */
  version: number;
  /** Reads a file of the site; undefined if there is none. */
  read(path: string): Promise<Blob | undefined>;
  /** Gives the page another address. */
  move(from: string, to: string): void;
}

export function usePage(frame: RefObject<HTMLIFrameElement | null>, isSelecting: boolean): FramedPage {
  const preview = useStudio(({ site }) => site?.preview);
  const edited = useEditedPart();
  const [{ page, version }, setPage] = useState<Pick<FramedPage, 'page' | 'version'>>({
    page: undefined,
    version: 0,
  });
  const [values, setValues] = useState<FromStudio>();
  const reading = useRef(new Map<string, ((content: Blob | undefined) => void)[]>());
  const send = useCallback(
    (message: FromStudio) => {
      if (preview) frame.current?.contentWindow?.postMessage(message, preview);
    },
    [preview, frame],
  );

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== preview || source !== frame.current?.contentWindow || !isFromPage(data)) return;
      if (data.type === 'page') setPage((before) => ({ page: data, version: before.version + 1 }));
      if (data.type === 'reload') notify(say('reloaded'));
      if (data.type === 'part') openPart(data.part);
      if (data.type === 'link') openRoute(data.path);
      if (data.type !== 'file') return;
      for (const settle of reading.current.get(data.path) ?? []) settle(data.content);
      reading.current.delete(data.path);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [preview, frame]);

  useEffect(() => {
    let isLate = false;
    const { site } = getState();
    if (page && site)
      findValues(page, site).then((found) => {
        if (!isLate) setValues(found);
      });
    return () => {
      isLate = true;
    };
  }, [page]);

  useEffect(() => {
    if (page) send({ type: 'select', isOn: isSelecting });
  }, [page, isSelecting, send]);

  useEffect(() => {
    if (values) send(values);
    if (values) send({ type: 'show', part: edited });
  }, [values, edited, send]);

  const read = useCallback(
    (path: string) =>
      new Promise<Blob | undefined>((resolve) => {
        reading.current.set(path, [...(reading.current.get(path) ?? []), resolve]);
        send({ type: 'read', path });
      }),
    [send],
  );
  const move = useCallback((from: string, to: string) => send({ type: 'move', from, to }), [send]);
  return { page, version, read, move };
}

/** The texts of all files that the page may show: its own, those that it leads to, and those of all pages. */
async function findValues(page: PageNews, { entries }: SiteAnswer): Promise<FromStudio | undefined> {
  const filesAt = (routes: readonly string[]) => {
    const found = entries.filter(({ route }) => route !== undefined && routes.includes(route));
    return found.map(({ file }) => file);
  };
  const everywhere = entries.filter(({ kind }) => kind === 'site' || kind.startsWith('pages/'));
  const files = [
    ...filesAt([page.path]),
    ...filesAt(page.translations),
    ...filesAt(page.links),
    ...everywhere.map(({ file }) => file),
  ];
  const paths = [...new Set(files)].slice(0, MOST);
  if (paths.length === 0) return undefined;
  const routes = page.links.filter((link) => entries.some(({ route }) => route === link));
  return { type: 'values', routes, ...(await tell<ValuesAnswer>('/api/values', { paths })) };
}

function openRoute(path: string): void {
  const entry = getState().site?.entries.find(({ route }) => route === path);
  if (entry) open(entry.file, entry.at);
}
