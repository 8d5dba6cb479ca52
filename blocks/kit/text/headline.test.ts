import { expect, test } from "vitest";
import { headline } from "./headline.ts";

test("a title breaks between its phrases, not between a number and what it counts", () => {
  const pieces = (title: string) =>
    headline(title)
      .split(" ")
      .map((piece) => piece.replaceAll("\u00a0", " "));
  expect(pieces("抽签怎样进行：8 月 28 日 10:00 公布结果")).toEqual(["抽签怎样进行：8 月 28 日", "10:00 公布结果"]);
  expect(pieces("2025 运河城马拉松 竞赛规程")).toEqual(["2025 运河城马拉松", "竞赛规程"]);
  expect(pieces("Results on 28 August")).toEqual(["Results", "on", "28", "August"]);
});
