/** The empty frame of a page, as index.html shows it before the program runs; it appears after 150 ms. */
export function BootFrame() {
  return (
    <div className="boot-frame" role="status">
      <span className="visually-hidden">加载中… Loading…</span>
      <div className="boot-bar" aria-hidden="true" />
      <div className="boot-hero" aria-hidden="true" />
      <div className="boot-lines" aria-hidden="true" />
    </div>
  );
}
