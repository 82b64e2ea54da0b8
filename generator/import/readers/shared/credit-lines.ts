/** Credits as people write them under a record, one on a line. */
import { divideNames } from '../../../engine/values/index.ts';
import { type People, rolesNamed } from './roles.ts';

/** `Mixed by Name`, `Cello and arrangement by Name`. */
const BY = /^(.{1,60}?)\s+by:?\s+(.+)$/i;
/** `Mastering: Name`, or the other way round, `Name: vocals, oud`, with a colon or a dash. */
const COLON = /^(.{1,60}?)\s*(?::|\s[-\u2013\u2014])\s+(.+)$/;
/** Words that begin with a capital letter, or with one of a script that has none. */
const NAME =
  /^(?:the |dj |de |von |van |el |al-)?[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}.'’"“”-]*(?: [\p{L}\p{M}\p{N}.'’"“”-]+){0,4}$/u;
/** What is behind it is where, and the line says more than a role and a name. */
const PLACE = /\s(?:at|@|in|for|from|on|except|using|with)\s/i;

/** The heading of a track: what follows is about that track alone. */
const TRACK = /^(?:[A-H]{1,2}\d{0,2}|\d{1,2})(?:[.):]|\s+[-\u2013\u2014]|\s)\s*\S/;

/**
 * Takes the lines that plainly say who did what.
 *
 * @returns the other lines, with empty ones as they are
 */
export function readCreditLines(text: string, people: People): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => TRACK.test(line.trim()) || /\(\d{1,2}[:.]\d\d\)/.test(line));
  const general = end === -1 ? lines : lines.slice(0, end);
  return general
    .filter((line) => !readLine(line.trim().replace(/\.$/, ''), people))
    .concat(lines.slice(general.length))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function readLine(line: string, people: People): boolean {
  const [, first, second] = BY.exec(line) ?? COLON.exec(line) ?? [];
  if (first === undefined || second === undefined) return false;
  return add(rolesNamed(first), namesIn(second), people) || add(rolesNamed(second), namesIn(first), people);
}

function add(roles: string[] | undefined, names: string[] | undefined, people: People): boolean {
  if (!roles || !names) return false;
  for (const role of roles) for (const name of names) people.add(role, name);
  return true;
}

function namesIn(written: string): string[] | undefined {
  const names = divideNames(written);
  return !PLACE.test(written) && names.every((name) => NAME.test(name)) ? names : undefined;
}
