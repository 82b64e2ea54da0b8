/** Roman numerals, as movements and acts are numbered. */

const NUMERALS: [value: number, numeral: string][] = [
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** `IV` for 4. @param number below 100 */
export function writeRoman(number: number): string {
  let rest = number;
  let written = '';
  for (const [value, numeral] of NUMERALS) {
    while (rest >= value) {
      written += numeral;
      rest -= value;
    }
  }
  return written;
}

/** 4 for `IV`; undefined if it is no numeral below 100 in capitals. */
export function readRoman(numeral: string): number | undefined {
  for (let number = 1; number < 100; number++) if (writeRoman(number) === numeral) return number;
  return undefined;
}
