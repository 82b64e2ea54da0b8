/** What each finished page links to, and whether it is there. */
export { checkOutputLinks, type OutputPage } from './links/check.ts';
export { type Inspection, inspectHtml } from './links/inspect.ts';
