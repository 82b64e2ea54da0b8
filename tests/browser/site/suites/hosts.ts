import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packageRoot } from '../../../sites/site.ts';
import { NOWHERE } from '../built.ts';
import { crawl, listFaults } from '../crawl.ts';
import type { Stage } from '../stage.ts';

const SERVE = join(packageRoot, 'node_modules/serve/build/main.js');
const hasPython = spawnSync('python3', ['--version']).status === 0;

export function testHosts({ site }: Stage): void {
  const visitAll = async (origin: string) => {
    const answers = await crawl([...site.routes, '/sitemap.xml', '/robots.txt'], origin, site.baseUrl);
    expect(listFaults(answers)).toEqual([]);
    // Pages without their scripts, pictures and files would be fewer by far.
    expect(answers.size).toBeGreaterThan(site.routes.length * 4);
  };

  describe('other hosts', () => {
    it('serve: every page and file, and the not-found page for all else', async () => {
      const port = await findPort();
      const words = [SERVE, '--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', '--no-request-logging'];
      const origin = await start(process.execPath, [...words, site.root], port);
      await visitAll(origin);
      const missing = await fetch(origin + NOWHERE);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toBe(readFileSync(join(site.root, '404.html'), 'utf8'));
    });

    it.skipIf(!hasPython)("Python's http.server: every page and file", async () => {
      const port = await findPort();
      const words = ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', site.root];
      const origin = await start('python3', words, port);
      await visitAll(origin);
      expect((await fetch(origin + NOWHERE)).status).toBe(404);
    });
  });
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a host that ends with the test. Settles with its origin once it answers. */
async function start(command: string, words: string[], port: number): Promise<string> {
  const host: ChildProcess = spawn(command, words, { stdio: 'ignore' });
  onTestFinished(() => {
    host.kill();
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(200);
  return origin;
}
