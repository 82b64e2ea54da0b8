import type { MerchItem, MerchProps } from '../../generator/features/pages/merch.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Around } from '../parts/Around.tsx';
import { Arrow } from '../parts/Arrow.tsx';
import { gridSizes } from '../parts/CardGrid.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Gallery } from '../parts/Gallery.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useWords } from '../words.ts';

export function Merch({ title, introHtml, items }: MerchProps) {
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <ul className="cards">
        {items.map((item, index) => (
          <li key={`${item.title} ${String(index)}`}>
            <Item item={item} sizes={gridSizes(items.length)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole card leads to the shop, but for the link to its release. */
function Item({ item, sizes }: { item: MerchItem; sizes: string }) {
  const { music } = useWords();
  const { title, description, picture, more, price, isSoldOut, options, shop, release } = item;
  return (
    <article className="card">
      {picture && (
        <div className="merch-picture">
          <Picture picture={picture} sizes={sizes} kind="photo" square />
        </div>
      )}
      <div className="card-label">
        <h2 className="card-title" dir="auto">
          {title}
        </h2>
        <p className="data merch-price">
          {price && <span className={isSoldOut ? 'line-through' : undefined}>{price}</span>}
          {isSoldOut && <span className="badge">{music.soldOut}</span>}
        </p>
        <Facts facts={options} />
        <Paragraph text={description} className="max-w-text" />
        {more.length > 0 && (
          <div className="merch-more">
            <Gallery label={title} photos={more} small />
          </div>
        )}
        {release && (
          <p className="merch-release">
            <Around say={(title) => music.from({ title })}>
              <Anchor link={release} className="link">
                {release.label}
              </Anchor>
            </Around>
          </p>
        )}
        {shop && (
          <Anchor link={shop} className="card-link push merch-shop">
            {shop.label}
            <span className="sr-only">: {title}</span>
            <Arrow to="out" className="mirrored merch-arrow" />
          </Anchor>
        )}
      </div>
    </article>
  );
}
