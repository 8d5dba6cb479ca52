import { openTerminal } from "#cli/base/terminal.ts";
import { runCommand } from "#cli/runCommand.ts";
import { addCall } from "./new/call.ts";
import { isUnit, refuse } from "./new/refuse.ts";
import { addUnit } from "./new/unit.ts";

// `npm run new`: makes a block, a page type, a field type or a call of the API from a small one
// that works.
const [kind = "", ...words] = process.argv.slice(2);
// The command's own verb: composites are files of sites.
if (kind === "composite" && words.length === 2) process.exit(await runCommand(["new", kind, ...words], openTerminal));
const refusal = refuse(kind, words);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const [first = "", second = ""] = words;
const { files, next } = isUnit(kind) ? addUnit(kind, first) : addCall(first, second);
const steps = next.map((step, index) => `  ${index + 1}. ${step}`);
console.log([`Made ${kind} ${words.join(" ")}:`, ...files.map((file) => `  ${file}`), "Next:", ...steps].join("\n"));
