import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import { Uploader } from "./Uploader.tsx";

const sent = [
  { id: "1", url: "/uploads/1/first.pdf?until=1&mark=a", name: "first.pdf", size: 1536 },
  { id: "2", url: "/uploads/2/second.png?until=1&mark=b", name: "second.png", size: 2 * 1024 ** 2 },
];
const show = (more: Partial<Parameters<typeof Uploader>[0]> = {}, language: "zh" | "en" = "en") =>
  renderInSite(<Uploader label="Photo" value={sent} onAdd={() => {}} onRemove={() => {}} {...more} />, { language });

test("a runner sees what they have sent, the newest first, with its size in two decimals", () => {
  expect(listWords(show())).toMatch(/second\.png 2\.00 MB .*first\.pdf 1\.50 KB/);
});

test("a picture is shown as one, any other file by its kind", () => {
  const html = show();
  expect(html.match(/<img[^>]*src="[^"]*"/g)).toEqual([expect.stringContaining("/uploads/2/second.png?until=1")]);
  expect(listWords(html)).toContain("PDF");
});

test("each button about a file names the file", () => {
  for (const verb of ["Preview", "Download", "Remove"]) expect(show()).toContain(`aria-label="${verb} “first.pdf”"`);
});

test("a runner reads beforehand what may be chosen", () => {
  const rules = {
    endings: ["jpg", "png"],
    sizeLimit: { size: 2, unit: "MB" },
    dimensions: { width: 295, height: 413 },
    countLimit: 3,
  } as const;
  const words = listWords(show({ ...rules, endings: [...rules.endings] }));
  expect(words).toContain("JPG, PNG · Up to 2.00 MB each · exactly 295 × 413 px · 3 files at most");
  expect(show({ endings: ["jpg", "png"] })).toContain('accept=".jpg,.png"');
});

test("a limit of 0 is not shown as one", () => {
  expect(listWords(show({ sizeLimit: { size: 0, unit: "MB" } }))).not.toContain("each");
});

test("when the limit of files is reached, no more can be chosen", () => {
  expect(show({ countLimit: 3 })).toContain('type="file"');
  expect(show({ countLimit: 2 })).not.toContain('type="file"');
});

test("a visitor who can upload only one file can choose only one", () => {
  expect(show({ value: [], countLimit: 1 })).not.toContain("multiple");
  expect(show({ value: [], countLimit: 2 })).toContain("multiple");
});

test("a Chinese runner reads it in Chinese", () => {
  expect(listWords(show({}, "zh"))).toContain("选择文件 或拖到这里");
});

test("in a form, whose frame has the label, the uploader adds no heading of its own", () => {
  expect(show()).toContain("<h2");
  expect(show({ isInForm: true })).not.toContain("<h2");
});

test("a file of an answer that is restored is shown by its name, until its size and address are known", () => {
  const html = show({ isInForm: true, value: [{ id: "1", url: "", name: "me.jpg", size: 0 }] });
  expect(html).not.toContain("<img");
  expect(listWords(html)).toMatch(/JPG me\.jpg/);
  expect(listWords(html)).not.toContain("0.00 B");
});
