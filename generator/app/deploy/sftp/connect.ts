/** A session of SFTP through `ssh` as it is installed on this computer, with its keys, its agent and its settings. */
import { execFile, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { isSystemError } from '../../../engine/lib/files.ts';
import { SFTP_PASSPHRASE, SFTP_PASSWORD } from '../../../site/schema/variables.ts';
import { type Notice, NoticeError, notice, noticeOf } from '../../publish-notices.ts';
import { DeployRefusal } from '../destination.ts';
import { openSession, type Session } from './protocol.ts';

/** Undefined values come from `~/.ssh/config`. */
export interface Server {
  host: string;
  user?: string | undefined;
  port?: number | undefined;
}

export interface Login {
  /** Trusts the key of a new server. */
  acceptHostKey: boolean;
  /** Lets ssh ask in the terminal: for a password, a passphrase, or whether to trust a server. */
  mayAsk: boolean;
  environment: NodeJS.ProcessEnv;
}

export interface Connection {
  session: Session;
  close(): void;
}

/** Seconds. */
const CONNECT_TIME = 20;
const ALIVE_INTERVAL = 15;
/** Milliseconds. */
const LOGIN_TIME = 60_000;
const TYPING_TIME = 5 * 60_000;

/** @throws DeployRefusal */
export async function connect(server: Server, login: Login): Promise<Connection> {
  const { environment, mayAsk } = login;
  const hasAnswers = canAnswer(environment);
  if (hasAnswers) await requireAskpass(environment);
  const child = spawn('ssh', listArguments(server, login), {
    env: { ...environment, LC_ALL: 'C', ...(hasAnswers && ASKPASS) },
    windowsHide: true,
  });
  const log = collectLog(child.stderr);
  const session = openSession(child.stdin, child.stdout, {
    loginTime: mayAsk ? TYPING_TIME : LOGIN_TIME,
    onEnd: () => child.kill(),
  });
  child.once('error', (error) => session.end(explainStart(error)));
  child.once('close', () => session.end(closed()));
  // If ssh exits before it has read everything, its log has the reason.
  child.stdin.on('error', () => {});
  try {
    await session.start();
  } catch (error) {
    throw error instanceof DeployRefusal ? error : refuseLogin(log(), server, error);
  }
  return { session, close: () => session.end(closed()) };
}

class ConnectionLost extends NoticeError {}

function closed(): ConnectionLost {
  return new ConnectionLost(notice('connection-lost', {}));
}

function listArguments(
  { host, user, port }: Server,
  { acceptHostKey, mayAsk, environment }: Login,
): string[] {
  const options = {
    BatchMode: mayAsk || canAnswer(environment) ? 'no' : 'yes',
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

/** Returns true if there is a password or a passphrase, so that no terminal is needed. */
function canAnswer(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment[SFTP_PASSWORD] || environment[SFTP_PASSPHRASE]);
}

/** Prefix of unanswered questions in the log. */
const UNANSWERED = 'The password is no answer to: ';
/**
 * Prints the password or the passphrase when ssh asks for it: ssh(1), SSH_ASKPASS. Other secrets are left to the agent: a wrong
 * PIN locks a security key. Questions of the server begin with the account, and may be for a code or a new password, which this one must
 * not be sent as. ssh wants the name of one program, which this program is everywhere.
 */
const ANSWER = `import { relative } from 'node:path';
// Node.js has taken it for the path of a script.
const question = relative(process.cwd(), process.argv[1]).trim();
const [, ofServer] = /^\\([^)]*\\) *(.*)/s.exec(question) ?? [];
const { ${SFTP_PASSWORD}: password, ${SFTP_PASSPHRASE}: passphrase } = process.env;
const isOfKey = ofServer === undefined && /^Enter passphrase for /.test(question);
const answer = isOfKey ? passphrase : password;
const isWanted = isOfKey || (ofServer === undefined
  ? /'s password:$/.test(question)
  : /password/i.test(ofServer) &&
    !/\\b(new|again|one.?time|otp|oath|2fa|(pass)?code|token|factor|re-?(type|enter))\\b/i.test(ofServer.replace(/ for \\S+/, '')));
if (isWanted && answer) console.log(answer);
else if (!isWanted && ofServer !== undefined) console.error('${UNANSWERED}' + ofServer.split('\\n')[0]);
process.exit(isWanted && answer ? 0 : 1);`;
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
  const here = version ?? stderr.trim();
  throw new DeployRefusal(notice('ssh-old', { since: ASKPASS_SINCE, version: here }));
}

function explainStart(error: Error): Error {
  if (!isSystemError(error) || error.code !== 'ENOENT') return error;
  return new DeployRefusal(notice('ssh-missing', {}));
}

/** Characters of the log of a login. */
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

function explainLogin(log: string, { host }: Server, error: unknown): Notice {
  const key = /Server host key: \S+ (SHA256:\S+)/.exec(log)?.[1] ?? 'not known';
  const name = /Host key for (\S+) has changed/.exec(log)?.[1];
  if (/REVOKED HOST KEY/.test(log)) return notice('host-revoked', { host });
  if (name !== undefined) {
    const command = `ssh-keygen -R "${name}"`;
    return notice('host-changed', { host, key, command });
  }
  if (/Host key verification failed/.test(log)) return notice('host-unknown', { host, key });
  const line = log.split(/\r?\n/).find((each) => each.startsWith(UNANSWERED));
  const question = line?.slice(UNANSWERED.length);
  if (question !== undefined) return notice('login-question', { host, question });
  const said = quote(log);
  if (/Permission denied \(|Too many authentication failures/.test(log))
    return notice('login-refused', { host, said });
  if (/subsystem request failed/.test(log)) return notice('sftp-missing', {});
  const reason =
    error instanceof ConnectionLost && said
      ? notice('unexplained', { said: `ssh reports:\n${said}` })
      : noticeOf(error);
  return notice('host-unreachable', { host, reason });
}

/** The last lines of a log that are for people. */
function quote(log: string): string {
  const lines = log.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^debug\d:|^OpenSSH_/.test(line));
  return lines
    .slice(-5)
    .map((line) => `  ${line}`)
    .join('\n');
}
