/** A bitmap with four channels: red, green, blue and opacity. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A part of a picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the part of a logo that is its mark: of a wide one, the roughly square shape before the
 * first gap, as the sign beside a name; else all that is drawn. An icon of a whole wide logo would
 * be a thin line.
 */
export function findMark(logo: Pixels): Box {
  const columns = getInk(logo, "columns");
  const rows = getInk(logo, "rows");
  const [top, bottom] = [rows.indexOf(true), rows.lastIndexOf(true)];
  const [left, right] = [columns.indexOf(true), columns.lastIndexOf(true)];
  if (top < 0) return { left: 0, top: 0, width: logo.width, height: logo.height };
  const height = bottom - top + 1;
  const all = { left, top, width: right - left + 1, height };
  if (all.width < height * 1.5) return all;
  const gap = findGap(columns, left, Math.max(2, Math.round(height * 0.06)));
  const width = gap === undefined ? 0 : gap - left;
  return width >= height * 0.6 && width <= height * 1.4 ? { left, top, width, height } : all;
}

function findGap(columns: boolean[], from: number, least: number): number | undefined {
  let empty = 0;
  for (let at = from; at < columns.length; at++) {
    empty = columns[at] ? 0 : empty + 1;
    if (empty === least) return at - least + 1;
  }
  return undefined;
}

// What differs from the first pixel, be that transparent or the colour of the paper.
function getInk({ data, width, height }: Pixels, along: "columns" | "rows"): boolean[] {
  const ink: boolean[] = Array(along === "columns" ? width : height).fill(false);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isInk(data, (y * width + x) * 4)) ink[along === "columns" ? x : y] = true;
  return ink;
}

function isInk(data: Buffer, at: number): boolean {
  const [opacity = 0, paper = 0] = [data[at + 3], data[3]];
  if (paper < 16 || opacity < 16) return paper >= 16 !== opacity >= 16;
  return [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 24);
}
