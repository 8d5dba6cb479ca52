import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPdf } from "#server/base/print/testPdf.ts";
import { runStartline } from "./callStartline.ts";

const folder = mkdtempSync(join(tmpdir(), "startline-certificates-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an organiser sees the certificates of a new race without a server, also with a difficult name", async () => {
  const site = join(folder, "spring-run");
  const out = join(folder, "out");
  const words = ["--out", out, "--name", "اختبار", "--latin-name", "Test Runner", "--language", "en"];
  process.env.SITES_DIR = folder;
  const { code: made } = await runStartline(["new", "spring-run", "--name-en", "Spring Run", "--name-zh", "春跑"]);
  expect(made).toBe(0);
  const { code, err } = await runStartline(["certificate", "preview", site, ...words]);
  expect([code, err]).toEqual([0, expect.stringContaining("The fonts lack letters")]);
  for (const name of ["classic-finishers-en", "bold-participants-en", "bold-volunteers-en"]) {
    expect(
      readFileSync(join(out, `${name}.png`))
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    const { pages } = await readPdf(readFileSync(join(out, `${name}.pdf`)));
    for (const stated of ["Test Runner", "Spring Run"]) expect(pages[0]).toContain(stated);
  }
  expect(existsSync(join(out, "classic-finishers-zh.pdf"))).toBe(false);
});

test("an organiser whose site has no certificate, or who misspells the verb, reads why", async () => {
  const none = await runStartline(["certificate", "preview", "fixtures/sites/unbound", "--language", "en"]);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining("no certificate that can be drawn")]);
  const wrong = await runStartline(["certificate", "show", "fixtures/sites/unbound", "--language", "en"]);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("certificate preview")]);
});
