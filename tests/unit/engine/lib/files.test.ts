import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fingerprintFile, fingerprintFolder } from '../../../../generator/engine/cache/fingerprints.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { isJunk, listFiles, listUnreadable, openFolder } from '../../../../generator/engine/lib/files.ts';
import { asSomebodyElse, prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

function makeTree(): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'b/c'), { recursive: true });
  for (const file of ['.hidden', 'a.txt', 'b/c/d.txt', 'b/e.txt']) writeFileSync(join(folder, file), file);
  return folder;
}

test('files and links are listed in order, and links are not followed', () => {
  const folder = makeTree();
  symlinkSync(makeTree(), join(folder, 'b/away'));
  symlinkSync('loop', join(folder, 'loop'));
  expect(listFiles(folder)).toEqual(['.hidden', 'a.txt', 'b/away', 'b/c/d.txt', 'b/e.txt', 'loop']);
  expect(listFiles(join(folder, 'nothing'))).toEqual([]);
});

test('a folder is listed without what computers leave in it', () => {
  const folder = makeTree();
  for (const name of [
    '._a.txt',
    '.DS_Store',
    'Thumbs.db',
    'Desktop.ini',
    '~$a.docx',
    'b/._e.txt',
    'b/c/thumbs.db',
  ])
    writeFileSync(join(folder, name), '');
  expect(openFolder(folder).files).toEqual(['.hidden', 'a.txt', 'b/c/d.txt', 'b/e.txt']);
});

/** Files that systems, browsers, editors and version control leave, each with a similar name that a person could mean. */
const JUNK = [
  ...[
    '.DS_Store',
    '._cover.jpg',
    '.AppleDouble',
    '__MACOSX',
    'Icon\r',
    'Thumbs.db',
    'ehthumbs.db',
    'desktop.ini',
    '~$list.docx',
  ],
  ...[
    '@eaDir',
    '#recycle',
    '.directory',
    '.Trashes',
    '.Trash-1000',
    '.fseventsd',
    '$RECYCLE.BIN',
    'System Volume Information',
  ],
  ...[
    'song.mp3.part',
    'song.crdownload',
    'Unconfirmed 1.crdownload',
    'a.wav.download',
    'a.partial',
    '.cover.jpg.icloud',
  ],
  ...[
    '.git',
    '.gitignore',
    '.gitattributes',
    '.hg',
    '.svn',
    'a.md~',
    '.a.md.swp',
    '.a.swo',
    '.#a.md',
    '#a.md#',
    '.~lock.a.odt#',
    '4913',
    '.goutputstream-X',
    'a.tmp',
  ],
  ...['.localized', '.apdisk', '.com.apple.timemachine.supported', 'Network Trash Folder', 'lost+found'],
  ...['.dropbox', '.dropbox.cache', '.sync', '.stfolder', '.obsidian', '.idea', '.vscode'],
  ...['rider.pdf:Zone.Identifier', 'rider.pdf.Zone.Identifier', 'rider.pdf - Shortcut.lnk'],
  ...['rider.pdf.bak', 'cover.jpg.orig', 'style.css.rej', 'rider.pdf.old', 'index.html.save', 'node_modules'],
];
const OURS = [
  '.well-known',
  '.htaccess',
  '.nojekyll',
  '_headers',
  'part.mp3',
  'download.pdf',
  'tmp',
  'Icon.png',
  'thumbs.jpg',
  'swp.txt',
  'my~song.mp3',
  '#1.mp3',
  ...['localized.txt', 'dropbox.html', 'lost and found.pdf', 'Zone.Identifier.pdf', 'lnk.txt'],
  ...['bak.pdf', 'old.mp3', 'orig', 'node_modules.pdf'],
  '$1.mp3',
];

test('junk is in no folder that people name files of, wherever it is and however it is written', () => {
  const place = fc.constantFrom('', 'static/', 'static/a b/', 'artwork/x/');
  const change = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.normalize('NFD'),
  );
  fc.assert(
    fc.property(place, fc.constantFrom(...JUNK), change, fc.boolean(), (folder, name, write, isFolder) => {
      expect(isJunk(`${folder}${write(name)}${isFolder ? '/file.jpg' : ''}`)).toBe(true);
    }),
    { numRuns: 200 },
  );
  fc.assert(
    fc.property(place, fc.constantFrom(...OURS), (folder, name) => {
      expect([name, isJunk(folder + name)]).toEqual([name, false]);
    }),
  );
});

test('a fingerprint of a folder changes with what is in it, links included', () => {
  const [folder, elsewhere] = [makeTree(), makeFolder()];
  writeFileSync(join(elsewhere, 'target'), 'one');
  symlinkSync(join(elsewhere, 'target'), join(folder, 'link'));
  const seen = [fingerprintFolder(folder)];
  expect(fingerprintFolder(folder)).toBe(seen[0]);
  const changes = [
    () => writeFileSync(join(elsewhere, 'target'), 'two'),
    () => rmSync(join(elsewhere, 'target')),
    () => writeFileSync(join(folder, 'new'), ''),
    () => rmSync(join(folder, 'new')),
    () => utimesSync(join(folder, 'a.txt'), 1, 1),
    // As long as before, and with its old time.
    () => {
      writeFileSync(join(folder, 'a.txt'), readFileSync(join(folder, 'a.txt'), 'utf8').replace(/./, '!'));
      utimesSync(join(folder, 'a.txt'), 1, 1);
    },
  ];
  for (const change of changes) {
    change();
    const next = fingerprintFolder(folder);
    expect(next).not.toBe(seen.at(-1));
    seen.push(next);
  }
});

test('files that come and go while a folder is read are no error', async () => {
  const folder = makeTree();
  const shell = `while :; do : > ${folder}/.swap; mkdir ${folder}/s; rm -r ${folder}/.swap ${folder}/s; done`;
  // A group of its own, which ends with what it has started.
  const child = spawn('sh', ['-c', shell], { stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    for (let round = 0; round < 300; round++) fingerprintFolder(folder);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
});

test('what may not be read is listed, and kept out of what is', () => {
  const folder = makeTree();
  chmodSync(join(folder, 'a.txt'), 0);
  chmodSync(join(folder, 'b/c'), 0);
  symlinkSync('nowhere', join(folder, 'gone'));
  const [unreadable, listed] = asSomebodyElse(folder, () => [listUnreadable(folder), listFiles(folder)]);
  chmodSync(join(folder, 'b/c'), 0o755);
  expect(unreadable).toEqual(['a.txt', 'b/c']);
  expect(listed).toEqual(['.hidden', 'a.txt', 'b/e.txt', 'gone']);
});

test('the hash of a file is remembered until the file is touched', async () => {
  const path = join(makeTree(), 'a.txt');
  const cache = openCache();
  const remember = vi.spyOn(cache.pack('fingerprints'), 'set');
  const first = await fingerprintFile(path, cache);
  expect(await fingerprintFile(path, cache)).toBe(first);
  expect(remember).toHaveBeenCalledTimes(1);
  writeFileSync(path, readFileSync(path, 'utf8').toUpperCase());
  expect(await fingerprintFile(path, cache)).not.toBe(first);
  rmSync(path);
  expect(await fingerprintFile(path, cache)).toBeUndefined();
});

test('a name finds a plain file inside of the folder, and nothing else', () => {
  const [folder, elsewhere] = [makeTree(), makeTree()];
  symlinkSync('a.txt', join(folder, 'inside'));
  symlinkSync(join(elsewhere, 'a.txt'), join(folder, 'outside'));
  symlinkSync('loop', join(folder, 'loop'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const { locate } = openFolder(folder);
  expect(locate('b/e.txt')).toEqual({ path: join(folder, 'b/e.txt'), bytes: 7 });
  expect(locate('inside')).toEqual({ path: join(folder, 'a.txt'), bytes: 5 });
  expect(locate('outside')).toBe('outside');
  for (const name of ['b', 'loop', 'pipe', 'none', 'B/E.txt', 'a.txt/x', 'x'.repeat(300), 'a\0.txt']) {
    expect([name, locate(name)]).toEqual([name, 'missing']);
  }
  expect(openFolder(join(folder, 'nothing')).locate('a.txt')).toBe('missing');
});

test('a file that is as new as the clock of its disk may tell has a fingerprint of its own each time', () => {
  const folder = makeFolder();
  const file = join(folder, 'song.md');
  writeFileSync(file, 'one');
  const { ctimeMs } = statSync(file);
  const stampAt = (now: number) => fingerprintFolder(folder, ['song.md'], now);
  const at = (milliseconds: number) => stampAt(ctimeMs + milliseconds);
  expect(at(10)).not.toBe(at(11));
  expect(at(100)).toBe(at(5000));
  // Some disks know whole seconds alone.
  const second = Math.ceil(ctimeMs / 1000) + 1;
  utimesSync(file, second, second);
  expect(stampAt(second * 1000 + 1000)).not.toBe(stampAt(second * 1000 + 1900));
  expect(stampAt(second * 1000 + 2000)).toBe(stampAt(second * 1000 + 9000));
});
