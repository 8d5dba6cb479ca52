import type { ReactNode } from "react";

/** In the place of markdown-to-jsx (31 kB compressed), which rjsf has for help texts that our fields draw themselves: the text as it is. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export default Markdown;
