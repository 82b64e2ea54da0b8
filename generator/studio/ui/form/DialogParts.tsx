/** Parts of dialogs. */
import { update } from '../state/store.ts';
import { say } from '../state/words.ts';

/** An error, if there is one. */
export function Wrong({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="wrong" role="alert">
      {text}
    </p>
  );
}

export function CloseButton({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => update({ dialog: undefined })}>
      {say('close')}
    </button>
  );
}
