interface Props {
  /** There is no cover. */
  plain: boolean;
}

/** The shape of the first screen, over it until the page is ready: whatever follows it stays as it is. Never seen without scripts. */
export function HomeSkeleton({ plain }: Props) {
  return (
    <div aria-hidden="true" className="skeleton">
      <div className={plain ? 'sleeve-plain' : 'sleeve'}>
        {!plain && <div className="sleeve-cover bone" />}
        <div className="sleeve-label">
          <div className="bone h-4 w-2/3" />
          <div className="mt-auto flex flex-col gap-6">
            <div className="bone h-32 w-full" />
            <div className="bone h-6 w-3/4" />
            <div className="bone h-12 w-1/2" />
          </div>
        </div>
      </div>
    </div>
  );
}
