import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

/** The element that the site is shown in: rendered again, or taken over from what the server rendered as long as nothing else was. */
export interface PageRoot {
  /** Whether what the server rendered is still all there is. */
  isServed(): boolean;
  /** Draws; presses are answered at once. */
  render(content: ReactNode): void;
  /** Takes the server's page over; false if it is no longer there. */
  takeOver(content: ReactNode, onMismatch: (error: unknown) => void): boolean;
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
    takeOver(content, onMismatch) {
      if (root) return false;
      // As a transition React takes the page over in small pieces: a press or a scroll in between need not wait for all of it.
      startTransition(() => {
        root = hydrateRoot(container, content, { ...options, onRecoverableError: onMismatch });
      });
      return true;
    },
  };
}
