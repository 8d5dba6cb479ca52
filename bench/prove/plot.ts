import type { Plot } from "./proof.ts";

const [width, height] = [680, 260];
const edge = { left: 64, right: 16, top: 16, bottom: 44 };
// Distinguishable for the colour-blind (Okabe and Ito), and on light and dark ground.
const colours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/** Writes a text so that HTML shows it as it is. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Draws a plot as a figure with an SVG inside; its axes begin at 0. */
export function drawPlot(plot: Plot): string {
  const points = plot.series.flatMap((one) => one.points);
  const most = { x: Math.max(1e-9, ...points.map(([x]) => x)), y: Math.max(1e-9, ...points.map(([, y]) => y)) };
  const steps = { x: roundStep(most.x / 6), y: roundStep(most.y / 4) };
  const end = { x: Math.ceil(most.x / steps.x) * steps.x, y: Math.ceil(most.y / steps.y) * steps.y };
  const atX = (x: number) => edge.left + (x / end.x) * (width - edge.left - edge.right);
  const atY = (y: number) => height - edge.bottom - (y / end.y) * (height - edge.top - edge.bottom);
  const text = (x: number, y: number, anchor: string, content: string) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="currentColor">${escapeText(content)}</text>`;
  const grid = ticks(steps.y, end.y).map(
    (y) =>
      `<path d="M${edge.left} ${atY(y).toFixed(1)}H${width - edge.right}" stroke="currentColor" opacity=".15"/>${text(edge.left - 8, atY(y) + 4, "end", short(y))}`,
  );
  const below = ticks(steps.x, end.x).map((x) => text(atX(x), height - edge.bottom + 18, "middle", short(x)));
  const drawn = plot.series.map(({ points: own }, index) => {
    const colour = colours[index % colours.length];
    if (plot.kind === "lines") {
      const path = own.map(([x, y], n) => `${n === 0 ? "M" : "L"}${atX(x).toFixed(1)} ${atY(y).toFixed(1)}`).join("");
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`;
    }
    return own
      .map(
        ([x, y]) =>
          `<path d="M${atX(x).toFixed(1)} ${atY(0)}V${atY(y).toFixed(1)}" stroke="${colour}" stroke-width="6"/>`,
      )
      .join("");
  });
  const legend =
    plot.series.length < 2
      ? []
      : plot.series.map(
          ({ name }, index) =>
            `<tspan fill="${colours[index % colours.length]}">${index > 0 ? "   " : ""}● ${escapeText(name)}</tspan>`,
        );
  return `<figure><figcaption>${escapeText(plot.title)}</figcaption>
<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(plot.title)}" font-size="12" font-family="system-ui, sans-serif">
${[...grid, ...below, ...drawn].join("\n")}
${text(width - edge.right, height - 6, "end", plot.x)}${text(4, 12, "start", plot.y)}
<text x="${edge.left}" y="${height - 6}" xml:space="preserve">${legend.join("")}</text>
</svg></figure>`;
}

function ticks(step: number, end: number): number[] {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, n) => n * step);
}

// 1, 2 or 5 times a power of ten.
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return ([1, 2, 5].find((one) => one * power >= step) ?? 10) * power;
}

function short(value: number): string {
  return String(Number(value.toPrecision(6)));
}
