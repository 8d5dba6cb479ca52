import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// What is about the window itself: frames that are hidden on phones, dialogs, and the picture that
// a browser chooses by its window.
const aboutWindow = [
  "home/frame/Frame.module.css",
  "field/kit/dialog/Dialog.module.css",
  "kit/media/Lightbox.module.css",
  "kit/media/Picture.module.css",
];

test("a block in a column is laid out by the room that it has, not by the reader's window", () => {
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".css") && !aboutWindow.includes(path),
  );
  const asking = sheets.filter((path) =>
    /@media[^{]*\bwidth\b/.test(readFileSync(join(import.meta.dirname, path), "utf8")),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});
