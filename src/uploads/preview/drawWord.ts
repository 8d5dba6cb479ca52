import { type HElement, parseAsync, renderDocument } from "docx-preview";

type Made = HElement | Node | string;

// What a document can set on an element, apart from its style. Addresses are not included: links
// are text here.
const harmless = new Set(["id", "colSpan", "rowSpan", "dateTime", "title", "lang", "dir"]);
const refused = /^(script|iframe|object|embed|link|meta|base|form|foreignobject)$/i;

const paperStyles = `
body { margin: 0; background: transparent; }
.docx-wrapper { background: none; padding: 16px; }
.docx-wrapper > section.docx { margin-bottom: 16px; box-shadow: 0 1px 2px rgb(0 0 0 / 0.1), 0 8px 24px rgb(0 0 0 / 0.08); }
img, svg { max-width: 100%; }
@media (max-width: 900px) {
  .docx-wrapper { padding: 0; }
  .docx-wrapper > section.docx { width: 100% !important; min-height: 0 !important; padding: 20px !important; overflow-x: auto; }
}`;

/**
 * Draws a Word document (docx) into an empty page: text, tables, pictures, styles. Rejects if it is
 * no docx file.
 */
export async function drawWord(bytes: Blob, paper: Document): Promise<void> {
  const options = {
    h: getMaker(paper),
    useBase64URL: true,
    // A font in the document would be parsed by the browser's font code; system fonts are enough.
    ignoreFonts: true,
    renderAltChunks: false,
    experimental: false,
  };
  const parsed = await parseAsync(bytes, options);
  const nodes = await renderDocument(parsed, options);
  const style = paper.createElement("style");
  style.textContent = paperStyles;
  paper.body.replaceChildren(...nodes, style);
}

/**
 * Makes nodes of that page from what docx-preview describes, and nothing that could run or lead
 * elsewhere.
 */
function getMaker(paper: Document): (what: Made) => Node {
  const make = (what: Made): Node => {
    if (typeof what === "string") return paper.createTextNode(what);
    if ("nodeType" in what) return what as Node;
    const { ns, tagName, className, style, children = [], ...rest } = what as HElement & { ns?: string };
    if (tagName === "#comment") return paper.createComment("");
    const parent = tagName === "#fragment" ? paper.createDocumentFragment() : makeElement(tagName, ns);
    if ("setAttribute" in parent) describe(parent, className, style, rest);
    for (const child of children) parent.appendChild(make(child));
    return parent;
  };
  const makeElement = (tagName: string, ns?: string) => {
    const name = refused.test(tagName) ? "span" : tagName;
    return (ns ? paper.createElementNS(ns, name) : paper.createElement(name)) as HTMLElement;
  };
  return make;
}

function describe(
  element: HTMLElement,
  className: string | undefined,
  style: HElement["style"],
  rest: Record<string, unknown>,
): void {
  if (className) element.setAttribute("class", className);
  if (typeof style === "string") element.setAttribute("style", style);
  else if (style) Object.assign(element.style, style);
  for (const [name, value] of Object.entries(rest)) {
    if (harmless.has(name) && value !== undefined) Object.assign(element, { [name]: value });
  }
}
