import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";
import SearchEntries from "./SearchEntries.tsx";

type Entry = HomeProps["search-entries"]["entries"][number];
const draw = (entry: Partial<Entry>, now?: string) =>
  renderInSite(
    <SearchEntries entries={[{ id: "one", title: { zh: "查询", en: "Look up" }, kind: "photo-search", ...entry }]} />,
    { now },
  );

test("an open entry is a link: inside stays here, outside opens a new tab", () => {
  expect(draw({ link: "/image-search" })).toContain('href="#/image-search"');
  expect(draw({ link: "https://photos.example.org/" })).toContain(
    'href="https://photos.example.org/" target="_blank" rel="noopener noreferrer"',
  );
});

test("a switched-off entry is a button that opens a dialog, and shows that it is not open", () => {
  const html = draw({ link: "/image-search", isOpen: false });
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).not.toContain("<a");
  expect(listWords(html)).toBe("Look up Not open");
});

test("an entry opens and closes by the server's time", () => {
  const times = { link: "/post", opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" };
  expect(listWords(draw(times, "2025-08-10T10:00:00+08:00"))).toBe("Look up Opens 11 Aug, 10:00 Not open");
  expect(listWords(draw(times, "2025-08-11T10:00:00+08:00"))).toBe("Look up Closes 21 Aug, 10:00");
  expect(listWords(draw(times, "2025-08-21T10:00:00+08:00"))).toBe("Look up Closed 21 Aug, 10:00 Closed");
});

test("an entry that is switched off is not open before its time, and closed after it", () => {
  const off = {
    link: "/post",
    isOpen: false,
    opensAt: "2025-08-11T10:00:00+08:00",
    closesAt: "2025-08-21T10:00:00+08:00",
  };
  expect(listWords(draw(off, "2025-08-15T10:00:00+08:00"))).toMatch(/ Not open$/);
  expect(listWords(draw(off, "2025-08-22T10:00:00+08:00"))).toMatch(/ Closed$/);
});

test("an entry without a link leads to the page in the race facts, or nowhere", () => {
  expect(draw({ kind: "registration-search" })).toContain('href="#/registration-search"');
  expect(draw({ kind: "photo-search" })).toContain("<button");
});

test("an entry that its organiser named in Chinese alone is called after its kind in English", () => {
  const words = {
    title: { zh: "成绩" },
    subtitle: { zh: "分段成绩" },
    kind: "score-search",
    link: "/score-search",
  } as const;
  expect(listWords(draw(words))).toBe("Results");
});
