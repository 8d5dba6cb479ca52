import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { rasterise } from "./output.ts";
import type { Film } from "./scenes/scene.ts";
import { group, Sheet } from "./sheet.ts";

const WIDTH = 1280;
const HEIGHT = 720;
const WIDE = 1880;
const RATE = 24;
const FRAMES = RATE * 5;

/** One still of a film as an SVG: the first frame, for the poster. */
export function posterOf(name: string, film: Film): string {
  const sheet = new Sheet(WIDE, HEIGHT, name);
  film.backdrop(sheet);
  sheet.add(group(film.actors(new Sheet(WIDTH, HEIGHT, `${name}-actors`), 0)));
  return sheet.toString(0, WIDTH);
}

function encoder(target: string): ChildProcessWithoutNullStreams {
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${WIDTH}x${HEIGHT}`, "-r", String(RATE), "-i", "-"];
  const x264 = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "27",
    "-maxrate",
    "950k",
    "-bufsize",
    "1900k",
    "-pix_fmt",
    "yuv420p",
  ];
  const same = [
    "-threads",
    "1",
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
    "-movflags",
    "+faststart",
  ];
  return spawn("ffmpeg", ["-y", "-loglevel", "error", ...input, "-an", ...x264, ...same, target]);
}

/** Draws a film of five seconds, frame by frame, into an MP4; needs ffmpeg on the path and rejects without it. */
export async function writeFilm(name: string, film: Film, target: string): Promise<void> {
  const wide = new Sheet(WIDE, HEIGHT, name);
  film.backdrop(wide);
  const { pixels } = await rasterise(wide.toString(), 0);
  const process = encoder(target);
  const ended = once(process, "close");
  let complaint = "";
  process.stderr.on("data", (text) => {
    complaint += String(text);
  });
  process.stdin.on("error", () => undefined);
  for (let frame = 0; frame < FRAMES; frame++) {
    const left = Math.round(((WIDE - WIDTH) * frame) / (FRAMES - 1));
    const sheet = new Sheet(WIDTH, HEIGHT, `${name}-actors`);
    sheet.add(film.actors(sheet, frame / RATE));
    const still = await sharp(pixels, { raw: { width: WIDE, height: HEIGHT, channels: 3 } })
      .extract({ left, top: 0, width: WIDTH, height: HEIGHT })
      .composite([{ input: Buffer.from(sheet.toString()) }])
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!process.stdin.write(still)) await Promise.race([once(process.stdin, "drain"), ended]);
  }
  process.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${target}: ${complaint.trim()}`);
}
