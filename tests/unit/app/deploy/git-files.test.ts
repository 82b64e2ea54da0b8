/** What a commit of the site takes: nothing that is not of the site, and no secrets. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { belongsToSite, readStatus } from '../../../../generator/app/deploy/git/files.ts';
import { findSecret, findSecretInFile, isSecretName } from '../../../../generator/site/secrets.ts';

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

describe('secrets in texts', () => {
  test.each([
    ['{\n  "host": "x",\n  "password": "hunter2"}', 'a password', 3],
    ['export LINER_SFTP_PASSWORD=hunter2', 'the value of a secret variable', 1],
    ['env:\n  LINER_SFTP_PASSWORD: hunter2', 'the value of a secret variable', 2],
    ['{"NETLIFY_AUTH_TOKEN": "abc"}', 'the value of a secret variable', 1],
    [`a\nb\nghp_${'a'.repeat(36)}`, 'a token of GitHub', 3],
    // In parts, as others search this file for secrets as well.
    [`x\nexport const stripe = '${'sk'}_live_${'4eC39HqLyjWDarjt'}';`, 'a key of Stripe', 2],
    [`hook: https://hooks.${'slack.com'}/services/T0000/B0000/abc`, 'a token of Slack', 1],
    [`${'xox'}b-1234567890-abcdef`, 'a token of Slack', 1],
    [`maps: ${'AI'}za${'Sy4eC39HqLyjW'.padEnd(35, 'x')}`, 'a key of Google', 1],
    [`${'sk'}-proj-4eC39HqLyjWDarjtT1zdp7dc`, 'a secret key', 1],
    [`a: ${'xkey'}sib-${'0a'.repeat(20)}`, 'a key of Brevo', 1],
    [`extra:\n  list: ${'0a'.repeat(16)}-us12`, 'a key of Mailchimp', 2],
    [`${'key'}-${'0a'.repeat(16)}`, 'a key of Mailgun', 1],
    [`${'SG'}.${'a1'.repeat(11)}.${'b2'.repeat(20)}`, 'a key of SendGrid', 1],
    ['//registry.npmjs.org/:_authToken=3970e0fe-8564-4903-9a55-c5f8de49fb8b', 'a login of npm', 1],
    ['registry=x\n_auth = YTpi', 'a login of npm', 2],
    ['//host.example/:_password="aHVudGVyMg=="', 'a login of npm', 1],
    ['host = x\npass = hunter2\n', 'a password', 2],
    ['db:\r\n  password: hunter2\r\n', 'a password', 2],
    ['[build.environment]\n  MAIL_API_KEY = "a1b2c3d4e5f6a7b8"', 'a key', 2],
    ['extra: {api_token: a1b2c3d4e5f6a7b8}', 'a key', 1],
    ['{"env": {"DB_PASSWORD": "hunter2"}}', 'a password', 1],
    ["const clientSecret: string = 'a1b2c3d4e5f6a7b8';", 'a key', 1],
    ['env:\n  DEPLOY_TOKEN: 3970e0fe-8564-4903-9a55', 'a key', 2],
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
    'Password: love',
    'They ask for the password: nobody knows it',
    'Tell me the secret = love',
    'key: A minor',
    'secret: true',
    'permissions:\n  id-token: write',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as npm has it
    '//registry.npmjs.org/:_authToken=${NPM_TOKEN}',
    'with:\n  token: $' + '{{ secrets.DEPLOY }}',
    'NEXT_PUBLIC_KEY=a1b2c3d4e5f6a7b8',
    '{"js-tokens": "^4.0.0", "integrity": "sha512-RdJUflcE3cUzKiMqQgsCu06FPu9UdIJO0beYbPhHN4k6apgJtifcoCtT9bcxOpYBtpD2kCM6Sbzg4CausW/PKQ=="}',
  ])('%j has none', (text) => {
    expect(findSecret(text)).toBeUndefined();
  });
});

test.each(['sk-', 'password = "', '{ "a": ', ', \n', 'key-0a', '-----BEGIN A ', 'SG.a'])(
  'a text of nothing but %j is searched in no time',
  (part) => {
    const start = performance.now();
    findSecret(part.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(2000);
  },
);

test('in code, only what is quoted is a value', () => {
  const code = 'type Login = {\n  password: string;\n};\nlogin.password = form;\nconst password = read();';
  expect(findSecret(code, 'templates/Login.tsx')).toBeUndefined();
  expect(findSecret("const password = 'hunter2';", 'templates/Login.tsx')).toMatchObject({ line: 1 });
});

test('texts are searched whole, pictures and the files that links lead to are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liner-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const find = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return findSecretInFile(join(folder, name));
  };
  const token = `ghp_${'a'.repeat(36)}`;
  expect(find('long.txt', `${'la\n'.repeat(700_000)}${token}`)).toMatchObject({ line: 700_001 });
  expect(find('wide.txt', Buffer.from(`\uFEFFa\n${token}`, 'utf16le'))).toMatchObject({ line: 2 });
  expect(find('picture.png', `\x89PNG\r\n\0\0${token}`)).toBeUndefined();
  symlinkSync(join(folder, 'long.txt'), join(folder, 'link.txt'));
  expect(findSecretInFile(join(folder, 'link.txt'))).toBeUndefined();
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
