import type { SearchItem } from '../../generator/features/releases/discography.ts';
import { Names } from './sentence.tsx';

/** Finds from the index, drawn like the cards of the page but smaller. */
export function SearchResults({ items }: { items: SearchItem[] }) {
  return (
    <ul className="cards">
      {items.map(({ url, image, title, badge, genre, year, artist }) => (
        <li key={url + title}>
          <a className="search-result" href={url}>
            <img src={image} alt="" width="64" height="64" loading="lazy" className="search-cover" />
            <span className="search-label">
              <span className="card-title" dir="auto">
                {title}
              </span>
              {artist && (
                <span className="data" dir="auto">
                  {artist}
                </span>
              )}
              <span className="data">
                <Names list={[badge, genre, year]} between=" · " />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
