/** Divides a text below the keys into the part to edit, and those that stay. */

interface BodyText {
  /** A comment above the text, such as that of a new file. */
  note?: string | undefined;
  before: string;
  text: string;
  after: string;
  /** The rest without the text. */
  emptied: string;
}

const BEFORE = /^(?:[ \t]*\n)*(?:[ \t]*<!--((?:(?!-->)[\s\S])*)-->[ \t]*(?:\n|$)(?:[ \t]*\n)*)?/;

/** Divides a body into its text, and the note and the empty lines around it. */
export function divideBody(body: string): BodyText {
  const plain = body.replaceAll('\r\n', '\n');
  const [before = '', comment] = BEFORE.exec(plain) ?? [];
  const text = plain.slice(before.length).trimEnd();
  const after = plain.slice(before.length + text.length);
  if (comment === undefined) {
    return text === ''
      ? { before: '\n', text, after: '\n', emptied: '' }
      : { before, text, after, emptied: '' };
  }
  const note = { note: comment.trim(), emptied: before };
  if (text !== '') return { ...note, before, text, after };
  return { ...note, before: `${before.trimEnd()}\n\n`, text, after: '\n' };
}
