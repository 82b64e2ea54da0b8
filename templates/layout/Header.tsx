import type { Shell } from '../../generator/app/pipeline/shell.ts';
import { isWithin } from '../../generator/engine/lib/url.ts';
import type { NavItem } from '../../generator/site/menu.ts';
import { MenuAnchor } from '../../islands/parts/menu-anchor.tsx';
import { Island } from '../Island.tsx';
import { BarredText } from '../parts/BarredText.tsx';
import { NameLogo } from '../parts/NameLogo.tsx';
import { Shared } from '../Shared.tsx';
import { useWords } from '../words.ts';

/** Names with more letters than this do not fit a phone in one line. */
const LONG = 14;

interface Props {
  shell: Shell;
  /** The route of the page, for marking the current item. */
  route: string;
}

interface MenuItem {
  label: string;
  url: string;
  current: boolean;
  external?: true;
  items: MenuItem[];
}

export function Header({ shell, route }: Props) {
  const items = markCurrent(shell.nav, route);
  return (
    <Shared
      {...{ as: 'header', name: 'header', of: shell, look: JSON.stringify(items) }}
      className="site-header"
    >
      {() => <Bar shell={shell} items={items} />}
    </Shared>
  );
}

function Bar({ shell, items }: { shell: Shell; items: MenuItem[] }) {
  const { shell: words } = useWords();
  const { logo } = shell.assets;
  const shown = fold(
    items,
    shell.nav.findIndex(({ stays }) => stays),
    words.more,
  );
  const { row, button } = chooseLayout(shell.artist, shown);
  return (
    <div className="shell header-bar">
      <a href={shell.base} className={shell.artist.length > LONG ? 'logo logo-long' : 'logo'} dir="auto">
        {logo ? <NameLogo logo={logo} name={shell.artist} /> : <BarredText text={shell.artist} />}
        <span className="sr-only"> – {words.homePage}</span>
      </a>
      <nav id="navigation" aria-label={words.main} tabIndex={-1} className="header-nav screen-only">
        <ul className={row}>
          {shown.map((item) => (
            <li key={item.label + item.url}>
              {item.items.length > 0 ? <Dropdown item={item} /> : <NavLink item={item} />}
            </li>
          ))}
        </ul>
        <div className={button}>
          <Island name="mobile-menu" props={{ items }} when="interaction" />
        </div>
      </nav>
    </div>
  );
}

/** Words in a row that are still read at a glance. */
const MOST = 7;

/**
 * The last of many items as a list below one word; the menu of phones has all of them.
 *
 * @param kept the index of an item that stays in the row, before that word; -1 for none
 */
function fold(items: MenuItem[], kept: number, label: string): MenuItem[] {
  if (items.length <= MOST) return items;
  const last = kept < MOST - 1 ? [] : items.slice(kept, kept + 1);
  const first = items.slice(0, MOST - 1 - last.length);
  const rest = items.slice(first.length).filter((item) => !last.includes(item));
  const below = rest.flatMap((item) => (item.items.length > 0 ? item.items : [item]));
  // At the end of the row, where its list has room.
  return [...first, ...last, { label, url: '', current: below.some(({ current }) => current), items: below }];
}

/** The widths of screens, in pixels, from which on the items stand in a row; below them, a button opens them. */
const LAYOUTS = [
  { from: 1024, row: 'nav-row nav-row-lg', button: 'nav-button-lg' },
  { from: 1280, row: 'nav-row nav-row-xl', button: 'nav-button-xl' },
];
const BUTTON_ALONE = { row: 'nav-row', button: undefined };

/** Estimated in pixels, as the words are not measured: a letter of an item and of the name, and all that is between them. */
const LETTER = 9;
const NAME_LETTER = 17;
const GAP = 28;
const MARGINS = 120;

function chooseLayout(artist: string, items: readonly MenuItem[]) {
  const words = items.reduce((total, { label }) => total + label.length * LETTER + GAP, 0);
  const width = words + Math.min(artist.length, LONG) * NAME_LETTER + MARGINS;
  return LAYOUTS.find(({ from }) => width <= from) ?? BUTTON_ALONE;
}

function Dropdown({ item }: { item: MenuItem }) {
  const { label, items, current } = item;
  return <Island name="music-menu" props={{ label, items, current }} when="interaction" />;
}

function NavLink({ item }: { item: MenuItem }) {
  const { links } = useWords();
  return <MenuAnchor link={item} className="nav-link" newTab={` ${links.newTab}`} />;
}

/** Marks the nearest of several items that the page is below, and the item that opens it. */
function markCurrent(items: NavItem[], route: string): MenuItem[] {
  const nearest = findNearest([...items, ...items.flatMap((item) => item.items)], route);
  const mark = (item: NavItem): MenuItem => {
    const { label, url, external } = item;
    const inner = item.items.map(mark);
    const current = item === nearest || inner.some((below) => below.current);
    return { label, url, current, ...(external && { external }), items: inner };
  };
  return items.map(mark);
}

/** The first of equals: of a page in two places, the item outside of any group. */
function findNearest(items: NavItem[], route: string): NavItem | undefined {
  return items
    .filter((item) => item.route && isWithin(route, item.route))
    .reduce<NavItem | undefined>(
      (best, item) => (best && best.route.length >= item.route.length ? best : item),
      undefined,
    );
}
