import { type Point, readCourses } from "#core/course.ts";

// More points are not seen on paper.
const mostPoints = 600;

/**
 * Returns the lines of a course file as an SVG path that fills a box as far as its shape allows,
 * north up; "" if it has none.
 */
export function traceCourse(source: string, { width, height }: { width: number; height: number }): string {
  const lines = readLines(source);
  const points = lines.flat();
  if (points.length === 0) return "";
  const middle = points.reduce((sum, { lat }) => sum + lat, 0) / points.length;
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = lines.map((line) => line.map(({ lat, lon }) => ({ x: lon * shrink, y: -lat })));
  const xs = flat.flat().map(({ x }) => x);
  const ys = flat.flat().map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(width / (wide || 1e-9), height / (high || 1e-9));
  const [right, down] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  const write = ({ x, y }: { x: number; y: number }) =>
    `${((x - left) * scale + right).toFixed(2)} ${((y - top) * scale + down).toFixed(2)}`;
  return flat.map((line) => `M${line.map(write).join("L")}`).join("");
}

function readLines(source: string): Point[][] {
  try {
    const courses = readCourses(source);
    const step = Math.ceil(courses.reduce((sum, { points }) => sum + points.length, 0) / mostPoints);
    return courses.map(({ points }) => points.filter((_, index) => index % step === 0 || index === points.length - 1));
  } catch {
    return [];
  }
}
