import { renameSync, writeFileSync } from "node:fs";
import { checkSchemas } from "./checkSchemas.ts";
import { reportMistakes } from "./mistakes.ts";
import { readSchemas } from "./schemas.ts";
import { generateValidators } from "./validators.ts";

// `scripts/ensureValidators.mjs` runs this in the project's folder, with the path of the file and
// its first line.
const [path = "", stamp = ""] = process.argv.slice(2);
await reportMistakes(() => {
  const schemas = readSchemas("schemas");
  checkSchemas(schemas);
  const next = `${path}.${process.pid}`;
  writeFileSync(next, stamp + generateValidators(schemas));
  // Another program may be reading the file, or writing it at the same time.
  renameSync(next, path);
});
