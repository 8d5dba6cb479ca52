import type { Block } from "#schemas/generated/types.ts";

/**
 * Returns whether a block is shown at `now` (ms since 1970): from `from` on, until just before
 * `until`.
 */
export function isVisible({ visible }: Pick<Block, "visible">, now: number): boolean {
  if (!visible) return true;
  return !(now < Date.parse(visible.from ?? "")) && !(now >= Date.parse(visible.until ?? ""));
}

/** Returns which of these blocks are shown at `now` (ms since 1970): a digit for each. */
export function visibleIn(blocks: Pick<Block, "visible">[], now: number): string {
  return blocks.map((block) => (isVisible(block, now) ? "1" : "0")).join("");
}

/**
 * Returns the milliseconds until the next block appears or disappears; undefined if nothing will
 * change.
 */
export function untilNextChange(blocks: Pick<Block, "visible">[], now: number): number | undefined {
  const instants = blocks.flatMap(({ visible }) =>
    visible ? [Date.parse(visible.from ?? ""), Date.parse(visible.until ?? "")] : [],
  );
  const next = Math.min(...instants.filter((instant) => instant > now));
  return Number.isFinite(next) ? next - now : undefined;
}
