interface Props {
  /** Safe HTML. */
  html: string;
  lead?: boolean;
}

/** Running text, 62 characters wide. */
export function Prose({ html, lead = false }: Props) {
  if (html === '') return null;
  return (
    <div
      className={lead ? 'prose text-lead' : 'prose'}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
