/** The words in the class names of a template. */

interface UsedWord {
  word: string;
  file: string;
  line: number;
  column: number;
}

const CLASS_NAME = /className=(?:"([^"]*)"|\{([^}]*)\})/g;
const TEXT = /['`]([^'`$]*)['`]/g;

/** Each with its place. */
export function listWords(file: string, text: string): UsedWord[] {
  return [...text.matchAll(CLASS_NAME)].flatMap((match) => {
    const [whole, plain, code = ''] = match;
    const start = match.index + whole.indexOf(plain ?? code);
    const texts = plain === undefined ? [...code.matchAll(TEXT)] : [{ index: -1, 1: plain }];
    return texts.flatMap(({ index, 1: words = '' }) =>
      [...words.matchAll(/\S+/g)].map((found) => {
        const before = text.slice(0, start + index + 1 + found.index).split('\n');
        return { word: found[0], file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
      }),
    );
  });
}
