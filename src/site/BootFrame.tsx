import { messages } from "#locales/generated/kit.ts";

/**
 * The empty frame of a page, as in index.html, in both languages: the visitor's is not known yet.
 * It appears after 150 ms.
 */
export function BootFrame() {
  return (
    <div className="boot-frame" role="status">
      <span className="visually-hidden">{`${messages.zh.loading} ${messages.en.loading}`}</span>
      <div className="boot-bar" aria-hidden="true" />
      <div className="boot-hero" aria-hidden="true" />
      <div className="boot-lines" aria-hidden="true" />
    </div>
  );
}
