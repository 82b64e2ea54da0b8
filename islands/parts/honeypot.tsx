/** The name of a field that people never see: what fills it in is a machine. */
export const HONEYPOT = 'website';

export function Honeypot({ label }: { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
