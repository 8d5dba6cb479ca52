import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// A released schema is never edited: configs everywhere are written for it. schemas/released.json
// has the SHA-256 of each. `npm run released` adds new versions, and refuses if a released one has
// changed.

const isReleasable = (path) => /\/v\d+\.(options\.)?(schema|upgrade)\.json$/.test(path);

/**
 * Compares the schema files of a project with its schemas/released.json; returns the paths that
 * changed, are missing or are not released yet.
 */
export function compareReleased(root) {
  const table = join(root, "schemas/released.json");
  const released = existsSync(table) ? JSON.parse(readFileSync(table, "utf8")) : {};
  const present = hashSchemas(root);
  const paths = Object.keys(released);
  return {
    changed: paths.filter((path) => present[path] !== undefined && present[path] !== released[path]),
    missing: paths.filter((path) => present[path] === undefined),
    added: Object.keys(present).filter((path) => !Object.hasOwn(released, path)),
    released,
    present,
  };
}

/**
 * Prints the released schemas that changed or are missing, and exits with code 1 if there are any;
 * else prints how many may still change.
 */
export function checkReleased(root) {
  const { changed, missing, added } = compareReleased(root);
  for (const path of changed)
    console.error(
      `${path} was released and has changed: undo that, and make a new version beside it (CONTRIBUTING.md).`,
    );
  for (const path of missing)
    console.error(`${path} was released and is gone: put it back, configs are written for it.`);
  if (changed.length + missing.length > 0) process.exit(1);
  if (added.length > 0)
    console.log(
      `${added.length} schema files are not released yet; \`npm run released\` enters them once they are final.`,
    );
}

function addNew(root) {
  const { changed, missing, added, released, present } = compareReleased(root);
  if (changed.length > 0 || missing.length > 0) return checkReleased(root);
  const all = { ...released, ...Object.fromEntries(added.map((path) => [path, present[path]])) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, "schemas/released.json"), `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(added.length === 0 ? "released: nothing new" : `released: entered ${added.join(", ")}`);
}

// Line ends do not count: git may write other ones on Windows.
function hashSchemas(root) {
  const names = readdirSync(join(root, "schemas"), { recursive: true }).map(
    (name) => `schemas/${name.replaceAll("\\", "/")}`,
  );
  const hash = (path) =>
    createHash("sha256")
      .update(readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n"))
      .digest("hex");
  return Object.fromEntries(
    names
      .filter(isReleasable)
      .sort()
      .map((path) => [path, hash(path)]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  addNew(process.argv[2] ?? join(import.meta.dirname, ".."));
