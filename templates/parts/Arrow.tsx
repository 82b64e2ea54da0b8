interface Props {
  /** Out of the site, on to another page, or down to a file. */
  to: 'out' | 'on' | 'down';
  className?: string;
}

/** A sign at the end of a link, which the stylesheet draws. Its words say the same. */
export function Arrow({ to, className = 'arrow' }: Props) {
  return <span aria-hidden="true" className={`${className} arrow-${to}`} />;
}
