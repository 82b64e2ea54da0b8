interface Props {
  title: string;
  text: string;
}

/** The note in place of an empty list. */
export function Empty({ title, text }: Props) {
  return (
    <div className="border-t border-line">
      <div className="shell py-12 lg:py-20">
        <p className="subheading">{title}</p>
        <p className="mt-2">{text}</p>
      </div>
    </div>
  );
}
