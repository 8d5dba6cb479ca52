import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readEdition } from "./service.ts";

test("an organiser who publishes a site with a form waits for one parse of the site file", async () => {
  const folder = "fixtures/sites/open-demo-10k";
  const source = readFileSync(`${folder}/site.json`, "utf8");
  const parse = vi.spyOn(JSON, "parse");
  try {
    const result = await readEdition(
      { folder, siteId: "open-demo-10k", domainNames: [], origin: "organiser" },
      { cache: "" },
    );
    const { files } = result.outcome === "read" ? result.compiled : expect.fail(result.outcome);
    expect(files["forms/sign-up.json"]?.form).toBeDefined();
    expect(parse.mock.calls.filter(([text]) => text === source)).toHaveLength(1);
  } finally {
    parse.mockRestore();
  }
});
