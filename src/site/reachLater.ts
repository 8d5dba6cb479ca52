// Milliseconds that a page may take to grow as long as the place that is wanted.
const longestWait = 10_000;

/** Goes to a place (px from the top) when the page has grown that long, unless the reader does something first. Answers what ends the waiting. */
export function reachLater(top: number): () => void {
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
