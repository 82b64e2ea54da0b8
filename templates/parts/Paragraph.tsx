interface Props {
  text: string | undefined;
  className?: string;
}

/** A text of the artist's, if there is any, in its own direction. */
export function Paragraph({ text, className }: Props) {
  if (!text) return null;
  return (
    <p className={className} dir="auto">
      {text}
    </p>
  );
}
