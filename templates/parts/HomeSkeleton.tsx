interface Props {
  /** True without a cover. */
  plain: boolean;
}

/** The shape of the first screen, over it until the page is ready: whatever follows it stays as it is. Never seen without scripts. */
export function HomeSkeleton({ plain }: Props) {
  return (
    <div aria-hidden="true" className="skeleton">
      <div className={plain ? 'sleeve-plain' : 'sleeve'}>
        {!plain && <div className="sleeve-cover bone" />}
        <div className="sleeve-label">
          <div className="bone bone-line" />
          <div className="sleeve-main">
            <div className="bone bone-name" />
            <div className="bone bone-text" />
            <div className="bone bone-button" />
          </div>
        </div>
      </div>
    </div>
  );
}
