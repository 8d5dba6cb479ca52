/** What one file of an organiser may cost. */
export interface Bounds {
  /** Pixels of the whole picture, all frames of a moving one together. */
  pixels: number;
  /** Frames of a moving picture. */
  frames: number;
  /** Seconds that one picture may take before its process is ended. */
  seconds: number;
}

/** Medium format cameras have 102 million pixels. Scaled for visitors, one takes some seconds. */
export const usualBounds: Bounds = { pixels: 120_000_000, frames: 300, seconds: 60 };

/**
 * The widths in pixels that pictures are made in. A screen of 1,200 points at twice the density
 * shows no more than the last.
 */
export const ladder = [480, 960, 1600, 2400];

/**
 * The limits of the largest variant. Its area allows a long poster, and its height is what WebP can
 * have.
 */
export const largest = { width: 2400, pixels: 10_000_000, height: 16_000 };

/** The width of the largest variant of a moving picture, of which every frame counts. */
export const largestMoving = 960;
