/** Kinds of files by their first bytes, which the ending of a name may contradict. */

interface FileKind {
  /** `PDF`. */
  name: string;
  endings: readonly string[];
  /** For the first bytes, a character each. */
  begins: RegExp;
}

/** In bytes: programs that print may put something before a PDF. */
export const LOOKED_AT = 1024;

const KINDS: readonly FileKind[] = [
  { name: 'PDF', endings: ['.pdf'], begins: /^.{0,1000}%PDF-/s },
  {
    name: 'ZIP',
    endings: ['.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub', '.mxl'],
    begins: /^PK/,
  },
  { name: 'RTF', endings: ['.rtf'], begins: /^\{\\rtf/ },
  { name: 'JPEG', endings: ['.jpg', '.jpeg'], begins: /^\xff\xd8\xff/ },
  { name: 'PNG', endings: ['.png'], begins: /^\x89PNG/ },
  { name: 'WebP', endings: ['.webp'], begins: /^RIFF.{4}WEBP/s },
  { name: 'TIFF', endings: ['.tif', '.tiff'], begins: /^(?:II|MM)/ },
  { name: 'WAV', endings: ['.wav'], begins: /^(?:RIFF|RF64|BW64).{4}WAVE/s },
  { name: 'FLAC', endings: ['.flac'], begins: /^(?:fLaC|ID3)/ },
  { name: 'M4A', endings: ['.m4a'], begins: /^.{4}ftyp/s },
  { name: 'MIDI', endings: ['.mid', '.midi'], begins: /^(?:MThd|RIFF.{4}RMID)/s },
  { name: 'HTML', endings: ['.html'], begins: /^\s*<(?:!doctype html|html)/i },
];

/** Tells whether a file is of another kind than its ending says, and the name of that kind if it is known. @param ending with its dot */
export function findOtherKind(ending: string, head: Uint8Array): { found: string | undefined } | undefined {
  const text = Buffer.from(head).toString('latin1');
  const kind = KINDS.find(({ endings }) => endings.includes(ending.toLowerCase()));
  if (!kind || kind.begins.test(text)) return undefined;
  return { found: KINDS.find(({ begins }) => begins.test(text))?.name };
}
