/** A question of a new site, and what is wrong with its answer. */
export function Step({ title, hint, children }: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <fieldset className="begin-step">
      <legend>
        {title}
        <small>{hint}</small>
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

export function Fault({ id, text }: { id?: string; text: string | false | undefined }) {
  return (
    <p id={id} className="wrong" role="alert">
      {text}
    </p>
  );
}
