/** The addresses of a page that is for some people alone, as `liner private` prints them. */
import * as z from 'zod';
import { createPrivateKey, readPrivateKey } from '../app/site-files/private-key.ts';
import { readFileText } from '../app/site-files/written.ts';
import { fieldOf } from '../engine/lib/record.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import { siteUrls } from '../engine/lib/url.ts';
import { listReaders, placeOf } from '../features/rooms/rooms.ts';
import { SHORTEST_KEY } from '../features/rooms/secrets.ts';
import type { Site } from '../site/site.ts';
import { readCurrent } from './editing.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { PrivateAnswer } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** People as they are written; a row without a name is not finished. */
const people = z.array(
  z.object({ for: z.string().catch(''), until: z.string().optional().catch(undefined) }).catch({ for: '' }),
);

interface PrivateOptions {
  workspace: Workspace;
  environment: NodeJS.ProcessEnv;
  /** Settings of the last build. */
  settings: Site['settings'];
  today: DayIn;
}

/** Makes the key of the site if there is none: with it, its pages are published. */
export function describePrivate(
  { workspace, environment, settings, today }: PrivateOptions,
  path: string,
): Outcome<PrivateAnswer> {
  const read = readCurrent(workspace, path);
  if ('refused' in read) return read;
  const { root } = workspace;
  const key = readPrivateKey(root, environment) ?? createPrivateKey(root);
  if (key.length < SHORTEST_KEY) return refuse(422, sentence('private-short-key', {}));
  const { data } = readFileText(path, read.value.text);
  const named = people.catch([]).parse(fieldOf(data, 'private'));
  const isLocked = fieldOf(data, 'encrypt') === true;
  const { absolute } = siteUrls(settings.base_url);
  const day = today(settings.timezone ?? 'UTC');
  const readers = listReaders(
    key,
    placeOf({ path }),
    named.filter((each) => each.for !== ''),
  );
  return {
    value: {
      readers: readers.map(({ name, until, route, passphrase }) => ({
        ...{ name, until, isOver: until !== undefined && until < day, address: absolute(route) },
        ...(isLocked && { passphrase }),
      })),
    },
  };
}
