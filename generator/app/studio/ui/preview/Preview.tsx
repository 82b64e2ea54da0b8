/** The true page of what is edited, saved or not, as wide as a phone, a tablet or a desk. */
import { useLayoutEffect, useRef, useState } from 'react';
import { entryOf, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

/** In CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

export function Preview() {
  const site = useStudio((state) => state.site);
  const route = useStudio((state) => entryOf(state)?.route);
  const [device, setDevice] = useState<Device>('phone');
  const [box, size] = useSize();
  const width = WIDTHS[device];
  const scale = Math.min(1, size.width / width);
  return (
    <section className="preview" aria-label={say('preview')}>
      <div className="preview-tools">
        <fieldset className="tabs">
          <legend className="unseen">{say('preview')}</legend>
          {DEVICES.map((each) => (
            <button key={each} type="button" aria-pressed={device === each} onClick={() => setDevice(each)}>
              {say(each)}
            </button>
          ))}
        </fieldset>
        <code className="path">{route ?? (site?.isSound ? say('noPage') : '')}</code>
      </div>
      {site && !site.isSound && (
        <p className="stale" role="status">
          {say('notSound')}
        </p>
      )}
      <div className="preview-box" ref={box}>
        {site && (
          <iframe
            title={say('preview')}
            src={site.preview + (route ?? '/')}
            style={{ width, height: size.height / (scale || 1), transform: `scale(${scale})` }}
          />
        )}
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
