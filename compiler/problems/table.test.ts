import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { explanations } from "#locales/generated/problems/explanations.ts";
import { problemCodes } from "./table.ts";

const sources = ["compiler", "pictures", "server", "cli"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
);
const families = readdirSync("locales/problems").map((file) => readFileSync(`locales/problems/${file}`, "utf8"));

// Codes that organisers, scripts and links already know. A code is never removed from here, and
// never used for another problem.
const released = `
  SL1001 SL1002 SL1003 SL1004 SL1005 SL1006 SL1007 SL1008
  SL2001 SL2002 SL2003 SL2004 SL2005 SL2006 SL2007 SL2008 SL2009 SL2010 SL2011 SL2012 SL2013 SL2014 SL2015 SL2016 SL2017
  SL3001 SL3002 SL3003 SL3004
  SL4002 SL4003 SL4004 SL4005 SL4006 SL4007 SL4008 SL4009 SL4010 SL4011 SL4012
  SL5001 SL5002 SL5003 SL5004 SL5005 SL5006 SL5007 SL5008 SL5009 SL5010 SL5011 SL5012 SL5013 SL5014
  SL5101 SL5102 SL5103 SL5104 SL5105 SL5106 SL5107 SL5108 SL5109
  SL5201 SL5202 SL5203 SL5204 SL5205 SL5206
  SL5301 SL5302 SL5303 SL5304 SL5401 SL5402 SL5403 SL5404 SL5405
  SL5501 SL5502 SL5503 SL5504 SL5505 SL5506
  SL6001 SL6002 SL6003 SL6004 SL6005 SL6006 SL6007 SL6008 SL6009 SL6010 SL6011 SL6012 SL6013 SL6014 SL6015 SL6016 SL6017
  SL6018 SL6019 SL6020 SL6021 SL6022 SL6023 SL6024 SL6025 SL6026 SL6028 SL6029 SL6030 SL6031 SL6032 SL6033 SL6034`
  .trim()
  .split(/\s+/);

test("an organiser can look up every code that is reported, and no other", () => {
  const reported = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:report|unreadableFile)\(\s*"(SL\d{4})"/g)].map(([, code]) => code ?? ""),
  );
  expect([...new Set(reported)].sort()).toEqual(problemCodes);
});

test("an organiser who looks up a code of an earlier release still finds it", () => {
  expect(released).toHaveLength(117);
  expect(released.filter((code) => !(problemCodes as string[]).includes(code))).toEqual([]);
});

test("no two problems have the same code", () => {
  const written = families.flatMap((text) => [...text.matchAll(/^\s*"(SL\d{4})": \{/gm)].map(([, code]) => code));
  expect(written.toSorted()).toEqual(problemCodes);
});

test.each(problemCodes)("%s is explained in both languages, with what to write instead of each value", (code) => {
  const { title, text } = explanations[code];
  for (const language of ["zh", "en"] as const) {
    expect(title[language]).not.toBe("");
    expect(text[language].split(/[。.?]/).filter((sentence) => sentence.trim() !== "").length).toBeGreaterThan(1);
    expect(text[language]).not.toMatch(/undefined|\[object|'\{/);
  }
  expect(text.zh).toMatch(/[\u4e00-\u9fff]{4}/);
  expect(text.en).not.toMatch(/[\u4e00-\u9fff]/);
});
