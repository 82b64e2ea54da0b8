import { defineProblems } from '../define.ts';

export interface Title {
  title: string;
}

export const siteContent = defineProblems({
  'date/future': {
    level: 'warning',
    message: ({ title, date }: Title & { date: string }) =>
      `"${title}" is dated ${date}, which is in the future, but it is published anyway: only releases wait for their day.`,
    hint: 'Add  draft: true  until then, or correct the date.',
    about:
      'A post, a mix or an episode has a date in the future. Only releases wait for their day; the next build publishes the others.',
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
    many: (count: number) => `${count} pictures have no description for people who cannot see them`,
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
      'The address leads to a channel, a playlist or a search, or its end is missing. Videos on other sites than YouTube and Vimeo are shown as links.',
  },
});
