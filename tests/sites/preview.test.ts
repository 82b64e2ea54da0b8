import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../helpers/dev.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, startLiner, type TestSite } from '../helpers/site.ts';

/** Starts the preview and waits until it says where the site is. */
async function startPreview(folder: string) {
  const started = startLiner(folder, ['preview', '--port', '0']);
  const url = await until(() => {
    if (started.child.exitCode !== null) throw new Error(`It ended: ${started.run.stderr}`);
    return /The site is at (http:\/\/\S+) /.exec(started.run.stderr)?.[1];
  });
  return { ...started, url };
}

describe('the preview of a site below a path', () => {
  let site: TestSite;
  let preview: Awaited<ReturnType<typeof startPreview>>;
  beforeAll(async () => {
    site = makeSite(
      {
        'content/site.yaml': SITE_YAML.replace('artist.example', 'artist.example/site/'),
        'content/releases/first-light.md': RELEASE,
      },
      { keep: true },
    );
    expect((await site.run(['build'])).code).toBe(0);
    preview = await startPreview(site.root);
  });
  afterAll(async () => {
    preview.child.kill('SIGKILL');
    await preview.done;
    removeSite(site.root);
  });

  test('is at its path on this computer', () => {
    expect(preview.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/site\/$/);
    expect(preview.run.stderr).toContain('press Ctrl+C to stop');
  });

  test('serves pages and their files', async () => {
    const page = await fetch(`${preview.url}music/releases/first-light/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    expect(html).toContain('<h1');
    const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const file = await fetch(new URL(styles, preview.url));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/css/);
  });

  test('answers what is not there with the not-found page and 404', async () => {
    for (const path of ['nowhere/', 'nowhere', 'music/releases/none/', '../package.json']) {
      const answer = await fetch(preview.url + path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('Page not found');
    }
    expect((await fetch(new URL('/music/', preview.url))).status).toBe(404);
  });

  test('leads a path without its slash to the page', async () => {
    const answer = await fetch(`${preview.url}music`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/site/music/');
  });

  test('stops on a signal', async () => {
    preview.child.kill('SIGTERM');
    expect(await preview.done).toMatchObject({ code: 0, stdout: '' });
    await expect(fetch(preview.url)).rejects.toThrow();
    const other = await startPreview(site.root);
    other.child.kill('SIGINT');
    expect(await other.done).toMatchObject({ code: 0 });
  });

  test('says when its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, stderr } = await site.run(['preview', '--port', String(port)]);
    await new Promise((resolve) => server.close(resolve));
    expect(code).toBe(3);
    expect(stderr).toContain('Another program uses this port. Choose another one with --port.');
  });
});

test('a web manifest that somebody has spoilt is no matter', async () => {
  const site = makeSite({ 'dist/index.html': '<p>Home', 'dist/site.webmanifest': '{' });
  const { child, done, url } = await startPreview(site.root);
  expect(await (await fetch(url)).text()).toBe('<p>Home');
  child.kill('SIGKILL');
  await done;
});

test('there is nothing to preview before a build', async () => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML });
  const { code, stderr } = await site.run(['preview', '--port', '0']);
  expect(code).toBe(1);
  expect(stderr).toContain('There is no finished site in dist yet. Run npx liner build first.');
});
