/** Pages in a frame of any width: many widths in the time that one window takes. */
import type { Page } from 'playwright';

/** How a page is looked at: the width of its window in pixels, and the size of its text in percent. */
export interface Look {
  width: number;
  text: number;
}

const FRAME =
  '<!doctype html><html lang="en"><title>Frame</title><style>iframe{border:0}</style><iframe></iframe>';

/** Serves the page that holds the frame, and opens it. The site's own pages forbid frames by a header. */
export async function openFrame(page: Page, origin: string): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const body = route.request().frame() === page.mainFrame() ? FRAME : await (await route.fetch()).text();
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    },
  );
  await page.goto(`${origin}/frame/`);
}

/** Where a page is wider than its window: a line for each look, with the innermost elements that stick out. */
export function listWide(page: Page, path: string, looks: readonly Look[]): Promise<string[]> {
  return page.evaluate(
    async ({ address, each }) => {
      const frame = document.querySelector('iframe');
      if (!frame) throw new Error('The frame is there.');
      frame.style.width = '390px';
      frame.style.height = '844px';
      await new Promise((resolve) => {
        frame.onload = resolve;
        frame.src = address;
      });
      const inner = frame.contentDocument?.documentElement;
      if (!inner) throw new Error('The page in the frame can be read.');
      await frame.contentDocument?.fonts.ready;
      const isClipped = ({ parentElement: parent }: Element): boolean =>
        parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent));
      const found: string[] = [];
      for (const { width, text } of each) {
        frame.style.width = `${width}px`;
        inner.style.fontSize = `${text}%`;
        if (inner.scrollWidth <= width) continue;
        const far = [...inner.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > width && !isClipped(element),
        );
        const names = far.slice(-2).map(({ tagName, className }) => `${tagName} .${className}`);
        found.push(`${width} px, text ${text} %: +${inner.scrollWidth - width}: ${names.join(', ')}`);
      }
      return found;
    },
    { address: path, each: looks },
  );
}
