import type { Countdown as Props } from '../../generator/features/pages/home-lead.ts';

/** `in 15 days`, written by the script of the page: without scripts there is nothing that could become untrue. */
export function Countdown({ day, timezone, locale }: Props) {
  return (
    <p
      className="countdown scripted-block"
      data-countdown={day}
      data-timezone={timezone}
      data-locale={locale}
    />
  );
}
