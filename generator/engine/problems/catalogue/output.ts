import { defineProblems } from '../define.ts';
import { hintAtNearest } from './file-hints.ts';

/** The first few files by name, and the number of the others. */
function nameFiles(files: readonly string[]): string {
  const rest = files.length - NAMED;
  return `${files.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Pages named before the rest is only counted. */
const NAMED = 3;

export interface SamePath {
  path: string;
  other: string;
  clash: 'same' | 'folder';
  /** A file in assets/static that is one of the two. */
  source?: string | undefined;
}

export interface MissingDownload {
  file: string;
  /** The file that was probably meant. */
  nearest: string | undefined;
}

export const output = defineProblems({
  'download/missing': {
    level: 'error',
    message: ({ file }: MissingDownload) =>
      `There is no ${file} in the assets folder, so it cannot be downloaded.`,
    hint: ({ file, nearest }: MissingDownload) =>
      nearest ? hintAtNearest(file, nearest) : 'Put the file there, or correct its name here.',
    about:
      'A file for download is not in the assets folder. Put it there, or correct its name, with its folder: `downloads/season.pdf` is the file `assets/downloads/season.pdf`. Capitals count.',
  },
  'download/outside': {
    level: 'error',
    message: ({ file }: MissingDownload) => `${file} is a link to a file outside the assets folder.`,
    hint: 'Put the file itself there.',
    about:
      'A file for download is a link to a file outside the assets folder. Only what is in the assets folder is published, so nothing gets out by accident.',
  },
  'output/bad-path': {
    level: 'error',
    message: ({ path, reason }: { path: string; reason: string }) =>
      `The file "${path}" cannot be written: ${reason}.`,
    about:
      'The name of a file contains something that disks or addresses do not allow. Rename the file that it comes from, such as one in `assets/static/`.',
  },
  'output/left-over': {
    level: 'warning',
    message: ({ folder }: { folder: string }) =>
      `The folder "${folder}" is left over from an earlier build and could not be removed.`,
    hint: 'The site itself is fine. Delete the folder by hand.',
    about:
      'A folder that a build no longer needs could not be removed: it belongs to another user, as it does after a build with `sudo`, or a program keeps it open.',
  },
  'output/not-ours': {
    level: 'warning',
    message: ({ files, folder, kept }: { files: readonly string[]; folder: string; kept: string }) =>
      `The folder ${folder} held ${nameFiles(files)}, which Liner did not make. The new site is without ${files.length === 1 ? 'it: it is' : 'them: they are'} in ${kept} now.`,
    hint: 'If it belongs to your site, put it into assets/static: each build publishes what is there.',
    about:
      'There was a file that Liner did not make in the folder of the finished site. Each build replaces the whole folder of the finished site. Files that Liner did not make are moved to a folder beside it, so that nothing is lost.',
  },
  'output/same-path': {
    level: 'error',
    message: ({ path, other, clash, source }: SamePath) => {
      if (source) return `assets/${source} has the name of a file that Liner makes.`;
      if (clash === 'folder') return `"${path}" cannot be both a file and the folder of "${other}".`;
      if (other === path) return `Two files of the site have the same path: "${path}".`;
      return `On some disks, two files of the site have the same path: "${other}" and "${path}".`;
    },
    hint: ({ source }: { source?: string | undefined }) =>
      source
        ? 'Rename or remove it. Only robots.txt, _headers, _redirects, CNAME and .nojekyll can be your own.'
        : 'Rename one of the two.',
    about:
      'Two files of the site have the same path, so one would overwrite the other. Often one is a file in `assets/static/` with the name of a page.',
  },
  'static/link': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `${file} is a link to something outside the assets folder, or to nothing.`,
    hint: 'Put the file itself there.',
    about:
      'A file in `assets/static/` is a link to something outside it, or to nothing. Only what is in `assets/static/` is published, so nothing gets out by accident.',
  },
  'static/secret': {
    level: 'warning',
    message: ({ file, what }: { file: string; what: string }) =>
      `${file} contains ${what}, and is published as it is.`,
    hint: 'Remove it, and get a new one if the site has been published with it. If everybody may see it, add  static/secret  to the list below  check: {ignore: [ ]}  in site.yaml.',
    about:
      'A file in `assets/static/` contains what looks like a password or a key. Every visitor could read it. Some keys are made for pages and may be public: for those, add `static/secret` to `check: {ignore: []}` in `site.yaml`.',
  },
  'static/secret-file': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `${file} would be published as it is, and files of that name hold passwords or keys.`,
    hint: 'Move it out of the assets folder. If it may be public, give it another name.',
    about:
      'A file in `assets/static/` has the name of one that holds passwords or keys, such as `.env` or `id_rsa`. Everything in `assets/static/` is published as it is. Move the file to where only you can read it, and get new passwords if the site has been published with it.',
  },
  'static/reserved': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `${file} would be published below /assets/, where browsers keep each file for a year.`,
    hint: 'Put it into a folder of another name, such as static/files/.',
    about: 'A file is in `assets/static/assets/`. Browsers would not ask for a newer version of it.',
  },
});
