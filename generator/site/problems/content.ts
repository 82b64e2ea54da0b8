import { defineProblems } from '../../engine/problems/define.ts';

export interface Title {
  title: string;
}

export interface PhotoSize {
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  dpi: number;
  needed: number;
}

const FORM_PLACES = {
  form: 'is a form that is filled in at its own page',
  guide: 'is a page to read',
};

export const content = defineProblems({
  'date/future': {
    level: 'warning',
    message: ({ title, date }: Title & { date: string }) =>
      `"${title}" is dated ${date}, which is in the future, but it is published anyway: only releases and posts wait for their day.`,
    hint: 'Add  draft: true  until then, or correct the date.',
    about:
      'A mix or an episode has a date in the future. Only releases and posts wait for their day; the next build publishes it.',
  },
  'date/far': {
    level: 'warning',
    message: ({ title, date }: Title & { date: string }) =>
      `"${title}" is dated ${date}, more than two years from now.`,
    hint: ({ key, meant }: { key: string; meant: string | undefined }) =>
      meant === undefined
        ? 'If the year is wrong, correct it.'
        : `If the year is wrong, write  ${key}: ${meant}`,
    about:
      'A release, a show or a post is years ahead, most often because two digits of its year changed places. A release is announced until its day, and is not among the others; a post is not on the site before it. Correct the year, or ignore this warning.',
  },
  'form/no-endpoint': {
    level: 'warning',
    message: ({ url, place }: { url: string; place: keyof typeof FORM_PLACES }) =>
      `${url} ${FORM_PLACES[place]}, so nothing that visitors send would arrive.`,
    hint: ({ url, place }: { url: string; place: keyof typeof FORM_PLACES }) =>
      place === 'form'
        ? `Remove  endpoint:  and link to the form from a text:  ::button[Write to me]{url=${url}}`
        : 'Use the address that the form service shows for the form itself, often called endpoint or action.',
    about:
      'The address of a form is that of a page. A form of your site sends its messages there itself, which only services for that take. Forms of Google, Microsoft, Typeform and the like are filled in at their own pages: link to them.',
  },
  'link/log-in': {
    level: 'warning',
    message: ({ url }: { url: string }) => `${url} is behind a log-in: visitors cannot open it.`,
    hint: ({ open }: { open: string | undefined }) =>
      open === undefined
        ? 'Open the page in a private window, where you are not logged in, and copy the address that works there.'
        : `Use the page that everybody can open:  ${open}`,
    about:
      'A link leads to a page for those who work with it, such as Spotify for Artists, YouTube Studio or the settings of a shop. Visitors meet a log-in there. Copy the address of the page that everybody can open.',
  },
  'content/duplicate-id': {
    level: 'error',
    message: ({ id, place }: { id: string | number; place: string }) =>
      `The id ${id} is already taken at ${place}.`,
    hint: 'Choose another one, or remove the line.',
    about: 'Two entries of a kind have the same `id`, which tells entries apart. Ids are optional.',
  },
  'directive/video': {
    level: 'error',
    message: ({ url }: { url: string }) => `Liner cannot play a video at ${url}`,
    hint: 'Use the address of the video on YouTube or Vimeo, or write a link instead: [Watch it](https://…)',
    about:
      'The address of a `::video` is not that of a video. `::video` plays videos of YouTube and Vimeo. For others, write a link.',
  },
  'description/repeated': {
    level: 'warning',
    message: ({ key, place }: { key: string; place: string }) =>
      `The ${key} is the same as the one at ${place}.`,
    hint: 'Write a different one for each: search engines show only one of two that are the same.',
    about: 'Two entries have the same description.',
  },
  'description/repeats-title': {
    level: 'warning',
    message: ({ key, title }: { key: string; title: string }) =>
      `The ${key} adds nothing to the title, "${title}".`,
    hint: 'Describe how it sounds or what it is about, or remove the line.',
    about:
      'A description appears right below the title on cards and in search results, and this one adds nothing to it.',
  },
  'description/too-long': {
    level: 'warning',
    message: ({ key, length, limit }: { key: string; length: number; limit: number }) =>
      `The ${key} has ${length} characters; search results show about ${limit}, and the rest is cut off.`,
    hint: ({ length, limit }: { length: number; limit: number }) =>
      `Shorten it by ${length - limit} characters, the most important words first.`,
    about:
      'Search engines and cards cut off descriptions of more than 160 characters. Shorten it, and put the most important words first.',
  },
  'picture/no-alt': {
    level: 'warning',
    message: ({ file }: { file: string }) => `${file} has no description for people who cannot see it.`,
    many: '{count} pictures have no description for people who cannot see them',
    hint: ({ key }: { key: string }) => `Add a line such as  ${key}: The artist on stage, seen from the side`,
    about:
      'A picture has no description, which screen readers read aloud and search engines use. Add `image_alt: The artist on stage, one hand on the microphone`, as you would describe it on the phone.',
  },
  'quote/no-source': {
    level: 'warning',
    message: 'This quote has neither an outlet nor an author.',
    hint: 'Add  outlet:  or  author:  below it.',
    about: 'Praise counts as much as the name under it.',
  },
  'video/none': {
    level: 'error',
    message: ({ url }: { url: string }) => `${url} is not the address of a video.`,
    hint: 'Open the video, choose Share, and copy the address that is shown: https://youtu.be/… or https://vimeo.com/…',
    about:
      'The address leads to a channel or a search, or its end is missing. Videos and playlists of YouTube, and videos of Vimeo, have players. Videos on other sites than YouTube and Vimeo are shown as links.',
  },
  'contact/local-phone': {
    level: 'warning',
    message: ({ name, phone }: { name: string; phone: string }) =>
      `The phone number of ${name}, ${phone}, has no country code.`,
    hint: 'Begin it with + and the code of the country, such as  phone: +44 20 7946 0958',
    about: 'A phone number has no country code, so promoters in other countries cannot call it.',
  },
  'event/postponed-past': {
    level: 'warning',
    message: ({ title, date }: { title: string; date: string }) =>
      `"${title}" is postponed, but its date, ${date}, has passed.`,
    hint: 'Write the new date or  status: cancelled , or remove the show.',
    about: 'A postponed show is listed among the past ones, though it never took place.',
  },
  'link/wrong-platform': {
    level: 'warning',
    message: ({ meant, found }: { meant: string; found: string }) =>
      `This is listed as ${meant}, but the address leads to ${found}.`,
    hint: ({ meant, key }: { meant: string; key: string | undefined }) =>
      key
        ? `If the address is right, change ${meant} to  ${key}`
        : `Copy the address of the music on ${meant}, or remove the line.`,
    about:
      'An address is listed under one platform and leads to another. Write the address under the key of its own platform, or copy the right one.',
  },
  'link/no-song': {
    level: 'warning',
    message: ({ host, isProfile }: { host: string; isProfile?: boolean }) =>
      `This link leads to ${isProfile ? 'a profile on' : 'the front page of'} ${host}, not to the music.`,
    hint: 'Open the song there and copy its address; remove the line until there is one.',
    about:
      'A link leads to the front page of a platform or to a profile, so the visitor has to look for the music again.',
  },
  'picture/not-square': {
    level: 'warning',
    message: ({ file, width, height }: { file: string; width: number; height: number }) =>
      `${file} has ${width} by ${height} pixels: it is shown as a square, and cropped to its middle.`,
    hint: 'Export a square, or choose the part that stays visible with a line such as  focus: 40% 20%  below it.',
    about:
      'A cover is not square, and covers are shown as squares. `focus` is the point that must stay visible: how far from the left and from the top, or a word such as `top`.',
  },
  'picture/small-cover': {
    level: 'warning',
    message: ({ file, width, height }: { file: string; width: number; height: number }) =>
      `${file} has ${width} by ${height} pixels: on most screens it looks blurry.`,
    hint: 'Use the original. 1280 by 1280 pixels are enough; shops ask for 3000 by 3000.',
    about:
      'A cover has few pixels. Screens show covers up to 1120 pixels wide, and podcast apps refuse those below 1400. Enlarging a small cover does not help.',
  },
  'press/photo-size': {
    level: 'warning',
    message: ({ file, width, height, dpi, needed }: PhotoSize) =>
      `${file} has ${width} by ${height} pixels: printed at A5 size that is ${dpi} DPI, and print needs ${needed}.`,
    hint: 'Use a larger one: 1748 by 2480 pixels are enough.',
    about:
      'A press photo is too small for print: magazines print at 300 dots per inch. Ask the photographer for the original; enlarging a small picture does not help.',
  },
});
