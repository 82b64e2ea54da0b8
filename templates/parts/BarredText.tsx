/** A name in which a bar between words stays with the one behind it, so that no line ends in it. */
export function BarredText({ text }: { text: string }) {
  const parts = text.split(/(?<=\s)(\|\s+\S+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <span key={index} className="bound">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
