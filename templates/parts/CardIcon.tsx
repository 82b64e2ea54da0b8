import type { ContactProps } from '../../generator/features/pages/contact.ts';

type Name = ContactProps['cards'][number]['icon'];

/** Outlines on a 24-pixel square. */
const OUTLINES: Record<Name, string> = {
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4',
  press: 'M3.5 4.5h13v15h-13zM16.5 9h4v10.5h-4M6.5 8h7M6.5 12h7M6.5 15.5h4',
  location:
    'M12 21c4.5-5 6.5-8.5 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 12.5 7.5 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
};

/** The sign of a contact card; the title beside it has the same meaning. */
export function CardIcon({ name }: { name: Name }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="card-icon"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
