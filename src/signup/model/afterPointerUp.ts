// Milliseconds after which a press that became no click, such as a scroll, is over.
const longestPress = 100;

const waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls a function at once, or after the press if a mouse button or a finger is down: a message
 * that appears or disappears moves what is below it, and a button that moves away under the finger
 * is not clicked.
 */
export function afterPointerUp(run: () => void): void {
  watchPointer();
  if (isPressed) waiting.push(run);
  else run();
}

/** Watches presses from now on, so that the first one counts. */
export function watchPointer(): void {
  if (isWatching || typeof document === "undefined") return;
  isWatching = true;
  const press = () => {
    clearTimeout(timer);
    isPressed = true;
  };
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(release, longestPress);
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointerup", end, true);
  document.addEventListener("pointercancel", end, true);
  // After the click: a radio button that is rendered again while it is pressed does not notice the
  // click.
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
