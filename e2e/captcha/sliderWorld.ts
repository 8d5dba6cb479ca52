import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#server/base/root.ts";
import { cheapAccounts } from "#server/people/accounts/testSettings.ts";
import { readBuiltSite } from "#server/sites/page/builtSite.ts";
import { openWorld, type World } from "#server/testWorld.ts";

/** A server with a site and slider puzzles. */
export interface SliderWorld {
  world: World;
  /** The address of its site, without a slash at the end. */
  base: string;
  close(): Promise<void>;
}

const marathon = "canal-city-2025";

/**
 * Starts a server with the marathon's site, or with the files of another one, and slider puzzles in
 * this process, so that the test can read the solution of a puzzle.
 */
export async function openSliderWorld(site?: string, files: Record<string, unknown> = {}): Promise<SliderWorld> {
  const sitesDir = mkdtempSync(join(tmpdir(), "startline-slider-"));
  if (!site) cpSync(join(root, "fixtures/sites", marathon), join(sitesDir, marathon), { recursive: true });
  const built = await readBuiltSite(join(root, "dist/site"));
  const settings = { sitesDir, captcha: { kind: "slider" }, accounts: cheapAccounts } as const;
  const world = await openWorld(files, settings, built, {
    // Drawn in this process, a page has other class names than the built style sheets.
    isDrawn: false,
  });
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  const close = async () => {
    await world.close();
    rmSync(sitesDir, { recursive: true });
  };
  const { port } = world.app.server.address() as AddressInfo;
  return { world, base: `http://${site ? `${site}.` : ""}localhost:${port}`, close };
}
