export interface MenuLink {
  label: string;
  url: string;
  current: boolean;
  /** Leads off the site: it opens in a new tab, and says so. */
  external?: true | undefined;
}

interface AnchorProps {
  link: MenuLink;
  className: string;
}

export function MenuAnchor({ link: { label, url, current, external }, className }: AnchorProps) {
  return (
    <a
      className={className}
      href={url}
      aria-current={current ? 'page' : undefined}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {external && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
