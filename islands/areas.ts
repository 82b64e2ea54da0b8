import type { IslandName } from './registry.ts';
import type { Area } from './words.ts';

/** The parts of the catalogue that each island uses, as the prop `words` of its type. */
export const islandAreas: { [Name in IslandName]?: readonly Area[] } = {
  'audio-player': ['audioPlayer'],
  'contact-form': ['contactForm', 'fields'],
  'copy-button': ['copyButton'],
  discography: ['search'],
  gallery: ['gallery'],
  'mobile-menu': ['menu'],
  'music-menu': ['menu'],
  'newsletter-form': ['newsletterForm', 'fields'],
  'release-carousel': ['carousel'],
  'video-player': ['videoPlayer'],
};
