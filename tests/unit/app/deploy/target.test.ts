import { expect, test } from 'vitest';
import { hidePassword } from '../../../../generator/app/deploy/git/run.ts';
import { chooseTarget } from '../../../../generator/app/deploy/target.ts';

const SFTP = { to: 'sftp' as const, host: 'server.example', path: '/var/www' };

test('the target is that of site.yaml, or the one of the command line', () => {
  expect(chooseTarget(SFTP, undefined)).toMatchObject(SFTP);
  expect(chooseTarget(SFTP, 'sftp')).toMatchObject(SFTP);
  expect(chooseTarget(SFTP, 'git')).toEqual({ to: 'git' });
  expect(chooseTarget(SFTP, '/media/drive')).toEqual({ to: 'folder', path: '/media/drive' });
  expect(chooseTarget(undefined, undefined)).toContain('publish: {to: git}');
  expect(chooseTarget(undefined, 'netlify')).toContain('publish: {to: netlify, site:');
});

test.each(['folder', 'disk'])('--to %s names no folder', (to) => {
  expect(chooseTarget(undefined, to)).toContain(`--to ${to} needs a path, such as  --to ../published`);
  expect(chooseTarget(SFTP, to)).toContain('publish: {to: folder, path:');
  const folder = { to: 'folder' as const, path: '../published' };
  expect(chooseTarget(folder, to)).toEqual(folder);
  expect(chooseTarget(undefined, `./${to}`)).toEqual({ to: 'folder', path: `./${to}` });
});

test('other names of a target are no folders either', () => {
  expect(chooseTarget(SFTP, 'ssh')).toEqual(SFTP);
  expect(chooseTarget(undefined, 'ftp')).toContain('publish: {to: sftp, host:');
  expect(chooseTarget(undefined, 'sftp')).toContain('--to sftp needs more than its name.');
  expect(chooseTarget(undefined, 'github')).toEqual({ to: 'git' });
});

test.each([
  ['sftp://me@host.example:2222/var/www', { host: 'host.example', user: 'me', port: 2222, path: '/var/www' }],
  [
    'sftp://host.example/~/my%20site',
    { host: 'host.example', user: undefined, port: undefined, path: 'my site' },
  ],
  ['sftp://me@[2001:db8::1]/x', { host: '2001:db8::1', user: 'me', port: undefined, path: '/x' }],
  ['sftp://host.example/100%25', { host: 'host.example', user: undefined, port: undefined, path: '/100%' }],
])('%s is an address', (address, target) => {
  expect(chooseTarget(undefined, address)).toEqual({ to: 'sftp', ...target });
});

test.each([
  'sftp://me:secret@host/x',
  'https://host/x',
  'sftp://host',
  'sftp:///x',
  'https://me:secret@host/x',
  'https://me:secret@host.example/you/site.git',
  'https://secret@host.example/you/site.git',
  'ssh://me:secret@host.example/you/site.git',
  'https://host.example/site?private_token=secret&x=1',
  'https://host.example/site.git?access_token=secret#x',
  'sftp://host/100%/x',
  'sftp://100%@host/x',
])('%s is none', (address) => {
  const refusal = chooseTarget(undefined, address);
  expect(refusal).toEqual(expect.any(String));
  expect(refusal).not.toContain('secret');
});

test.each([
  'git@host.example:you/site.git',
  'https://host.example/you/site.git',
  'ssh://git@host.example/you/site.git',
])('%s is that of a repository', (address) => {
  expect(chooseTarget(undefined, address)).toContain(`git remote add origin ${address}`);
});

test('an account of a server is no folder; a drive of Windows is one', () => {
  expect(chooseTarget(undefined, 'you@host.example:/var/www')).toContain('Write it like sftp://');
  for (const path of ['C:\\site', 'D:/you@home:site', 'out@home'])
    expect(chooseTarget(undefined, path)).toEqual({ to: 'folder', path });
});

test.each([
  ['https://me:secret@host/x.git', 'https://host/x.git'],
  ['https://host/x.git?private_token=secret&a=1', 'https://host/x.git?private_token=…&a=1'],
  ['https://host/x?a=1;api-key=secret#b', 'https://host/x?a=1;api-key=…#b'],
  ["fatal: 'https://host/x?PASSWORD=secret' not found", "fatal: 'https://host/x?PASSWORD=…' not found"],
  ['https://host/x?page=2', 'https://host/x?page=2'],
])('%s is printed without its secret', (text, shown) => {
  expect(hidePassword(text)).toBe(shown);
});
