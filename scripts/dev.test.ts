import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverFlags } from "./devFlags.ts";

const root = join(import.meta.dirname, "..");
const program = `
  const { drawPage } = await import("#src/site/prerender/prerender.tsx");
  const { default: styles } = await import("#src/site/Blocks.module.css");
  console.log(JSON.stringify({ drawPage: typeof drawPage, styles }));
`;
const runWith = (flags: string[]) =>
  spawnSync(process.execPath, [...flags, "--input-type=module", "--eval", program], { cwd: root, encoding: "utf8" });

test("a developer who runs the server from its sources gets drawn pages, with the class names of the build", () => {
  const { stdout, stderr } = runWith(["--import", "tsx", ...serverFlags]);
  expect(stderr).not.toContain("Error");
  const { drawPage, styles } = JSON.parse(stdout);
  expect(drawPage).toBe("function");
  for (const [name, scoped] of Object.entries(styles)) expect(scoped).toMatch(new RegExp(`^_${name}_\\w+_\\d+$`));
  expect(Object.keys(styles).length).toBeGreaterThan(0);
  // The control: without them, Node refuses the first style sheet.
  expect(runWith(["--import", "tsx"]).stderr).toContain("ERR_UNKNOWN_FILE_EXTENSION");
});
