/** Crops of pictures: around their focus, or to their most detailed part. */
import type { Sharp } from 'sharp';
import type { Focus } from '../lib/focus.ts';

interface Size {
  width: number;
  height: number;
}

/** A picture whose shape differs from its frame's by more than this is cropped to its most detailed part. */
const TOLERANCE = 0.02;

/**
 * Largest ratio of a picture to its frame. libvips first scales the whole picture until its shorter side fills the frame: 400:1 takes 300
 * MB.
 */
const LARGEST_RATIO = 8;

/** Crops as browsers do by `object-position`: the shares that do not fit are cut off at the left and at the top. */
export function cropAround(image: Sharp, picture: Size, frame: Size, { x, y }: Focus): Sharp {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(frame.width, Math.round(picture.width * scale));
  const height = Math.max(frame.height, Math.round(picture.height * scale));
  return image.resize({ width, height, fit: 'fill' }).extract({
    left: Math.round(((width - frame.width) * x) / 100),
    top: Math.round(((height - frame.height) * y) / 100),
    ...sizeOf(frame),
  });
}

/** @param picture the right way up */
export function choosePosition(picture: Size, frame: Size): 'centre' | 'attention' {
  const ratio = picture.width / picture.height;
  const isAlike = Math.abs(ratio / (frame.width / frame.height) - 1) < TOLERANCE;
  return isAlike || Math.max(ratio, 1 / ratio) > LARGEST_RATIO ? 'centre' : 'attention';
}

export function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
