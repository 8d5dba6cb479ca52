import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { accountLayers } from "./layers/account.ts";
import { fieldLayers, signUpLayers } from "./layers/forms.ts";
import { openAndClose } from "./layers/layer.ts";
import { siteLayers } from "./layers/site.ts";
import { openWorld, type World } from "./layers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld(inject("gallery"));
});
afterAll(() => world?.site.remove());

const home = `http://localhost:${inject("port")}/`;
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const isMoving = animation.playState === "running" && Number(animation.effect?.getComputedTiming().duration) > 0;
      return isMoving
        ? [(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty]
        : [];
    }),
  );

// One of each kind.
const kinds = [
  ...[...siteLayers, ...signUpLayers].filter(({ name }) =>
    /^(the menu of phones|the dialog of a look-up|the pictures of the home|a film|a short message|a file)/.test(name),
  ),
  ...accountLayers.filter(({ name }) => /by password$|expired/.test(name)),
  ...fieldLayers.filter(({ name }) => /^(a text to agree|the question before)/.test(name)),
];

describe("a visitor who prefers reduced motion", () => {
  test.each(kinds.map((layer) => [layer.name, layer] as const))(
    "opens and closes %s, which does not move",
    async (_name, layer) => {
      const width = layer.widths[0] ?? 390;
      const { page, complaints, close } = await visit(browser, {
        viewport: { width, height: 844 },
        reducedMotion: "reduce",
      });
      // How it goes away is the same in each way.
      await openAndClose(page, world, layer, 1);
      expect(await animations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("reads all messages of the home page at once, and goes to the next page without a move; others see the messages run", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const { page, close } = await visit(browser, { reducedMotion: reducedMotion === "reduce" ? "reduce" : null });
      await page.goto(home);
      await settle(page);
      const isStill = reducedMotion === "reduce";
      await expect
        .poll(() => animations(page), { message: reducedMotion })
        .toEqual(isStill ? [] : expect.arrayContaining([expect.stringContaining("run")]));
      await page.getByRole("banner").getByRole("link").first().click();
      if (isStill) expect(await animations(page)).toEqual([]);
      await close();
    }
  });
});

test("a visitor of the other tests has motion on", async () => {
  const { page, close } = await visit(browser);
  expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: no-preference)").matches)).toBe(true);
  await close();
});
