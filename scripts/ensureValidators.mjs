import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";

const output = "schemas/generated/validators.js";

/**
 * Writes `schemas/generated/validators.js` of a project if it is missing or made from other
 * schemas. It is not committed: a megabyte would change with each schema. Takes a few milliseconds
 * if the file is up to date, a second if not. Prints the mistakes of a schema and exits with code 1
 * if there are any.
 */
export function ensureValidators(root = join(import.meta.dirname, "..")) {
  const stamp = `// ${hashInputs(root)}\n`;
  if (firstLine(join(root, output), stamp.length) === stamp) return;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/gen/writeValidators.ts", output, stamp], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(1);
}

// The first line of the file is the hash of all that its content depends on.
function hashInputs(root) {
  const programs = ["schemas", "shapes", "validators", "writeValidators"].map((name) => `scripts/gen/${name}.ts`);
  const schemas = readdirSync(join(root, "schemas"), { recursive: true, encoding: "utf8" })
    .filter((path) => /v\d+\.(?:options\.)?schema\.json$/.test(path))
    .sort()
    .map((path) => `schemas/${path}`);
  const hash = createHash("sha256");
  for (const path of [...programs, "node_modules/ajv/package.json", ...schemas])
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

function firstLine(path, length) {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, 0);
  closeSync(file);
  return bytes.toString();
}
