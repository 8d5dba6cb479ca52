import type { FocusEvent } from "react";

/** What an element that holds several controls of one field takes, so that `onLeave` is called when the focus goes out of all of them. */
export function leaving(onLeave: () => void): { onBlur(event: FocusEvent<HTMLElement>): void } {
  return {
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) onLeave();
    },
  };
}
