export { menu } from '../../generator/site/words/en.json';

export interface MenuLink {
  label: string;
  url: string;
  current: boolean;
  /** Leads off the site: it opens in a new tab, as its label tells screen readers. */
  external?: true | undefined;
}

interface AnchorProps {
  link: MenuLink;
  className: string;
  /** The note after the label of a link that leads off the site, with a space before it. */
  newTab: string;
}

export function MenuAnchor({ link: { label, url, current, external }, className, newTab }: AnchorProps) {
  return (
    <a
      className={className}
      href={url}
      aria-current={current ? 'page' : undefined}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {external && <span className="sr-only">{newTab}</span>}
    </a>
  );
}
