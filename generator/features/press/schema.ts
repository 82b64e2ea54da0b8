/** pages/press.yaml: the press kit. */
import * as z from 'zod';
import { common, group, key, list, optional } from '../../engine/content/schema/meta.ts';
import { anyUrl, assetFile, downloadFile, fixedText, printed, text } from '../../engine/values/index.ts';
import { languageTag } from '../../site/schema/codes.ts';
import { pressPhotos } from '../../site/schema/press-photos.ts';
import { pressQuotes } from '../../site/schema/quotes.ts';
import { head, unlisted } from '../../site/schema/shared.ts';

const READ_FROM_FILE = 'Size and type are read from the file: remove the line.';
const RIDER_ADVICE = 'Write the text of the rider below  rider: |  and Liner makes a PDF of it.';

export const press = z
  .strictObject({
    ...head('Press Kit', 'Biographies, photos and the technical rider of {artist}.', '/epk/'),
    bios: common(
      group('Biographies in three lengths.', {
        short: common(optional(printed, '50 words.', '{artist} is a singer and songwriter from …')),
        long: common(optional(printed, '200 words.', '{artist} is a singer and songwriter from …')),
        full: optional(printed, '500 words or more.', '{artist} is a singer and songwriter from …'),
      }),
    ),
    quotes: common(
      pressQuotes(
        'Press quotes: about the artist, and about a release or a show with about.',
        {
          about: optional(
            fixedText,
            'The release, the show or the artist of a roster that it is about, by its address: releases/new-song, events/open-air-2026-06-12, artists/kim-ro. The artist of the site when left out.',
            'releases/new-song',
          ),
        },
        {
          artist: 'about: %',
          release: 'about: %',
          album: 'about: %',
          show: 'about: %',
          concert: 'about: %',
          event: 'about: %',
        },
      ),
    ),
    assets: list('Press-kit asset cards: what there is, and the small print.', {
      title: key(text, 'What there is.', 'Short bio'),
      text: key(text, 'One sentence about it.', 'For line-ups and tickets.'),
      detail: optional(text, 'The small print, such as 300 DPI.', '50 words'),
      url: optional(anyUrl, 'Where it leads.', '/press/#bio-short'),
    }),
    downloads: list(
      'Further files to download, such as the season programme or the rider of each stage.',
      {
        title: key(text, 'What it is.', 'Rider for open-air stages'),
        file: key(downloadFile, 'The file, relative to the assets folder.', 'downloads/rider-open-air.pdf'),
        language: optional(languageTag, 'The language that it is in.', 'de'),
        text: optional(text, 'One sentence about it.', 'For festivals, with the plan of the stage.'),
        unlisted,
      },
      { url: 'file: %', pdf: 'file: %', description: 'text: %', label: 'title: %' },
      { size: READ_FROM_FILE, bytes: READ_FROM_FILE, type: READ_FROM_FILE, format: READ_FROM_FILE },
    ),
    photos: common(pressPhotos('Press photos, for download.')),
    logos: optional(
      z.array(assetFile),
      'Logos of the press kit, SVG files in the assets folder; the logo of site.yaml when left out.',
      ['icons/logo.svg'],
    ),
    license: optional(
      text,
      'What the press kit may be used for.',
      'Free to use in coverage of {artist}, with the credits.',
    ),
    rider: optional(
      printed,
      'The technical rider.',
      '- Two vocal microphones\n- One piano, tuned on the day\n',
    ),
    inquiries: optional(
      text,
      'A sentence of Press Inquiries.',
      'For interviews, write with your deadline in the subject line.',
    ),
  })
  .meta({
    instead: {
      bio: 'bios: {long: %}',
      short_bio: 'bios: {short: %}',
      images: 'photos: %',
      logo: 'logos: [%]',
      press_quotes: 'quotes: %',
      reviews: 'quotes: %',
    },
    advice: {
      technical_rider: RIDER_ADVICE,
      videos: 'Videos have a page of their own: write them into pages/videos.yaml.',
      contact: 'People to write to are listed in site.yaml, below  contacts:',
    },
  });
