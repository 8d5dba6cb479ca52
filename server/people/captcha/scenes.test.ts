import { expect, test } from "vitest";
import { createPuzzleMaker } from "./scenes.ts";

test("seventy who come at once all get a puzzle or the time to come back, and then there is room again", async () => {
  const maker = createPuzzleMaker();
  const drawings = await Promise.all(Array.from({ length: 70 }, () => maker.draw()));
  expect(drawings.filter(Boolean)).toHaveLength(62);
  expect(await maker.draw()).toBeDefined();
});
