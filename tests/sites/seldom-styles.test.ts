/** Two stylesheets: one for every page, and one for parts that few pages have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AtRule, type Node, parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { buildStyles } from '../../generator/engine/bundle/styles/index.ts';
import { openCache } from '../../generator/engine/cache/index.ts';
import { LOOKS } from '../../generator/site/schema/look.ts';
import { SELDOM } from '../../generator/site/seldom-styles.ts';
import { buildArtist, DRESSED, STAGES } from '../helpers/artists.ts';
import { prepareFolders } from '../helpers/folders.ts';
import { openLook } from '../helpers/looks.ts';
import { packageRoot } from '../helpers/site.ts';

/** Bytes that a server sends before it waits for an answer: ten segments (RFC 6928, section 1). */
const FIRST_BYTES = 14_700;

const makeFolder = prepareFolders();

describe.each(LOOKS)('in the look %s', (name) => {
  it('both have the rules of the whole, and the first arrives at once', async () => {
    const root = makeFolder();
    const cache = openCache(join(packageRoot, '.cache'));
    const site = { assets: root, root, packageRoot, cache, look: openLook(name), href: (url: string) => url };
    const [whole, parts] = await Promise.all([buildStyles(site), buildStyles({ ...site, seldom: SELDOM })]);
    const [first = '', second = '', ...others] = listSheets(parts);
    expect(others).toEqual([]);
    expect(gzipSync(first, { level: 9 }).length).toBeLessThan(FIRST_BYTES);
    expect([...listRules(first), ...listRules(second)].sort()).toEqual(
      listSheets(whole).flatMap(listRules).sort(),
    );
  });
});

const sites = [...STAGES.map((slug) => [slug, undefined] as const), [DRESSED.zine, 'zine'] as const];

describe.each(sites)('%s %s', async (slug, look) => {
  const { root, routes } = await buildArtist(slug, look);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  it('has the second one on the pages that its rules are for', () => {
    const pages = routes.map((route) => ({ route, html: read(`${route}index.html`) }));
    const linked = pages.flatMap(({ html }) => /href="([^"]*)" data-seldom/.exec(html)?.[1] ?? []);
    const selectors = listSelectors(read(linked[0] ?? ''));
    const lacking = pages
      .filter(({ html }) => !html.includes('data-seldom'))
      .flatMap(({ route, html }) => {
        const classes = new Set(
          [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')),
        );
        return selectors
          .filter((needed) => needed.every((each) => classes.has(each)))
          .map((each) => [route, ...each]);
      });
    expect(lacking).toEqual([]);
    expect(linked.length).toBeLessThan(pages.length);
  });
});

function listSheets({ artifacts }: Awaited<ReturnType<typeof buildStyles>>): string[] {
  return artifacts.filter(({ path }) => path.endsWith('.css')).map(({ body }) => String(body));
}

/** Its rules with the conditions around each. */
function listRules(css: string): string[] {
  const rules: string[] = [];
  parse(css).walkRules((rule) => {
    const around: string[] = [];
    for (let each: Node | undefined = rule.parent; each instanceof AtRule; each = each.parent)
      around.unshift(`@${each.name} ${each.params}`);
    rules.push([...around, rule.toString()].join(' '));
  });
  return rules;
}

/** The classes that each selector needs. */
function listSelectors(css: string): string[][] {
  const found: string[][] = [];
  parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const needed = selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
      found.push(
        [...needed.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
      );
    }
  });
  return found;
}
