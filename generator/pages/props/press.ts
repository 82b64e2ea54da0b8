/** The press kit, and the page of bookings and contact. */
import type { Link, PageHead, Picture } from '../../model/props/parts.ts';

/** A file to take home. */
export interface Download {
  title: string;
  text: string;
  url: string;
  /** `ZIP`, and `3.3 MB` where that is known. */
  facts: string[];
}

export interface PressProps extends PageHead {
  downloads: Download[];
  bios: { id: 'short' | 'long' | 'full'; label: string; html: string; text: string; words: number }[];
  assets: { title: string; text: string; detail: string; link?: Link | undefined }[];
  photos: {
    title: string;
    picture: Picture;
    /** `2400 × 3000 px`, `300 DPI`, `614 KB`, its credit and its licence: what is known. */
    facts: string[];
    /** The photo as it was taken; missing where there is none. */
    file?: Link | undefined;
  }[];
  riderHtml: string;
  inquiries: { text: string; link: Link };
}

export interface ContactProps extends PageHead {
  cards: {
    icon: 'mail' | 'calendar' | 'press' | 'location';
    title: string;
    description: string;
    contact: string;
    link?: Link | undefined;
  }[];
  form: {
    message: string;
    /** Missing: sending is simulated, and without scripts the mail address is offered. */
    endpoint?: string | undefined;
    mail?: string | undefined;
    inquiries: { value: string; label: string }[];
  };
  /** `detail` is the size of a file. */
  pressKit: { text: string; links: (Link & { detail: string })[] };
  follow: { text: string; profiles: (Link & { handle: string })[] };
}
