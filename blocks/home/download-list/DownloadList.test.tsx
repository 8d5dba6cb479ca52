import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import DownloadList from "./DownloadList.tsx";

const guide = {
  id: "guide",
  name: { zh: "参赛指南", en: "Runner's guide" },
  file: "media/Guide.PDF",
  date: "2024-09-05",
};
const show = (files: (typeof guide)[], size?: number, language: "zh" | "en" = "en") => {
  const file = (path: string) =>
    path === guide.file ? { url: "/files/0/Guide.PDF", ...(size !== undefined && { size }) } : undefined;
  return renderInSite(<DownloadList files={files} />, { language, file });
};
test("a visitor reads the kind, the size and the day of a file before it is loaded", () => {
  expect(listWords(show([guide], 4_300_000))).toContain("guide PDF · 4.1 MB · updated 5 Sep 2024");
  expect(listWords(show([guide], 4_300_000, "zh"))).toContain("参赛指南 PDF · 4.1 MB · 2024年9月5日 更新");
});

test("a press stores the file under its own name", () => {
  expect(show([guide])).toContain('<a href="/files/0/Guide.PDF" download="Guide.PDF"');
});

test("a file that is gone is shown without a link, and an empty list has a sentence", () => {
  const html = show([{ ...guide, file: "media/gone.zip" }]);
  expect(html).not.toContain("<a ");
  expect(listWords(html)).toContain("Not available at the moment");
  expect(listWords(show([]))).toContain("There are no files to download yet.");
});
