/** The pages of the studio: one document, and the script and styles that it loads. */
import { join } from 'node:path';
import { build } from 'esbuild';

interface StudioFile {
  type: string;
  body: string;
}

/** By method and path: `GET /studio.js`. */
export type StudioFiles = Readonly<Record<string, StudioFile | undefined>>;

const FOLDER = 'generator/studio/ui';

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/studio.css">
<body>
<script type="module" src="/studio.js"></script>
</html>
`;

/**
 * Bundles the interface, which takes less than a second, and so is not kept.
 *
 * @param packageRoot the folder of Liner's package
 */
export async function bundlePages(packageRoot: string): Promise<StudioFiles> {
  const { outputFiles } = await build({
    absWorkingDir: packageRoot,
    entryPoints: {
      studio: join(packageRoot, FOLDER, 'main.tsx'),
      styles: join(packageRoot, FOLDER, 'studio.css'),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing for the browser extension that shows the components of a page.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    outdir: '/studio',
    charset: 'utf8',
    // The licences are beside the packages, from which this is made on the computer that it is used on.
    legalComments: 'none',
    logLevel: 'silent',
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    'GET /': { type: 'text/html; charset=utf-8', body: HTML },
    'GET /studio.js': { type: 'text/javascript; charset=utf-8', body: textOf('.js') },
    'GET /studio.css': { type: 'text/css; charset=utf-8', body: textOf('.css') },
  };
}
