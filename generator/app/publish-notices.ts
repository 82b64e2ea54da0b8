/** Sentences of publishing. A terminal prints their texts; other programs say them in their own words, by a code and its values. */
import * as z from 'zod';

/** In English; a name in braces is a value. With `of`, there is a sentence for a value of that name, and one for all others. */
export const NOTICES = {
  'command-failed': '{said}',
  'blocked-paths':
    'In {place}, the site needs a file where there is a folder, or a folder where there is a file: {files}. Rename or remove what is there.',
  'other-site':
    'In {place} there is a site with another address than {address}, and all of it would be replaced and deleted. If it is the site of somebody else, name another folder. If it is this site, and its base_url has changed, add --replace once.',
  'foreign-files': {
    of: 'count',
    1: 'In {place} there is a file that Liner did not publish and that the site would replace: {files}. Move it away, or add --replace if nobody needs it.',
    other:
      'In {place} there are files that Liner did not publish and that the site would replace: {files}. Move them away, or add --replace if nobody needs them.',
  },
  'site-in-place': 'The site is in {place}.',
  'upload-stopped':
    '{reason}\nWhat is there has not changed. When that is fixed, run the same command again: it continues where this stopped.',
  'upload-incomplete': '{file} arrived with {found} of its {expected} bytes.',
  'moves-unbegun': {
    of: 'count',
    1: '{reason}\nNot published yet: {missing} (1 file of {total}).\nAll files are uploaded. Run the same command again to finish.',
    other:
      '{reason}\nNot published yet: {missing} ({count} files of {total}).\nAll files are uploaded. Run the same command again to finish.',
  },
  'moves-stopped': {
    of: 'count',
    1: '{reason}\nPublished: {published}.\nNot published yet: {missing} (1 file of {total}).\nAll files are uploaded. Run the same command again to finish.',
    other:
      '{reason}\nPublished: {published}.\nNot published yet: {missing} ({count} files of {total}).\nAll files are uploaded. Run the same command again to finish.',
  },
  'old-files-left':
    '{reason}\nThe whole new site is published, but some old files may still be there. Run the same command again to remove them.',
  unexplained: '{said}',

  'place-folder': 'the folder {path}',
  'folder-missing':
    'The folder {path} is not there, and neither is the folder {parent} around it. Is the drive connected?',
  'folder-is-file': '{path} is a file. Name a folder.',
  'folder-around-project':
    'The site cannot be published into {path}: this project is in it, or your home folder. Name a folder for the site alone.',
  'folder-in-use':
    'The site cannot be published into {path}: it is the folder {source}, or one within it or around it. Name another folder.',
  'disk-forbidden': 'You may not write there ({file}).',
  'disk-read-only': 'The disk is read-only ({file}).',
  'disk-full': 'The disk is full ({file}).',
  'disk-error': 'The disk has an error, or was disconnected ({file}).',
  'disk-missing': 'A file or folder is missing: was the drive disconnected? ({file}).',
  'disk-disconnected': 'The disk was disconnected ({file}).',

  'place-server': '{host}:{path}',
  'server-whole-disk': 'Name a folder of the server for the site alone, not all of its disk.',
  'server-missing': 'The server has no such file or folder ({said}).',
  'server-forbidden': 'The server does not permit it ({said}).',
  'server-failure': 'The server could not do it; its disk may be full, or your quota used up ({said}).',
  'ssh-missing':
    'To publish by SFTP, Liner needs OpenSSH, which is not installed on this computer. On Windows, add the feature "OpenSSH Client" in the settings; on Linux, install the package openssh-client.',
  'ssh-old':
    'The password in LINER_SFTP_PASSWORD needs OpenSSH {since} or later, and here is {version}. Update it, or log in with a key and remove the variable.',
  'host-unknown':
    'This computer does not know the server {host} yet. Its key is {key}; your host can confirm it. If it is right, run the command once with --accept-host-key.',
  'host-changed':
    'The server {host} has another key than the one that this computer knows. Either it was reinstalled, or somebody is intercepting the connection: ask your host. Its key is {key}. If that is right, remove the old one:  {command}',
  'host-revoked': 'The key of the server {host} has been revoked on this computer.',
  'host-unreachable': 'The server {host} cannot be reached. {reason}',
  'login-question':
    'The server {host} asks "{question}", which is not for the password in LINER_SFTP_PASSWORD. To answer it yourself, remove this variable and publish in a terminal; otherwise, log in with a key.',
  'login-refused':
    'The server {host} refused to log you in. ssh reports:\n{said}\nAdd your key (~/.ssh/id_ed25519.pub) at the host, or put the password into the environment variable LINER_SFTP_PASSWORD. A key with a passphrase is used through the agent:  ssh-add  or put its passphrase into LINER_SFTP_PASSPHRASE.',
  'sftp-missing': 'You can log in to the server, but it does not offer SFTP. Ask your host to turn it on.',
  'sftp-garbled': 'The server answers in a way that is not SFTP.',
  'connection-lost': 'The connection to the server was lost.',
  'no-answer': 'The server does not answer.',

  'netlify-no-token':
    'To publish to Netlify, put a token into the environment variable NETLIFY_AUTH_TOKEN. You get one at https://app.netlify.com/user/applications (Personal access tokens).',
  'netlify-bad-token':
    'Netlify does not accept the token in the environment variable NETLIFY_AUTH_TOKEN. Make a new one at https://app.netlify.com/user/applications (Personal access tokens).',
  'netlify-no-site':
    'Netlify has no site "{site}" for this token. The ID is in its settings there, as Project ID; write it into content/site.yaml as  publish: {to: netlify, site: …}',
  'netlify-names': {
    of: 'count',
    1: 'Netlify takes no names with # ? or %, and would refuse the whole site: {files}. Rename the file in assets/static, and the links to it.',
    other:
      'Netlify takes no names with # ? or %, and would refuse the whole site: {files}. Rename the files in assets/static, and the links to them.',
  },
  'netlify-unreachable': 'Netlify cannot be reached: {said}.',
  'netlify-status': {
    of: 'said',
    '': 'Netlify answers with the status {status}.',
    other: 'Netlify answers with the status {status}: {said}.',
  },
  'netlify-garbled': '{said}',
  'netlify-stopped':
    '{reason}\nThe site at {address} is as it was: Netlify shows a new one only when it has all of it. Run the same command again: it sends what is missing.',
  'site-at-address': 'The site is at {address}.',

  'git-missing': 'Git is not installed on this computer. Get it from https://git-scm.com.',
  'git-untrusted': 'Git does not trust this folder, since another user owns it:\n{said}',
  'git-no-repository':
    'This folder is not in a Git repository. Make one with  git init -b main  and connect it to your host, or publish in another way: see publish in content/README.md.',
  'git-no-branch':
    'No branch is checked out ("detached HEAD"), so nothing can be pushed. Go back to your branch:  git switch main',
  'git-other-branch':
    'The site is published from the branch {expected}, and this is the branch {branch}. Go there:  git switch {expected}',
  'git-unfinished': '{what} is not finished here. Finish it ({commands}) and publish then.',
  'git-unknown-remote': {
    of: 'remotes',
    '–': 'The repository has no remote "{remote}", which publish names in content/site.yaml. It has: none.',
    other:
      'The repository has no remote "{remote}", which publish names in content/site.yaml. It has: {remotes}.',
  },
  'git-no-remote':
    'The repository has no remote, so there is nowhere to push to. Create an empty repository at your host and connect it:  git remote add origin ADDRESS',
  'git-several-remotes':
    'The repository has several remotes ({remotes}). Say which one in content/site.yaml:  {setting}',
  'git-nobody': 'Git does not know who you are. Tell it once, and run the same command again:\n{commands}',
  'git-unreachable':
    '{remote} cannot be reached. Git says:\n{said}\nIf its address is wrong:  git remote set-url {remote} ADDRESS',
  'git-behind': {
    of: 'count',
    1: '{remote} has 1 commit on {branch} that you do not have here: somebody else has changed the site. Get them first:  {command}  Then run the same command again.',
    other:
      '{remote} has {count} commits on {branch} that you do not have here: somebody else has changed the site. Get them first:  {command}  Then run the same command again.',
  },
  'git-conflicts':
    'There are unresolved conflicts in {files}. Edit the lines between <<<<<<< and >>>>>>>, then run  git add  on the file.',
  'git-inner-repository':
    'The folder {folder}/ is a Git repository itself, so its files would not be published. If they are part of the site, delete the hidden folder {folder}/.git and run  {command}  If not, move the folder away.',
  'git-secret':
    '{file}:{line} contains {what}, and everybody who sees the repository could use it. Remove it from the file, and put it into an environment variable. If everybody may see it, write into content/site.yaml:  {setting}',
  'git-secret-commit': {
    of: 'line',
    0: 'The earlier commit {commit} has {file}, a file of a name that holds secrets, and everybody who sees the repository could use it. Undo the commits that are not pushed yet, which changes no file:  {command}  Then remove it, and run the same command again. If everybody may see it, write into content/site.yaml:  {setting}',
    other:
      'The earlier commit {commit} has {file}:{line} with {what}, and everybody who sees the repository could use it. Undo the commits that are not pushed yet, which changes no file:  {command}  Then remove it, and run the same command again. If everybody may see it, write into content/site.yaml:  {setting}',
  },
  'git-failed': {
    of: 'what',
    changes: 'Git cannot list the changes. It says:\n{said}',
    commits: 'Git cannot read its commits. It says:\n{said}',
    other: '{what} cannot be read. Git says:\n{said}',
  },
  'git-not-committed': 'Nothing was published: Git could not commit. It says:\n{said}',
  'git-not-pushed':
    'The changes are committed here, but could not be pushed to {remote}, so the site has not changed. Git says:\n{said}\nWhen that is fixed, run the same command again: it pushes what is committed.',
  'git-pushed': 'Pushed to the branch {branch} of {remote}. Visitors see it when the host has built it.',
} as const satisfies Record<string, Sentence>;

export type NoticeCode = keyof typeof NOTICES;

type Sentence = string | { readonly of: string; readonly other: string; readonly [value: string]: string };

/** The names of the values in a text: what has a space between its braces is YAML. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` ? never : Name) | NamesIn<Rest>
  : never;

/** The values that a sentence needs. */
export type ValuesOf<Of extends Sentence> = Record<
  Of extends { of: infer Name extends string } ? Name | NamesIn<Of[keyof Of]> : NamesIn<Of>,
  string | number | Notice
>;

export interface Notice {
  code: string;
  values: Readonly<Record<string, string | number | Notice>>;
  /** In English. */
  text: string;
}

export function notice<Code extends NoticeCode>(
  code: Code,
  values: ValuesOf<(typeof NOTICES)[Code]>,
): Notice {
  return writeNotice(code, NOTICES[code], values);
}

/** Fills a sentence, for tables of sentences elsewhere as well. */
export function writeNotice(code: string, sentence: Sentence, values: Notice['values']): Notice {
  const template =
    typeof sentence === 'string' ? sentence : (sentence[String(values[sentence.of])] ?? sentence.other);
  const text = template.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? value.text : String(value ?? braces);
  });
  return { code, values, text };
}

export const noticeSchema = z.object({
  code: z.string(),
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), noticeSchema]));
  },
  text: z.string(),
});

/** An error that has its sentence. */
export class NoticeError extends Error {
  readonly notice: Notice;

  constructor(reason: Notice) {
    super(reason.text);
    this.notice = reason;
  }
}

/** What an error says, if nothing more is known of it. */
export function noticeOf(error: unknown): Notice {
  if (error instanceof NoticeError) return error.notice;
  return notice('unexplained', { said: error instanceof Error ? error.message : String(error) });
}
