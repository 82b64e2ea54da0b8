/** Files in a commit of the site: only those of the site, and no secrets. */
import { expect, test } from 'vitest';
import { belongsToSite, readStatus } from '../../../../generator/app/deploy/git/files.ts';
import { isSecretName } from '../../../../generator/site/secrets.ts';

const SOURCES = ['content', 'assets'];

const isTaken = (path: string) =>
  belongsToSite(path, SOURCES) && !isSecretName(path, path.startsWith('content/'));

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
  'secrets.yaml',
  'assets/secrets.yml',
  'credentials.toml',
  'tokens.json',
  'content/api-tokens.json',
  'my.secrets.ini',
  'passwords.txt',
  'rclone.conf',
  'assets/static/.npmrc',
  'static/old/wp-config.php',
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
  'keys.json',
  'bank.yaml',
  'accounts.toml',
  'vpn.conf',
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
  'package-lock.json',
  'tsconfig.json',
  'pnpm-lock.yaml',
  'vercel.json',
  'wrangler.toml',
  'netlify.toml',
  'content/releases/secrets/tokens.yaml',
  'assets/design-tokens.json',
  'README.md',
  'CNAME',
  'content/releases/secrets.md',
  'content/pages/password.yaml',
  'assets/static/.well-known/security.txt',
  'islands/door.tsx',
])('%s is taken', (path) => {
  expect(isTaken(path)).toBe(true);
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
