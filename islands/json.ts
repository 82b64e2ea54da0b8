/** Values that can be written to an attribute of the page as JSON and read back. */

/** `Value` itself if JSON can represent it; `never` if it has a function, a date or the like. */
export type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never[]) => unknown) | symbol | bigint | Date
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

/** A record of props, none of which JSON would lose. */
export type JsonProps<Record extends { [Name in keyof Record]: Json<Record[Name]> }> = Record;
