import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the repository. */
export const root = join(import.meta.dirname, "../..");

/** What `npm run new` made: the files, and the next steps for the developer. */
export interface Made {
  files: string[];
  next: string[];
}

/** Returns whether a path of the repository exists. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** Reads a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Writes a file of the repository, with its folder. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * Adds a line to a table of a file: between the lines that start with `from` and the first after it
 * that starts with `until`, in the order of their keys if `getKey` is given, else last. Throws if
 * the file has no such table.
 */
export function addLine(
  path: string,
  line: string,
  { from, until, getKey }: { from: string; until: string; getKey?: (line: string) => string },
): void {
  const lines = read(path).split("\n");
  const start = lines.findIndex((line) => line.startsWith(from));
  const end = lines.findIndex((line, index) => index > start && line.startsWith(until));
  if (start < 0 || end < 0) throw new Error(`${path} has no lines from "${from}" until "${until}".`);
  const next = getKey ? lines.findIndex((one, at) => at > start && at < end && getKey(one) > getKey(line)) : -1;
  lines.splice(next < 0 ? end : next, 0, line);
  write(path, lines.join("\n"));
}

/** Adds an import to a file, in the order of the files that it imports beside it. */
export function addImport(path: string, line: string): void {
  const lines = read(path).split("\n");
  const getFile = (one: string) => /^import .* from "(\.[^"]*)";$/.exec(one)?.[1];
  const added = getFile(line) ?? "";
  const next = lines.findIndex((line) => (getFile(line) ?? "") > added);
  const last = lines.findLastIndex((line) => line.startsWith("import ") || line.startsWith("} from "));
  lines.splice(next < 0 ? last + 1 : next, 0, line);
  write(path, lines.join("\n"));
}

/** Adds names to an import of a file, which has one from that module. Throws if it has none. */
export function addNames(path: string, names: readonly string[], from: string): void {
  const text = read(path);
  const known = new RegExp(`^import \\{([^}]*)\\} from "${from}";$`, "m").exec(text);
  if (!known) throw new Error(`${path} imports nothing from "${from}".`);
  const before = (known[1] ?? "").split(",").map((name) => name.trim());
  const all = [...new Set([...before, ...names])].filter(Boolean).sort();
  write(path, text.replace(known[0], `import { ${all.join(", ")} } from "${from}";`));
}

/** Returns a type or a call in Pascal case: StartList for start-list, SetName for setName. */
export function pascal(type: string): string {
  return type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a type in camel case: startList for start-list. */
export function camel(type: string): string {
  return type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a type as words: Start list for start-list. */
export function words(type: string): string {
  const text = type.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a type as the key of an object literal, quoted if necessary. */
export function keyText(type: string): string {
  return /^[a-z][a-z0-9]*$/.test(type) ? type : `"${type}"`;
}
