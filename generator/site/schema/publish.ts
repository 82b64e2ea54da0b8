/** `publish` of site.yaml: where `liner publish` puts the site. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { fixedText, text } from '../../engine/content/schema/values/index.ts';

const TARGETS = ['git', 'netlify', 'sftp', 'folder'] as const;

type PublishTo = (typeof TARGETS)[number];

/** Environment variables that hold what a file that others may read must not. */
export const NETLIFY_TOKEN = 'NETLIFY_AUTH_TOKEN';
export const SFTP_PASSWORD = 'LINER_SFTP_PASSWORD';

/** What each of them cannot do without. */
const REQUIRED: Record<PublishTo, readonly ('site' | 'host' | 'path')[]> = {
  git: [],
  netlify: ['site'],
  sftp: ['host', 'path'],
  folder: ['path'],
};

/** What each of them has a use for. */
const USED: Record<PublishTo, readonly string[]> = {
  git: ['remote', 'branch'],
  netlify: ['site'],
  sftp: ['host', 'user', 'port', 'path'],
  folder: ['path'],
};

const name = (words: string) => z.string().regex(/^[\w.][\w./-]*$/, words);

export const publish = z
  .strictObject({
    to: key(
      z
        .enum(TARGETS, `must be one of ${TARGETS.join(', ')}`)
        .meta({ aliases: { github: 'git', gitlab: 'git', ssh: 'sftp', ftp: 'sftp', disk: 'folder' } }),
      'git (commit and push: the host builds the site), netlify, sftp, or folder (a folder on this computer).',
      'sftp',
    ),
    site: optional(
      // Netlify's tokens have this beginning.
      text.refine((site) => !/^nf[pco]_/.test(site), {
        message: `must be the ID of the site, and this is a secret token. Revoke it at Netlify, and put a new one into the environment variable ${NETLIFY_TOKEN}`,
      }),
      'netlify: the ID of the site or its address there, such as your-name.netlify.app.',
      'your-name.netlify.app',
    ),
    host: optional(
      z
        .string()
        .regex(/^[A-Za-z0-9:][\w.:-]*$/, 'must be the name of a server alone, such as your-name.example'),
      'sftp: the name of the server.',
      'your-name.example',
    ),
    user: optional(
      z.string().regex(/^[^\s:@/]+$/, 'must be a user name alone, without a password'),
      'sftp: who logs in there; without it, who is logged in on this computer.',
      'layla',
    ),
    port: optional(
      z.int().min(1).max(65_535, 'must be from 1 to 65535'),
      'sftp: the port, where that is not 22.',
      22,
    ),
    path: optional(
      fixedText,
      'sftp and folder: the folder that the site goes into.',
      '/var/www/your-name.example',
    ),
    remote: optional(
      name('must be the name of a remote, such as origin'),
      'git: the remote that is pushed to, where that is not the one of the branch.',
      'origin',
    ),
    branch: optional(
      name('must be the name of a branch, such as main'),
      'git: the branch that is published. Nothing is pushed from another one.',
      'main',
    ),
  })
  .superRefine((given, context) => {
    for (const wanted of REQUIRED[given.to].filter((each) => given[each] === undefined))
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: `needs ${wanted} as well`,
      });
    const useless = Object.keys(given).filter((each) => each !== 'to' && !USED[given.to].includes(each));
    for (const each of useless)
      context.addIssue({
        code: 'custom',
        path: [each],
        message: `must be left out: ${given.to} does not use it`,
      });
  })
  .optional()
  .meta({
    description: 'Where npx liner publish puts the site. Passwords and tokens are never written here.',
    examples: [{ to: 'git', branch: 'main' }],
    instead: {
      provider: 'to: %',
      server: 'host: %',
      username: 'user: %',
      folder: 'path: %',
    },
    secrets: {
      token: NETLIFY_TOKEN,
      auth_token: NETLIFY_TOKEN,
      netlify_auth_token: NETLIFY_TOKEN,
      api_key: NETLIFY_TOKEN,
      key: NETLIFY_TOKEN,
      secret: NETLIFY_TOKEN,
      password: SFTP_PASSWORD,
      pass: SFTP_PASSWORD,
      passphrase: SFTP_PASSWORD,
    },
  });

export type Publish = NonNullable<z.infer<typeof publish>>;
