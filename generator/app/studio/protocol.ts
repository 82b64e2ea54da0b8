/**
 * The messages of the studio: what its pages in the browser send and receive as JSON. Paths of files are those in the content folder, with
 * forward slashes: `releases/new-song.md`. Hashes are SHA-256 in hex, of the bytes of a file.
 */
import type { Change } from '../../engine/edit/types.ts';
import type { ValuesOfFile } from '../dev/framed/messages.ts';

/** A place in the data of a file: `['tracks', 0, 'title']`. */
export type FieldPath = (string | number)[];

/** A problem in the words of the build. */
export interface StudioProblem {
  code: string;
  level: 'error' | 'warning';
  message: string;
  hint?: string | undefined;
  /** The file of the content, if the problem is in one; else its place is in `place`. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** `assets/styles.css:3:7`, of a file that is not content. */
  place?: string | undefined;
  /** The lines around it. */
  frame?: string | undefined;
  /** The key whose value it is about, if that is known; only with the data of its file. */
  field?: FieldPath | undefined;
  /** Only advice: `liner build` does not print it. */
  isAdvice?: boolean | undefined;
}

/** `sample` is a text that a new site comes with; `announced` comes out later; `none` is for files that are always there. */
export type EntryState = 'draft' | 'announced' | 'out' | 'sample' | 'upcoming' | 'past' | 'none';

/** A row of the list of everything. */
export interface StudioEntry {
  file: string;
  kind: string;
  title: string;
  /** As it is written: `2026-11`, `2026-11-06`. */
  date?: string | undefined;
  state: EntryState;
  /** How many errors and warnings its file has. */
  problems: number;
  /** The address of its page below that of the preview: `/music/releases/new-song/`. */
  route?: string | undefined;
  /** Its place in the file, if it is one of several there: a show. */
  at?: FieldPath | undefined;
  /** The code of the language of a file that is a translation. */
  language?: string | undefined;
}

export interface StudioKind {
  kind: string;
  /** In the language of the site: `Releases`. */
  label: string;
  /** In a sentence: `a release`. */
  noun: string;
  /** What it is for. Markdown. */
  about: string;
  /** For `new`, if it can be made: `release`. */
  newName?: string | undefined;
}

/** What has not been saved. */
export interface DraftInfo {
  file: string;
  /** When it was begun and last changed, in ISO 8601. */
  since: string;
  changed: string;
  /** The file has changed too, and in the same places. */
  isConflict: boolean;
}

export interface HistoryInfo {
  /** What would be undone, in words; undefined if there is nothing. */
  undo?: string | undefined;
  redo?: string | undefined;
}

/** The first things to do in a new site, in this order. */
export interface FirstStep {
  name: 'name' | 'picture' | 'release' | 'look' | 'publish';
  isDone: boolean;
  /** Where it is done, if that is a field. */
  file?: string | undefined;
  field?: FieldPath | undefined;
}

export interface FirstSteps {
  /** Of the site, for what a browser remembers of it. */
  id: string;
  steps: FirstStep[];
}

/** `GET /api/site` */
export interface SiteAnswer {
  title: string;
  /** The codes, the default first. */
  languages: string[];
  kinds: StudioKind[];
  entries: StudioEntry[];
  drafts: DraftInfo[];
  /** Problems without a file of the content. */
  problems: StudioProblem[];
  /** Whether the site of all texts, saved or not, can be built. */
  isSound: boolean;
  /** Undefined for a site that is not new. */
  firstSteps?: FirstSteps | undefined;
  isPublishing: boolean;
  /** The origin of the preview: `http://127.0.0.1:4323`. */
  preview: string;
  history: HistoryInfo;
}

/** `GET /api/file?path=`, and the answer to changes of a file. */
export interface FileAnswer {
  file: string;
  kind: string;
  language?: string | undefined;
  /** As it is edited: the draft, if there is one. */
  text: string;
  /** Of `text`: the `on` of the next change. */
  hash: string;
  /** Of the file on disk: the `base` of the next change. */
  base: string;
  draft?: DraftInfo | undefined;
  /** Its keys as they are written; undefined if the text cannot be read. */
  data?: unknown;
  /** The Markdown below the keys, of a .md file. */
  body?: string | undefined;
  /** The line of the body, from 1. */
  bodyLine?: number | undefined;
  /** Where each value begins, `[line, column]` from 1, by its path with slashes: `tracks/0/title`. */
  places: Record<string, [number, number]>;
  problems: StudioProblem[];
  /** Of a text in the default language: the files of its translations. */
  translations?: FileAnswer[] | undefined;
  /** Set if the file on disk and the draft cannot be merged. */
  conflicts?: Conflict[] | undefined;
  history: HistoryInfo;
}

/** A change of a file: of a value, or of the text below the keys. */
export type FileChange = { path: FieldPath; change: Change } | { body: string };

/** `POST /api/draft`, answered with a `FileAnswer`. */
export type DraftRequest = {
  path: string;
  /** `base` of the file as the page has it. */
  base: string;
  /** `hash` of it, so that what another tab has typed is not changed unseen. */
  on?: string | undefined;
  /** Whether somebody goes on typing: both changes are taken back together, if they are of the same places. */
  continues?: boolean | undefined;
} & ({ changes: FileChange[] } | { text: string });

/** `POST /api/values`, in the order of the `paths`. */
export interface ValuesAnswer {
  files: ValuesOfFile[];
}

/** `POST /api/save`, `POST /api/discard` and `POST /api/values`. */
export interface PathsRequest {
  paths: string[];
}

export interface SavedAnswer {
  /** With the hashes of the files now. */
  saved: { file: string; hash: string }[];
  history: HistoryInfo;
}

/** A value that has changed on disk and in the draft. */
export interface Conflict {
  file: string;
  /** The value; undefined for the text below the keys, or the whole file. */
  field?: FieldPath | undefined;
  part: 'field' | 'body' | 'file';
  /** As it was when the draft was begun; missing for no value. */
  before?: unknown;
  /** In the draft. */
  mine?: unknown;
  /** On disk. */
  theirs?: unknown;
}

/** The body of an answer with the status 409. */
export interface ConflictAnswer {
  message: string;
  /** Of a draft and a file that cannot be merged. Nothing was saved. */
  conflicts?: Conflict[];
  /** The file as it is now. */
  file?: FileAnswer;
}

/** `POST /api/resolve`, answered with a `FileAnswer`: chooses for all conflicts of a file. Nothing is saved by it. */
export interface ResolveRequest {
  path: string;
  /** `base` of the file whose values the choices were made for. */
  base: string;
  /** In the order of the conflicts. */
  take: ('mine' | 'theirs')[];
}

/** `POST /api/new`: what `liner new` does. */
export interface NewRequest {
  /** As `liner new` takes it: `release`, `album`, `show`, `press`. */
  kind: string;
  /** Of a page such as `press`, nothing. */
  title?: string | undefined;
}

/** `GET /api/references?path=`: the files that point to an entry, which change with its address. */
export interface ReferencesAnswer {
  files: {
    file: string;
    /** How many of its values and texts do. */
    count: number;
  }[];
}

/** `POST /api/rename`: another address, to which the old one leads. */
export interface RenameRequest {
  path: string;
  slug: string;
}

/** `POST /api/delete`: moves a file, with its translations, to `.liner/bin`. */
export interface DeleteRequest {
  path: string;
}

/** `POST /api/translate`: makes the file for the text of a file in another language. */
export interface TranslateRequest {
  path: string;
  /** Its code. */
  language: string;
}

/** The answer to `new`, `translate`, `rename`, `delete`, `undo` and `redo`. */
export interface ChangedAnswer {
  /** The files that have changed; the first is the one to show. */
  files: string[];
  message: string;
  /** The part of the first to show, if it is one of several there: a new show. */
  at?: FieldPath | undefined;
  history: HistoryInfo;
}

/** `PUT /api/asset?name=&folder=`: the body is the file. */
export interface AssetAnswer {
  /** What to write into the field: `photos/live-in-lisbon.jpg`. */
  path: string;
  bytes: number;
  /** `JPEG`. */
  format: string;
  /** In pixels, as people see it. */
  width?: number | undefined;
  height?: number | undefined;
  /** What to know about it, a sentence each. */
  advice: string[];
  history: HistoryInfo;
}

/** `GET /api/assets`. `GET /api/asset?path=` answers with the bytes of a picture or a recording, or with a range of them. */
export interface AssetsAnswer {
  files: {
    /** `photos/stage.jpg`. */
    path: string;
    bytes: number;
  }[];
}

/** A difference between two versions of the site, in the words of its schemas. */
export interface SiteChange {
  /** `out`: its day has come since. `over`: the last day of a show has passed. */
  how: 'new' | 'changed' | 'gone' | 'out' | 'over';
  file: string;
  kind: string;
  /** Undefined for files without a title of their own. */
  title?: string | undefined;
  language?: string | undefined;
  /** Its place in the file as it is now, if it is one of several there: a show. */
  at?: FieldPath | undefined;
  /** The keys that are others now; an empty path is the text below them. */
  fields: FieldPath[];
}

/** An entry that will look otherwise on a later day, as soon as the site is built then. */
export interface LaterEntry {
  /** `shown`: it is not on the site before. `out`: it is announced until then. */
  how: 'shown' | 'out';
  file: string;
  title: string;
  /** `2026-11-06`. */
  day: string;
}

/** Paths in the assets folder. */
export interface FileChanges {
  added: string[];
  changed: string[];
  gone: string[];
}

export interface Differences {
  entries: SiteChange[];
  files: FileChanges;
  /** Of the whole site: `look` in site.yaml, the stylesheet, fonts, templates. */
  isLookChanged: boolean;
}

/** How far publishing is. */
export interface PublishJob {
  /** Counts up with each change. */
  step: number;
  phase: 'none' | 'checking' | 'building' | 'uploading' | 'done' | 'stopped' | 'failed' | 'cancelled';
  progress?: { done: number; total: number; name: string } | undefined;
  /** What the check has found; errors have stopped it. */
  problems: StudioProblem[];
  /** In words of the command: the result, or why there is none and what to do. */
  message?: string | undefined;
  /** The place had this site already. */
  isUnchanged?: boolean | undefined;
  /** What would have to be permitted, if it was refused because it may do harm. */
  unless?: 'replace' | 'accept-host-key' | undefined;
}

/** `publish` of site.yaml. */
export interface PublishTarget {
  to: string;
  [key: string]: unknown;
}

/** `GET /api/publish` */
export interface PublishAnswer {
  /** Undefined if site.yaml names none. */
  target?: PublishTarget | undefined;
  /** The places that there are, with the keys of each. */
  places: { to: string; required: readonly string[]; optional: readonly string[] }[];
  /** The address of the site; undefined for an example. */
  address?: string | undefined;
  /** What the changes are compared with; undefined if nothing is known. */
  since?: { what: 'publish' | 'push' | 'commit'; time: string } | undefined;
  /** What visitors will see; undefined if nothing is known of what they see now. */
  changes?: Differences | undefined;
  /** What drafts would change besides. */
  unsaved: SiteChange[];
  later: LaterEntry[];
  /** Whether a workflow builds the site by itself. */
  isNightly: boolean;
  /** The variable with the password or token of the place, and whether it has a value. */
  secret?: { name: string; isSet: boolean; isNeeded: boolean } | undefined;
  job: PublishJob;
}

/** `POST /api/publish` */
export interface PublishRequest {
  /** A password or token: neither written anywhere nor sent back. */
  secret?: string | undefined;
  permit?: 'replace' | 'accept-host-key' | undefined;
}

/** `POST /api/publish/target`: writes `publish` into site.yaml. */
export interface TargetRequest {
  target: Record<string, string | number>;
}

/** `GET /api/looks`: those that the site can have. */
export interface LooksAnswer {
  looks: {
    /** The word in site.yaml. */
    name: string;
    /** What it is, and whom it is for; undefined if its file cannot be read. */
    line?: string | undefined;
    for?: string | undefined;
    /** The site in this look. */
    address: string;
  }[];
}

/** What a source says about an entry. */
export interface ImportFact {
  /** In the plan of its entry. */
  number: number;
  field: FieldPath;
  value: string;
  /** What the site says, or another source. */
  before?: string | undefined;
  /** Whether it would replace that. */
  isDifferent: boolean;
  /** The kind of the source, and its file with the line: `csv`, `shop.csv:2`. */
  source: string;
  place: string;
  /** Why it is unsure. */
  doubt?: string | undefined;
}

/** A picture or a recording that an entry lacks. */
export interface ImportFile {
  number: number;
  field: FieldPath;
  name: string;
  /** In the assets folder. */
  target: string;
}

export interface ImportEntry {
  /** In the plan. */
  number: number;
  verdict: 'new' | 'fills' | 'differs' | 'same';
  /** `releases`, `events`. */
  kind: string;
  title: string;
  file: string;
  /** Its place in the file, if it is one of several there. */
  at: FieldPath;
  date?: string | undefined;
  source: string;
  place: string;
  /** Required keys that nothing says: it would be a draft. */
  missing: string[];
  /** Its file has changes that are not saved: it is left out. */
  isDrafted: boolean;
  facts: ImportFact[];
  files: ImportFile[];
}

/** Something that may be an entry of the site. */
export interface ImportQuestion {
  name: string;
  source: string;
  place: string;
  /** It only adds to entries that are there: as another one, it is left out. */
  isFillsOnly: boolean;
  /** The likeliest first; `why` is a clause. */
  candidates: { file: string; title: string; why: string }[];
  /** The `file` of a candidate, or `new`. */
  answer?: string | undefined;
}

export interface ImportProblem {
  level: 'error' | 'warning';
  message: string;
  /** `shop.csv:2:1`. */
  place?: string | undefined;
  hint?: string | undefined;
}

export interface ImportPlan {
  entries: ImportEntry[];
  questions: ImportQuestion[];
  /** What the site does not have, and sources know too little of. */
  absent: { title: string; source: string }[];
  /** What they say, and the site has no key for. */
  left: { what: string; example: string; source: string }[];
  problems: ImportProblem[];
}

export interface ImportWritten {
  /** `at` is the place of one that was there in its file. */
  entries: { file: string; at: FieldPath; title: string; isNew: boolean }[];
  /** Their numbers. */
  facts: number;
  assets: number;
  problems: ImportProblem[];
}

/** `GET /api/import`, and the answer to all that is asked for with a path below it. */
export interface ImportAnswer {
  /** Counts up with each change. */
  step: number;
  phase: 'none' | 'reading' | 'planned' | 'writing' | 'done' | 'failed';
  /** The names of the files that a page has sent with `PUT /api/import/file?name=`. */
  files: string[];
  plan?: ImportPlan | undefined;
  written?: ImportWritten | undefined;
  /** Why it has failed, and the errors of content files that are in the way. */
  message?: string | undefined;
  findings?: StudioProblem[] | undefined;
}

/** `POST /api/import/remove`: a file that was sent. */
export interface ImportRemoveRequest {
  name: string;
}

/** `POST /api/import/read`: begins to read the files, and what is at a path of this computer. */
export interface ImportReadRequest {
  path?: string | undefined;
}

/** `POST /api/import/plan`: compares what was read with the site once more. */
export interface ImportPlanRequest {
  /** The `name` of a question, and the answer. */
  answers: { title: string; target: string }[];
}

/** `POST /api/import/write`: begins to write what is chosen of a plan. */
export interface ImportWriteRequest {
  /** That of the plan. */
  step: number;
  /** By their numbers; new entries with all that is new. */
  entries: { number: number; facts: number[]; files: number[] }[];
}

/** Each message of `GET /api/events` (server-sent events) is one of these. */
export type StudioEvent =
  /** A file has changed, but not by the studio. */
  | { type: 'changed'; files: string[] }
  /** The preview shows all that was sent before. */
  | { type: 'built'; isSound: boolean; errors: number; warnings: number }
  /** The problems are others than before. */
  | { type: 'problems'; files: string[] }
  /** Publishing goes on, or has ended. */
  | { type: 'publish'; job: PublishJob }
  /** An import is further: `GET /api/import`. */
  | { type: 'import'; step: number };

/** The body of every other answer that is not a success. */
export interface ErrorAnswer {
  message: string;
}
