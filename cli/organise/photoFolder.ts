import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { readSpreadsheet } from "#forms/values/spreadsheet.ts";
import { messages } from "#locales/generated/cli/photos.ts";
import { getText } from "#locales/getText.ts";
import { readPhotoRows } from "#server/results/photos/import/csv.ts";
import type { WrittenPhoto } from "#server/results/photos/import/stated.ts";
import { UsageError } from "../base/terminal.ts";

/**
 * Lists the files of a folder and those below it, in the order of their names: all but hidden ones,
 * those beside photos (`.xmp`) and the CSV. Links are not followed. Throws a UsageError if it
 * cannot be read.
 */
export async function listPhotoFiles(folder: string, csv: string | undefined): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return paths
      .filter((path) => path !== csv && !/\.xmp$/i.test(path))
      .map((path) => relative(folder, path).split(sep).join("/"))
      .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
      .sort();
  } catch {
    throw new UsageError(getText(messages, "unreadableFolder", { folder }));
  }
}

const mostRows = 2_000_000;

/** Reads a CSV of photos. Throws a UsageError if it cannot be read, or contradicts itself. */
export async function readRowsOf(file: string): Promise<Map<string, WrittenPhoto>> {
  const rows = await readCells(file);
  const result = readPhotoRows(rows);
  if ("photos" in result) return result.photos;
  if (result.fault === "no-file-column") throw new UsageError(getText(messages, "noFileColumn", { file }));
  throw new UsageError(getText(messages, "rowConflict", { file, row: result.row }));
}

async function readCells(file: string): Promise<string[][]> {
  try {
    return readSpreadsheet(await readFile(file), mostRows);
  } catch {
    throw new UsageError(getText(messages, "unreadableFile", { file }));
  }
}

/**
 * Reads what is added to the clocks of cameras: `+90` or `-0:01:30` for all, `EOS R5=+90` for those
 * of a model or serial number, several with commas between them. Throws a UsageError for others.
 */
export function readClocks(written: string | boolean | undefined): { camera: string; seconds: number }[] {
  if (written === undefined) return [];
  return String(written)
    .split(",")
    .map((part) => {
      const [, camera = "", sign, clock = ""] = /^(?:(.+)=)?\s*([+-]?)([\d:.]+)\s*$/.exec(part.trim()) ?? [];
      const numbers = clock.split(":").map(Number);
      const seconds = numbers.reduce((sum, number) => sum * 60 + number, 0);
      if (clock === "" || numbers.length > 3 || !Number.isFinite(seconds))
        throw new UsageError(getText(messages, "wrongOffset", { offset: part.trim() }));
      return { camera: camera.trim(), seconds: sign === "-" ? -seconds : seconds };
    });
}
