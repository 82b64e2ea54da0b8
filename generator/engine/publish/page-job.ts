/** Pages to render, to look at and to write, as a job for the second thread. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageOf } from '../../site/page.ts';
import type { Shell } from '../../site/shell.ts';
import type { Render } from '../bundle/templates/index.ts';
import type { Job } from '../lib/thread.ts';
import { type Inspection, inspectHtml } from './links/inspect.ts';
import { describeFile, writeBelow } from './reuse.ts';
import type { WrittenFile } from './sink.ts';

export interface PageWork {
  /** The bundle of the templates. */
  templates: string;
  /** As JSON, so that it is the same one for all pages: what they have in common is rendered once. */
  shell: string;
  pages: readonly object[];
  /** That of the site; without it, nothing is written. */
  folder: string | undefined;
}

export interface MadePage {
  written: WrittenFile | undefined;
  inspection: Inspection;
}

/** A page whose template fails is left to the caller, who can say why. */
export const pageJob: Job<PageWork, (MadePage | undefined)[]> = {
  name: 'pages',
  async run({ templates, shell: written, pages, folder }) {
    const { render }: { render: Render } = await import(pathToFileURL(templates).href);
    const shell = readShell(written);
    return pages.map((given) => {
      // What `planPages` has given them.
      const page = given as PageOf;
      const html = tryRender(() => render(page, shell));
      if (html === undefined) return undefined;
      return {
        written:
          folder === undefined
            ? undefined
            : writeBelow(folder, () => writePage(join(folder, page.path), html)),
        inspection: inspectHtml(html),
      };
    });
  },
};

function tryRender(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

function writePage(file: string, html: string): WrittenFile {
  writeFileSync(file, html, { flag: 'wx' });
  return describeFile(file);
}

/** One for each language. */
const shells = new Map<string, Shell>();

function readShell(written: string): Shell {
  const shell = shells.get(written) ?? JSON.parse(written);
  shells.set(written, shell);
  return shell;
}
