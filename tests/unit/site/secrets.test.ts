import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPublished, findSecret, findSecretInFile } from '../../../generator/site/secrets.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { writeAsset } from '../../helpers/pictures.ts';

const makeFolder = prepareFolders();

function check(name: string, text: string) {
  const assets = makeFolder();
  const file = `static/${name}`;
  writeAsset(assets, file, text);
  const found = checkPublished(file, join(assets, file), 'assets');
  return found && [found.level, found.code, `${found.at?.file}:${found.at?.line}`];
}

test.each([
  '.env',
  '.env.local',
  '.htpasswd',
  'keys/id_rsa',
  'credentials.json',
  'site.pem',
  'secrets.yaml',
  '.npmrc',
  'old/wp-config.php',
])('%s may not be published', (name) => {
  expect(check(name, 'x')).toEqual(['error', 'static/secret-file', `assets/static/${name}:1`]);
});

test.each([
  ['settings.json', '{\n  "password": "hunter2"\n}', 2],
  ['npm.txt', '//registry.example/:_authToken=0b2c\n', 1],
  ['form.js', `const one = 1;\n\nconst token = 'ghp_${'a1'.repeat(18)}';\n`, 3],
  ['notes.txt', '-----BEGIN RSA PRIVATE KEY-----\n', 1],
])('a secret in %s is a warning', (name, text, line) => {
  expect(check(name, text)).toEqual(['warning', 'static/secret', `assets/static/${name}:${line}`]);
});

test.each([
  ['.well-known/security.txt', 'Contact: mailto:me@artist.example\n'],
  ['robots.txt', 'User-agent: *\n'],
  ['google1234.html', 'google-site-verification: google1234.html'],
  ['.env.example', 'TOKEN=\n'],
])('%s is published without a word', (name, text) => {
  expect(check(name, text)).toBeUndefined();
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

// A search whose time grows with the square of the length takes much longer than the limit; this one, some milliseconds.
test.each(['sk-', 'password = "', '{ "a": ', ', \n', 'key-0a', '-----BEGIN A ', 'SG.a'])(
  'a long text of nothing but %j is searched to its end',
  (part) => {
    expect(findSecret(part.repeat(100_000))).toBeUndefined();
  },
  5000,
);

test('in code, only what is quoted is a value', () => {
  const code = 'type Login = {\n  password: string;\n};\nlogin.password = form;\nconst password = read();';
  expect(findSecret(code, 'templates/Login.tsx')).toBeUndefined();
  expect(findSecret("const password = 'hunter2';", 'templates/Login.tsx')).toMatchObject({ line: 1 });
});

test('texts are searched whole, pictures and the files that links lead to are not', () => {
  const folder = makeFolder();
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
