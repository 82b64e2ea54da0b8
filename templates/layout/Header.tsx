import { isWithin } from '../../generator/lib/url.ts';
import type { NavItem } from '../../generator/model/menu.ts';
import type { Shell } from '../../generator/model/shell.ts';
import { Island } from '../Island.tsx';

/** Names with more letters than this do not fit a phone in one line. */
const LONG = 14;

interface Props {
  shell: Shell;
  /** The route of the page, for marking the current item. */
  route: string;
}

/** An item as the menus take it. */
interface MenuItem {
  label: string;
  url: string;
  current: boolean;
  items: MenuItem[];
}

export function Header({ shell, route }: Props) {
  const items = markCurrent(shell.nav, route);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:static">
      <div className="shell flex h-(--bar) items-center justify-between gap-6">
        <a href={shell.base} className={shell.artist.length > LONG ? 'logo logo-long' : 'logo'} dir="auto">
          {shell.artist}
          <span className="sr-only"> – home page</span>
        </a>
        <nav id="navigation" aria-label="Main" tabIndex={-1} className="shrink-0 print:hidden">
          <ul className="hidden items-center gap-7 lg:flex">
            {items.map((item) => (
              <li key={item.url}>
                {item.items.length > 0 ? <Dropdown item={item} /> : <NavLink item={item} />}
              </li>
            ))}
          </ul>
          <div className="lg:hidden">
            <Island name="mobile-menu" props={{ items }} when="interaction" />
          </div>
        </nav>
      </div>
    </header>
  );
}

function Dropdown({ item }: { item: MenuItem }) {
  const { label, items, current } = item;
  return <Island name="music-menu" props={{ label, items, current }} when="interaction" />;
}

function NavLink({ item }: { item: MenuItem }) {
  return (
    <a className="nav-link" href={item.url} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </a>
  );
}

function markCurrent(items: NavItem[], route: string): MenuItem[] {
  return items.map(({ label, url, route: section, items: below }) => ({
    label,
    url,
    current: isWithin(route, section),
    items: markCurrent(below, route),
  }));
}
