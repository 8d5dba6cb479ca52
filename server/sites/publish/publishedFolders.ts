import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A site folder as it was when it was last published from this disk, and the edition that it
 * became.
 */
export interface PublishedFolder {
  fingerprint: string;
  fileMd5: string;
  sourceMd5: string;
}

/** Remembers between starts which folders of this disk were published, by the site's name. */
export interface PublishedFolders {
  find(name: string): PublishedFolder | undefined;
  add(name: string, folder: PublishedFolder): void;
  /** Writes what was added to the disk. */
  save(): Promise<void>;
}

interface Stored {
  /** Another program may compile the same folder to another edition. */
  program: string;
  folders: Record<string, PublishedFolder>;
}

/**
 * Opens the record in DATA_DIR/folders.json. One of another program, or a damaged one, counts as
 * empty: every folder is then read again.
 */
export async function openPublishedFolders(dataDir: string, program: string): Promise<PublishedFolders> {
  const file = join(dataDir, "folders.json");
  const stored = await readFile(file, "utf8").then(parse, () => undefined);
  const folders = new Map(stored?.program === program ? Object.entries(stored.folders) : []);
  let isSaved = true;
  return {
    find: (name) => folders.get(name),
    add(name, folder) {
      folders.set(name, folder);
      isSaved = false;
    },
    async save() {
      if (isSaved) return;
      isSaved = true;
      const text = JSON.stringify({ program, folders: Object.fromEntries(folders) } satisfies Stored);
      await writeFile(`${file}.draft`, text);
      await rename(`${file}.draft`, file);
    },
  };
}

function parse(text: string): Stored | undefined {
  try {
    return JSON.parse(text) as Stored;
  } catch {
    return undefined;
  }
}
