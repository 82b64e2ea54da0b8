import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects with short test files last, so that no long one runs alone at the end. Files of one project share their workers. */
const PROJECTS = ['sites', 'browser', 'unit'];

/** Test files project by project, and within one as Vitest sorts them: longest first, by the last run or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
