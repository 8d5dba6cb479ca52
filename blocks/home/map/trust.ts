import { trustPackages } from "#blocks/kit/text/trusted.ts";

// All the markup that Leaflet writes by itself: its look for SVG, and the signs on the zoom
// buttons.
const leafletMarkup = new Set([
  "<svg/>",
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
]);

let isTrusted = false;

/**
 * Lets Leaflet write its own few signs and plain text, such as an attribution, and nothing else.
 * Call it before Leaflet loads.
 */
export function trustLeaflet(): void {
  if (isTrusted) return;
  isTrusted = true;
  trustPackages((html) => leafletMarkup.has(html) || !html.includes("<"));
}
