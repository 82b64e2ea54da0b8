import type { SoundDownload } from '../../generator/site/parts.ts';

interface Props {
  file: SoundDownload;
  /** Content, for screen readers that list links out of context. */
  title: string;
  className: string;
}

/** The download of a recording, with its format and size. */
export function SoundFile({ file: { label, url, other }, title, className }: Props) {
  return (
    <>
      <a href={url} download="" className={`card-link ${className}`}>
        {label}
        <span className="sr-only">: {title}</span>
      </a>
      {other && <SoundFile file={other} title={title} className={className} />}
    </>
  );
}
