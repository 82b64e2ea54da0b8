/** Permissions of the workflows, and the code that they run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown> & { schedule?: { cron: string; timezone?: string }[] };
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(import.meta.dirname, '../../.github/workflows');
const texts = Object.fromEntries(
  readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
const workflows: [file: string, Workflow][] = Object.entries(texts).map(([file, text]) => [
  file,
  parse(text),
]);
const steps = workflows.flatMap(([file, { jobs }]) =>
  Object.entries(jobs).flatMap(([name, job]) =>
    job.steps.map((step) => ({ where: `${file}: ${name}`, job, step })),
  ),
);

test('each job is given its own rights, and the one that runs our code can only read', () => {
  expect(workflows.map(([file, { permissions }]) => [file, permissions])).toEqual([
    ['nightly.yml', {}],
    ['publish.yml', {}],
    ['release.yml', {}],
    ['test.yml', {}],
  ]);
  const rights = workflows.flatMap(([, { jobs }]) =>
    Object.entries(jobs).map(([name, { permissions }]) => [name, permissions]),
  );
  expect(Object.fromEntries(rights)).toEqual({
    address: { pages: 'read' },
    build: { contents: 'read' },
    deploy: { pages: 'write', 'id-token': 'write' },
    pack: { contents: 'read' },
    publish: { 'id-token': 'write' },
    'release-tests': { contents: 'read' },
    test: { contents: 'read' },
  });
  const ours = steps.filter(({ step }) => step.run && step.name !== 'Publish both packages');
  expect(ours.length).toBeGreaterThan(5);
  for (const { where, job } of ours) expect(job.permissions, where).toEqual({ contents: 'read' });
});

test('actions are named by commit, with the release beside it', () => {
  const lines = Object.values(texts).flatMap((text) =>
    text.split('\n').filter((line) => /\buses:/.test(line)),
  );
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter((line) => !/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
  // One commit an action in all workflows: none is forgotten when it is raised.
  const uses = new Set(steps.flatMap(({ step }) => step.uses ?? []));
  const names = [...uses].map((name) => name.split('@', 1)[0]);
  expect(new Set(names).size).toBe(names.length);
});

test('no expression is pasted into a shell line', () => {
  const pasted = steps.filter(({ step }) => step.run?.includes('${{')).map(({ where }) => where);
  expect(pasted).toEqual([]);
});

test('a checkout keeps no token', () => {
  const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
  expect(checkouts.map(({ where }) => where)).toEqual([
    'nightly.yml: release-tests',
    'publish.yml: build',
    'release.yml: pack',
    'test.yml: test',
  ]);
  for (const { step } of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

test('what pull requests run is without rights, and saves no cache that holds code', () => {
  const [, checks] = workflows.find(([file]) => file === 'test.yml') ?? [];
  expect(Object.keys(checks?.on ?? {})).toEqual(['push', 'pull_request']);
  const caches = steps.filter(({ step }) => step.uses?.startsWith('actions/cache'));
  expect(caches.map(({ where }) => where)).toEqual(['publish.yml: build']);
  // Restored only where the code that it was made with is the same.
  const { key, 'restore-keys': others } = caches[0]?.step.with ?? {};
  for (const each of [key, others])
    expect(each).toMatch(/hashFiles\('package-lock\.json', 'bin\/\*\*', 'generator\/\*\*'/);
});

test('the site is published every night', () => {
  const [, publish] = workflows.find(([file]) => file === 'publish.yml') ?? [];
  const { timezone } = parse(readFileSync(join(folder, '../../content/site.yaml'), 'utf8'));
  expect(publish?.on.schedule).toEqual([{ cron: expect.stringMatching(/^[1-9]\d? 0 \* \* \*$/), timezone }]);
});

test('a tag packs what was tested, and publishes that with its provenance', () => {
  const [, release] = workflows.find(([file]) => file === 'release.yml') ?? [];
  expect(release?.on).toEqual({ push: { tags: ['v*'] } });
  const runs = release?.jobs['pack']?.steps.flatMap(({ run }) => run ?? []);
  expect(runs?.filter((run) => run.startsWith('npm'))).toEqual([
    'npm ci',
    'npm test',
    'npm run test:release',
  ]);
  const last = release?.jobs['publish']?.steps.at(-1)?.run;
  expect(last).toContain('npm publish "$package" --provenance --access public');
});

test('both packages have one version, which the changelog names or is still to name', () => {
  const read = (file: string) => readFileSync(join(folder, '../..', file), 'utf8');
  const { version, engines } = JSON.parse(read('package.json'));
  const create = JSON.parse(read('bin/create-linernotes/package.json'));
  expect(create).toMatchObject({ version, engines, dependencies: { linernotes: version } });
  expect(read('CHANGELOG.md')).toMatch(/^## \[Unreleased\]$/m);
});
