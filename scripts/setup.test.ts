import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashFolder } from "./setup.mjs";

const folder = mkdtempSync(join(tmpdir(), "startline-setup-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an operator who copies a built clone to another folder starts it as it is, without building it again", () => {
  const [built, copied] = [join(folder, "built"), join(folder, "copied")];
  mkdirSync(join(built, "cli"), { recursive: true });
  writeFileSync(join(built, "cli/main.ts"), "1");
  cpSync(built, copied, { recursive: true });
  expect(hashFolder(copied)).toBe(hashFolder(built));
  // Control: another source is another program.
  writeFileSync(join(copied, "cli/main.ts"), "2");
  expect(hashFolder(copied)).not.toBe(hashFolder(built));
});
