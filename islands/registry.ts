/** The islands by name, for the marker that templates place. Never part of a browser's bundle. */
import type { ReactNode } from 'react';
import AudioPlayer, { type AudioPlayerProps } from './audio-player.tsx';
import ContactForm, { type ContactFormProps } from './contact-form.tsx';
import CopyButton, { type CopyButtonProps } from './copy-button.tsx';
import Discography, { type DiscographyProps } from './discography.tsx';
import Gallery, { type GalleryProps } from './gallery.tsx';
import type { JsonProps } from './json.ts';
import MobileMenu, { type MobileMenuProps } from './mobile-menu.tsx';
import MusicMenu, { type MusicMenuProps } from './music-menu.tsx';
import NewsletterForm, { type NewsletterFormProps } from './newsletter-form.tsx';
import { type OwnIslands, ownIslands } from './own.ts';
import ReleaseCarousel, { type ReleaseCarouselProps } from './release-carousel.tsx';
import type { Slotted } from './slots.ts';
import VideoPlayer, { type VideoPlayerProps } from './video-player.tsx';

/** Props by island: the name is that of its file. */
export type IslandProps = JsonProps<
  OwnIslands & {
    'audio-player': AudioPlayerProps;
    'contact-form': ContactFormProps;
    'copy-button': CopyButtonProps;
    discography: DiscographyProps;
    gallery: GalleryProps;
    'mobile-menu': MobileMenuProps;
    'music-menu': MusicMenuProps;
    'newsletter-form': NewsletterFormProps;
    'release-carousel': ReleaseCarouselProps;
    'video-player': VideoPlayerProps;
  }
>;

/** Islands that take static HTML, and under which names. */
interface IslandSlots {
  /** The content of each tab, by its id. */
  discography: string;
  gallery: 'default';
  'release-carousel': 'default';
  'video-player': 'default';
}

export type IslandName = keyof IslandProps;
export type SlotName<Name extends IslandName> = Name extends keyof IslandSlots ? IslandSlots[Name] : never;

type Components = { [Name in IslandName]: (props: IslandProps[Name] & Slotted) => ReactNode };

export const islands: Components = {
  'audio-player': AudioPlayer,
  'contact-form': ContactForm,
  'copy-button': CopyButton,
  discography: Discography,
  gallery: Gallery,
  'mobile-menu': MobileMenu,
  'music-menu': MusicMenu,
  'newsletter-form': NewsletterForm,
  'release-carousel': ReleaseCarousel,
  'video-player': VideoPlayer,
  ...ownIslands,
};
