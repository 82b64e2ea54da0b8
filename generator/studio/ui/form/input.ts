/** The attributes of a field's input, with what screen readers say of it. */
export interface InputAttributes {
  id: string;
  'aria-label': string;
  'aria-describedby': string;
  'aria-invalid'?: boolean | undefined;
}
