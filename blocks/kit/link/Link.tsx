import type { AnchorHTMLAttributes } from "react";
import { useSite } from "#blocks/kit/site/site.ts";

/**
 * An anchor to a page of the site or, in a new tab, to an outside address; plain text if the
 * address is unsafe.
 */
export function Link({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">) {
  const href = useSite().href(to);
  if (href === undefined) return <span className={rest.className}>{rest.children}</span>;
  const isOutside = /^(https?:)?\/\//.test(to);
  return <a href={href} {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})} {...rest} />;
}
