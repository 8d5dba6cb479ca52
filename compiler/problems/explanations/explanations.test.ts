import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { explanations } from "./table.ts";

const sources = ["compiler", "server/sites/publish"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("explanations"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
);
const codes = [...new Set(sources.flatMap((text) => [...text.matchAll(/"(SL\d{4})"/g)].map(([, code]) => code ?? "")))];

test("an organiser can look up every code that a check may give, and no other", () => {
  expect(codes.length).toBeGreaterThan(25);
  expect(Object.keys(explanations)).toEqual(codes.sort());
});

test.each(Object.entries(explanations))("%s is explained at length in both languages", (_, explanation) => {
  const { title, text } = explanation ?? { title: { zh: "", en: "" }, text: { zh: "", en: "" } };
  for (const language of ["zh", "en"] as const) {
    expect(title[language]).not.toBe("");
    expect(text[language].split("\n\n").length).toBeGreaterThanOrEqual(3);
  }
  expect(text.zh).toMatch(/[\u4e00-\u9fff]{4}/);
  expect(text.en).not.toMatch(/[\u4e00-\u9fff]/);
});
