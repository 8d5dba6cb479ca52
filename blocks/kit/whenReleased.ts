// Milliseconds after which a press that became no click, such as a scroll, is over.
const patience = 100;

const waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs something at once, or, while a mouse button or a finger is down, when the press is over: what leaves a field shows what is
 * wrong with it, and what lies below moves; a button that moved away under the finger would not be pressed.
 */
export function whenReleased(run: () => void): void {
  watch();
  if (isPressed) waiting.push(run);
  else run();
}

/** Has presses followed from now on, so that the first one counts, too. */
export function watch(): void {
  if (isWatching || typeof document === "undefined") return;
  isWatching = true;
  const press = () => {
    clearTimeout(timer);
    isPressed = true;
  };
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(release, patience);
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointerup", end, true);
  document.addEventListener("pointercancel", end, true);
  // Not within the click: a radio button that is drawn anew in the middle of being pressed does not notice it.
  document.addEventListener("click", () => {
    clearTimeout(timer);
    timer = setTimeout(release);
  });
}

/** Runs now what waits for the end of a press: for a button that needs to know everything. */
export function release(): void {
  clearTimeout(timer);
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}
