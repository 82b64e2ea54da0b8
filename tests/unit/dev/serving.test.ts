import { describe, expect, test } from 'vitest';
import type { Artifact } from '../../../generator/artifact.ts';
import { isAddressed, nameAddresses } from '../../../generator/dev/addresses.ts';
import { injectClient } from '../../../generator/dev/inject.ts';
import { typeOf } from '../../../generator/dev/media-types.ts';
import { openerFor } from '../../../generator/dev/open.ts';
import { createRenderer, type Memory } from '../../../generator/dev/renderer.ts';
import type { Problem } from '../../../generator/problems/index.ts';

test('the client goes to the end of the page, with what the page is', () => {
  const rendered = { html: '<body><p>Words</p></body></html>', digest: 'abc' };
  const html = injectClient(rendered, '/styles-1.css?"');
  expect(html).toMatch(
    /^<body><p>Words<\/p><script defer .*data-page="abc" data-styles="\/styles-1.css\?&quot;"><\/script><\/body><\/html>$/,
  );
  expect(injectClient(undefined, '')).toContain('data-page=""');
});

describe('the renderer', () => {
  const problems: Problem[] = [];
  const page = (key: string, body: () => string): Artifact => ({ path: 'index.html', key, body });
  const open = (artifact: Artifact, memory: Memory, styles: string) =>
    createRenderer(
      {
        artifacts: [artifact],
        explain: (error) => ({ code: 'template/failed', level: 'error', message: String(error) }),
        styles,
        onFailure: (problem) => problems.push(problem),
      },
      memory,
    ).render(artifact);

  test('renders a page once, and knows it by all but its stylesheet', async () => {
    const memory: Memory = new Map();
    const one = await open(
      page('1', () => '<link href="/styles-1.css">'),
      memory,
      '/styles-1.css',
    );
    const again = await open(
      page('1', () => 'other'),
      memory,
      '/styles-1.css',
    );
    expect(again.rendered).toBe(one.rendered);
    const two = await open(
      page('2', () => '<link href="/styles-2.css">'),
      memory,
      '/styles-2.css',
    );
    expect(two.rendered?.html).toContain('styles-2');
    expect(two.rendered?.digest).toBe(one.rendered?.digest);
  });

  test('keeps the last sound page where its template fails', async () => {
    const memory: Memory = new Map();
    const sound = await open(
      page('1', () => 'sound'),
      memory,
      '',
    );
    const fail = () => {
      throw new Error('No such thing');
    };
    const failed = await open(page('2', fail), memory, '');
    expect(failed.rendered).toBe(sound.rendered);
    expect(failed.problem?.message).toContain('No such thing');
    await open(page('2', fail), memory, '');
    expect(problems).toHaveLength(1);
    expect(
      (
        await open(
          page('3', () => 'mended'),
          memory,
          '',
        )
      ).rendered?.html,
    ).toBe('mended');
  });
});

test('addresses are those that a browser takes', () => {
  expect(nameAddresses('127.0.0.1', 4321, '/')).toEqual({ url: 'http://127.0.0.1:4321/', network: [] });
  expect(nameAddresses('::1', 4321, '/site/').url).toBe('http://[::1]:4321/site/');
  const open = nameAddresses('0.0.0.0', 80, '/');
  expect(open.url).toBe('http://127.0.0.1:80/');
  for (const address of open.network) expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:80\/$/);
});

test.each([
  ['localhost:4321', '127.0.0.1', true],
  ['127.0.0.1:4321', '127.0.0.1', true],
  ['[::1]:4321', 'localhost', true],
  ['eddy.localhost:4321', '127.0.0.1', true],
  ['elsewhere.example:4321', '127.0.0.1', false],
  ['localhost.elsewhere.example', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
  ['studio.local:4321', '0.0.0.0', true],
])('a request to %s at %s is answered: %s', (header, host, answered) => {
  expect(isAddressed(header, host)).toBe(answered);
});

test('each platform opens addresses in its own way', () => {
  const url = 'http://127.0.0.1:4321/';
  expect(openerFor('darwin', url)).toEqual(['open', url]);
  expect(openerFor('win32', url)).toEqual(['cmd', '/c', 'start', '""', url]);
  expect(openerFor('linux', url)).toEqual(['xdg-open', url]);
});

test('files are what their names say', () => {
  expect(typeOf('a/b.WEBP')).toBe('image/webp');
  expect(typeOf('CNAME')).toBe('application/octet-stream');
});
