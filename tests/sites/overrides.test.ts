/** Templates and islands of the site's own, in the place of Liner's. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPreview, until } from '../helpers/dev.ts';
import { isWhole, pick, pickOf } from '../helpers/matrix.ts';
import { placesOf, readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE, runLiner, SITE_YAML, type SiteOptions } from '../helpers/site.ts';

const SKIP_LINKS = 'templates/layout/SkipLinks.tsx';

/** Beside the original, with a class of its own. */
const OWN_SKIP_LINKS = `import { SkipLinks as Original } from 'linernotes/templates/layout/SkipLinks.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { badge } from '../badge';

export function SkipLinks() {
  return (
    <>
      <Original />
      <Anchor link={{ url: '/music/', label: badge, external: false }} />
      <b className="rotate-[13deg]">Own</b>
    </>
  );
}
`;

const SHARED_LINKS = 'export const SkipLinks = () => <b>Shared by two sites</b>;\n';

const MIX = `---
episode_title: Late
release_date: 2024-06-01
description: An hour after midnight.
soundcloud_url: https://soundcloud.com/artist/late
---
`;

const TICKER = `import { useState } from 'react';

export default function Ticker({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>Ticked {count}</button>;
}
`;

const REGISTRY = `import { islands as original } from 'linernotes/islands/registry.ts';
import Ticker from './ticker.tsx';

export const islands = { ...original, ticker: Ticker };
`;

const TICKING_LINKS = `import { Island } from '../Island.tsx';

export function SkipLinks() {
  return <Island name="ticker" props={{ start: 7 }} when="visible" className="own" />;
}
`;

function makeOwn(files: Record<string, string>, options?: SiteOptions) {
  const content = {
    'content/site.yaml': `${SITE_YAML}emails: {general: hello@artist.example}\n`,
    'content/releases/first-light.md': RELEASE,
  };
  return makeSite({ ...content, ...files }, options);
}

const OWN = {
  [SKIP_LINKS]: OWN_SKIP_LINKS,
  'templates/badge.ts': "export const badge = 'Badge';\n",
};

test.concurrent('a link that leads to a file stands for it', async (context) => {
  const { expect } = context;
  const site = makeOwn({ 'shared/links.tsx': SHARED_LINKS, 'templates/layout/README': '' }, context);
  symlinkSync(join(site.root, 'shared/links.tsx'), join(site.root, SKIP_LINKS));
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  expect(site.read('dist/index.html')).toContain('Shared by two sites');
});

test.concurrent('a file of the same name is used, with the original and its neighbours', async (context) => {
  const { expect } = context;
  const site = makeOwn(OWN, context);
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  const html = site.read('dist/about/index.html');
  expect(html).toMatch(/navigation<\/a><a href="\/music\/">Badge<\/a><b class="rotate-\[13deg\]">Own<\/b>/);
  const styles = site.list('dist/assets').find((name) => name.startsWith('styles-'));
  expect(site.read(`dist/assets/${styles}`)).toContain('rotate:13deg');
  // Scripts are made of islands alone, and those are Liner's.
  expect(site.list('.cache/packs')).toContain('templates.json');
  expect(site.list('.cache/packs')).not.toContain('island-inputs.json');

  // What was made before is not used for what has changed, and is used for what has not.
  expect((await site.run(['build'])).stderr).toContain('Nothing to build');
  site.write('templates/layout/Footer.tsx', 'export const Footer = () => <i>Own footer</i>;\n');
  expect((await site.run(['build'])).code).toBe(0);
  expect(site.read('dist/about/index.html')).toContain('<i>Own footer</i>');
  if (!isWhole) return;
  site.remove('templates');
  expect((await site.run(['build'])).code).toBe(0);
  expect(site.read('dist/about/index.html')).not.toContain('Own');
});

test.concurrent('islands: one of the same name, and a new one that the registry has', async (context) => {
  const { expect } = context;
  const files = {
    'islands/ticker.tsx': TICKER,
    'islands/registry.ts': REGISTRY,
    'islands/music-menu.tsx': 'export default function MusicMenu() {\n  return <i>Own menu</i>;\n}\n',
    [SKIP_LINKS]: TICKING_LINKS,
    // The menu of Music is a link until there are two kinds of it.
    'content/mixes/late.md': MIX,
  };
  const site = makeOwn(files, context);
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  expect(placesOf(stderr)).toEqual([]);
  expect(site.read('dist/about/index.html')).toContain('<i>Own menu</i>');
  const readScript = (name: string) => {
    const source = new RegExp(`data-name="${name}"[^>]* data-src="/([^"]+)"`);
    return site.read(`dist/${source.exec(site.read('dist/about/index.html'))?.[1]}`);
  };
  expect(readScript('music-menu')).toContain('Own menu');
  expect(readScript('ticker')).toContain('Ticked');
  // React is in the chunk that all islands share.
  expect(readScript('ticker').length).toBeLessThan(1000);
  if (!isWhole) return;
  site.write('islands/music-menu.tsx', files['islands/music-menu.tsx'].replace('Own', 'Other'));
  expect((await site.run(['build'])).code).toBe(0);
  expect(readScript('music-menu')).toContain('Other menu');
});

test.concurrent('what is wrong with them has a place', async (context) => {
  const { expect } = context;
  const files = {
    [SKIP_LINKS]: '\nexport const SkipLinks = () => <p></b>;\n',
    'templates/layout/Footer.tsx': "import { x } from '../../x';\nexport const Footer = () => x;\n",
    'islands/music-menu.tsx': '\nexport default (;\n',
    'x.ts': 'export const x = 1;\n',
  };
  const site = makeOwn(files, context);
  const unbuilt = readProblems((await site.run(['check'])).stderr);
  const pointsAt = { line: 2, column: 37 };
  expect(unbuilt).toContainEqual(
    expect.objectContaining({ at: `${SKIP_LINKS}:2:37`, code: 'template/syntax', pointsAt }),
  );
  const message = expect.stringContaining('"../../x" is outside of the folders templates and islands');
  expect(unbuilt).toContainEqual(
    expect.objectContaining({ at: 'templates/layout/Footer.tsx:1:19', code: 'template/syntax', message }),
  );
  expect(unbuilt).toContainEqual(
    expect.objectContaining({ at: 'islands/music-menu.tsx:2:17', code: 'islands/bundle' }),
  );

  site.write('templates/layout/SkipLink.tsx', 'export {};\n');
  site.write(SKIP_LINKS, "export function SkipLinks() {\n  throw new Error('Oops');\n}\n");
  site.remove('templates/layout/Footer.tsx');
  site.remove('islands');
  const unrendered = readProblems((await site.run(['check'])).stderr);
  const failed = unrendered.filter(({ code }) => code === 'template/failed');
  expect(failed).toMatchObject([
    { at: `${SKIP_LINKS}:2:9`, message: expect.stringContaining('other pages.') },
  ]);
  const hint = 'Did you mean templates/layout/SkipLinks.tsx?';
  expect(unrendered).toContainEqual(
    expect.objectContaining({ at: 'templates/layout/SkipLink.tsx:1:1', code: 'template/unused', hint }),
  );
});

test.concurrent('a file that imports itself in place of the original is an error', async (context) => {
  const { expect } = context;
  const own =
    "import { SkipLinks as Original } from './SkipLinks.tsx';\nexport const SkipLinks = () => <Original />;\n";
  const site = makeOwn({ [SKIP_LINKS]: own }, context);
  const problems = readProblems((await site.run(['check'])).stderr);
  const message = expect.stringContaining(
    'The file imports itself. Liner\'s own file is "linernotes/templates/layout/SkipLinks.tsx"',
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ at: `${SKIP_LINKS}:1:39`, code: 'template/syntax', message }),
  );
});

const REJECTED: [code: string, command: string, at: string][] = [
  ["Promise.reject(new Error('Oops'));\nexport const SkipLinks = () => null;", 'build', '1:16'],
  [
    "const fail = async () => {\n  throw new Error('Oops');\n};\nvoid fail();\nexport const SkipLinks = () => null;",
    'check',
    '2:9',
  ],
  [
    "export function SkipLinks() {\n  void Promise.resolve().then(() => { throw new Error('Oops'); });\n  return null;\n}",
    'build',
    '2:45',
  ],
];

test.concurrent.for(pick(REJECTED, ([, command]) => command === 'check'))(
  'a promise of one that is rejected has a place: %s',
  async ([code, command, at], context) => {
    const { expect } = context;
    const site = makeOwn({ [SKIP_LINKS]: `${code}\n` }, context);
    const run = await site.run([command]);
    expect(run.code, run.stderr).toBe(1);
    expect(readProblems(run.stderr)).toMatchObject([
      { code: 'template/failed', at: `${SKIP_LINKS}:${at}`, message: expect.stringContaining('Oops') },
    ]);
  },
);

test.concurrent.for(
  pickOf(['process.exit(0);', 'process.exit(1);', 'await new Promise(() => {});'], 'process.exit(0);'),
)('one that ends the process does not look like success: %s', async (code, context) => {
  const { expect } = context;
  const footer = `${code}\nexport const Footer = () => <i>Own footer</i>;\n`;
  const site = makeOwn({ 'templates/layout/Footer.tsx': footer }, context);
  const run = await runLiner(site.root, ['build']);
  expect(run.stderr).toContain('Liner stopped: the process ended before the command was done.');
  expect(run.code).toBe(3);
  expect(site.exists('dist')).toBe(false);
});

test.concurrent('a timer that one leaves open does not keep the command from ending', async (context) => {
  const { expect } = context;
  const footer = 'setInterval(() => {}, 1000);\nexport const Footer = () => <i>Own footer</i>;\n';
  const site = makeOwn({ 'templates/layout/Footer.tsx': footer }, context);
  const run = await runLiner(site.root, ['build']);
  expect(run.code, run.stderr).toBe(0);
  expect(site.read('dist/about/index.html')).toContain('Own footer');
});

test('the preview follows them', async () => {
  const site = makeOwn({});
  const preview = await startPreview(site);
  onTestFinished(async () => void (await preview.stop()));
  const shows = (words: string) => until(async () => (await preview.read('/about/')).includes(words));
  expect(await preview.read('/about/')).not.toContain('Own');
  site.write(SKIP_LINKS, 'export const SkipLinks = () => <b className="rotate-[13deg]">Own</b>;\n');
  await shows('>Own</b>');
  const [, styles = ''] = /href="([^"]+\.css)"/.exec(await preview.read('/about/')) ?? [];
  expect(await preview.read(styles)).toContain('rotate:13deg');
  site.write(SKIP_LINKS, 'export const SkipLinks = () => <b>Changed</b>;\n');
  await shows('>Changed</b>');
  site.write(SKIP_LINKS, 'export const SkipLinks = () => <b>;\n');
  await until(async () => (await preview.state('/about/')).problems.length > 0);
  await shows('>Changed</b>');
  site.remove('templates');
  await shows('Skip to navigation');
});
