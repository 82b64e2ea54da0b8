import { Bidi } from './Bidi.tsx';

interface Props {
  text: string | undefined;
  className?: string;
}

/** A line of what the artist wrote, if there is any. */
export function TextLine({ text, className }: Props) {
  if (!text) return null;
  return (
    <p className={className}>
      <Bidi text={text} />
    </p>
  );
}
