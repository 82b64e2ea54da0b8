/** The press kit, and the page of bookings and contact. */
import type { Link, PageHead, Picture } from './parts.ts';

export interface PressProps extends PageHead {
  bios: { id: 'short' | 'long' | 'full'; label: string; html: string; text: string; words: number }[];
  assets: { title: string; text: string; detail: string; link?: Link | undefined }[];
  photos: { title: string; credit: string; license: string; pixels: string; picture: Picture; file: Link }[];
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
  pressKit: { text: string; links: Link[] };
  follow: { text: string; profiles: (Link & { handle: string })[] };
}
