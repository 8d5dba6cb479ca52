/** A heading of a text as its table of contents shows it. */
export interface Heading {
  level: 2 | 3;
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/**
 * Returns the second and third level headings of cleaned HTML, in their order; the same on the
 * server and in the browser.
 */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(/<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/gi)].map(([, level, inner = ""]) => ({
    level: level === "3" ? 3 : 2,
    text: getText(inner),
  }));
}

function getText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      return entities[String(name).toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}
