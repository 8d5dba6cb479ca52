import { expect, test } from "vitest";
import { createRecorder } from "./recordTrack.ts";

test("half a minute of dragging is recorded from the first to the last moment, in fewer points than the server takes", () => {
  let time = 5000;
  const recorder = createRecorder(() => time);
  recorder.add(0, 0);
  for (; time < 35_000; time += 4) recorder.add((time - 5000) / 200, 1, true);
  const track = recorder.track();
  expect(track[0]).toEqual([0, 0, 0]);
  expect(track.at(-1)).toEqual([150, 1, 29_996]);
  expect(track.length).toBeGreaterThan(1000);
  expect(track.length).toBeLessThan(2000);
});

test("each press of a key is recorded, however quick, and another puzzle starts with an empty track", () => {
  let time = 0;
  const recorder = createRecorder(() => time);
  for (let press = 1; press <= 3; press++) {
    time += 5;
    recorder.add(press * 2, 0);
  }
  expect(recorder.track()).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [4, 0, 5],
    [6, 0, 10],
  ]);
  recorder.forget();
  expect(recorder.track()).toEqual([]);
});
