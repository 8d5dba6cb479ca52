import { trust } from "#blocks/kit/text/trusted.ts";

// Parsed as XML, nothing in the text runs or is loaded; no other way into a page uses this policy.
const trustXml = trust("startline-xml", (source) => source);

/** The document of an XML text. The build has docx-preview use it: by itself it would hand the browser a plain text, which trusted types refuse. */
export function parseXml(text: string): Document {
  return new DOMParser().parseFromString(trustXml(text), "application/xml");
}
