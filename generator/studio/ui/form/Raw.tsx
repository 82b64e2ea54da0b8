/** A value that a form cannot show, as it is, with the way to the text that it is written in. */
import type { FieldPath } from '../../protocol/index.ts';
import { useValue } from '../field/context.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export function Raw({ path }: { path: FieldPath }) {
  const value = useValue(path);
  const place = useStudio(({ file }) => file?.places[path.join('/')]);
  return (
    <div className="raw">
      {value !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled with the keys
        <pre dir="auto" tabIndex={0}>
          {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
        </pre>
      )}
      <button type="button" onClick={() => update({ view: 'text', line: place?.[0] })}>
        {say('showText')}
      </button>
    </div>
  );
}
