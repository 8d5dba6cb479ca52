import { trust } from "#blocks/kit/text/trusted.ts";

// Parsed as XML, nothing in the text runs or is loaded; no other way into a page uses this policy.
const trustXml = trust("startline-xml", (source) => source);

/**
 * Parses an XML text. The build makes docx-preview use it: docx-preview would pass a plain string,
 * which trusted types refuse.
 */
export function parseXml(text: string): Document {
  return new DOMParser().parseFromString(trustXml(text), "application/xml");
}
