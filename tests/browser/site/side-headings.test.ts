/** In the look `programme`, a heading in the margin begins beside the first line of its text; and an account or an address has its whole line on phones. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeSite, removeSite } from '../../helpers/site.ts';
import { DESKTOP, openStage, sharePage } from './stage.ts';

/** Pixels: half of a line. */
const NEAR = 14;

const site = makeSite(
  {
    'content/site.yaml': `base_url: https://artist.example
artist: {name: Kinderchor Auenstedt, kind: choir}
emails: {general: info@artist.example}
imprint: {name: Kinderchor Auenstedt e. V., address: [Markt 1, 01999 Auenstedt], email: kinderchor.auenstedt@artist.example}
look: {style: programme}
`,
    'content/pages/joining.md': `---
title: Joining
description: How to join.
---
Come along.

::button[Write to us]{url=/contact/}

## Photos of children

Only in groups, and without names.

## Dates

Every week.
`,
    'content/legal/legal.md':
      '---\ntitle: Legal\ndescription: Who this is.\n---\n## Publisher\n\nThe choir.\n\n## Copyright\n\nAll rights.\n',
  },
  { keep: true },
);
const { code, stderr } = await site.run(['build']);
if (code !== 0) throw new Error(stderr);
const routes = ['/joining/', '/legal/'];
const root = join(site.root, 'dist');
const stage = await openStage({ root, baseUrl: 'https://artist.example', routes, scripts: new Map() });
afterAll(async () => {
  await stage.close();
  removeSite(site.root);
});
const shared = sharePage(stage, DESKTOP);

it.each(routes)('%s', async (route) => {
  const { page } = shared();
  await page.goto(stage.origin + route);
  const steps = await page.evaluate(() =>
    [...document.querySelectorAll('.prose-margin > h2')].map((heading) => {
      const text = heading.nextElementSibling ?? heading;
      return heading.getBoundingClientRect().top - text.getBoundingClientRect().top;
    }),
  );
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(Math.abs(step)).toBeLessThan(NEAR);
});

it('an address of mail is on one line', async () => {
  const { page } = shared();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${stage.origin}/legal/`);
  const lines = await page.evaluate(
    () => document.querySelector('dd a[href^="mailto:"]')?.getClientRects().length,
  );
  expect(lines).toBe(1);
});
