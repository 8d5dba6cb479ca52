import { expect, test } from "vitest";
import { shownEntries } from "./shownEntries.ts";

const entry = (id: string, item: string, withdrawnAt: number | null = null) =>
  ({ id, use: "sign-up", item, withdrawnAt }) as const;

test("a runner sees what runs, and of what ended the last of each item that they are not in and have not begun again", () => {
  const entries = [
    entry("5", "half", 9),
    entry("4", "half", 8),
    entry("3", "full"),
    entry("2", "full", 7),
    entry("1", "fun", 6),
  ];
  const ids = (drafts: { use: "sign-up"; item: string }[]) => shownEntries(entries, drafts).map(({ id }) => id);
  expect(ids([])).toEqual(["3", "5", "1"]);
  expect(ids([{ use: "sign-up", item: "half" }])).toEqual(["3", "1"]);
});
