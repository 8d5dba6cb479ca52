import { expect, test } from "vitest";
import { readDocument } from "../read.ts";

const findProblems = (html: string) => {
  const content = { id: "rules", title: "竞赛规程", time: 1_700_000_000_000, content: html };
  const text = JSON.stringify({ $schema: "https://startline.dev/schemas/document/v1.schema.json", ...content });
  return readDocument(text, "documents/rules.json").problems;
};

test("an organiser who pastes an article from WeChat reads once which pictures and films are lost, with their addresses", () => {
  const picture = '<p><img class="rich_pages" data-src="https://img.example.org/1?a=1" data-type="jpeg"></p>';
  const film = '<iframe class="video_iframe" data-src="https://video.example.org/1"></iframe>';
  const found = findProblems(
    `<section style="margin:10px"><p><span leaf="">报名开始</span></p>${picture}${film}</section>`,
  );
  expect(found).toMatchObject([
    {
      code: "SL5511",
      severity: "error",
      params: {
        ...{ pictures: 1, picture: "https://img.example.org/1?a=1", files: 0, bullets: 0 },
        ...{ films: 1, film: "https://video.example.org/1" },
      },
    },
  ]);
});

test("an organiser who pastes from Word reads once which files and bullets are lost", () => {
  const item = "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span>l</span>第一条</p>";
  const files = '<p><a href="file:///C:/a.docx">附件</a><img width=300 src="file:///C:/clip.jpg" alt=""></p>';
  const found = findProblems(
    `<p class=MsoNormal>规程<o:p></o:p></p>${item}<p>• 第二条</p><p>&nbsp;● 第三条</p>${files}`,
  );
  expect(found).toMatchObject([
    {
      code: "SL5511",
      severity: "warning",
      params: { pictures: 0, files: 2, file: "file:///C:/a.docx", bullets: 3, films: 0 },
    },
  ]);
});

test("an organiser's own pictures, lists and links are no pasted ones", () => {
  const html = '<ul><li>• 一</li></ul><p>甲·乙</p><p><img src="media/a.jpg" data-src="b" alt=""></p>';
  expect(findProblems(html).map(({ code }) => code)).not.toContain("SL5511");
});
