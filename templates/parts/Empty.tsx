interface Props {
  title: string;
  text: string;
}

/** The note in place of an empty list. */
export function Empty({ title, text }: Props) {
  return (
    <div className="part">
      <div className="shell empty">
        <p className="subheading">{title}</p>
        <p className="empty-text">{text}</p>
      </div>
    </div>
  );
}
