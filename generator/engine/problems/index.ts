export { codeFrame } from '../lib/code-frame.ts';
export { CATALOGUE, type ProblemCode } from './catalogue/index.ts';
export { isCode, listCodes, listWarnings } from './codes.ts';
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
  type Position,
  type Problem,
  type ProblemArgs,
  problem,
  toAdvice,
  withoutAdvice,
  withoutIgnored,
} from './problem.ts';
