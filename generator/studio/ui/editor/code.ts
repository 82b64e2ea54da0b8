/** CodeMirror, with the YAML and the Markdown of content files: problems at their places, and keys to choose from. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml';
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/markdown';
import type { StudioProblem } from '../../protocol/index.ts';
import { wordInText } from '../state/advice.ts';
import type { Schema } from '../state/schema.ts';
import { say } from '../state/words.ts';

/** Its own package would bring HTML, CSS and JavaScript with it. */
const MARKDOWN = new LanguageSupport(new Language(defineLanguageFacet(), parser));

export interface Code {
  /** Shows another text, in which only what differs is replaced, so that the cursor stays where it is. */
  show(text: string): void;
  mark(problems: readonly StudioProblem[]): void;
  /** @param line from 1 */
  goTo(line: number): void;
  close(): void;
}

interface CodeOptions {
  text: string;
  path: string;
  schema: Schema | undefined;
  onChange(text: string): void;
}

export function openCode(parent: HTMLElement, { text, path, schema, onChange }: CodeOptions): Code {
  // In a shadow root, CodeMirror's styles are sheets, which the security policy of the page allows.
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const language = path.endsWith('.md') ? yamlFrontmatter({ content: MARKDOWN }) : yaml();
  let isOurs = false;
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        lintGutter(),
        language,
        syntaxHighlighting(COLOURS),
        autocompletion({ override: [(context) => completeKey(context, schema)] }),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        ...(path.endsWith('.md') ? [BODY_DIRECTION] : []),
        EditorView.contentAttributes.of({ 'aria-label': say('text'), spellcheck: 'true' }),
        EditorView.theme(THEME),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isOurs) onChange(update.state.sliceDoc());
        }),
      ],
    }),
  });
  return {
    show(next) {
      const before = view.state.sliceDoc();
      if (next === before) return;
      isOurs = true;
      view.dispatch({ changes: differenceOf(before, next) });
      isOurs = false;
    },
    mark(problems) {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.flatMap((each) => diagnosticOf(view.state, each)),
        ),
      );
    },
    goTo(line) {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

const THEME = {
  '&': { fontSize: '14px', backgroundColor: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', caretColor: 'currentColor' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'inherit', opacity: '0.75', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'currentColor' },
  '.cm-tooltip': { color: '#111', backgroundColor: '#fff' },
  '.cm-diagnostic, .cm-completionInfo': { unicodeBidi: 'plaintext' },
};

/** Keys are written from left to right; of the text below them, each line as its words are. */
const BODY_DIRECTION = EditorView.decorations.compute(['doc'], ({ doc }) => {
  const [keys = ''] = /^---\n.*?\n---\n/s.exec(doc.toString()) ?? [];
  const line = Decoration.line({ attributes: { dir: 'auto' } });
  const starts: number[] = [];
  for (let number = doc.lineAt(keys.length).number; number <= doc.lines; number++)
    starts.push(doc.line(number).from);
  return Decoration.set(starts.map((from) => line.range(from)));
});

/** Colours with a contrast of 4.5 and more on both grounds. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'light-dark(#1c4fd8, #8fb0ff)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'light-dark(#17693a, #79d29d)' },
  { tag: tags.comment, color: 'light-dark(#625f59, #a8a49b)', fontStyle: 'italic' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, textDecoration: 'underline' },
]);

/** The one stretch in which two texts differ. */
function differenceOf(before: string, after: string) {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function diagnosticOf({ doc }: EditorState, problem: StudioProblem): Diagnostic[] {
  const { line, column = 1, level } = problem;
  if (line === undefined || line > doc.lines) return [];
  const { from, to } = doc.line(line);
  const start = Math.min(from + column - 1, to);
  const { message, hint } = wordInText(problem);
  const text = hint ? `${message.text}\n${hint.text}` : message.text;
  return [{ from: start, to, severity: level, message: text }];
}

/** The keys of the file that are not there yet, at the beginning of a line. */
function completeKey(context: CompletionContext, schema: Schema | undefined): CompletionResult | null {
  const word = context.matchBefore(/^\w*/);
  if (!word || !schema?.properties || (word.from === word.to && !context.explicit)) return null;
  const text = context.state.sliceDoc();
  const options = Object.entries(schema.properties)
    .filter(([key]) => !new RegExp(`^${key}:`, 'm').test(text))
    .map(([key, { description }]) => ({
      label: key,
      apply: `${key}: `,
      ...(description && { info: description }),
    }));
  return { from: word.from, options };
}
