import type { SearchItem } from '../../generator/features/releases/discography.ts';
import { Names } from './sentence.tsx';

/** Finds from the index, drawn like the cards of the page but smaller. */
export function SearchResults({ items }: { items: SearchItem[] }) {
  return (
    <ul className="cards">
      {items.map(({ url, image, title, badge, genre, year, artist }) => (
        <li key={url + title}>
          <a className="flex items-center gap-3 p-3" href={url}>
            <img src={image} alt="" width="64" height="64" loading="lazy" className="size-16 object-cover" />
            <span className="min-w-0">
              <span className="card-title block" dir="auto">
                {title}
              </span>
              {artist && (
                <span className="data block" dir="auto">
                  {artist}
                </span>
              )}
              <span className="data block">
                <Names list={[badge, genre, year]} between=" · " />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
