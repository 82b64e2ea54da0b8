/** Permissions and refusals of the content security policy. All other suites prove that it hinders nothing. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { typeIn, UNCHECKED } from '../../helpers/engine/engine.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML } from '../../helpers/site.ts';
import { openStage, type Stage, soon, visit } from './stage.ts';
import { fillIn } from './suites/contact.ts';

const ENDPOINT = 'https://forms.example/f/1';
const PLAYER = 'https://w.soundcloud.com';
const ELSEWHERE = 'https://elsewhere.example';

const REMIX = `---
title: Second Light
year: 2025
featured: true
soundcloud_url: https://soundcloud.com/artist/second-light
---
Slower.
`;

const site = makeSite(
  {
    'content/site.yaml': `${SITE_YAML}contact: {endpoint: ${ENDPOINT}}\n`,
    'content/releases/first-light.md': RELEASE.replace('type:', 'redirect_from: [old-light]\ntype:'),
    'content/remixes/second-light.md': REMIX,
  },
  { keep: true },
);
const { code, stderr } = await site.run(['build']);
if (code !== 0) throw new Error(`The site was not built:\n${stderr}`);
const built = {
  root: join(site.root, 'dist'),
  baseUrl: 'https://artist.example',
  routes: [],
  scripts: new Map<string, number>(),
};
const stage = await openStage(built);
afterAll(async () => {
  await stage.close();
  removeSite(site.root);
});

/** Writes into a list of the page's own which directives were violated, before its own scripts run. */
function watchViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) => {
    const { dataset } = document.documentElement;
    if (disposition === 'enforce') dataset['violated'] = `${dataset['violated'] ?? ''} ${effectiveDirective}`;
  });
}

const WRITTEN = {
  'Name *': 'Ada',
  'Email *': 'ada@example.com',
  'Inquiry Type *': 'Booking',
  'Subject *': 'A night in May',
  'Message *': 'Two hours',
};

/** Adds to the page what an attacker would. */
async function attack(page: Page): Promise<void> {
  await page.evaluate(async (elsewhere) => {
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      document.body.append(element);
    };
    add('script', {}, 'document.title = "broken"');
    add('script', { src: `${elsewhere}/x.js` });
    add('style', {}, 'body { display: none }');
    add('link', { rel: 'stylesheet', href: `${elsewhere}/x.css` });
    add('img', { src: `${elsewhere}/x.png` });
    add('iframe', { src: `${elsewhere}/x.html` });
    add('object', { data: `${elsewhere}/x.pdf` });
    add('base', { href: elsewhere });
    document.body.setAttribute('onfocus', 'document.title = "broken"');
    fetch(`${elsewhere}/x`).catch(() => undefined);
    const form = document.createElement('form');
    form.action = elsewhere;
    document.body.append(form);
    try {
      form.submit();
    } catch {
      // Firefox throws, the others do nothing.
    }
  }, ELSEWHERE);
}

/** The directives that have kept something out. */
async function listViolated(page: Page): Promise<string[]> {
  const violated = await page.locator('html').getAttribute('data-violated');
  return [...new Set(violated?.trim().split(' ') ?? [])].sort();
}

const KEPT_OUT = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-elem',
];

function testPolicy(where: Stage): void {
  it.each(['/', '/no/such/page/'])('keeps out what the page has no need of: %s', async (path) => {
    const { page } = await visit(where, path, { script: watchViolations });
    await page.locator('html[data-mounted]').waitFor();
    expect(await listViolated(page)).toEqual([]);
    await attack(page);
    await soon(() => listViolated(page)).toEqual(KEPT_OUT);
    expect(await page.title()).not.toBe('broken');
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  });

  it('lets the form be sent to its endpoint, by its script and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit(where, '/contact/', { javaScriptEnabled });
      await page.route(ENDPOINT, (route) =>
        route.fulfill({
          body: '<p>Thank you</p>',
          contentType: 'text/html',
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        }),
      );
      await (javaScriptEnabled ? fillIn(page) : typeIn(page, WRITTEN));
      await page.getByRole('button', { name: 'Send Message' }).click(javaScriptEnabled ? {} : UNCHECKED);
      const answer = javaScriptEnabled ? page.getByText('Message sent!') : page.getByText('Thank you');
      await answer.waitFor();
    }
  });

  it('lets a player in where there is one', async () => {
    const { page, log } = await visit(where, '/');
    await page.route(`${PLAYER}/**`, (route) => route.fulfill({ body: 'player', contentType: 'text/html' }));
    await page.locator('[data-name=audio-player]').evaluate((island) => island.scrollIntoView());
    await page.getByRole('button', { name: 'Load player: Second Light' }).click();
    await page.frameLocator('iframe').getByText('player').waitFor();
    expect(log.errors).toEqual([]);
  });
}

describe('on a host that sends headers', () => {
  testPolicy(stage);

  it('no other site can show a page in a frame', async () => {
    const { headers } = await fetch(stage.origin);
    expect(headers.get('content-security-policy')).toContain("; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('an old address is redirected', async () => {
    const { page } = await visit(stage, '/music/releases/old-light/');
    expect(page.url()).toBe(`${stage.origin}/music/releases/first-light/`);
  });
});

describe('on a host that sends none', () => {
  // The server reads both again for each request.
  it('has no headers', async () => {
    for (const file of ['_headers', '_redirects']) rmSync(join(built.root, file));
    expect((await fetch(stage.origin)).headers.get('content-security-policy')).toBe(null);
  });

  testPolicy(stage);

  it('an old address has a page that leads to the new one', async () => {
    const { page, log } = await visit(stage, '/');
    await page.goto('/music/releases/old-light/');
    await page.waitForURL('**/music/releases/first-light/');
    expect(log.errors).toEqual([]);
  });
});
