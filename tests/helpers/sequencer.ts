/** The order of test files. By itself, Vitest begins with the longest texts where it does not know how long files take. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short ones last. A worker serves the files of one project as long as they follow one another. */
const PROJECTS = ['sites', 'browser', 'unit'];

/** What takes longest begins first, so that no file runs alone at the end. The first builds what others wait for. */
const FIRST = [
  'sites/sample/validity',
  'sites/fuzz',
  'sites/command-line',
  'sites/dev',
  'sites/broken.test',
  'sites/press-kit',
  'sites/overrides',
  'sites/publishing',
  'sites/same-bytes',
  'sites/strict',
  'sites/unchanged',
  'sites/hosting.servers',
  'sites/own-design',
  'sites/documents',
  'sites/examples',
  'sites/artists',
  'sites/publish.test',
  'sites/edited',
  'sites/package',
  'site/artists',
  'site/behaviour',
  'site/routes',
  'site/pages',
  'islands/islands',
  'player/player',
  'unit/shipped',
  'unit/media/pictures/',
  'unit/words/',
];

/** These wait for the sample, if nobody has asked for it yet. */
const LAST = ['sites/sample/'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort(
      (a, b) =>
        PROJECTS.indexOf(a.project.name) - PROJECTS.indexOf(b.project.name) ||
        rank(a.moduleId) - rank(b.moduleId),
    );
  }
}

function rank(path: string): number {
  const first = FIRST.findIndex(
    (name) => path.includes(`tests/${name}`) || path.includes(`tests/browser/${name}`),
  );
  if (first !== -1) return first;
  return LAST.some((name) => path.includes(`tests/${name}`)) ? FIRST.length + 1 : FIRST.length;
}
