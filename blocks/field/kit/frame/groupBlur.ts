import type { FocusEvent } from "react";

/**
 * Returns the props for an element around several controls of one field, which call `onLeave` when
 * the focus leaves all of them.
 */
export function groupBlur(onLeave: () => void): { onBlur(event: FocusEvent<HTMLElement>): void } {
  return {
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) onLeave();
    },
  };
}
