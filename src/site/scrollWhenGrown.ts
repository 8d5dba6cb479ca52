// Milliseconds that a page may take to become long enough.
const longestWait = 10_000;

/**
 * Scrolls to a position (px from the top) once the page is long enough, unless the reader does
 * something first. Returns a function that cancels this.
 */
export function scrollWhenGrown(top: number): () => void {
  const signs = ["wheel", "touchstart", "pointerdown", "keydown"];
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, longestWait);
  observer.observe(document.body);
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  return stop;
}
