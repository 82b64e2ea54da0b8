/** The button that subscribes to a calendar, below a list. */
export function CalendarAction({ calendar }: { calendar: { label: string; url: string } | undefined }) {
  if (!calendar) return null;
  return (
    <div className="actions list-actions">
      <a href={calendar.url} className="button">
        {calendar.label}
      </a>
    </div>
  );
}
