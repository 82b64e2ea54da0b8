/** A session of SFTP through `ssh` as it is installed on this computer, with its keys, its agent and its settings. */
import { execFile, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { isSystemError } from '../../../engine/lib/files.ts';
import { SFTP_PASSWORD } from '../../../site/schema/publish.ts';
import { DeployRefusal } from '../destination.ts';
import { openSession, type Session } from './protocol.ts';

/** What is undefined comes from `~/.ssh/config`. */
export interface Server {
  host: string;
  user?: string | undefined;
  port?: number | undefined;
}

export interface Login {
  /** Whether to trust the key of a new server. */
  acceptHostKey: boolean;
  /** Whether ssh may ask in the terminal: for a password, a passphrase, or whether to trust a server. */
  mayAsk: boolean;
  environment: NodeJS.ProcessEnv;
}

export interface Connection {
  session: Session;
  close(): void;
}

/** In seconds. */
const CONNECT_TIME = 20;
const ALIVE_INTERVAL = 15;
/** In milliseconds. */
const LOGIN_TIME = 60_000;
const TYPING_TIME = 5 * 60_000;

/** @throws DeployRefusal */
export async function connect(server: Server, login: Login): Promise<Connection> {
  const { environment, mayAsk } = login;
  const password = environment[SFTP_PASSWORD];
  if (password) await requireAskpass(environment);
  const child = spawn('ssh', listArguments(server, login), {
    env: { ...environment, LC_ALL: 'C', ...(password && ASKPASS) },
    windowsHide: true,
  });
  const log = collectLog(child.stderr);
  const session = openSession(child.stdin, child.stdout, {
    loginTime: mayAsk ? TYPING_TIME : LOGIN_TIME,
    onEnd: () => child.kill(),
  });
  child.once('error', (error) => session.end(explainStart(error)));
  child.once('close', () => session.end(new Error(CLOSED)));
  // If ssh exits before it has read everything, its log has the reason.
  child.stdin.on('error', () => {});
  try {
    await session.start();
  } catch (error) {
    throw error instanceof DeployRefusal ? error : refuseLogin(log(), server, error);
  }
  return { session, close: () => session.end(new Error(CLOSED)) };
}

const CLOSED = 'The connection to the server was lost.';

function listArguments(
  { host, user, port }: Server,
  { acceptHostKey, mayAsk, environment }: Login,
): string[] {
  const canAnswer = mayAsk || Boolean(environment[SFTP_PASSWORD]);
  const options = {
    BatchMode: canAnswer ? 'no' : 'yes',
    // Otherwise that of ~/.ssh/config, which is usually to ask.
    ...(acceptHostKey && { StrictHostKeyChecking: 'accept-new' }),
    NumberOfPasswordPrompts: 1,
    ConnectTimeout: CONNECT_TIME,
    ServerAliveInterval: ALIVE_INTERVAL,
    // It names the key of the server.
    LogLevel: 'DEBUG1',
    // As sftp has it: nothing but the transfer.
    ...{ ClearAllForwardings: 'yes', ForwardAgent: 'no', ForwardX11: 'no', PermitLocalCommand: 'no' },
    ...{ RemoteCommand: 'none', ControlMaster: 'no' },
  };
  return [
    ...Object.entries(options).map(([name, value]) => `-o${name}=${value}`),
    ...(user === undefined ? [] : ['-l', user]),
    ...(port === undefined ? [] : ['-p', String(port)]),
    ...['-T', '-s', '--', host, 'sftp'],
  ];
}

/** What comes before a question in the log. */
const UNANSWERED = 'The password is no answer to: ';
/**
 * Prints the password when ssh asks for it: ssh(1), SSH_ASKPASS. Other secrets are left to the agent: a wrong PIN locks a
 * security key. Questions of the server begin with the account, and may be for a code or a new password, which this one must
 * not be sent as. ssh wants the name of one program, which this program is everywhere.
 */
const ANSWER = `import { relative } from 'node:path';
// Node.js has taken it for the path of a script.
const question = relative(process.cwd(), process.argv[1]).trim();
const [, ofServer] = /^\\([^)]*\\) *(.*)/s.exec(question) ?? [];
const isWanted = ofServer === undefined
  ? /'s password:$/.test(question)
  : /password/i.test(ofServer) &&
    !/\\b(new|again|one.?time|otp|oath|2fa|(pass)?code|token|factor|re-?(type|enter))\\b/i.test(ofServer.replace(/ for \\S+/, ''));
if (isWanted) console.log(process.env.${SFTP_PASSWORD});
else if (ofServer !== undefined) console.error('${UNANSWERED}' + ofServer.split('\\n')[0]);
process.exit(isWanted ? 0 : 1);`;
const ASKPASS = {
  SSH_ASKPASS: process.execPath,
  SSH_ASKPASS_REQUIRE: 'force',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ANSWER)}`,
};

/** The first version in which a question of the server cannot be taken for an option: it begins with the account. */
const ASKPASS_SINCE = 8.5;

async function requireAskpass(env: NodeJS.ProcessEnv): Promise<void> {
  const { stderr } = await promisify(execFile)('ssh', ['-V'], { env }).catch((error) => {
    throw explainStart(error);
  });
  const [, version] = /OpenSSH_\D*(\d+\.\d+)/.exec(stderr) ?? [];
  if (version !== undefined && Number(version) >= ASKPASS_SINCE) return;
  throw new DeployRefusal(
    `The password in ${SFTP_PASSWORD} needs OpenSSH ${ASKPASS_SINCE} or later, and here is ${version ?? stderr.trim()}. Update it, or log in with a key and remove the variable.`,
  );
}

function explainStart(error: Error): Error {
  if (!isSystemError(error) || error.code !== 'ENOENT') return error;
  return new DeployRefusal(
    'To publish by SFTP, Liner needs OpenSSH, which is not installed on this computer. On Windows, add the feature "OpenSSH Client" in the settings; on Linux, install the package openssh-client.',
  );
}

/** In characters, of the log of a login. */
const LONGEST_LOG = 200_000;

function collectLog(stream: Readable): () => string {
  let log = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    if (log.length < LONGEST_LOG) log += text;
  });
  return () => log;
}

/** @param log what ssh has printed */
function refuseLogin(log: string, server: Server, error: unknown): DeployRefusal {
  const isUnknown =
    /Host key verification failed/.test(log) && !/Host key for \S+ has changed|REVOKED HOST KEY/.test(log);
  return new DeployRefusal(explainLogin(log, server, error), isUnknown ? 'accept-host-key' : undefined);
}

function explainLogin(log: string, { host }: Server, error: unknown): string {
  const fingerprint = /Server host key: \S+ (SHA256:\S+)/.exec(log)?.[1] ?? 'not known';
  const name = /Host key for (\S+) has changed/.exec(log)?.[1];
  if (/REVOKED HOST KEY/.test(log)) return `The key of the server ${host} has been revoked on this computer.`;
  if (name !== undefined)
    return `The server ${host} has another key than the one that this computer knows. Either it was reinstalled, or somebody is intercepting the connection: ask your host. Its key is ${fingerprint}. If that is right, remove the old one:  ssh-keygen -R "${name}"`;
  if (/Host key verification failed/.test(log))
    return `This computer does not know the server ${host} yet. Its key is ${fingerprint}; your host can confirm it. If it is right, run the command once with --accept-host-key.`;
  const question = log.split(/\r?\n/).find((line) => line.startsWith(UNANSWERED));
  if (question !== undefined)
    return `The server ${host} asks "${question.slice(UNANSWERED.length)}", which is not for the password in ${SFTP_PASSWORD}. To answer it yourself, remove this variable and publish in a terminal; otherwise, log in with a key.`;
  if (/Permission denied \(|Too many authentication failures/.test(log))
    return `The server ${host} refused to log you in. ssh reports:\n${quote(log)}\nAdd your key (~/.ssh/id_ed25519.pub) at the host, or put the password into the environment variable ${SFTP_PASSWORD}. A key with a passphrase is used through the agent:  ssh-add`;
  if (/subsystem request failed/.test(log))
    return 'You can log in to the server, but it does not offer SFTP. Ask your host to turn it on.';
  const reason = error instanceof Error ? error.message : String(error);
  const lines = quote(log);
  return `The server ${host} cannot be reached. ${reason === CLOSED && lines ? `ssh reports:\n${lines}` : reason}`;
}

/** The last lines of a log that are for people. */
function quote(log: string): string {
  const lines = log.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^debug\d:|^OpenSSH_/.test(line));
  return lines
    .slice(-5)
    .map((line) => `  ${line}`)
    .join('\n');
}
