declare module 'linebreak' {
  /** Finds where lines may end, by the Unicode Line Breaking Algorithm (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place; null after the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
