import type { ImportedPhoto, PhotoImport } from "#contract/photoImports.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { listPhotoFiles, readRowsOf } from "./photoFolder.ts";

/** A folder of photos, with what is true of all of them. */
export interface PhotoFolder {
  domainName: string;
  /** An absolute path. */
  folder: string;
  /** The CSV of their bibs. */
  csv?: string | undefined;
  /** The seconds that are added to the clocks of cameras. */
  clocks?: { camera: string; seconds: number }[];
  item?: string;
  edition?: string;
  point?: string;
}

/** Why a photo is not imported; `no-file` if the CSV names one that is not in the folder. */
export type PhotoFault = NonNullable<ImportedPhoto["fault"]> | "no-file";

/** Is called while an import continues. */
export interface ImportListener {
  refused?(name: string, fault: PhotoFault): void;
  progress?(done: number, total: number): void;
}

// As many as one request takes.
const filesAtOnce = 40;

/**
 * Imports a folder of photos; resolves to what became of each file, the files of the CSV that are
 * missing, and the import, null if it changed nothing. Throws a UsageError if it is refused.
 */
export async function importPhotoFolder(
  server: Pick<ServerTools, "beginPhotos" | "importPhotos" | "finishPhotos">,
  { domainName, folder, csv, clocks = [], ...facts }: PhotoFolder,
  listener: ImportListener = {},
): Promise<{ files: ImportedPhoto[]; missing: string[]; batch: PhotoImport | null }> {
  const rows = csv === undefined ? undefined : await readRowsOf(csv);
  const names = await listPhotoFiles(folder, csv);
  const { files: photos, missing } = matchRows(names, rows);
  for (const name of missing) listener.refused?.(name, "no-file");
  const { batchId } = await server.beginPhotos({ domainName, folder, clocks, ...facts });
  const files: ImportedPhoto[] = [];
  for (let first = 0; first < photos.length; first += filesAtOnce) {
    const part = await server.importPhotos({ domainName, batchId, files: photos.slice(first, first + filesAtOnce) });
    for (const { path, fault } of part) if (fault) listener.refused?.(path, fault);
    files.push(...part);
    listener.progress?.(files.length, photos.length);
  }
  return { files, missing, batch: await server.finishPhotos({ domainName, batchId }) };
}

type Rows = Awaited<ReturnType<typeof readRowsOf>>;

// A CSV names files by their path in the folder, or by their name if only one has it.
function matchRows(names: readonly string[], rows: Rows | undefined) {
  const byName = new Map<string, string[]>();
  for (const name of names) {
    const last = name.split("/").at(-1) ?? name;
    byName.set(last, [...(byName.get(last) ?? []), name]);
  }
  const named = new Map<string, ReturnType<Rows["get"]>>();
  const missing: string[] = [];
  const known = new Set(names);
  for (const [name, written] of rows ?? []) {
    const [only, ...others] = byName.get(name) ?? [];
    const path = known.has(name) ? name : others.length === 0 ? only : undefined;
    if (path === undefined) missing.push(name);
    else named.set(path, written);
  }
  const files = names.map((path) => {
    const written = named.get(path);
    return { path, ...(written && { written }) };
  });
  return { files, missing };
}
