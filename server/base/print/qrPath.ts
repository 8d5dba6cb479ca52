import encodeQR from "qr";

// The package has no code without a quiet zone; the sheet around this one is white.
const quiet = 1;

/**
 * Returns the dark modules of the QR code of a text as an SVG path in units of one module, without
 * a quiet zone, and how many modules a side has. A quarter of it may be damaged, as on the page.
 */
export function qrPath(text: string): { path: string; modules: number } {
  const rows = encodeQR(text, "raw", { ecc: "quartile", border: quiet })
    .slice(quiet, -quiet)
    .map((row) => row.slice(quiet, -quiet));
  const path = rows.flatMap((row, y) => getRuns(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`));
  return { path: path.join(""), modules: rows.length };
}

// The runs of dark modules in a row: one shape each, so that no viewer shows seams between modules.
function getRuns(row: boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
