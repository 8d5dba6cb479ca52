import type { ReactNode } from "react";

/** Replaces the component of markdown-to-jsx: the text as it is. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
