export { codeFrame } from '../lib/code-frame.ts';
export { CATALOGUE, type ProblemCode } from './catalogue/index.ts';
export {
  addFrames,
  compareProblems,
  countProblems,
  formatPosition,
  formatProblem,
  formatProblems,
  isError,
} from './format.ts';
export { type Position, type Problem, type ProblemArgs, problem } from './problem.ts';
