import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { isUnsafeAddress } from "#core/links.ts";
import { allowedAttributes, allowedTags } from "./allowedHtml.ts";

const options: IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "cite"],
  allowProtocolRelative: true,
  disallowedTagsMode: "discard",
  nonTextTags: ["style", "script", "textarea", "option", "noscript", "iframe", "object", "template", "xmp", "title"],
  parseStyleAttributes: false,
  transformTags: { "*": withoutTakenIds, a: safeAnchor, img: safeImage },
};

/**
 * Cleans HTML of a config or document: articles, lists, tables, pictures and links stay; scripts,
 * styles, forms, frames and unsafe addresses go.
 */
export function sanitiseHtml(html: string): string {
  return html.includes("<") || html.includes("&") ? sanitizeHtml(html, options) : html.replaceAll(">", "&gt;");
}

// Programs find these parts of the page by their ids.
const ourIds = ["boot", "root", "app", "main", "content"];
// An element with an id is a global of that name in browsers: these are what programs of a page
// look for among the globals, and what every object has.
const globals = ["config", "define", "exports", "module", "process", "require"];
const takenIds = new Set([...ourIds, ...globals, ...Object.getOwnPropertyNames(Object.prototype)]);

function withoutTakenIds(tagName: string, attribs: Attributes) {
  const { id, ...rest } = attribs;
  return { tagName, attribs: id === undefined || takenIds.has(id) ? rest : attribs };
}

function safeAnchor(tagName: string, attribs: Attributes) {
  const { target, rel: _, ...rest } = attribs;
  if (isUnsafeAddress(rest.href ?? "")) delete rest.href;
  return { tagName, attribs: target === "_blank" ? { ...rest, target, rel: "noopener noreferrer" } : rest };
}

function safeImage(tagName: string, attribs: Attributes) {
  const { src, ...rest } = attribs;
  const isSafe = src !== undefined && !isUnsafeAddress(src);
  return { tagName, attribs: { ...(isSafe ? { src } : {}), alt: "", loading: "lazy", ...rest } };
}
