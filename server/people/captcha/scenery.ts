/**
 * Pixels of a prepared scene: larger than a picture, so that each picture is another part of it.
 */
export const sceneSize = { width: 800, height: 420 };

const { width, height } = sceneSize;
const between = (low: number, high: number) => low + (high - low) * Math.random();
const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

// Hues of the sky and the land at morning, noon, evening and in the mountains.
const lights = [
  { sky: 18, land: 95 },
  { sky: 205, land: 110 },
  { sky: 335, land: 235 },
  { sky: 185, land: 165 },
  { sky: 40, land: 190 },
];

/**
 * A random landscape as SVG: sky, sun, hills with trees, a road, ribbons. Chance need not be strong
 * here: no answer depends on it.
 */
export function drawScene(): string {
  const { sky, land } = lights[whole(0, lights.length - 1)] ?? { sky: 205, land: 110 };
  const hue = sky + whole(-12, 12);
  const ground = land + whole(-15, 15);
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="${between(0, 0.4).toFixed(2)}" y2="1">`,
    `<stop offset="0" stop-color="${hsl(hue, 55, 62)}"/><stop offset="1" stop-color="${hsl(hue + whole(15, 40), 70, 88)}"/>`,
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    sun(),
    ...times(whole(3, 5), cloud),
    ...times(5, (index) => hill(ground, index)),
    road(),
    ...times(whole(5, 8), () => ribbon(hue)),
    ...times(whole(14, 22), () => confetti(hue)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round(hue) % 360}, ${Math.round(saturation)}%, ${Math.round(lightness)}%)`;
}

function sun(): string {
  const [x, y, r] = [whole(80, width - 80), whole(40, 160), whole(26, 52)];
  const fill = hsl(whole(32, 54), 92, 80);
  return `<circle cx="${x}" cy="${y}" r="${r * 2}" fill="${fill}" opacity="0.25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

function cloud(): string {
  const [x, y, size] = [whole(0, width), whole(20, 150), between(0.6, 1.5)];
  const puffs = times(4, (index) => {
    const [dx, r] = [index * 26 * size, between(14, 26) * size];
    return `<circle cx="${(x + dx).toFixed(1)}" cy="${(y - r / 3).toFixed(1)}" r="${r.toFixed(1)}"/>`;
  });
  return `<g fill="#fff" opacity="${between(0.35, 0.7).toFixed(2)}">${puffs.join("")}</g>`;
}

function hill(hue: number, index: number): string {
  const base = 130 + index * 58;
  const swings = times(3, () => ({ rise: between(8, 34), length: between(90, 260), shift: between(0, 7) }));
  const heightAt = (x: number) =>
    base + swings.reduce((y, { rise, length, shift }) => y + rise * Math.sin(x / length + shift), 0);
  const ridge = times(41, (step) => `${step * 20} ${heightAt(step * 20).toFixed(1)}`).join("L");
  const colour = (lighter: number) => hsl(hue + index * 9, 26 + index * 4, 66 - index * 8 + lighter);
  const trees = times(whole(4, 9), () => {
    const [x, tall] = [whole(0, width), between(12, 22) + index * 5];
    const foot = heightAt(x) + 4;
    return Math.random() < 0.5
      ? `<circle cx="${x}" cy="${(foot - tall * 0.6).toFixed(1)}" r="${(tall * 0.5).toFixed(1)}"/>`
      : `<path d="M${x} ${(foot - tall * 1.5).toFixed(1)}l${(tall * 0.45).toFixed(1)} ${(tall * 1.5).toFixed(1)}h${(-tall * 0.9).toFixed(1)}Z"/>`;
  });
  return `<g fill="${colour(-9)}">${trees.join("")}</g><path d="M${ridge}V${height}H0Z" fill="${colour(0)}"/>`;
}

function road(): string {
  const [from, to] = [whole(-60, width / 2), whole(width / 2, width + 60)];
  const [y, bend] = [whole(230, 340), whole(-120, 120)];
  const path = `M${from} ${height}C${from + 120} ${y + bend} ${to - 220} ${y - bend} ${to} ${y - 90}`;
  return `<path d="${path}" fill="none" stroke="#4a5560" stroke-width="26"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="16 13"/>`;
}

function ribbon(hue: number): string {
  const [x, y] = [whole(-100, width), whole(20, height - 30)];
  const path = `M${x} ${y}q${whole(50, 110)} ${whole(-80, 80)} ${whole(130, 200)} ${whole(-40, 40)}t${whole(120, 220)} ${whole(-60, 60)}`;
  return `<path d="${path}" fill="none" stroke="${hsl(hue + whole(140, 240), 75, whole(45, 70))}" stroke-width="${whole(4, 11)}" stroke-linecap="round" opacity="0.75"/>`;
}

function confetti(hue: number): string {
  const [x, y, size] = [whole(0, width), whole(0, height), whole(7, 20)];
  const fill = hsl(hue + whole(0, 359), 65, whole(45, 75));
  const turn = `rotate(${whole(0, 90)} ${x} ${y})`;
  return `<rect x="${x}" y="${y}" width="${size}" height="${Math.round(size * between(0.4, 1))}" rx="2" fill="${fill}" opacity="0.7" transform="${turn}"/>`;
}
