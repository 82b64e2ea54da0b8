/** The events page. */
import type { Link, PageHead } from './parts.ts';

export interface EventRow {
  title: string;
  /** `2026-03-14`. */
  date: string;
  /** `14 Mar 2026`. */
  dateLabel: string;
  time: string;
  venue: string;
  city: string;
  country: string;
  description: string;
  status: string;
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
