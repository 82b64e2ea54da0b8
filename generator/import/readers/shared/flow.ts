/** Text that grows by words and blocks. */

const SPACE = /^[ \t\r\n]+/;

/** Text with the empty lines between its blocks: spaces at the beginnings of lines, and breaks at their ends, are left out. */
export class Flow {
  readonly #parts: string[] = [];
  readonly #lineBreak: string;
  #gap = '';
  #end: string;

  /** @param isInline whether it goes on in a line, so that its first space counts */
  constructor(lineBreak: string, isInline: boolean) {
    this.#lineBreak = lineBreak;
    this.#end = isInline ? '' : '\n';
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  get gap(): string {
    return this.#gap;
  }

  get isAtStart(): boolean {
    return this.isEmpty || this.#gap !== '' || this.#end === '\n';
  }

  add(text: string): void {
    const isAfterSpace = this.#gap !== '' || this.#end === '\n' || this.#end === ' ';
    const words = isAfterSpace ? text.replace(SPACE, '') : text;
    if (words === '') return;
    if (this.#gap !== '') {
      if (this.#parts.at(-1) === this.#lineBreak) this.#parts.pop();
      if (!this.isEmpty) this.#parts.push(this.#gap);
    }
    this.#gap = '';
    this.#push(words);
  }

  /** Starts the next text after at least these line breaks. */
  breakBlock(gap: string): void {
    if (!this.isEmpty && gap.length > this.#gap.length) this.#gap = gap;
  }

  /** Begins a line within a paragraph; two in a row begin a paragraph. */
  breakLine(): void {
    if (this.#parts.at(-1) === this.#lineBreak) this.breakBlock('\n\n');
    else if (!this.isAtStart) this.#push(this.#lineBreak);
  }

  toString(): string {
    const end = this.#parts.at(-1) === this.#lineBreak ? -1 : undefined;
    return this.#parts.slice(0, end).join('');
  }

  #push(part: string): void {
    this.#parts.push(part);
    this.#end = part.slice(-1);
  }
}
