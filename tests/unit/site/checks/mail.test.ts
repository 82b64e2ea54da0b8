import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listProblems, SITE } from '../../../helpers/content.ts';

const check = async (mail: string) =>
  (await listProblems({ 'site.yaml': SITE.replace('hello@eddy.example', mail) })).filter((each) =>
    each.includes('mail/typo'),
  );

/** One letter left out, doubled or swapped with the next, which is another. */
const SLIPS: ((name: string, at: number) => string)[] = [
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name.slice(at, at + 1).repeat(2) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
];

test('a domain that is one letter off a common one is answered with the address at that one', async () => {
  const domain = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com');
  await fc.assert(
    fc.asyncProperty(
      domain,
      fc.constantFrom(...SLIPS),
      fc.integer({ min: 1, max: 3 }),
      async (meant, slip, at) => {
        const written = slip(meant, at);
        fc.pre(written !== meant);
        expect(await check(`eddy@${written}`)).toEqual([
          `warning site.yaml:9:19 mail/typo eddy@${written} is one letter off an address at ${meant}. → Write  eddy@${meant}  if that is meant.`,
        ]);
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  ...[
    'gmail.com',
    'GMAIL.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'gmx.com',
    'cloud.com',
    'hotmail.co.uk',
  ],
  ...['outlook.de', 'yahoo.fr', 'eddy.example', 'gmail.eddy.example'],
])('an address at %s is right', async (domain) => {
  expect(await check(`eddy@${domain}`)).toEqual([]);
});
