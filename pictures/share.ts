import type { Box } from "./mark.ts";
import type { Size } from "./plan.ts";

/** The size in pixels that networks and messengers show for a link. */
export const shareSize: Size = { width: 1200, height: 630 };

/**
 * Returns how a picture is scaled and cropped for a link so that its focal point stays visible, as
 * `object-position` does it.
 */
export function fitShare({ width, height }: Size, { x, y }: { x: number; y: number }): { scaled: Size; crop: Box } {
  const scale = Math.max(shareSize.width / width, shareSize.height / height);
  const scaled = {
    width: Math.max(shareSize.width, Math.round(width * scale)),
    height: Math.max(shareSize.height, Math.round(height * scale)),
  };
  const left = Math.round((scaled.width - shareSize.width) * x);
  const top = Math.round((scaled.height - shareSize.height) * y);
  return { scaled, crop: { left, top, ...shareSize } };
}
