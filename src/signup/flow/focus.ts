import type { AnswerProblem } from "#forms/form.ts";
import { nameIn } from "../model/patches.ts";

const controls =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

/**
 * Scrolls to the control that a problem is about and focuses it, as soon as its field is rendered.
 * Returns a function that cancels this.
 */
export function focusProblem(
  frame: HTMLElement | null,
  prefix: string,
  problem: AnswerProblem | undefined,
): () => void {
  if (!frame || !problem) return () => {};
  return onceDrawn(frame, () => {
    const cell = getCell(frame, nameIn(problem.pointer));
    const exact = document.getElementById(`${prefix}${problem.pointer}`);
    const wrong = cell?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (exact ?? cell)?.scrollIntoView({ block: "center" });
    return focusFirst([exact?.matches(controls) ? exact : wrong, ...controlsIn(exact ?? cell)]);
  });
}

/**
 * Scrolls to a property of the step and focuses its first control, as soon as its field is
 * rendered.
 */
export function focusField(name: string): void {
  onceDrawn(document.body, () => {
    const cell = getCell(document, name);
    cell?.scrollIntoView({ block: "center" });
    return focusFirst(controlsIn(cell));
  });
}

// The field or its step may still be loading. If the runner does something else in the meantime,
// this stops.
function onceDrawn(within: HTMLElement, show: () => boolean): () => void {
  if (show()) return () => {};
  const signs = ["pointerdown", "keydown"];
  const watch = new MutationObserver(() => show() && stop());
  const stop = () => {
    watch.disconnect();
    for (const sign of signs) removeEventListener(sign, stop, true);
  };
  watch.observe(within, { childList: true, subtree: true });
  for (const sign of signs) addEventListener(sign, stop, true);
  return stop;
}

function getCell(within: ParentNode, name: string): HTMLElement | null {
  return within.querySelector(`[data-field="${CSS.escape(name)}"]`);
}

// Controls in a closed part of a field, such as a size chart, cannot be focused.
function focusFirst(candidates: (HTMLElement | null | undefined)[]): boolean {
  return candidates.some((candidate) => {
    candidate?.focus({ preventScroll: true });
    if (!candidate || document.activeElement !== candidate) return false;
    candidate.scrollIntoView({ block: "center" });
    return true;
  });
}

function controlsIn(place: HTMLElement | null): HTMLElement[] {
  return [controls, "[tabindex='0']"].flatMap((kind) => [...(place?.querySelectorAll<HTMLElement>(kind) ?? [])]);
}
