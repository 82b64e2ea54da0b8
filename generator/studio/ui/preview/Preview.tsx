/** The true page of what is edited, saved or not, as wide as a phone, a tablet or a desk; and what else is made of the entry. */
import { useLayoutEffect, useRef, useState } from 'react';
import { entryOf, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { useAddress } from './address.ts';
import { FileView } from './FileView.tsx';
import { usePage } from './page.ts';
import { Unsound } from './Unsound.tsx';
import { useViews } from './views.ts';

/** CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

export function Preview() {
  const site = useStudio((state) => state.site);
  const entry = useStudio(entryOf);
  // The first screen says it itself.
  const isShown = useStudio(({ file, pane }) => file !== undefined || pane === 'preview');
  const [device, setDevice] = useState<Device>('phone');
  const [isSelecting, setSelecting] = useState(true);
  const [wanted, setWanted] = useState('');
  const [box, size] = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const framed = usePage(frame, isSelecting);
  const views = useViews(framed);
  const view = views.find(({ label }) => label === wanted) ?? views[0];
  const isPage = view === undefined || view.type === 'page';
  const hasWidth = isPage || view.type === 'links';
  const width = WIDTHS[device];
  const scale = Math.min(1, size.width / width);
  const style = { width, height: size.height / (scale || 1), transform: `scale(${scale})` };
  const { isElsewhere, goBack } = useAddress(frame, framed);
  const hasNoPage = isPage && site?.isSound === true && entry !== undefined && entry.route === undefined;
  return (
    <section className="preview" aria-label={say('preview')}>
      <div className="preview-tools">
        {views.length > 1 && (
          <select
            aria-label={say('whatIsShown')}
            value={view?.label}
            onChange={({ target }) => setWanted(target.value)}
          >
            {views.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        )}
        {hasWidth && (
          <fieldset className="tabs">
            <legend className="unseen">{say('preview')}</legend>
            {DEVICES.map((each) => (
              <button
                key={each}
                type="button"
                className={`icon ${each}`}
                aria-pressed={device === each}
                aria-label={say(each)}
                title={say(each)}
                onClick={() => setDevice(each)}
              />
            ))}
          </fieldset>
        )}
        {isPage && (
          <button
            type="button"
            className="parts"
            aria-pressed={isSelecting}
            title={say('selectPartsHint')}
            onClick={() => setSelecting(!isSelecting)}
          >
            {say('selectParts')}
          </button>
        )}
        {isPage && isElsewhere && (
          <button type="button" onClick={goBack}>
            {say('backToEntry', { title: entry?.title ?? '' })}
          </button>
        )}
        {hasNoPage && <small>{say(entry.state === 'empty' ? 'emptyPage' : 'noPage')}</small>}
        <code className="path">
          {isPage && !hasNoPage && framed.page?.path}
          {!isPage && (
            <a href={site?.preview + (view.path ?? '')} target="_blank" rel="noreferrer">
              {view.path}
            </a>
          )}
        </code>
      </div>
      {isShown && <Unsound />}
      <div className="preview-box" ref={box} data-view={view?.type}>
        {site && <iframe ref={frame} className="page" title={say('preview')} style={style} />}
        {site && !isPage && <FileView {...framed} view={view} origin={site.preview} style={style} />}
      </div>
    </section>
  );
}

/** The size of an element, in CSS pixels. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size] as const;
}
