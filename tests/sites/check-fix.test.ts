/** `liner check --fix`: shows, asks, writes and takes back. */
import { test } from 'vitest';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';

const SLIPS = {
  'content/site.yaml': SITE_YAML.replace('https://', 'www.'),
  'content/releases/first-light.md': RELEASE.replace('First Light', 'Light: The First  # of two')
    .replace('single', 'singel')
    .replaceAll('\n', '\r\n'),
};
/** An ambiguous date. */
const DOUBT = {
  'content/releases/other.md': RELEASE.replace('2024-05-03', '3.5.2024').replace('Light', 'Other'),
};

test.concurrent('fixes are shown line by line, and nothing is written without confirmation', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SLIPS, ...DOUBT }, context);
  const before = site.hashes('content');
  const { code, stdout, stderr } = await site.run(['check', '--fix']);
  expect(code).toBe(1);
  expect(stdout).toBe(`3 problems can be fixed in 2 files. Lines with - go, lines with + take their place:

content/releases/first-light.md:2
  - title: Light: The First  # of two
  + title: "Light: The First"  # of two
  - type: singel
  + type: single

content/site.yaml:1
  - base_url: www.artist.example
  + base_url: https://www.artist.example

`);
  expect(stderr).toContain('Nothing was changed. To write that:  npx liner check --fix --yes');
  expect(site.hashes('content')).toEqual(before);
});

test.concurrent('with --yes they are written, what is left is reported, and --undo takes it back', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SLIPS, ...DOUBT }, context);
  const before = site.hashes('content');
  const fixed = await site.run(['check', '--fix', '--yes']);
  expect(fixed.code).toBe(1);
  expect(fixed.stderr).toContain('Fixed 3 problems. To take that back:  npx liner check --undo');
  expect(fixed.stderr).toContain('release_date: 2024-05-03  for 3 May 2024');
  expect(fixed.stderr).not.toContain('singel');
  expect(site.read('content/releases/first-light.md')).toBe(
    SLIPS['content/releases/first-light.md']
      .replace('Light: The First', '"Light: The First"')
      .replace('singel', 'single'),
  );
  const undone = await site.run(['check', '--undo']);
  expect(undone.code).toBe(0);
  expect(undone.stdout).toContain('Restored:\n  content/site.yaml\n  content/releases/first-light.md');
  expect(site.hashes('content')).toEqual(before);
  expect((await site.run(['import', '--undo'])).stderr).toContain('There is no import to take back.');
});

test.concurrent('without anything to fix it is a check; its JSON has the edits', async (context) => {
  const { expect } = context;
  const site = makeSite({ 'content/site.yaml': SITE_YAML, ...DOUBT }, context);
  const checked = await site.run(['check', '--fix', '--yes']);
  expect(checked.code).toBe(1);
  expect(checked.stderr).toContain('There is nothing that can be fixed automatically.');
  site.write('content/site.yaml', `${SITE_YAML}timezone: London\n`);
  const json = JSON.parse((await site.run(['check', '--format', 'json'])).stdout);
  const from = SITE_YAML.length + 'timezone: '.length;
  expect(json.problems.flatMap(({ fix }: { fix?: unknown }) => fix ?? [])).toEqual([
    { how: 'value', edits: [{ file: 'content/site.yaml', from, to: from, text: 'Europe/' }] },
  ]);
  expect((await site.run(['check', '--fix', '--format', 'json'])).code).toBe(2);
});

test.concurrent('lists within lists, thousands deep, are reported with no correction', async (context) => {
  const deep = `---\nfeatured: ${'- '.repeat(20_000)}\n  Last line\n---\n`;
  const site = makeSite({ 'content/site.yaml': SITE_YAML, 'content/releases/deep.md': deep }, context);
  const { code, stdout, stderr } = await site.run(['check', '--format', 'json']);
  context.expect(code, stderr).toBe(1);
  context
    .expect(JSON.parse(stdout).problems)
    .toContainEqual(
      context.expect.objectContaining({ code: 'yaml/syntax', file: 'content/releases/deep.md' }),
    );
});
