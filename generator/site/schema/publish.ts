/** `publish` of site.yaml: the target of `liner publish`. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { fixedText, text } from '../../engine/values/index.ts';
import { NETLIFY_TOKEN, S3_KEY, S3_SECRET, S3_TOKEN, SFTP_PASSPHRASE, SFTP_PASSWORD } from './variables.ts';

interface PublishTarget {
  /** Other names that people write. */
  aliases: readonly string[];
  required: readonly ('site' | 'host' | 'path' | 'bucket')[];
  optional: readonly ('user' | 'port' | 'remote' | 'branch' | 'allow' | 'store' | 'region' | 'path')[];
  example: string;
}

/** A row for each target; `generator/app/deploy` has a folder of the same name. */
export const PUBLISH_TARGETS = {
  git: {
    aliases: ['github', 'gitlab'],
    required: [],
    optional: ['remote', 'branch', 'allow'],
    example: '{to: git}',
  },
  netlify: {
    aliases: [],
    required: ['site'],
    optional: [],
    example: '{to: netlify, site: your-name.netlify.app}',
  },
  sftp: {
    aliases: ['ssh', 'ftp'],
    required: ['host', 'path'],
    optional: ['user', 'port'],
    example: '{to: sftp, host: your-name.example, user: you, path: /var/www/site}',
  },
  s3: {
    aliases: ['bucket', 'r2', 'b2', 'aws', 'minio'],
    required: ['bucket'],
    optional: ['store', 'region', 'path'],
    example: '{to: s3, bucket: your-name, store: https://account.r2.cloudflarestorage.com}',
  },
  folder: {
    aliases: ['disk'],
    required: ['path'],
    optional: [],
    example: '{to: folder, path: /media/drive/site}',
  },
} as const satisfies Record<string, PublishTarget>;

export type PublishTo = keyof typeof PUBLISH_TARGETS;

function isPublishTo(word: string): word is PublishTo {
  return Object.hasOwn(PUBLISH_TARGETS, word);
}

/** The target of that name, or of another that people write: `github` is git. */
export function findTarget(word: string): PublishTo | undefined {
  return NAMES.find((to) => to === word || ALIASES[word] === to);
}

const NAMES = Object.keys(PUBLISH_TARGETS).filter(isPublishTo);
const ALIASES = Object.fromEntries(
  NAMES.flatMap((to) => PUBLISH_TARGETS[to].aliases.map((alias) => [alias, to])),
);

const bucket = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]+$/, 'must be the name of a bucket alone, such as your-name');

const storeKeys = {
  store: optional(
    z
      .string()
      .regex(
        /^https?:\/\/[^\s/?#@]+\/?$/,
        'must be the address of the store without the bucket, such as https://s3.eu-central-003.backblazeb2.com',
      ),
    's3: the address of the store, where that is not Amazon.',
    'https://account.r2.cloudflarestorage.com',
  ),
  region: optional(
    z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a region alone, such as eu-central-1'),
    's3: the region of the bucket at Amazon, where that is not us-east-1, or of a store whose address does not have it.',
    'eu-central-1',
  ),
};

const bucketKeys = { bucket: optional(bucket, 's3: the name of the bucket.', 'your-name'), ...storeKeys };

const publicUrl = z
  .string()
  .regex(
    // Tests have a bucket of their own.
    /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^\s?#]*)?$/i,
    'must be an address that begins with https://, such as https://audio.your-name.example',
  )
  .refine((url) => !/^[^/]*\/\/[^/]*\.r2\.cloudflarestorage\.com/i.test(url), {
    message: 'must be the public address of the bucket, and not the one for programs with keys',
  });

const S3_SECRETS = {
  access_key: S3_KEY,
  access_key_id: S3_KEY,
  aws_access_key_id: S3_KEY,
  secret_key: S3_SECRET,
  secret_access_key: S3_SECRET,
  aws_secret_access_key: S3_SECRET,
  session_token: S3_TOKEN,
};

/** A bucket for recordings, downloads and archives. */
const audioHost = z
  .strictObject({
    bucket: key(bucket, 'The name of the bucket.', 'your-name-audio'),
    url: key(
      publicUrl,
      'The address at which everybody can reach what is in the bucket, or in path.',
      'https://audio.your-name.example',
    ),
    ...storeKeys,
    path: optional(fixedText, 'The folder in the bucket, if it is not all of it.', 'recordings'),
  })
  .optional()
  .meta({
    description:
      'netlify, sftp, s3 and folder: the bucket that recordings go into, instead of the place of the site.',
    instead: { endpoint: 'store: %', prefix: 'path: %', folder: 'path: %', public_url: 'url: %' },
    secrets: S3_SECRETS,
  });

const name = (words: string) => z.string().regex(/^[\w.][\w./-]*$/, words);

function placeOf({ bucket, store = '', path = '' }: { bucket?: string; store?: string; path?: string }) {
  return [store, bucket, path].map((part) => part?.replace(/^\/+|\/+$/g, '')).join(' ');
}

export const publish = z
  .strictObject({
    to: key(
      z.enum(NAMES, `must be one of ${NAMES.join(', ')}`).meta({ aliases: ALIASES }),
      'git (commit and push: the host builds the site), netlify, sftp, s3 (a bucket of S3, Cloudflare R2 or Backblaze B2), or folder (a folder on this computer).',
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
      'sftp and folder: the folder that the site goes into; s3: the one in the bucket, if it is not all of it.',
      '/var/www/your-name.example',
    ),
    ...bucketKeys,
    audio_host: audioHost,
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
    allow: optional(
      z.array(fixedText.refine((path) => !path.includes('*'), 'must be the path of one file, without *')),
      'git: files that everybody may see, although they look as if they held a password or a key.',
      ['vercel.json'],
    ),
  })
  .superRefine((publish, context) => {
    const { required, optional }: PublishTarget = PUBLISH_TARGETS[publish.to];
    const { audio_host: audio, ...site } = publish;
    const known: readonly string[] = ['to', ...required, ...optional];
    const report = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    for (const key of required) if (publish[key] === undefined) report('to', `needs ${key} as well`);
    for (const key of Object.keys(site))
      if (!known.includes(key)) report(key, `must be left out: ${publish.to} does not use it`);
    if (audio && publish.to === 'git')
      report(
        'audio_host',
        'must be left out: with git the host builds the site, and cannot upload recordings',
      );
    else if (audio && publish.to === 's3' && placeOf(audio) === placeOf(site))
      report('audio_host', 'must be another bucket than that of the site, or another path in it');
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
      endpoint: 'store: %',
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
      passphrase: SFTP_PASSPHRASE,
      ...S3_SECRETS,
    },
  });

export type Publish = NonNullable<z.infer<typeof publish>>;
export type AudioHost = NonNullable<Publish['audio_host']>;
export type BucketPlace = Pick<Publish, 'bucket' | 'store' | 'region' | 'path'>;
