/** The events page, and the page of one show. */
import type { Link, PageHead, Picture } from '../../model/props/parts.ts';

export interface EventRow {
  title: string;
  /** The address of its page. */
  url: string;
  /** `2026-03-14`. */
  date: string;
  /** `14 Mar 2026`. */
  dateLabel: string;
  time: string;
  venue: string;
  city: string;
  country: string;
  description: string;
  /** What is unusual about it: cancelled, postponed, sold out, or when tickets go on sale. */
  status: string;
  /** Missing where there are none to buy. */
  tickets?: Link | undefined;
}

export interface EventsProps extends PageHead {
  upcoming: EventRow[];
  past: EventRow[];
  /** Shown where nothing is upcoming. */
  notify: { text: string; mail?: Link | undefined; calendar: Link };
  residencies: { title: string; place: string; period: string; description: string }[];
  brands: { name: string; description: string; link?: Link | undefined }[];
}

export interface EventProps {
  title: string;
  artist: string;
  /** `2026-06-12T22:00:00+04:00`, or as much as is known. */
  moment: string;
  /** `Friday`. */
  weekday: string;
  /** `12 June 2026`. */
  dateLabel: string;
  /** `22:00`, `Doors 21:00`, `Until 04:00`, `From AED 120`: what is known, in the order shown. */
  facts: string[];
  city: string;
  /** `Name of the club, 12 Harbour Street, United Arab Emirates`: all of the place but the city. */
  place: string;
  description: string;
  status: string;
  /** Its day has passed. */
  past: boolean;
  picture?: Picture | undefined;
  tickets?: Link | undefined;
  /** Ways to add it to a calendar; none where it has passed or is cancelled. */
  calendars: Link[];
  back: Link;
}
