/** Text on a terminal: printable characters, colours, and widths. */

interface Stream {
  isTTY?: boolean | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns true if a line can be overwritten: not in an output panel, which keeps everything. */
export function isLive({ isTTY = false }: Stream, { TERM }: Variables = process.env): boolean {
  return isTTY && TERM !== 'dumb';
}

/** Returns true if text may have colours; NO_COLOR turns them off (no-color.org). */
export function hasColours(stream: Stream, variables: Variables = process.env): boolean {
  return isLive(stream, variables) && !variables['NO_COLOR'];
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const EMOJI = /\p{Emoji_Presentation}/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** The columns that a character takes: 0 for combining marks, 2 for East Asian characters and emoji, else 1. */
export function widthOf(character: string): number {
  if (character >= ' ' && character <= '~') return 1;
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) || EMOJI.test(character) ? 2 : 1;
}

/** Characters that affect a terminal: controls, and marks of direction. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Control characters as their pictures, so that no content can steer the terminal; line breaks stay. */
export function showControls(text: string): string {
  return text.replace(CONTROL, (control) => {
    const code = control.charCodeAt(0);
    if (control === '\n') return control;
    return code < 32 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
}

/** The name of a file on one line, without control characters. */
export function showName(name: string): string {
  return showControls(name).replaceAll('\n', '⏎');
}

/** JSON without control characters: in the texts they are escapes that mean the same. */
export function escapeControls(json: string): string {
  return json.replace(CONTROL, (control) =>
    control === '\n' ? control : `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
