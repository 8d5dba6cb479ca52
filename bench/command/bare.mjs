// What a check of a site cannot do without: Node itself, the list of the site's files with their
// sizes, and its JSON read.
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const entries = await readdir(process.argv[2], { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map((file) => stat(file)));
const texts = await Promise.all(files.filter((file) => file.endsWith(".json")).map((file) => readFile(file, "utf8")));
for (const text of texts) JSON.parse(text);
