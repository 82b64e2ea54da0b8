/** The carousel's engine, named here so that it becomes a file apart from ours: it changes less often. */
export { default as EmblaCarousel } from 'embla-carousel';
