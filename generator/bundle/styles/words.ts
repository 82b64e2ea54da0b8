/** What the compiler of styles complains about, in our words. */
import type { Problem } from '../../problems/index.ts';

type Words = Pick<Problem, 'message' | 'hint'>;

const TABLE: [reason: RegExp, describe: (name: string) => Words][] = [
  [
    /^Cannot apply unknown utility class `(.+?)`/,
    (name) => ({
      message: `@apply names the class “${name}”, which Tailwind does not know.`,
      hint: 'Check its spelling, or write what it stands for as plain CSS.',
    }),
  ],
  [
    /^Can't resolve '(.+?)'/,
    (name) => ({
      message: `The stylesheet asks for “${name}”, which is not there.`,
      hint: 'A path begins with ./ and counts from the folder of the stylesheet; "liner/styles.css" is Liner\'s own.',
    }),
  ],
  [
    /^Cannot use `@variant` with unknown variant: (.+)/,
    (name) => ({
      message: `@variant names “${name}”, which Tailwind does not know.`,
      hint: 'Check its spelling, or define it with @custom-variant.',
    }),
  ],
  [
    /^Could not resolve value for theme function: `(.+?)`/,
    (name) => ({
      message: `${name} names something that the theme does not have.`,
      hint: 'Check its spelling, or write the value itself.',
    }),
  ],
  [
    /^`@theme` blocks must only contain/,
    () => ({
      message: '@theme holds something else than custom properties.',
      hint: 'Only these belong there, such as  --color-night: #112;  write all else outside of it.',
    }),
  ],
  [
    /^Unclosed (?:block|bracket|quote|string|comment)/,
    () => ({
      message: 'What is opened here is never closed.',
      hint: 'Add the bracket, quotation mark or */ that ends it.',
    }),
  ],
  [
    /^Unexpected \}/,
    () => ({
      message: 'This } closes nothing.',
      hint: 'Take it away, or add the { that is missing before it.',
    }),
  ],
  [
    /^Unknown word (.*)/,
    (name) => ({
      message: `“${name}” is no declaration.`,
      hint: 'A declaration is a property, a colon, a value and a semicolon:  color: red;',
    }),
  ],
];

/** What is not known here is told as the compiler says it. */
export function describeReason(reason: string): Words {
  for (const [pattern, describe] of TABLE) {
    const found = pattern.exec(reason);
    if (found) return describe(found[1] ?? '');
  }
  return { message: `The stylesheet cannot be read: ${reason.endsWith('.') ? reason : `${reason}.`}` };
}
