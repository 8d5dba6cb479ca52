import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

/**
 * The element that the site is shown in: rendered by the browser, or hydrated while what the server
 * rendered is still in it.
 */
export interface PageRoot {
  /** Whether what the server rendered is still all there is. */
  isServed(): boolean;
  /** Draws; presses are answered at once. */
  render(content: ReactNode): void;
  /** Hydrates the server's page; false if it is no longer there. */
  hydrate(content: ReactNode, onMismatch: (error: unknown) => void): boolean;
}

/** Makes the page root of an element. */
export function createPageRoot(container: HTMLElement): PageRoot {
  let root: Root | undefined;
  const options = { onCaughtError: () => undefined };
  return {
    isServed: () => root === undefined,
    render(content) {
      // What the server rendered would be seen until React has drawn for the first time.
      if (!root) container.replaceChildren();
      root ??= createRoot(container, options);
      root.render(content);
      const { dataset } = document.documentElement;
      dataset.live = "";
      delete dataset.elsewhere;
    },
    hydrate(content, onMismatch) {
      if (root) return false;
      // In a transition React hydrates the page in small pieces: a press or a scroll in between
      // need not wait for all of it.
      startTransition(() => {
        root = hydrateRoot(container, content, { ...options, onRecoverableError: onMismatch });
      });
      return true;
    },
  };
}
