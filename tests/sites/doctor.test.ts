/** `liner doctor` and `liner update`, as their user runs them. */
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../generator/app/doctor/finding.ts';
import { startHost } from '../helpers/host.ts';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';

const NIGHT = "on:\n  schedule:\n    - {cron: '17 0 * * *', timezone: Europe/Lisbon}\n";

test('a healthy site and its host are found healthy, and what is wrong is reported with what to do', async () => {
  const site = makeSite({
    'content/releases/first-light.md': RELEASE,
    '.github/workflows/nightly.yml': NIGHT,
  });
  const host = await startHost({ folder: `${site.root}/live` });
  onTestFinished(() => host.stop());
  const yaml = SITE_YAML.replace('https://artist.example', host.url);
  site.write('content/site.yaml', `${yaml}timezone: Europe/Lisbon\npublish: {to: folder, path: live}\n`);
  expect(await site.run(['publish', '--yes'])).toMatchObject({ code: 0 });

  const healthy = await site.run(['doctor', '--online', '--json']);
  expect(healthy.code, healthy.stdout).toBe(0);
  const findings: Finding[] = JSON.parse(healthy.stdout);
  // That of Node.js depends on the machine and the day.
  const rest = findings.filter(({ topic }) => topic !== 'Node.js');
  expect(rest.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(new Set(rest.map(({ topic }) => topic))).toEqual(
    new Set([
      ...[
        'npm',
        'Liner',
        'sharp',
        'esbuild',
        'tailwindcss',
        'content',
        'folder',
        'cache',
        'address',
        'nightly build',
      ],
      ...['finished site', 'DNS', 'home page', 'security', 'caching', 'range requests', 'missing pages'],
      'newest version',
    ]),
  );

  site.write('content/releases/second-light.md', RELEASE.replace('First', 'Second'));
  site.write('netlify.toml', '[build]\n');
  expect(await site.run(['build'])).toMatchObject({ code: 0 });
  const ill = await site.run(['doctor', '--online']);
  expect(ill.code).toBe(1);
  expect(ill.stdout).toContain(
    'error    host: netlify.toml does not name the folder of the finished site.\n         → Write  publish = "dist"  there.\n',
  );
  expect(ill.stdout).toMatch(/warning {2}newest version: .*Home.*\n {9}→ Run npx liner publish\./);
  expect(ill.stdout).toMatch(/\n\n1 error, \d warnings?\n$/);
});

test('a folder without a site, and one whose site.yaml is wrong, are reported', async () => {
  const site = makeSite({ 'notes.txt': '' });
  const empty = await site.run(['doctor']);
  expect(empty).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('There is no site.yaml in the folder content.'),
  });
  site.write('content/site.yaml', 'artist: 3\n');
  const wrong = await site.run(['doctor']);
  expect(wrong).toMatchObject({ code: 1, stdout: expect.stringContaining('→ Run npx liner check') });
});

test.each(['de', 'pt'])('what is checked, found and advised is in %s', async (language) => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML, 'netlify.toml': '[build]\n' });
  const [english, own] = await Promise.all(
    ['en', language].map(async (code) => (await site.run(['doctor', '--lang', code])).stdout.split('\n')),
  );
  // The advice in another language is as long in lines; versions are the same.
  expect(own).toHaveLength(english?.length ?? 0);
  const texts = (lines: string[] = []) => lines.map((line) => line.replace(/^(?:\p{L}+)? +/u, ''));
  const same = texts(own).filter((line) => line && texts(english).includes(line));
  expect(same.filter((line) => !/^(?:Node\.js|npm|Liner): v?\d[\w.-]*$/.test(line))).toEqual([]);
});

test('an update renews what is written beside the content, and says so', async () => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML });
  expect(await site.run(['schema'])).toMatchObject({ code: 0 });
  const fresh = site.hashes('content');
  const version = site.read('content/.schemas/version').trim();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const same = await site.run(['update']);
  expect(same).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Everything is up to date with Liner ${version}`),
  });

  site.write('content/.schemas/version', '0.0.1\n');
  site.write('content/.schemas/site.json', '{}');
  site.remove('content/.schemas/news.json');
  const doctor = await site.run(['doctor']);
  expect(doctor.stdout).toMatch(/warning {2}schemas: 2 schemas .*\n *→ Run npx liner update\./);
  const old = await site.run(['update']);
  expect(old.stdout).toContain(`Updated the schemas from version 0.0.1 to version ${version}: 2 changed.\n`);
  expect(site.hashes('content')).toEqual(fresh);
  expect((await site.run(['doctor'])).stdout).toContain('ok       schemas:');

  site.remove('content/.schemas/version');
  expect((await site.run(['update'])).stdout).toContain('Updated the schemas from an earlier version');
  expect(site.hashes('content')).toEqual(fresh);
  expect(await site.run(['update', '--content', 'nowhere'])).toMatchObject({ code: 1 });
});
