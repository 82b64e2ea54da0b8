/** What a commit of the site takes: nothing that is not of the site, and no secrets. */
import { describe, expect, test } from 'vitest';
import {
  belongsToSite,
  findSecret,
  isSecretName,
  readStatus,
} from '../../../../generator/app/deploy/git/files.ts';

const SOURCES = ['content', 'assets'];

const isTaken = (path: string) => belongsToSite(path, SOURCES) && !isSecretName(path);

test.each([
  '.envrc',
  '.env~',
  '.ENV',
  '.env.local',
  '.env.production.bak',
  '.git-credentials',
  '.ftpconfig',
  '.pypirc',
  '.netrc',
  'credentials.json',
  'content/client_secret_1234.json',
  'service-account-liner.json',
  'sftp-config.json',
  '.vscode/sftp.json',
  'content/id_ed25519',
  'assets/site.pem',
])('%s is left out as a secret', (path) => {
  expect(isSecretName(path)).toBe(true);
});

test.each([
  'contracts/deal.txt',
  'deal.pdf',
  '.bash_history',
  '.unknownrc',
  '.idea/workspace.xml',
  '.vscode/launch.json',
])('%s is left out as not of the site', (path) => {
  expect(belongsToSite(path, SOURCES)).toBe(false);
});

test.each([
  '.gitignore',
  '.nvmrc',
  '.npmrc',
  '.htaccess',
  '.gitlab-ci.yml',
  '.prettierrc.json',
  '.env.example',
  '.github/workflows/publish.yml',
  '.vscode/settings.json',
  '.vscode/liner.code-snippets',
  'package.json',
  'netlify.toml',
  'README.md',
  'CNAME',
  'content/releases/secrets.md',
  'content/pages/password.yaml',
  'assets/static/.well-known/security.txt',
  'islands/door.tsx',
])('%s is taken', (path) => {
  expect(isTaken(path)).toBe(true);
});

describe('secrets in texts', () => {
  test.each([
    ['{\n  "host": "x",\n  "password": "hunter2"}', 'a password', 3],
    ['export LINER_SFTP_PASSWORD=hunter2', 'the value of a secret variable', 1],
    ['env:\n  LINER_SFTP_PASSWORD: hunter2', 'the value of a secret variable', 2],
    ['{"NETLIFY_AUTH_TOKEN": "abc"}', 'the value of a secret variable', 1],
    [`a\nb\nghp_${'a'.repeat(36)}`, 'a token of GitHub', 3],
  ])('%j', (text, what, line) => {
    expect(findSecret(text)).toEqual({ what, line });
  });

  test.each([
    '{"password": "$' + '{PASSWORD}", "passphrase": ""}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a workflow has it
    'LINER_SFTP_PASSWORD: ${{ secrets.LINER_SFTP_PASSWORD }}',
    'Put it into LINER_SFTP_PASSWORD.',
    'LINER_SFTP_PASSWORD=',
    'NETLIFY_AUTH_TOKEN="$TOKEN"',
    'title: "Password: Love"',
  ])('%j has none', (text) => {
    expect(findSecret(text)).toBeUndefined();
  });
});

test('the status of Git is read, without what no commit has ever had', () => {
  const status = ['?? a b.md', ' M c.md', 'A  d.md', ' D e.md', 'D  f.md', 'AD g.md', 'UU h.md', ''].join(
    '\0',
  );
  expect(readStatus(status)).toEqual([
    { path: 'a b.md', how: 'new', isUntracked: true, isUnknown: false },
    { path: 'c.md', how: 'changed', isUntracked: false, isUnknown: false },
    { path: 'd.md', how: 'new', isUntracked: false, isUnknown: false },
    { path: 'e.md', how: 'removed', isUntracked: false, isUnknown: false },
    { path: 'f.md', how: 'removed', isUntracked: false, isUnknown: true },
    { path: 'h.md', how: 'conflict', isUntracked: false, isUnknown: false },
  ]);
});
