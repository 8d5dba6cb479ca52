import { typesIn } from "./Blocks.tsx";
import type { Program } from "./program.ts";
import { whenEngaged } from "./whenNear.ts";

/**
 * Loads the renderers of a page that the server drew, once the reader scrolls, points or types. A press on a part whose
 * renderer has not come yet is kept and repeated when it has. What could not be loaded is asked for again at the next sign.
 */
export function takeOverWhenEngaged(program: Program): void {
  const { booted, units, prerendered } = program;
  const late = typesIn(booted.compiled.site.home.blocks).filter((type) => !prerendered?.types.has(type));
  if (late.length === 0) return;
  let pressed: HTMLElement | undefined;
  const keepPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("main button");
    if (!button || isTakenOver(button)) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener("click", keepPress, { capture: true });
  whenEngaged(async () => {
    const states = await Promise.all(late.map((type) => units.load("home", type)));
    // React takes the parts over one by one, in pauses of the browser.
    for (let tries = 0; tries < 100 && pressed && !isTakenOver(pressed); tries++) await pause(20);
    removeEventListener("click", keepPress, { capture: true });
    pressed?.click();
    if (states.some(({ status }) => status === "failed")) takeOverWhenEngaged(program);
  });
}

// React marks the elements that it has taken over.
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactProps$"));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
