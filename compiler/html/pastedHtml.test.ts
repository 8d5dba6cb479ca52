import { expect, test } from "vitest";
import { fixSource } from "../edit/fixes.ts";
import { readDocument } from "../read.ts";

const findProblems = (html: string) => {
  const content = { id: "rules", title: "竞赛规程", time: 1_700_000_000_000, content: html };
  const text = JSON.stringify({ $schema: "https://startline.dev/schemas/document/v1.schema.json", ...content });
  return readDocument(text, "documents/rules.json").problems;
};

test("an organiser who pastes an article from WeChat reads once which pictures and films are lost, with their addresses", () => {
  const picture = '<p><img class="rich_pages" data-src="https://img.example.org/1?a=1" data-type="jpeg"></p>';
  const film = '<iframe class="video_iframe" data-src="https://video.example.org/1"></iframe>';
  const problems = findProblems(
    `<section style="margin:10px"><p><span leaf="">报名开始</span></p>${picture}${film}</section>`,
  );
  expect(problems).toMatchObject([
    {
      code: "SL5511",
      severity: "error",
      params: {
        pictures: 1,
        picture: "https://img.example.org/1?a=1",
        files: 0,
        bullets: 0,
        films: 1,
        film: "https://video.example.org/1",
      },
    },
  ]);
});

test("an organiser who pastes from Word reads once which files and bullets are lost", () => {
  const item = "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span>l</span>第一条</p>";
  const files = '<p><a href="file:///C:/a.docx">附件</a><img width=300 src="file:///C:/clip.jpg" alt=""></p>';
  const problems = findProblems(
    `<p class=MsoNormal>规程<o:p></o:p></p>${item}<p>• 第二条</p><p>&nbsp;● 第三条</p>${files}`,
  );
  expect(problems).toMatchObject([
    {
      code: "SL5511",
      severity: "warning",
      params: { pictures: 0, files: 2, file: "file:///C:/a.docx", bullets: 3, films: 0 },
    },
  ]);
});

const fixPaste = (html: string) => {
  const source = JSON.stringify({ id: "rules", title: "竞赛规程", time: 1_700_000_000_000, content: html });
  const { source: fixed, problems } = fixSource(source, (text) => readDocument(text, "documents/rules.json").problems);
  return { html: JSON.parse(fixed).content as string, codes: problems.map(({ code }) => code) };
};

test("an organiser who lets the program fix an article from WeChat gets its pictures and films, and nothing but HTML of web pages", () => {
  const picture =
    '<p><img class="rich_pages" data-src="https://img.example.org/1?a=1" alt="起跑" data-type="jpeg"></p>';
  const film = '<iframe class="video_iframe" data-src="https://v.example.org/1" frameborder="0"></iframe>';
  const words = '<p style="text-align:center"><span leaf="">报名开始</span></p>';
  const { html, codes } = fixPaste(`<section style="margin:10px">${words}${picture}${film}</section>`);
  expect(html).toBe(
    [
      '<section><p><span>报名开始</span></p><p><img src="https://img.example.org/1?a=1" alt="起跑"></p>',
      '<a href="https://v.example.org/1">https://v.example.org/1</a></section>',
    ].join(""),
  );
  expect(codes).toEqual([]);
});

test("an organiser who lets the program fix a page from Word gets lists in lists, and paths for the files that are still to be copied", () => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`;
  const list = item(1, "1.", "领物") + item(2, "·", "周五") + item(2, "·", "周六") + item(1, "2.", "起跑");
  const files = '<p><a href="file:///C:/a.docx">附件</a><img width=300 src="file:///C:/Bilder/clip.jpg" alt=""></p>';
  const { html, codes } = fixPaste(`<p class=MsoNormal>规程<o:p></o:p></p>${list}<p>• 甲</p><p>&nbsp;● 乙</p>${files}`);
  expect(html).toBe(
    [
      "<p>规程</p><ol><li>领物<ul><li>周五</li><li>周六</li></ul></li><li>起跑</li></ol><ul><li>甲</li><li>乙</li></ul>",
      '<p><a href="media/a.docx">附件</a><img width=300 src="media/clip.jpg" alt=""></p>',
    ].join(""),
  );
  expect(codes).toEqual([]);
});

test("a film without an address is left to the organiser, and a long paste takes no longer than its length", () => {
  const film = '<p>• 甲</p><mpvideo vid="1"></mpvideo>';
  expect(fixPaste(film)).toEqual({ html: film, codes: ["SL5511"] });
  const long = `<p>• 甲</p>${"<p><style><span style='mso-list:Ignore'>".repeat(20_000)}`;
  expect(fixPaste(long).html.startsWith("<ul><li>甲</li></ul>")).toBe(true);
});

test("an organiser's own pictures, lists and links are no pasted ones", () => {
  const html = '<ul><li>• 一</li></ul><p>甲·乙</p><p><img src="media/a.jpg" data-src="b" alt=""></p>';
  expect(findProblems(html).map(({ code }) => code)).not.toContain("SL5511");
});
