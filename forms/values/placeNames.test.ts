import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatPlace } from "./areas.ts";
import { englishNames, withPlaceNames } from "./placeNames.ts";

const names = englishNames(JSON.parse(readFileSync("fixtures/areas.json", "utf8")));
const area = {
  province: { code: "330000", name: "浙江省" },
  city: { code: "330100", name: "杭州市" },
};

test("a runner who reads English finds their address in English, and a place that is not known any more by its kept name", () => {
  const answers = { home: { area, detail: "文三路 1 号" }, name: "林" };
  const spoken = withPlaceNames(answers, names) as typeof answers;
  expect(formatPlace(spoken.home.area)).toMatch(/^Zhejiang.* Hangzhou/);
  expect([spoken.home.detail, spoken.name]).toEqual(["文三路 1 号", "林"]);
  expect(answers.home.area).toBe(area);
  const gone = { province: { code: "990000", name: "旧省" } };
  expect(withPlaceNames({ area: gone }, names)).toEqual({ area: gone });
});
