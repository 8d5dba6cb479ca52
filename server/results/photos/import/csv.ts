import type { WrittenPhoto } from "./stated.ts";
import words from "./words.json" with { type: "json" };

/** What a CSV of photos has: the photos by their file names, or why it cannot be read. */
export type PhotoRows =
  | { photos: Map<string, WrittenPhoto> }
  | { fault: "no-file-column" }
  | { fault: "conflict"; row: number };

const columnNames: Record<"file" | "bib" | "confidence" | "takenAt" | "point", readonly string[]> = words.columns;

/**
 * Reads the rows of a CSV of photos: `file,bib,confidence,takenAt,point`, one row for each bib, or
 * several bibs in a cell with spaces, commas or semicolons between them. Other columns are not
 * read.
 */
export function readPhotoRows([header = [], ...rows]: readonly string[][]): PhotoRows {
  const names = header.map((cell) => cell.toLowerCase().replace(/[\s_-]/g, ""));
  const find = (key: keyof typeof columnNames) => names.findIndex((name) => columnNames[key].includes(name));
  const [file, bib, confidence, takenAt, point] = (["file", "bib", "confidence", "takenAt", "point"] as const).map(
    find,
  );
  if (file === undefined || file < 0) return { fault: "no-file-column" };
  const photos = new Map<string, WrittenPhoto>();
  for (const [index, row] of rows.entries()) {
    const read = (column = -1) => row[column]?.trim() || undefined;
    const name = read(file)?.replaceAll("\\", "/").replace(/^\.\//, "");
    if (name === undefined) continue;
    const photo = photos.get(name) ?? { bibs: [] };
    const stated = { takenAt: read(takenAt), point: read(point) };
    for (const key of ["takenAt", "point"] as const) {
      const value = stated[key];
      // Header and rows are counted from 1.
      if (value !== undefined && photo[key] !== undefined && photo[key] !== value)
        return { fault: "conflict", row: index + 2 };
      if (value !== undefined) photo[key] = value;
    }
    const bibs = (read(bib) ?? "").split(/[\s,;，；、]+/).filter(Boolean);
    photo.bibs.push(...bibs.map((word) => ({ bib: word, confidence: read(confidence) })));
    photos.set(name, photo);
  }
  return { photos };
}
