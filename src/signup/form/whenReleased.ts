// Milliseconds after which a press that became no click, such as a scroll, is over.
const patience = 100;

const waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs something at once, or, while a mouse button or a finger is down, when the press is over: a sentence that comes or goes moves
 * what lies below it, and a button that moved away under the finger would not be pressed.
 */
export function whenReleased(run: () => void): void {
  watchPresses();
  if (isPressed) waiting.push(run);
  else run();
}

/** Has presses followed from now on, so that the first one counts, too. */
export function watchPresses(): void {
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

function release(): void {
  clearTimeout(timer);
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}
