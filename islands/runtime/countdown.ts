/** The script of an announced release on Home: writes in how many days it is out, by the clock of the artist. */

const DAY = 86_400_000;

/** `2026-12-10`: Swedish writes dates so. */
function dayIn(timezone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(new Date());
}

function writeDays(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const { countdown = '', timezone, locale } = place.dataset;
    const days = (Date.parse(countdown) - Date.parse(dayIn(timezone))) / DAY;
    // The page is older than the release: nothing is left to count.
    place.textContent =
      days < 0 ? '' : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  }
}

writeDays();
// Another page, or another version of it in the preview, has taken the place of this one.
addEventListener('liner:page', writeDays);
// A page may be open for days.
document.addEventListener('visibilitychange', writeDays);
