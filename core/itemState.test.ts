import { expect, test } from "vitest";
import { applicationState, itemState } from "./itemState.ts";

const now = Date.parse("2030-05-01T10:00:00+08:00");
const times = { opensAt: "2030-05-02T10:00:00+08:00" };

test("an item is open from its opening to its closing, and full or with a waiting list once no place is left", () => {
  expect(itemState({}, now)).toBe("open");
  expect(itemState(times, now)).toBe("notYet");
  expect(itemState({ closesAt: "2030-05-01T10:00:00+08:00" }, now)).toBe("over");
  expect(itemState({}, now, { left: 1, waiting: 0 })).toBe("open");
  expect(itemState({}, now, { left: 0, waiting: 0 })).toBe("full");
  expect(itemState({ waitingList: true }, now, { left: 0, waiting: 0 })).toBe("waiting");
  // A place that is free for a moment is for those who wait.
  expect(itemState({ waitingList: true }, now, { left: 1, waiting: 2 })).toBe("waiting");
  expect(itemState({ allocation: "draw" }, now, { left: 0, waiting: 0 })).toBe("open");
  expect(itemState({ allocation: "direct" }, now)).toBe("closed");
});

test("an application is taken before sign-up for a drawn item opens, and in the times of an item that is given by application", () => {
  expect(applicationState({ allocation: "draw", ...times }, now)).toBe("open");
  expect(applicationState({ allocation: "direct", ...times }, now)).toBe("notYet");
  expect(applicationState({ allocation: "invite" }, now)).toBe("open");
});
