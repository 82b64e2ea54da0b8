/** What each finished page links to, and whether it is there. */
export { checkOutputLinks, type OutputPage } from './check.ts';
export { type Inspection, inspectHtml } from './inspect.ts';
