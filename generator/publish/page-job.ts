/** Pages to render and to look at, as a job for the second thread. */
import { pathToFileURL } from 'node:url';
import type { Render } from '../bundle/templates/index.ts';
import type { Job } from '../lib/thread.ts';
import type { PageOf } from '../model/page.ts';
import type { Shell } from '../model/shell.ts';
import { type Inspection, inspectHtml } from './links/inspect.ts';

export interface PageWork {
  /** The bundle of the templates. */
  templates: string;
  /** As JSON, so that it is the same one for all pages: what they have in common is rendered once. */
  shell: string;
  pages: readonly object[];
}

export interface MadePage {
  body: Uint8Array<ArrayBuffer>;
  inspection: Inspection;
}

/** A page whose template fails is left to the caller, who can say why. */
export const pageJob: Job<PageWork, (MadePage | undefined)[]> = {
  name: 'pages',
  async run({ templates, shell: written, pages }) {
    const { render }: { render: Render } = await import(pathToFileURL(templates).href);
    const shell = readShell(written);
    return pages.map((page) => {
      try {
        // What `planPages` has given them.
        const html = render(page as PageOf, shell);
        return { body: new TextEncoder().encode(html), inspection: inspectHtml(html) };
      } catch {
        return undefined;
      }
    });
  },
  listBuffers: (made) => made.flatMap((page) => (page ? [page.body.buffer] : [])),
};

let last: { written: string; shell: Shell } | undefined;

function readShell(written: string): Shell {
  if (last?.written !== written) last = { written, shell: JSON.parse(written) };
  return last.shell;
}
