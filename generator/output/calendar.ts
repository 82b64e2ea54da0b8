/** The shows as an iCalendar file (RFC 5545) that visitors subscribe to. */
import type { Event } from '../content/schema/pages.ts';
import { slugify } from '../model/format.ts';
import type { Site } from '../model/site.ts';

/** Lines may hold 75 octets; longer ones go on after a line break and a blank (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const STATUS = {
  scheduled: 'CONFIRMED',
  'sold out': 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

export function buildCalendar(site: Site): string {
  const name = `${site.site.data.artist.name}: shows`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Liner//Events//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...(site.pages.events?.data.events ?? []).flatMap((event) => eventLines(site, event)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Times are the venue's own, without a zone; a show without a time takes the whole day. */
function eventLines(site: Site, event: Event): string[] {
  const day = event.date.replaceAll('-', '');
  const slug = event.slug ?? slugify(event.title);
  const place = [event.venue, event.city, event.country].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${day}-${slug}@${new URL(site.urls.origin).hostname}`,
    `DTSTAMP:${site.today.replaceAll('-', '')}T000000Z`,
    event.time ? `DTSTART:${day}T${event.time.replace(':', '')}00` : `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escapeText(`${site.site.data.artist.name}: ${event.title}`)}`,
    `LOCATION:${escapeText(place)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL:${event.tickets ?? site.urls.absolute('/events/')}`,
    `STATUS:${STATUS[event.status ?? 'scheduled']}`,
    'END:VEVENT',
  ];
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line between characters, so that no part is longer than allowed. */
function fold(line: string): string {
  const parts = [''];
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      parts.push('');
      room = LINE_OCTETS - 1;
    }
    parts[parts.length - 1] += character;
    room -= octets;
  }
  return parts.join('\r\n ');
}
