/** The directive of forms, as texts write it. */
import { optional } from '../../../engine/content/schema/meta.ts';
import { fixedText } from '../../../engine/values/index.ts';
import { directive } from '../../../site/schema/directives.ts';

export const directives = {
  form: directive('nothing', 'The contact form, or that of one of its inquiries.', '::form{inquiry=join}', {
    inquiry: optional(fixedText, 'The `value` of one of `inquiries` below `contact` in site.yaml.', 'join'),
  }),
};

type PagesDirectives = typeof directives;

declare module '../../../engine/content/vocabulary.ts' {
  interface Directives extends PagesDirectives {}
}
