/** `publish` of site.yaml: what it takes, and that no secret is ever in it. */
import { expect, test } from 'vitest';
import { describe, loadFiles } from '../../../helpers/content.ts';

const SITE =
  'base_url: https://artist.example\nartist: {name: Artist}\nemails: {general: hello@artist.example}\n';

async function check(publish: string): Promise<string[]> {
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}publish: ${publish}\n` });
  return problems.map(describe);
}

test.each([
  '{to: git}',
  '{to: git, remote: origin, branch: main}',
  '{to: netlify, site: your-name.netlify.app}',
  '{to: sftp, host: your-name.example, user: layla, port: 2222, path: /var/www/site}',
  '{to: s3, bucket: your-name, store: "https://account.r2.cloudflarestorage.com/", region: auto}',
  '{to: folder, path: /media/drive/site}',
])('%s is taken', async (publish) => {
  expect(await check(publish)).toEqual([]);
});

const WRONG: [publish: string, says: string[]][] = [
  ['{to: netlify}', ['site.yaml:4:15 schema/value publish, to needs site as well, but is "netlify".']],
  [
    '{to: sftp}',
    [
      'site.yaml:4:15 schema/value publish, to needs host as well, but is "sftp".',
      'site.yaml:4:15 schema/value publish, to needs path as well, but is "sftp".',
    ],
  ],
  [
    '{to: git, path: /x}',
    ['site.yaml:4:26 schema/value publish, path must be left out: git does not use it, but is "/x".'],
  ],
  [
    'git',
    [
      'site.yaml:4:10 schema/type publish must be a group of keys and values, but is "git". → Write  publish: {to: git}',
    ],
  ],
  [
    '{to: github}',
    [
      'site.yaml:4:15 schema/value publish, to must be one of git, netlify, sftp, s3, folder, but is "github". → Did you mean "git"?',
    ],
  ],
];

test.each(WRONG)('%s is refused', async (publish, says) => {
  expect(await check(publish)).toEqual(says);
});

test.each([
  ['{to: netlify, site: a, token: abc}', 'NETLIFY_AUTH_TOKEN'],
  ['{to: sftp, host: a, path: /a, Password: abc}', 'LINER_SFTP_PASSWORD'],
  ['{to: s3, bucket: ab, secret_access_key: abc}', 'AWS_SECRET_ACCESS_KEY'],
])('a secret is refused with its line: %s', async (publish, variable) => {
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}publish: ${publish}\n` });
  expect(problems.map(({ code }) => code)).toEqual(['schema/secret']);
  expect(problems[0]?.hint).toContain(variable);
  expect(problems[0]?.frame).toContain(publish.replace('abc}', '••••'));
});

test.each([
  '{to: netlify, site: nfp_abcdef}',
  '{to: sftp, host: "layla:abc@host", path: /a}',
  '{to: s3, bucket: ab, store: "https://key:abc@store.example"}',
])('a secret among the words of another key is refused: %s', async (publish) => {
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}publish: ${publish}\n` });
  expect(problems.map(({ code }) => code)).toEqual(['schema/value']);
});
