/** Publishes into a folder of a server by SFTP. */
import { userInfo } from 'node:os';
import { DeployRefusal, type Destination } from './destination.ts';
import { publishIntoFolder } from './into-folder.ts';
import { connect, type Trust } from './sftp-connect.ts';
import { openSftpStore } from './sftp-store.ts';

export interface ToSftp {
  host: string;
  user?: string | undefined;
  port?: number | undefined;
  /** From the root of the server, or from the folder in which one is after logging in. */
  path: string;
  replace: boolean;
  trust: Trust;
}

const PORT = 22;

export function toSftp({
  host,
  user = userInfo().username,
  port = PORT,
  path,
  replace,
  trust,
}: ToSftp): Destination {
  const folder = path.replace(/^~\//, '').replace(/\/+$/, '');
  return publishIntoFolder({
    name: `${host}:${path}`,
    replace,
    explain,
    async open() {
      if (folder === '' || folder === '~')
        throw new DeployRefusal('Name a folder of the server for the site alone, not all of its disk.');
      const client = await connect({ host, user, port }, trust);
      try {
        return await openSftpStore(client, folder);
      } catch (error) {
        client.end();
        throw error;
      }
    },
  });
}

/** draft-ietf-secsh-filexfer-02, section 7. */
const REASONS: Record<number, string> = {
  2: 'The server has no such file or folder',
  3: 'The server does not permit it',
  4: 'The server could not do it; its disk may be full, or your quota used up',
};

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : -1;
  if (/No response from server|Keepalive|closed|ECONNRESET|Not connected/i.test(message))
    return 'The connection to the server was lost.';
  if (/Unable to start subsystem/i.test(message))
    return 'You can log in to the server, but it does not offer SFTP. Ask your host to turn it on.';
  return REASONS[code] ? `${REASONS[code]} (${message}).` : message;
}
