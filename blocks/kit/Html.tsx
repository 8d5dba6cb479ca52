import DOMPurify from "dompurify";
import { useMemo } from "react";

interface HtmlProps {
  html: string;
  className?: string;
}

/** HTML from a config, cleaned once more in the browser; what the server renders was cleaned when the site was published. */
export function Html({ html, className }: HtmlProps) {
  const clean = useMemo(() => (typeof window === "undefined" ? html : DOMPurify.sanitize(html, allowed)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "iframe"],
  FORBID_ATTR: ["style", "class"],
  ADD_ATTR: ["target"],
};
