import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const maxBuffer = 1 << 28;

/**
 * Reads the files below `path` in a folder, as they are in a git commit, branch or tag: the text of
 * each whose path `isWanted`, by its path from the folder. Rejects if git does not know the commit.
 * One process reads all of them.
 */
export async function readCommitted(
  folder: string,
  ref: string,
  path: string,
  isWanted: (path: string) => boolean,
): Promise<[path: string, text: string][]> {
  const git = async (...words: string[]) => (await run("git", words, { cwd: folder, maxBuffer })).stdout;
  // Resolved first: a name that begins with a hyphen is never read as an option.
  const commit = (await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`)).trim();
  const entries = (await git("ls-tree", "-r", "-z", commit, path)).split("\0").map(readEntry);
  const blobs = entries.filter((entry) => entry.kind === "blob" && isWanted(entry.path));
  const texts = await readBlobs(
    folder,
    blobs.map(({ id }) => id),
  );
  return blobs.map((entry, index) => [entry.path, texts[index] ?? ""]);
}

// Such as "100644 blob 3b18e5… TAB schemas/home/faq/v1.schema.json".
function readEntry(line: string): { kind: string; id: string; path: string } {
  const [, kind = "", id = "", path = ""] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
  return { kind, id, path };
}

// Git writes a line that ends in the size of the blob, the blob and a line end, for each in turn.
async function readBlobs(folder: string, ids: string[]): Promise<string[]> {
  const reading = run("git", ["cat-file", "--batch"], { cwd: folder, maxBuffer, encoding: "buffer" });
  reading.child.stdin?.end(ids.map((id) => `${id}\n`).join(""));
  const { stdout } = await reading;
  let at = 0;
  return ids.map((id) => {
    const start = stdout.indexOf("\n", at) + 1;
    const size = /^\w+ blob (\d+)$/.exec(stdout.toString("utf8", at, start - 1))?.[1];
    if (size === undefined) throw new Error(`Git cannot read ${id}.`);
    at = start + Number(size) + 1;
    return stdout.toString("utf8", start, at - 1);
  });
}
