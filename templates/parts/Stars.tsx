import type { ShownRating } from '../../generator/site/rating.ts';

/** The stars or points of a review. Screen readers say how many of how many. */
export function Stars({ rating }: { rating: ShownRating }) {
  const { text, label } = rating;
  return (
    <p className="lead">
      <span role="img" aria-label={label} className={/\d/.test(text) ? undefined : 'stars'}>
        {text}
      </span>
    </p>
  );
}
