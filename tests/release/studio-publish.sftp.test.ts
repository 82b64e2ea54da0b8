/** Publishing from `liner studio` to a server of OpenSSH: which servers it trusts, and how it logs in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PublishAnswer } from '../../generator/studio/protocol/index.ts';
import { until } from '../helpers/dev.ts';
import { ensureSshd } from '../helpers/find-servers.mjs';
import { makeSite, RELEASE, removeSite, SITE_YAML } from '../helpers/site.ts';
import { startSshd } from '../helpers/sshd.ts';
import { startStudio } from '../helpers/studio.ts';

const program = ensureSshd();
const PASSPHRASE = 'open sesame';

async function setUp(options: { passphrase?: string } = {}) {
  const server = await startSshd(program ?? '', options);
  const site = makeSite({ 'content/releases/first-light.md': RELEASE }, { keep: true });
  const target = { to: 'sftp', host: '127.0.0.1', port: server.port, user: server.user };
  const live = join(server.home, 'live');
  site.write('content/site.yaml', `${SITE_YAML}publish: ${JSON.stringify({ ...target, path: live })}\n`);
  const studio = await startStudio(site, ['--port', '0'], { PATH: server.environment['PATH'] ?? '' });
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
    await server.stop();
  });
  const plan = () => studio.get<PublishAnswer>('/api/publish');
  const publish = async (request: object = {}) => {
    await studio.post('/api/publish', request);
    return until(async () => {
      const { job } = await plan();
      return ['checking', 'building', 'uploading'].includes(job.phase) ? undefined : job;
    });
  };
  const known = join(server.home, '.ssh/known_hosts');
  return { server, site, studio, plan, publish, known, page: join(live, 'index.html') };
}

describe.skipIf(!program)('by SFTP', () => {
  test('a server that is not known is shown with its key, and trusted once somebody permits it', async () => {
    const { server, publish, known, page } = await setUp();
    const { fingerprint, knownHost } = server;
    expect(await publish()).toMatchObject({
      ...{ phase: 'failed', unless: 'accept-host-key' },
      notice: { code: 'host-unknown', values: { host: '127.0.0.1', key: fingerprint } },
    });
    expect([existsSync(known), existsSync(page)]).toEqual([false, false]);
    expect(await publish({ permit: 'accept-host-key' })).toMatchObject({ phase: 'done' });
    expect([readFileSync(known, 'utf8'), existsSync(page)]).toEqual([knownHost, true]);
    expect(await publish()).toMatchObject({ phase: 'done', isUnchanged: true });

    // Another key than before is refused, whatever is permitted.
    const other = await startSshd(program ?? '');
    await other.stop();
    writeFileSync(known, other.knownHost.replace(String(other.port), String(server.port)));
    const command = `ssh-keygen -R "[127.0.0.1]:${server.port}"`;
    for (const request of [{}, { permit: 'accept-host-key' }]) {
      const refused = await publish(request);
      expect(refused).toMatchObject({
        phase: 'failed',
        notice: { code: 'host-changed', values: { host: '127.0.0.1', key: fingerprint, command } },
      });
      expect(refused.unless).toBeUndefined();
    }
  });

  test('a passphrase is asked for until it is right, and written nowhere', async () => {
    const { server, site, studio, plan, publish, known, page } = await setUp({ passphrase: PASSPHRASE });
    writeFileSync(known, server.knownHost);
    const setOf = async () => (await plan()).secrets.map(({ what, isSet }) => [what, isSet]);
    const none = [
      ['password', false],
      ['passphrase', false],
    ];
    expect(await setOf()).toEqual(none);
    const refused = { phase: 'failed', isLoginRefused: true, notice: { code: 'login-refused' } };
    expect(await publish()).toMatchObject(refused);
    expect(await publish({ secrets: { passphrase: 'open barley' } })).toMatchObject(refused);
    expect(await setOf()).toEqual(none);
    const done = await publish({ secrets: { passphrase: PASSPHRASE } });
    expect(done).toMatchObject({ phase: 'done' });
    expect(done.isLoginRefused).toBeUndefined();
    expect(existsSync(page)).toBe(true);
    expect(await setOf()).toEqual([none[0], ['passphrase', true]]);
    // It is kept as long as the studio runs, and in memory alone.
    expect(await publish()).toMatchObject({ phase: 'done' });
    expect(JSON.stringify(await plan()) + studio.output()).not.toContain(PASSPHRASE);
    const files = site.list('.').filter((path) => !path.includes('node_modules/'));
    expect(files.filter((path) => site.read(path).includes(PASSPHRASE))).toEqual([]);
  });
});
