/** The templates as a function: bundled only if they changed, imported only if a page is rendered. */

import { VERSION } from 'liner:version';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cache } from '../../cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { routeOfFile } from '../../lib/url.ts';
import type { Problem } from '../../problems/index.ts';
import { digestFiles, digestInputs, type Inputs, nameFrom, packageInputs } from '../inputs.ts';
import type { LookFolder } from '../looks.ts';
import type { TemplatePage } from '../made.ts';
import { findUnused, listOverrideInputs, type Overrides } from '../overrides/index.ts';
import { listOwnPages } from '../overrides/lists.ts';
import type { TemplateBundle } from './bundle.ts';
import { explainRender } from './errors.ts';
import { readOwnPages } from './own-pages.ts';
import { EVERY_PAGE, type SiteReaders } from './readers.ts';
import { runTemplates } from './rejections.ts';

interface TemplatesOptions {
  /** The folder of the package, which holds templates/render/index.tsx and its package.json. */
  packageRoot: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
  cache: Cache;
  /** Files of the site that replace Liner's own. */
  overrides?: Overrides | undefined;
  /** The look whose templates replace Liner's. */
  look?: LookFolder | undefined;
  /** A file, as the bundle of Liner's own templates imports it, that has the libraries (`bundleLibraries`). They are a part of it by default. */
  libraries?: string;
}

interface TemplateModule<Page, Frame> {
  render: Render<Page, Frame>;
  ownPages: Parameters<typeof readOwnPages>[0];
}

/** The whole document of a page, doctype included. @param frame what all pages have in common */
type Render<Page, Frame> = (page: Page, frame: Frame) => string | Promise<string>;

/** Templates for pages and frames of the given types. */
export interface Templates<Page, Frame> {
  /** Changes with everything that a page's HTML depends on, besides props and shell. */
  hash: string;
  /** Returns true if a template may use the whole site. */
  needsSite: boolean;
  /** Returns true if the template of a page may use the whole site. */
  readsSite(page: { template: string; props: object }): boolean;
  /** Pages that the site's own templates make. */
  pages: TemplatePage[];
  inputs: Inputs;
  /** Problems of the sources; after an error, `load` fails. */
  problems: Problem[];
  load(): Promise<Render<Page, Frame>>;
  /** The problem of an error thrown while the page at `url` was rendered, at the template's line. */
  explain(error: unknown, url: string): Promise<Problem>;
}

/** Sources with absolute paths, stored relative to the package. */
interface BundledSources {
  digest: string;
  files: string[];
  /** Folders of the packages that the site's own templates use. */
  packages: string[];
  readers: SiteReaders;
  /** Defined if the sources had to be bundled to be known. */
  bundle?: TemplateBundle;
}

export async function loadTemplates<Page, Frame>(options: TemplatesOptions): Promise<Templates<Page, Frame>> {
  const { digest, files, packages, readers, bundle } = await findSources(options);
  let placed: Promise<string> | undefined;
  const place = () => {
    placed ??= placeBundle(digest, bundle, options);
    return placed;
  };
  let map: Promise<string | undefined> | undefined;
  const importModule = async (): Promise<TemplateModule<Page, Frame>> =>
    import(pathToFileURL(await place()).href);
  const loadModule = async () => {
    // Liner's own leave no promise behind.
    if (!options.overrides) return importModule();
    const module = await runTemplates(importModule);
    const render: Render<Page, Frame> = (...of) => runTemplates(() => module.render(...of));
    return { ...module, render };
  };
  let loaded: Promise<TemplateModule<Page, Frame>> | undefined;
  const load = () => {
    loaded ??= loadModule();
    return loaded;
  };
  const added = bundle?.code === '' ? [] : listOwnPages(options.overrides);
  const own = await describePages(added, load, options.root);
  return {
    hash: digest,
    inputs: { files, folders: packages.map(packageInputs) },
    needsSite: readers.length > 0,
    readsSite: ({ template, props }) =>
      readers.includes(EVERY_PAGE) || readers.includes(fileOf(template, props)),
    pages: own.pages,
    problems:
      bundle?.code === '' ? bundle.problems : [...own.problems, ...findUnused(options.overrides, files)],
    load: async () => (await load()).render,
    async explain(error, url) {
      const path = await place();
      map ??= findMap(path, bundle, options);
      return explainRender(error, url, {
        ...options,
        bundle: path,
        map: await map,
        own: options.overrides?.files,
        page: own.pages.find(({ route }) => routeOfFile(url) === route)?.at,
      });
    },
  };
}

/** A custom page may throw while its file is loaded: rendering reports that with a place. */
async function describePages(
  files: readonly string[],
  load: () => Promise<Pick<TemplateModule<never, never>, 'ownPages'>>,
  root: string,
) {
  const none = { pages: [], problems: [] };
  if (files.length === 0) return none;
  return load().then(
    ({ ownPages }) => readOwnPages(ownPages, files, root),
    () => none,
  );
}

/** The name of a template's file: `Home`, `TourDiary`. */
function fileOf(template: string, props: object): string {
  if (template === 'template' && 'name' in props) return String(props.name);
  return template.charAt(0).toUpperCase() + template.slice(1);
}

/** The list of sources is known from the last bundling, and valid while none of them changed. */
async function findSources(options: TemplatesOptions): Promise<BundledSources> {
  const { packageRoot, overrides, look } = options;
  const pack = options.cache.pack<BundledSources>('templates', VERSION);
  const key = [overrides, look].map((folder) => folder && nameFrom(packageRoot, folder.root)).join(' ');
  const kept = pack.get(key);
  const known = kept && {
    digest: kept.digest,
    files: kept.files.map((file) => resolve(packageRoot, file)),
    packages: kept.packages.map((folder) => resolve(packageRoot, folder)),
    readers: kept.readers,
  };
  if (known && (await digestSources(known, options)) === known.digest) return known;
  const bundle = await makeBundle(options);
  const { files, packages, readers } = bundle;
  const digest = await digestSources(bundle, options);
  const name = (path: string) => nameFrom(packageRoot, path);
  if (bundle.problems.length === 0)
    pack.set(key, { digest, files: files.map(name), packages: packages.map(name), readers });
  return { digest, files, packages, readers, bundle };
}

async function placeBundle(
  digest: string,
  bundle: TemplateBundle | undefined,
  options: TemplatesOptions,
): Promise<string> {
  const { packageRoot, overrides } = options;
  // With templates of a site's own, it names the places of the packages that it imports.
  const places = overrides
    ? [packageRoot, overrides.root, createRequire(import.meta.url).resolve('react')]
    : [];
  const { file } = await options.cache.file(
    ['templates', digest, ...places],
    overrides ? '.mjs' : '.cjs',
    async (append) => {
      const { code, problems } = bundle ?? (await makeBundle(options));
      if (code === '') throw new Error(problems[0]?.message ?? 'The templates could not be bundled.');
      append(Buffer.from(code));
    },
  );
  return file;
}

/** Bundles again for the source map, which pages without errors do not need. Undefined if the sources have changed since. */
async function findMap(
  path: string,
  bundle: TemplateBundle | undefined,
  options: TemplatesOptions,
): Promise<string | undefined> {
  const { code, map } = bundle ?? (await makeBundle(options));
  return code !== '' && code === (await readFile(path, 'utf8')) ? map : undefined;
}

async function makeBundle(options: TemplatesOptions): Promise<TemplateBundle> {
  const { bundleTemplates } = await import('./bundle.ts');
  return bundleTemplates(options, options.overrides);
}

// Liner's own dependencies are pinned to one version each, so package.json identifies their code.
async function digestSources(
  { files, packages }: Pick<BundledSources, 'files' | 'packages'>,
  options: TemplatesOptions,
): Promise<string> {
  const { packageRoot, cache } = options;
  const { root: lookRoot = '', files: replaced = [] } = options.look ?? {};
  const own = [
    ...listOverrideInputs(options.overrides),
    ...replaced.map((file) => join(lookRoot, file)),
  ].filter((file) => !files.includes(file));
  const all = [...files, ...own, join(packageRoot, 'package.json')];
  const digests = await digestFiles(all, cache);
  const names = all.map((file) => nameFrom(packageRoot, file));
  const used = await digestInputs({ files: [], folders: packages.map(packageInputs) }, cache, packageRoot);
  return hash(VERSION, ...names, ...digests, used);
}
