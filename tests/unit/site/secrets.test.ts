import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPublished } from '../../../generator/site/secrets.ts';
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

test.each(['.env', '.env.local', '.htpasswd', 'keys/id_rsa', 'credentials.json', 'site.pem', 'secrets.yaml'])(
  '%s may not be published',
  (name) => {
    expect(check(name, 'x')).toEqual(['error', 'static/secret-file', `assets/static/${name}:1`]);
  },
);

test.each([
  ['settings.json', '{\n  "password": "hunter2"\n}', 2],
  ['.npmrc', '//registry.example/:_authToken=0b2c\n', 1],
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
