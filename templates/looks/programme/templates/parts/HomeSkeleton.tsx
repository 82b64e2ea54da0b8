interface Props {
  /** There is no cover. */
  plain: boolean;
}

/** The shape of the first screen, over it until the page is ready. */
export function HomeSkeleton({ plain }: Props) {
  return (
    <div aria-hidden="true" className="skeleton">
      <div className="opening">
        {!plain && <div className="window bone" />}
        <div className="opening-title">
          <div className="bone bone-name" />
          <div className="bone bone-line" />
        </div>
      </div>
    </div>
  );
}
