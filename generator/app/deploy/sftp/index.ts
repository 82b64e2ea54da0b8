/** Publishes into a folder of a server by SFTP. */
import type { Publish } from '../../../site/schema/publish.ts';
import { type DeployOptions, DeployRefusal, type Destination } from '../destination.ts';
import { publishIntoFolder } from '../upload/destination.ts';
import { connect } from './connect.ts';
import { SftpError } from './protocol.ts';
import { openSftpStore } from './store.ts';

export type SftpOptions = Pick<DeployOptions, 'replace' | 'acceptHostKey' | 'mayAsk' | 'environment'>;

export function toSftp({ host = '', user, port, path = '' }: Publish, options: SftpOptions): Destination {
  // From the root of the server, or from the folder in which one is after logging in.
  const folder = path.replace(/^~\//, '').replace(/\/+$/, '');
  return publishIntoFolder({
    name: `${host}:${path}`,
    replace: options.replace,
    explain,
    async open() {
      if (folder === '' || folder === '~')
        throw new DeployRefusal('Name a folder of the server for the site alone, not all of its disk.');
      const { session, close } = await connect({ host, user, port }, options);
      return openSftpStore(session, folder, close);
    },
  });
}

/** By code: section 7 of the protocol. */
const REASONS: Record<number, string> = {
  2: 'The server has no such file or folder',
  3: 'The server does not permit it',
  4: 'The server could not do it; its disk may be full, or your quota used up',
};

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = error instanceof SftpError ? REASONS[error.code] : undefined;
  return reason ? `${reason} (${message}).` : message;
}
