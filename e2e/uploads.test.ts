import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocx, makePdf, makePhoto, makePicture, makeWorkbook } from "../server/uploads/test-files.ts";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, launch, settle, visit } from "./browser.ts";

const site = {
  $schema: "https://startline.dev/schemas/site/v2.schema.json",
  id: "hand-in",
  title: { zh: "运河城马拉松", en: "Canal City Marathon" },
  languages: ["zh", "en"],
  account: { userAgreement: "/home", privacyPolicy: "/home" },
  home: { blocks: [] },
  routes: [
    { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } },
    {
      path: "/upload",
      title: { zh: "材料上传", en: "Upload" },
      page: {
        type: "upload",
        version: 1,
        props: { isOpen: true, intro: { zh: "补交参赛承诺书。", en: "Hand in your commitment form." } },
      },
    },
  ],
};

let browser: Browser;
let server: ServerWithPeople;
beforeAll(async () => {
  browser = await launch();
  server = await startWithPeople(site, { runner: [], other: [], small: [] }, { UPLOAD_LIMIT: "1 MB" });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

async function openUploads(who: string | undefined, options: BrowserContextOptions = {}, expected: RegExp[] = []) {
  const visitor = await visit(browser, { locale: "en-GB", ...options }, expected);
  if (who) await beLoggedIn(visitor.page.context(), who, server.tokens[who] ?? "");
  await visitor.page.goto(
    `http://localhost:${server.port}/?language=${options.locale === "zh-CN" ? "zh" : "en"}#/upload`,
  );
  await settle(visitor.page);
  return visitor;
}

const send = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator("input[type=file]").setInputFiles(files);
const openPreview = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Preview “${name}”` }).click();
  return page.getByRole("dialog", { name: `Preview of ${name}` });
};

describe("a runner who is logged in", () => {
  test("sends a PDF, a Word file, a workbook and a photo, looks into each, and removes one", async () => {
    const { page, complaints, close } = await openUploads("runner");
    await send(
      page,
      file("promise.pdf", makePdf("I promise to run")),
      file("letter.docx", await makeDocx("Dear organiser")),
      file(
        "times.xlsx",
        makeWorkbook({
          Times: [
            ["Bib", "Time"],
            [7, "3:59:59"],
          ],
          Notes: [["windy"]],
        }),
      ),
      file("old.xls", makeWorkbook({ Old: [["before"]] }, "biff8")),
      file("me.jpg", await makePhoto()),
    );
    for (const name of ["promise.pdf", "letter.docx", "times.xlsx", "old.xls", "me.jpg"])
      await page.getByRole("button", { name: `Preview “${name}”` }).waitFor();

    const pdf = await openPreview(page, "promise.pdf");
    await pdf.getByRole("img", { name: "Page 1 of 1" }).waitFor();
    await pdf.getByText("I promise to run").waitFor({ state: "attached" });
    expect(await inkOf(pdf.locator("canvas"))).toBeGreaterThan(50);
    await page.keyboard.press("Escape");

    const word = await openPreview(page, "letter.docx");
    const text = word.frameLocator("iframe").getByText("Dear organiser");
    await text.waitFor();
    expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(204, 0, 0)");
    expect(await word.frameLocator("iframe").locator("a[href]").count()).toBe(0);
    await word.getByRole("button", { name: "Close" }).click();

    const sheets = await openPreview(page, "times.xlsx");
    await sheets.getByRole("cell", { name: "3:59:59" }).waitFor();
    await sheets.getByRole("tab", { name: "Times" }).press("ArrowRight");
    await sheets.getByRole("cell", { name: "windy" }).waitFor();
    await page.keyboard.press("Escape");
    const old = await openPreview(page, "old.xls");
    await old.getByRole("cell", { name: "before" }).waitFor();
    await page.keyboard.press("Escape");

    const photo = await openPreview(page, "me.jpg");
    const picture = photo.getByRole("img", { name: "me.jpg" });
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalHeight)).toBe(60);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Preview “me.jpg”");

    await page.getByRole("button", { name: "Remove “old.xls”" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove “old.xls”" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Preview “old.xls”" }).waitFor({ state: "detached" });
    await page.reload();
    await settle(page);
    expect(await page.getByRole("button", { name: /^Preview/ }).evaluateAll(labels)).toEqual(
      ["Preview “me.jpg”", "Preview “times.xlsx”", "Preview “letter.docx”", "Preview “promise.pdf”"].sort(),
    );
    expect(complaints).toEqual([]);
    await close();
  });
});

const labels = (buttons: Element[]) => buttons.map((button) => button.getAttribute("aria-label")).sort();

/** How many pixels of a canvas are dark. */
function inkOf(canvas: ReturnType<Page["locator"]>): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).filter(
      (at) => (data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128,
    ).length;
  });
}
