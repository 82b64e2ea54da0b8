/** Calendar files as the studio shows them. */
import { expect, test } from 'vitest';
import { readCalendar } from '../../../../generator/studio/ui/preview/calendar.ts';

test('events of whole days and with times, with folded lines and escaped signs', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'SUMMARY:not of an event',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20991102',
    'SUMMARY:Winter Hall\\, with ',
    ' guests',
    'LOCATION:The Hall\\; Porto',
    'DESCRIPTION:Doors: 19:00\\nhttps://tickets.example/1',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;TZID="Europe/Lisbon":20991103T200000',
    'SUMMARY:Open Air',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20991104T200000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  expect(readCalendar(file)).toEqual([
    {
      title: 'Winter Hall, with guests',
      start: '2099-11-02',
      place: 'The Hall; Porto',
      text: 'Doors: 19:00\nhttps://tickets.example/1',
    },
    { title: 'Open Air', start: '2099-11-03 20:00', place: '', text: '' },
    { title: '', start: '2099-11-04T20:00Z', place: '', text: '' },
  ]);
});
