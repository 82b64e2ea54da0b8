export { codeFrame } from '../lib/code-frame.ts';
export { type Catalogue, defineProblems, listCodes, listWarnings, openReporter } from './define.ts';
export {
  addFrames,
  compareForReading,
  compareProblems,
  countProblems,
  formatEach,
  formatPosition,
  formatProblem,
  formatProblems,
  isError,
} from './format.ts';
export {
  type Fix,
  type FixKind,
  type Position,
  type Problem,
  type TextEdit,
  toAdvice,
  withoutAdvice,
  withoutIgnored,
} from './problem.ts';
