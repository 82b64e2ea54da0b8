/** The sites of generator/docs/examples.md: each is checked and built as it is printed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pick } from '../helpers/matrix.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, packageRoot } from '../helpers/site.ts';
import { noise, sample, wav } from '../helpers/sounds.ts';

const BUILD_DAY = '2026-09-01';

/** A file of a tree, and the addresses that its remark names. */
const LEAF = /^ {2}(\S+\.\w+) +(.*)$/gm;
const ADDRESS = /(?<=^|\s)\/\S*(?:\/|\.xml)(?=[\s:,]|$)|(?<=^|\s)\/(?= )/g;
const FILE = /^`(content\/\S+)`\n\n```\w+\n(.*?)^```$/gms;

interface Example {
  title: string;
  files: Record<string, string>;
  /** As the tree lists them. */
  content: string[];
  assets: string[];
  addresses: string[];
}

function readExamples(): Example[] {
  const text = readFileSync(join(packageRoot, 'generator/docs/examples.md'), 'utf8');
  const [, ...chapters] = text.split(/^## (?=A )/m);
  return chapters.map((chapter) => {
    const [, content = '', assets = ''] = /^```\ncontent\/\n(.*?)^assets\/\n(.*?)^```$/ms.exec(chapter) ?? [];
    const leaves = [...`${content}${assets}`.matchAll(LEAF)];
    const list = (tree: string, folder: string) =>
      [...tree.matchAll(LEAF)].map(([, path = '']) => `${folder}/${path}`);
    return {
      title: chapter.split('\n', 1).join(),
      files: Object.fromEntries([...chapter.matchAll(FILE)].map(([, path = '', body = '']) => [path, body])),
      content: list(content, 'content'),
      assets: list(assets, 'assets'),
      addresses: leaves.flatMap(([, , remark = '']) => remark.match(ADDRESS) ?? []),
    };
  });
}

/** Pictures and sounds that are good enough for every check. */
async function makeAsset(path: string): Promise<Uint8Array> {
  if (path.endsWith('.jpg'))
    return drawCover(path.includes('photos/') ? 2400 : 1400)
      .jpeg()
      .toBuffer();
  return wav({ channels: sample([noise(1, -12)], 45, 22_050), rate: 22_050 });
}

const examples = readExamples();

test.for(pick(examples, (each) => each === examples[0]))(
  '$title',
  async ({ files, content, assets, addresses }) => {
    expect(Object.keys(files)).toEqual(content);
    expect(addresses.length).toBeGreaterThan(5);
    const site = makeSite(files);
    for (const path of assets) site.write(path, await makeAsset(path));
    const check = await site.run(['check', '--strict', '--all', '--as-of', BUILD_DAY]);
    expect(check.code, check.stderr).toBe(0);
    const build = await site.run(['build', '--as-of', BUILD_DAY]);
    expect(build.code, build.stderr).toBe(0);
    for (const address of addresses) {
      const file = address.endsWith('/') ? `${address}index.html` : address;
      expect(site.exists(`dist${file}`), address).toBe(true);
    }
  },
);
