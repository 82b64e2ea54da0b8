/** The grammar of iCalendar (RFC 5545): lines (3.1) and texts (3.3.11). */

/** Lines may hold 75 octets; longer ones go on after a line break and a space. */
const LINE_OCTETS = 75;

/** A whole calendar of components, each as its lines. */
export function writeCalendar(head: readonly string[], components: readonly string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Liner//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...components.flat(),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A text as a value. Control characters, which the grammar forbids, are left out. Some readers end a line at other marks. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Breaks a line between characters, so that no part is longer than allowed. */
function fold(line: string): string {
  const parts = [''];
  let left = LINE_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > left) {
      parts.push('');
      left = LINE_OCTETS - 1;
    }
    parts[parts.length - 1] += character;
    left -= octets;
  }
  return parts.join('\r\n ');
}
