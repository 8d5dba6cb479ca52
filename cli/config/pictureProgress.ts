import { readMessage } from "#compiler/problems/readMessage.ts";
import { messages } from "#locales/generated/cli/pictures.ts";
import { getText } from "#locales/getText.ts";
import type { Progress } from "#pictures/pictures.ts";
import { pictureProblem } from "#pictures/problems.ts";
import { paint, type Terminal } from "../base/terminal.ts";

/**
 * Shows how far the pictures of a site are: as a bar on a terminal, else with a line for each.
 * Counts them.
 */
export interface PictureProgress {
  onProgress(progress: Progress): void;
  /**
   * Removes the bar and prints each picture that failed; returns how many were made, were ready and
   * failed.
   */
  end(): { made: number; ready: number; failed: number };
}

/** What progress is written to: a terminal that can draw a line again, or none. */
export interface Screen {
  columns: number;
  write(text: string): unknown;
}

/**
 * Starts showing progress. Without a `screen`, `print` gets a line for each picture; unchanged ones
 * are left out if `isBrief`.
 */
export function showPictures(
  terminal: Pick<Terminal, "localise" | "hasColour">,
  {
    print,
    isBrief = false,
    screen = process.stderr.isTTY ? process.stderr : undefined,
  }: { print(line: string): void; isBrief?: boolean; screen?: Screen | undefined },
): PictureProgress {
  const counts = { made: 0, ready: 0, failed: 0 };
  const failures: string[] = [];
  let hasBar = false;
  return {
    onProgress(progress) {
      const { path, result, isNew } = progress;
      counts[result.outcome === "failed" ? "failed" : isNew ? "made" : "ready"]++;
      if (result.outcome === "failed") {
        const problem = pictureProblem(path, result);
        const line = `${path} ${paint(terminal, "yellow", problem.code)} ${terminal.localise(readMessage(problem))}`;
        if (screen) failures.push(line);
        else print(line);
      } else if (!screen && (isNew || !isBrief)) print(getLine(progress, terminal));
      if (!screen || !(isNew || hasBar)) return;
      hasBar = true;
      screen.write(`\r${openBar(progress, screen.columns, terminal)}\u001b[K`);
    },
    end() {
      if (hasBar) screen?.write("\r\u001b[K");
      for (const line of failures) print(line);
      return counts;
    },
  };
}

function getLine({ path, result, isNew }: Progress, { localise }: Pick<Terminal, "localise">): string {
  if (!isNew || result.outcome === "failed") return localise(getText(messages, "ready", { path }));
  const { original, widths, formats, variants } = result;
  const kilobytes = Math.ceil(variants.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const values = { path, widths: widths.join(", "), formats: formats.join(", ") };
  // Their sizes are names, not amounts: 2400 has no comma.
  const { width, height } = { width: String(original.width), height: String(original.height) };
  return localise(getText(messages, "made", { ...values, width, height, kilobytes: String(kilobytes) }));
}

/** Returns the bar of a moment, not wider than the screen. */
export function openBar(
  { path, done, total }: Progress,
  columns: number,
  { localise }: Pick<Terminal, "localise">,
): string {
  const width = 24;
  const filledWidth = Math.floor((width * done) / total);
  const words = localise(getText(messages, "progress", { done: String(done), total: String(total) }));
  return `${"█".repeat(filledWidth)}${"░".repeat(width - filledWidth)} ${words} ${path}`.slice(0, columns - 1);
}
