import { addCall, refuseCall } from "./new/call.ts";
import type { Made } from "./new/files.ts";
import { addUnit, type Kind, refuseUnit } from "./new/unit.ts";

// `npm run new`: makes a block, a page type, a field type or a call of the API from a small one that works.
const usage = `Write one of:
  npm run new home notice               a home block
  npm run new page results              a page type
  npm run new field jersey-number       a field of the sign-up form
  npm run new call people setNickname   a call of the API`;

const [kind = "", ...words] = process.argv.slice(2);
const refusal = refuse();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const { files, next } = make();
const steps = next.map((step, index) => `  ${index + 1}. ${step}`);
console.log([`Made ${kind} ${words.join(" ")}:`, ...files.map((file) => `  ${file}`), "Next:", ...steps].join("\n"));

function isUnit(word: string): word is Kind {
  return word === "home" || word === "page" || word === "field";
}

function refuse(): string | undefined {
  const [first = "", second = ""] = words;
  if (isUnit(kind) && words.length === 1) return refuseUnit(kind, first);
  return kind === "call" && words.length === 2 ? refuseCall(first, second) : usage;
}

function make(): Made {
  const [first = "", second = ""] = words;
  return isUnit(kind) ? addUnit(kind, first) : addCall(first, second);
}
