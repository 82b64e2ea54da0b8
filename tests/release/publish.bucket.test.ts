/** The command is killed while it publishes into a bucket: pages there have their files, and the next run finishes. */
import { expect, onTestFinished, test } from 'vitest';
import { KEYS, startBucket } from '../helpers/bucket.ts';
import { seeded } from '../helpers/random.mjs';
import { makeSite, RELEASE, SITE_YAML, startLiner } from '../helpers/site.ts';

const ROUNDS = 8;

test(`killed ${ROUNDS} times, it leaves a site whose pages have their files`, async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  const site = makeSite({
    'content/site.yaml': `${SITE_YAML}publish: {to: s3, bucket: site, store: "${bucket.endpoint}"}\n`,
    'content/releases/first-light.md': RELEASE,
  });
  const first = await site.run(['publish', '--yes'], KEYS);
  expect(first.code, first.stderr).toBe(0);
  const random = seeded(8);
  let kills = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Styles are new, so that every page is; and one release has another address.
    site.write('assets/styles.css', `@import 'linernotes/styles.css';\n:root { --round: ${round}; }\n`);
    site.write(`content/releases/round-${round}.md`, RELEASE.replace('First Light', `Round ${round}`));
    site.remove(`content/releases/round-${round - 1}.md`);
    const last = bucket.requests.length + 2 + Math.floor(random() * 60);
    const { child, done } = startLiner(site.root, ['publish', '--yes'], KEYS);
    bucket.fault = () => {
      if (bucket.requests.length === last) child.kill('SIGKILL');
      return undefined;
    };
    const { code } = await done;
    if (code !== 0) kills += 1;
    bucket.fault = () => undefined;
    const live = bucket.live();
    const broken = Object.entries(live)
      .filter(([path]) => path.endsWith('.html'))
      .flatMap(([path, text]) =>
        [...text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
          .filter(([, name = '']) => live[name] === undefined)
          .map(([, name]) => `${path}: ${name}`),
      );
    expect(broken, `${round}`).toEqual([]);
    const again = await site.run(['publish', '--yes'], KEYS);
    expect(again.code, again.stderr).toBe(0);
    expect(bucket.live()['index.html']).toBe(site.read('dist/index.html'));
    const published = site.list('dist').filter((path) => !/^(?:\.liner|\.nojekyll|CNAME|_\w+)$/.test(path));
    expect(Object.keys(bucket.live())).toEqual(published.sort());
  }
  expect(kills).toBeGreaterThan(ROUNDS / 2);
});
