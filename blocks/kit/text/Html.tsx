import DOMPurify from "dompurify";
import { type MouseEvent, useMemo } from "react";
import { anchorTarget, goToHeading } from "#blocks/kit/link/anchors.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/html.ts";
import { fitHtml, type HtmlSurroundings } from "./html.ts";
import { trust } from "./trusted.ts";

const useTexts = texts(messages);

interface HtmlProps {
  html: string;
  className?: string;
}

/**
 * HTML from a config, cleaned once more in the browser (what the server renders was cleaned when
 * the site was published) and fitted into the page: pictures and links of the site, tables that
 * scroll, anchors that work beside hash routes.
 */
export function Html({ html, className }: HtmlProps) {
  const t = useTexts();
  const { file, href } = useSite();
  const fitted = useMemo(() => cleanHtml(html, { file, href, tableName: t("table") }), [html, file, href, t]);
  // biome-ignore-start lint: the HTML is cleaned above; keys press the anchors inside, whose clicks arrive here
  return <div className={className} onClick={followAnchor} dangerouslySetInnerHTML={{ __html: fitted }} />;
  // biome-ignore-end lint: see above
}

// The router would read an anchor's address as a route.
function followAnchor(event: MouseEvent<HTMLDivElement>): void {
  const link = (event.target as Element).closest("a");
  const target = link && anchorTarget(link, event.currentTarget);
  if (!target) return;
  event.preventDefault();
  goToHeading(target);
}

// The only way for HTML of a config into the page.
const cleanHtml = trust("startline", (html, surroundings: HtmlSurroundings) => {
  const clean = typeof window === "undefined" ? html : DOMPurify.sanitize(html, allowed);
  return fitHtml(clean, surroundings);
});

const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "iframe"],
  FORBID_ATTR: ["style", "class"],
  ADD_ATTR: ["target"],
};
