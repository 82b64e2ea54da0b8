interface Props {
  /** Safe HTML. */
  html: string;
  lead?: boolean;
  /** Headings are set in the margin, if there is one. */
  margin?: boolean;
}

/** Running text, 62 characters wide. */
export function Prose({ html, lead = false, margin = false }: Props) {
  if (html === '') return null;
  const look = lead ? 'prose lead' : 'prose';
  return (
    <div
      className={margin ? `${look} prose-margin` : look}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
