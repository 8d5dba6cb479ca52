import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { ownFiles } from "./ownFiles.ts";

const root = join(import.meta.dirname, "..");

/** An import of one file by another, both as paths from the root of the repository. */
export interface FileImport {
  from: string;
  to: string;
}

/**
 * The layers of `server/` from the bottom up: each imports only itself and those before it. All
 * other files of `server/` compose them, and no layer imports those.
 */
export const serverLayers = ["base", "sites", "people", "race", "money", "entry", "results", "desk"];

const roomsWithoutCycles = [
  "blocks",
  "cli",
  "compiler",
  "contract",
  "core",
  "forms",
  "locales",
  "pictures",
  "schemas",
  "server",
  "src",
];

/** Returns the imports of a layer of `server/` from one above it, as sentences. */
export function findUpwardImports(imports: readonly FileImport[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [importer, imported] = [getLayer(from), getLayer(to)];
    if (importer === undefined || imported === undefined || imported <= importer) return [];
    return [`${from} imports ${to}, which is in a layer above it (${serverLayers.join(" < ")} < the rest of server/).`];
  });
}

// The rest of `server/` is above all layers.
function getLayer(file: string): number | undefined {
  const [room, folder = ""] = file.split("/");
  if (room !== "server") return undefined;
  const layer = serverLayers.indexOf(folder);
  return layer < 0 ? serverLayers.length : layer;
}

/** Returns the circles of folders that import each other, with one import of each step. */
export function findFolderCycles(imports: readonly FileImport[]): string[] {
  const graph = new Map<string, Map<string, FileImport>>();
  for (const fileImport of imports) {
    const [from, to] = [findFolder(fileImport.from), findFolder(fileImport.to)];
    if (from === to) continue;
    const edges = graph.get(from) ?? new Map<string, FileImport>();
    graph.set(from, edges.set(to, edges.get(to) ?? fileImport));
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (folder: string, path: readonly string[]) => {
    const start = path.indexOf(folder);
    if (start >= 0) cycles.push(describeCycle([...path.slice(start), folder], graph));
    if (start >= 0 || done.has(folder)) return;
    for (const next of graph.get(folder)?.keys() ?? []) visit(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) visit(folder, []);
  return cycles;
}

// The codes and the table that collects them are one.
function findFolder(file: string): string {
  return dirname(file).replace(/^compiler\/problems\/codes$/, "compiler/problems");
}

function describeCycle(path: readonly string[], graph: ReadonlyMap<string, ReadonlyMap<string, FileImport>>): string {
  const steps = path.slice(1).map((to, index) => {
    const step = graph.get(path[index] ?? "")?.get(to);
    return `  ${step?.from} imports ${step?.to}`;
  });
  return `Folders import each other: ${path.join(" > ")}\n${steps.join("\n")}`;
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+\.tsx?)"/g;

/**
 * Reads what the files of a room import of it. Tests, and what only they use, are left out: they
 * try several layers together.
 */
export function readImports(room: string): FileImport[] {
  const files = ownFiles([room]).filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  return files.flatMap((from) => {
    const specifiers = [...readFileSync(join(root, from), "utf8").matchAll(importPattern)].map(([, name = ""]) => name);
    return specifiers.flatMap((name) => {
      const to = name.startsWith("#")
        ? name.slice(1)
        : name.startsWith(".")
          ? normalize(join(dirname(from), name))
          : "";
      return to.startsWith(`${room}/`) ? [{ from, to }] : [];
    });
  });
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|^test[A-Z]/.test(basename(file)) || file.startsWith("server/access/");
}

if (import.meta.filename === process.argv[1]) {
  const found = [
    ...findUpwardImports(readImports("server")),
    ...roomsWithoutCycles.flatMap((room) => findFolderCycles(readImports(room))),
  ];
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
