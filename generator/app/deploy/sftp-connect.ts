/** A connection to a server by SSH, to which one logs in as `ssh` does. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyAuthMethod, Client, ConnectConfig, ParsedKey, ServerHostKeyAlgorithm } from 'ssh2';
import { SFTP_PASSWORD } from '../../site/schema/publish.ts';
import { DeployRefusal } from './destination.ts';
import {
  findKnownKeys,
  fingerprintOf,
  judgeKey,
  type KnownKey,
  rememberKey,
  type Verdict,
} from './known-hosts.ts';

export interface Server {
  host: string;
  port: number;
  user: string;
}

export interface Trust {
  /** A server that was never met before is trusted. */
  acceptHostKey: boolean;
  /** Asks whoever is there; undefined where nobody is. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  environment: NodeJS.ProcessEnv;
  /** The folder in which `.ssh` is. */
  home: string;
}

/** In milliseconds. */
const TIMEOUT = 20_000;
const KEEP_ALIVE = 15_000;
/** As `ssh` tries them: ssh_config(5), IdentityFile. */
const KEYS = ['id_ed25519', 'id_ecdsa', 'id_rsa'];

/** @throws DeployRefusal */
export async function connect(server: Server, trust: Trust): Promise<Client> {
  const ssh = await loadLibrary();
  const file = join(trust.home, '.ssh', 'known_hosts');
  const known = await findKnownKeys(file, server.host, server.port);
  const met: { key?: Buffer; verdict: Verdict } = { verdict: 'unknown' };
  const methods = listMethods(server.user, trust, ssh.utils.parseKey);
  const client = new ssh.Client();
  try {
    await open(client, {
      ...{ host: server.host, port: server.port, username: server.user },
      ...{ readyTimeout: TIMEOUT, keepaliveInterval: KEEP_ALIVE },
      algorithms: { serverHostKey: orderAlgorithms(known) },
      hostVerifier: (offered: Buffer) => {
        met.key = offered;
        met.verdict = judgeKey(known, offered);
        return met.verdict === 'known';
      },
      authHandler: methods,
    });
    return client;
  } catch (error) {
    client.destroy();
    const { key, verdict } = met;
    if (!key || verdict === 'known') throw explain(error, server, methods, key !== undefined);
    await settleKey(server, key, verdict, trust);
    rememberKey(file, server.host, server.port, key);
    return connect(server, trust);
  }
}

/** What servers sign with, best first. RSA keys sign in several ways: RFC 8332. */
const ALGORITHMS: Record<string, ServerHostKeyAlgorithm[]> = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
};

/** Of the keys that a server has, it is to show the one that is known. */
function orderAlgorithms(known: readonly KnownKey[]): ServerHostKeyAlgorithm[] {
  const types = known.map(({ type }) => type).filter((type) => type in ALGORITHMS);
  return [...new Set([...types, ...Object.keys(ALGORITHMS)])].flatMap((type) => ALGORITHMS[type] ?? []);
}

/** Not everybody needs it, and it compiles parts of itself when it is installed: so it does not come with Liner. */
async function loadLibrary(): Promise<typeof import('ssh2')> {
  try {
    const { default: library } = await import('ssh2');
    return library;
  } catch {
    throw new DeployRefusal(
      'To publish by SFTP, Liner needs the package ssh2. Install it beside Liner:  npm install ssh2',
    );
  }
}

function open(client: Client, config: ConnectConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    // The listener stays: a connection that breaks later is reported by whatever is under way then.
    client.on('error', reject);
    client.once('close', () => reject(new Error('The server has closed the connection.')));
    client.once('ready', resolve);
    client.connect(config);
  });
}

/** Keys first, then the password. Keys that are locked by a passphrase are left to the agent. */
function listMethods(
  username: string,
  { environment, home }: Trust,
  parseKey: (data: Buffer) => ParsedKey | ParsedKey[] | Error,
): AnyAuthMethod[] {
  const agent = environment['SSH_AUTH_SOCK'] ?? (process.platform === 'win32' ? WINDOWS_AGENT : undefined);
  const password = environment[SFTP_PASSWORD];
  const keys = KEYS.map((name) => join(home, '.ssh', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file))
    .filter((key) => !(parseKey(key) instanceof Error));
  return [
    ...(agent ? [{ type: 'agent' as const, username, agent }] : []),
    ...keys.map((key) => ({ type: 'publickey' as const, username, key })),
    ...(password
      ? [
          { type: 'password' as const, username, password },
          {
            type: 'keyboard-interactive' as const,
            username,
            prompt: (
              _name: string,
              _words: string,
              _language: string,
              prompts: readonly unknown[],
              finish: (answers: string[]) => void,
            ) => finish(prompts.map(() => password)),
          },
        ]
      : []),
  ];
}

/** Of the OpenSSH that comes with Windows. */
const WINDOWS_AGENT = '\\\\.\\pipe\\openssh-ssh-agent';

/** @throws DeployRefusal where the server is not to be trusted */
async function settleKey(
  { host }: Server,
  key: Buffer,
  verdict: Verdict,
  { acceptHostKey, ask }: Trust,
): Promise<void> {
  const fingerprint = fingerprintOf(key);
  if (verdict === 'other')
    throw new DeployRefusal(
      `The server ${host} has another key than the one that this computer knows. Either it was reinstalled, or somebody is intercepting the connection: ask your host. Its key is ${fingerprint}. If that is right, remove the old one:  ssh-keygen -R ${host}`,
    );
  if (verdict === 'revoked')
    throw new DeployRefusal(`The key of the server ${host} has been revoked on this computer.`);
  const question = `This computer does not know the server ${host} yet. Its key is ${fingerprint}; your host can confirm it.`;
  if (acceptHostKey) return;
  if (!ask)
    throw new DeployRefusal(`${question} If it is right, run the command once with --accept-host-key.`);
  if (!(await ask(`${question}\nContinue?`))) throw new DeployRefusal('Nothing was published.');
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'it accepts no connections on this port',
  ENOTFOUND: 'there is no server of this name',
  EAI_AGAIN: 'its address cannot be looked up; is this computer online?',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no route to it; is this computer online?',
  ENETUNREACH: 'there is no route to it; is this computer online?',
};

function explain(
  error: unknown,
  { host, port, user }: Server,
  methods: readonly AnyAuthMethod[],
  hasAnswered: boolean,
): DeployRefusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && 'level' in error && error.level === 'client-authentication') {
    const tried = [...new Set(methods.map(({ type }) => NAMES[type] ?? type))];
    return new DeployRefusal(
      `The server ${host} refused to log in ${user}${tried.length > 0 ? ` with ${tried.join(', ')}` : ''}. Add your key (~/.ssh/id_ed25519.pub) at the host, or put the password into the environment variable ${SFTP_PASSWORD}. A key with a passphrase is used through the agent:  ssh-add`,
    );
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason =
    REASONS[code] ?? (hasAnswered ? message : `it does not answer as an SSH server does (${message})`);
  return new DeployRefusal(`The server ${host} (port ${port}) cannot be reached: ${reason}.`);
}

const NAMES: Record<string, string> = {
  agent: 'the keys of the agent',
  publickey: 'the keys in ~/.ssh',
  password: 'the password',
  'keyboard-interactive': 'the password',
};
