import type { Page } from "playwright-core";
import { rightPlace } from "#server/people/captcha/testPerson.ts";
import type { World } from "#server/testWorld.ts";

/** Returns the session of the puzzle that a page requests next. */
export async function nextPuzzle(page: Page): Promise<string> {
  const reply = await page.waitForResponse((response) => response.url().endsWith("/captcha/puzzle"));
  return ((await reply.json()) as { data: { sessionId: string } }).data.sessionId;
}

/** Moves the piece into its place by keys, and returns the place. */
export async function movePiece(page: Page, world: World, sessionId: string): Promise<number> {
  await page.locator("[data-look=ready]").waitFor();
  const x = await rightPlace(world, sessionId);
  for (let at = 0; at + 20 <= x; at += 20) await page.keyboard.press("Shift+ArrowRight", { delay: 40 });
  for (let at = 0; at + 2 <= x % 20; at += 2) await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowLeft", { delay: 40 });
  return x;
}
