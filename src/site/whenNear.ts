/**
 * Calls once when an element comes into view, or when the reader first scrolls, presses or types:
 * from then on everything on the page is wanted (for searching in it, printing, jumping), and it
 * comes when the browser has time.
 */
export function whenNear(element: Element | null, onNear: () => void): () => void {
  if (!element) return () => undefined;
  const stop = () => {
    observer.disconnect();
    engaged.delete(act);
  };
  const act = () => {
    stop();
    onNear();
  };
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && act());
  observer.observe(element);
  engaged.add(act);
  listenOnce();
  return stop;
}

/**
 * Calls back once, when the reader first scrolls, points, presses, types or opens another address.
 */
export function whenEngaged(act: () => void): void {
  const once = () => {
    engaged.delete(once);
    act();
  };
  engaged.add(once);
  listenOnce();
}

const engaged = new Set<() => void>();
let isListening = false;
let isFirst = true;

function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  // A screen reader's press is only a click; going back and editing the address fire no event on
  // the page.
  const signs = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart", "click", "popstate", "beforeprint"];
  const engage = () => {
    for (const sign of signs) removeEventListener(sign, engage);
    isListening = false;
    whenIdle(() => {
      for (const act of [...engaged]) act();
    });
  };
  for (const sign of signs) addEventListener(sign, engage, { passive: true });
  // A visitor who scrolled or pressed before the program was loaded has given the sign already;
  // later requests wait for another one.
  if (isFirst && (window.scrollY > 0 || "pressed" in document.documentElement.dataset)) engage();
  isFirst = false;
}

/** Does something when the browser has time, within a second. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}
