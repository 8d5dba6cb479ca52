import { ladder, largest, largestMoving } from "./bounds.ts";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the size of the largest variant of a picture: never larger than the picture itself. */
export function largestSize({ width, height }: Size, isMoving = false): Size {
  const scale = Math.min(
    1,
    (isMoving ? largestMoving : largest.width) / width,
    Math.sqrt(largest.pixels / (width * height)),
    largest.height / height,
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns the widths of a picture's variants, the smallest first. Steps close to the largest are
 * left out.
 */
export function measureWidths(size: Size, isMoving = false): number[] {
  const { width } = largestSize(size, isMoving);
  return [...ladder.filter((step) => step <= width * 0.85), width];
}
