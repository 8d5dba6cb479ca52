import { expect, test } from "vitest";
import { system } from "./system.ts";

const { slotRecipes = {}, keyframes = {} } = system._config.theme ?? {};
const getName = (animation: unknown) => /^[\w-]+/.exec(String(animation))?.[0] ?? "";

// The parts that come with an animation, as "recipe.slot", with what they look like.
const animated = Object.entries(slotRecipes).flatMap(([recipe, { base = {} }]) =>
  Object.entries(base)
    .filter(([, style]) => JSON.stringify(style).includes('"animation'))
    .map(([slot, style]) => [`${recipe}.${slot}`, style as Record<string, Record<string, unknown>>] as const),
);

test("drawers and dialogs have parts that open with an animation", () => {
  expect(animated.map(([part]) => part).sort()).toEqual([
    "dialog.backdrop",
    "dialog.content",
    "drawer.backdrop",
    "drawer.content",
  ]);
});

// Chakra removes a closed part when its animation ends; an animation that continues from the open
// state has ended already.
test.each(animated)(
  "%s goes away with another animation than it came with, and is no obstacle meanwhile",
  (_, style) => {
    expect(style.animation, "an animation that does not ask whether the part is open").toBeUndefined();
    const [enter, exit] = [getName(style._open?.animation), getName(style._closed?.animation)];
    expect(exit).not.toBe(enter);
    expect(Object.keys(keyframes)).toEqual(expect.arrayContaining([enter, exit]));
    expect(keyframes[exit]?.to).toMatchObject({ opacity: 0, visibility: "hidden" });
    expect(style._closed).toMatchObject({ animation: expect.stringContaining("forwards"), pointerEvents: "none" });
  },
);
