import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/types.ts";
import { ApiError } from "#src/client/errors.ts";
import { hashAddresses as addresses } from "./addresses.ts";
import { documentPath } from "./places.ts";
import { planRoutes } from "./routePlan.ts";
import { createDocuments, createSurface, safeHref } from "./surface.ts";

const site = {
  routes: [{ path: "/rules", page: { type: "document", version: 1, props: { dataPath: "documents/rules.json" } } }],
  documents: [{ id: "inside", time: 0, title: "里面", content: "<p>x</p>" }],
} as unknown as Site;
const files = {
  "documents/rules.json": { url: "/files/a/rules.json", document: { id: "r1", time: 0, title: "规程" } },
  "media/plan.pdf": { url: "/files/b/plan.pdf" },
};
const compiled = { compiled: 1 as const, site, skipped: [], files, units: [] };

const plan = planRoutes(site.routes);
const getHref = (link: string) => safeHref(link, files, addresses);

function surfaceWith(fetchText: (address: string) => Promise<string>) {
  const booted = { compiled, configAddress: "https://race.example/files/site.json" };
  const documents = createDocuments();
  return createSurface({
    booted,
    plan,
    addresses,
    documents,
    fetchText,
    fetchPlaces: async () => [],
    searchDocuments: async () => [],
    fetchPickUp: async () => ({ sites: [] }),
    fetchApplicationCounts: async () => [],
    message: (key) => key,
  });
}

test("a link that could run code is no link", () => {
  for (const link of ["javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "page"]) {
    expect(getHref(link)).toBeUndefined();
  }
});

test("links lead to pages, files, addresses and people", () => {
  expect(getHref("/news")).toBe("#/news");
  expect(getHref("//example.org/a")).toBe("//example.org/a");
  expect(getHref("https://example.org")).toBe("https://example.org");
  expect(getHref("tel:+8610")).toBe("tel:+8610");
  expect(getHref("media/plan.pdf")).toBe("/files/b/plan.pdf");
});

test("a file is found by its path and by the address that it was published under, and no other path of the server is", () => {
  const { file } = surfaceWith(async () => "");
  expect(file("media/plan.pdf")).toBe(files["media/plan.pdf"]);
  expect(file("/files/b/plan.pdf")).toBe(files["media/plan.pdf"]);
  expect(file("/files/c/other.pdf")).toBeUndefined();
});

test("a document is linked to its own page, or to the page for any document", () => {
  const { documentLink } = surfaceWith(async () => "");
  expect(documentLink("documents/rules.json")).toBe("/rules");
  expect(documentLink("documents/news-medal.json")).toBe("/documents/news-medal");
  expect(documentPath("rules", compiled)).toBe("documents/rules.json");
  expect(documentPath("inside", compiled)).toBe("documents/inside.json");
  expect(documentPath("nothing", compiled)).toBeUndefined();
});

test("a reader gets a document once it loads, also after a first failure", async () => {
  const replies = [
    Promise.reject(new ApiError("network", "网络连接失败，请刷新")),
    Promise.resolve('{"title":"规程","content":"<p>1</p>"}'),
  ];
  const { loadDocument } = surfaceWith(() => replies.shift() ?? Promise.reject(new Error("asked too often")));
  await expect(loadDocument("documents/rules.json")).rejects.toThrow("fileFailed");
  expect(await loadDocument("documents/rules.json")).toMatchObject({ title: "规程" });
  expect(await loadDocument("documents/rules.json")).toMatchObject({ title: "规程" });
});

test("a missing document is reported; one that is in the config needs no request", async () => {
  const { loadDocument } = surfaceWith(async () => Promise.reject(new ApiError("transport", "404", 404)));
  await expect(loadDocument("documents/rules.json")).rejects.toThrow("fileMissing");
  expect(await loadDocument("documents/inside.json")).toMatchObject({ title: "里面" });
});
