import type { Page } from "playwright-core";
import { rightPlace } from "#server/people/captcha/testPerson.ts";

/** Waits for the next puzzle of a page, and returns the id of its session. */
export async function nextPuzzle(page: Page): Promise<string> {
  const puzzle = await page.waitForResponse((response) => response.url().endsWith("/captcha/puzzle"));
  return ((await puzzle.json()) as { data: { sessionId: string } }).data.sessionId;
}

/** Moves the piece to its place with the keyboard, and returns the position of that place. */
export async function movePiece(
  page: Page,
  world: Parameters<typeof rightPlace>[0],
  sessionId: string,
): Promise<number> {
  await page.locator("[data-look=ready]").waitFor();
  const x = await rightPlace(world, sessionId);
  for (let at = 0; at + 20 <= x; at += 20) await page.keyboard.press("Shift+ArrowRight", { delay: 40 });
  for (let at = 0; at + 2 <= x % 20; at += 2) await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowLeft", { delay: 40 });
  return x;
}
