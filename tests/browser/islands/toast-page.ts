/** The toasts of islands as a page of their own, for tests that need every kind. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { separateToastStyles } from '../../../generator/engine/bundle/islands/plugins.ts';
import type { Lab, Visit } from './lab.tsx';
import { root } from './lab.tsx';

declare global {
  interface Window {
    toasts: typeof import('../../../islands/toast/toast.tsx');
  }
}

/** Serves the bundle, once for all visits. */
export async function serveToasts(lab: Lab): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as toasts from './islands/toast/toast.tsx'; window.toasts = toasts;`,
      resolveDir: root,
    },
    outdir: join(root, 'out'),
    entryNames: 'toasts',
    assetNames: '[name]',
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [separateToastStyles],
  });
  for (const { path, text } of outputFiles) {
    const name = path.slice(path.lastIndexOf('/'));
    lab.serve(name, { type: name.endsWith('.css') ? 'text/css' : 'text/javascript', body: text });
  }
}

/** A visit to a page where `window.toasts` is at hand and the clock does not move. */
export async function visitToasts(lab: Lab, content: React.ReactNode, options = {}): Promise<Visit> {
  const visit = await lab.visit(content, { clock: true, ...options });
  await visit.page.waitForFunction(() => 'toasts' in window);
  return visit;
}
