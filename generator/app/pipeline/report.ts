/** The outcome of a build: its problems, stage by stage, and its result. */

import type { Artifact } from '../../engine/artifact.ts';
import { type Inputs, NO_INPUTS } from '../../engine/bundle/inputs.ts';
import type { HiddenEntry } from '../../engine/content/types.ts';
import type { ShareContext } from '../../engine/media/share/index.ts';
import { addFrames, isError, type Problem } from '../../engine/problems/index.ts';
import type { Room } from '../../features/rooms/rooms.ts';
import type { SoundLevels } from '../../features/sound/sounds.ts';
import type { Context } from '../../site/context.ts';
import type { Site } from '../../site/site.ts';
import type { Theme } from '../../site/theme/tokens.ts';
import { planShared } from './files.ts';
import type { BuildInput } from './input.ts';
import type { SiteTemplates } from './shell.ts';
import type { Editions, Model, Plan, PlannedAssets } from './stages.ts';

export interface Build {
  /** Problems with the advice for those who run `liner check`. */
  problems: Problem[];
  /** The loudness of recordings, as far as it is known. */
  levels: SoundLevels[];
  /** Drafts that were left out, and what waits for its day. */
  hidden: readonly HiddenEntry[];
  /** Private files that people have pages of. */
  rooms?: readonly Room[];
  /** The codes of warnings to leave out; they are among the problems nevertheless. */
  ignored: ReadonlySet<string>;
  /** The site as far as it is known; undefined if site.yaml cannot be read. */
  site?: Site | undefined;
  /** Undefined if there are errors among the problems: nothing was published. */
  made: MadeSite | undefined;
  /** The site without what is wrong, which a preview shows in its place. */
  shown?: MadeSite | undefined;
  /** Inputs of styles, scripts and templates, as far as known. */
  inputs: Inputs;
}

/** A site, ready to be published. */
export interface MadeSite {
  site: Site;
  /** Context of the default language. */
  context: Context;
  media: Omit<ShareContext, 'cache'>;
  templates: SiteTemplates;
  styles: string;
  /** The colours of pages that have their own, by the pages' files. */
  listThemes(): ReadonlyMap<string, Theme>;
  artifacts: readonly Artifact[];
  /** The pictures for links to all pages, which a preview does not have among its files. */
  planShared(): Artifact[];
}

/** The stage of a build that found a problem. */
type Stage = 'content' | 'assets' | 'site' | 'output';

/**
 * Problems that are only an echo of errors of these stages. Content with an error is left out of the site, so its pictures and
 * recordings look unused, quotes look as if they were about nothing, and pages of the menu look missing or empty.
 */
const ECHOES: Readonly<Record<string, readonly Stage[]>> = {
  'menu/empty-page': ['content', 'assets'],
  'menu/unknown-page': ['content', 'assets'],
  'press/quote-about': ['content'],
  'picture/unused': ['content'],
  'sound/unused': ['content'],
};

/** The parts of a site that exist when its build ends. */
interface Parts {
  hidden: readonly HiddenEntry[];
  model?: Model | undefined;
  assets?: PlannedAssets;
  plan?: Plan;
  artifacts?: readonly Artifact[];
}

export interface Report {
  add(stage: Stage, ...lists: readonly Problem[][]): void;
  /** Returns true if a stage has an error; without one, if any has. */
  hasErrors(stage?: Stage): boolean;
  /** The problems of a stage so far. */
  of(stage: Stage): readonly Problem[];
  end(parts: Parts): Build;
}

/** Begins with files that could not be read. */
export function openReport({ read, cache }: Pick<BuildInput, 'read' | 'cache'>): Report {
  const all = read.problems.map((problem): { stage: Stage; problem: Problem } => ({
    stage: 'content',
    problem,
  }));
  const hasErrors = (stage?: Stage) =>
    all.some((each) => (stage === undefined || each.stage === stage) && isError(each.problem));
  return {
    add(stage, ...lists) {
      for (const problem of lists.flat()) all.push({ stage, problem });
    },
    hasErrors,
    of: (stage) => all.filter((each) => each.stage === stage).map(({ problem }) => problem),
    end({ hidden, model, assets, plan, artifacts }) {
      const site = model?.sites[0];
      const isEcho = ({ code }: Problem) => ECHOES[code]?.some(hasErrors) ?? false;
      const problems = all.flatMap(({ problem }) => (isEcho(problem) ? [] : [problem]));
      return {
        problems: addFrames(withoutRepeats(problems), read.sources),
        levels: assets?.levels ?? [],
        hidden,
        rooms: model?.rooms.map(({ room }) => room) ?? [],
        ignored: new Set(site?.settings.check?.ignore),
        site,
        made:
          assets && plan && artifacts && !hasErrors()
            ? describeMade(assets, plan.editions, artifacts, cache)
            : undefined,
        inputs: assets?.inputs ?? NO_INPUTS,
      };
    },
  };
}

/** A problem of a text that several languages share is reported once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}

function describeMade(
  assets: PlannedAssets,
  editions: Editions,
  artifacts: readonly Artifact[],
  cache: BuildInput['cache'],
): MadeSite {
  const [{ site, context, shell }] = editions;
  const pages = editions.flatMap((each) => each.pages);
  return {
    site,
    context,
    media: assets,
    templates: assets.templates,
    styles: shell.assets.styles,
    listThemes: () =>
      new Map(
        pages.flatMap(({ path, facts }) => {
          const { theme } = facts();
          return theme ? [[path, theme]] : [];
        }),
      ),
    artifacts,
    planShared: () => planShared(pages, { ...assets, cache }),
  };
}
