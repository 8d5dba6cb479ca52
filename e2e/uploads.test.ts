import JSZip from "jszip";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocx, makePdf, makePhoto, makeWorkbook } from "../server/people/uploads/testFiles.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, findOverflow, settle } from "./browser.ts";
import type { OwnSite } from "./ownSite.ts";
import { file, listFiles, openUploads, publishUploads, send, tiles } from "./uploadPage.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishUploads();
});
afterAll(() => site?.remove());

const times = makeWorkbook({
  Times: [
    ["Bib", "Time"],
    [7, "3:59:59"],
  ],
  Notes: [["windy"]],
});

async function openPreview(page: Page, name: string) {
  await page.getByRole("button", { name: `Preview “${name}”` }).click();
  return page.getByRole("dialog", { name: `Preview of ${name}` });
}

/** How many pixels of a canvas are dark. */
function getInk(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) ink++;
    return ink;
  });
}

test("case 18, files of every kind: a runner sends a PDF, a Word file, workbooks and a photo, looks into each, the photo upright, and removes one", async () => {
  const { page, complaints, close } = await openUploads(site, await addPerson());
  await send(
    page,
    file("promise.pdf", makePdf("I promise to run")),
    file("letter.docx", await makeDocx("Dear organiser")),
    file("times.xlsx", times),
    file("old.xls", makeWorkbook({ Old: [["before"]] }, "biff8")),
    file("me.jpg", await makePhoto()),
  );
  await expect.poll(() => tiles(page)).toHaveLength(5);

  const pdf = await openPreview(page, "promise.pdf");
  await pdf.getByText("I promise to run").waitFor({ state: "attached" });
  expect(await getInk(pdf.getByRole("img", { name: "Page 1 of 1" }))).toBeGreaterThan(500);
  await page.keyboard.press("Escape");

  const word = await openPreview(page, "letter.docx");
  const text = word.frameLocator("iframe").getByText("Dear organiser");
  await text.waitFor();
  expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(204, 0, 0)");
  expect(await word.frameLocator("iframe").locator("[href]").count()).toBe(0);
  await word.getByRole("button", { name: "Close" }).click();

  const sheets = await openPreview(page, "times.xlsx");
  await sheets.getByRole("cell", { name: "3:59:59" }).waitFor();
  await sheets.getByRole("tab", { name: "Times" }).press("ArrowRight");
  await sheets.getByRole("cell", { name: "windy" }).waitFor();
  await page.keyboard.press("Escape");
  await (await openPreview(page, "old.xls")).getByRole("cell", { name: "before" }).waitFor();
  await page.keyboard.press("Escape");

  const picture = (await openPreview(page, "me.jpg")).getByRole("img", { name: "me.jpg" });
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalHeight)).toBe(60);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Preview “me.jpg”");

  const remove = page.getByRole("button", { name: "Remove “old.xls”" });
  const question = page.getByRole("alertdialog");
  await remove.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(await tiles(page)).toContain("old.xls");
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => tiles(page)).not.toContain("old.xls");
  await page.reload();
  await settle(page);
  expect((await tiles(page)).sort()).toEqual(["letter.docx", "me.jpg", "promise.pdf", "times.xlsx"]);
  expect(complaints).toEqual([]);
  await close();
});

test("a file without a preview shows why, and can be saved", async () => {
  const { page, complaints, close } = await openUploads(site, await addPerson());
  await send(
    page,
    file("broken.pdf", Buffer.from("%PDF-1.4\nnothing of a document")),
    file("locked.pdf", makePdf("secret", { isLocked: true })),
    file("all.zip", await new JSZip().file("a.txt", "a").generateAsync({ type: "nodebuffer" })),
  );
  await expect.poll(() => tiles(page)).toHaveLength(3);
  for (const [name, sentence] of [
    ["broken.pdf", /damaged/],
    ["locked.pdf", /has a password/],
    ["all.zip", /Archives cannot be shown/],
  ] as const) {
    const dialog = await openPreview(page, name);
    const alert = dialog.getByRole("alert").filter({ hasText: sentence });
    await alert.waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      alert.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(name);
    await page.keyboard.press("Escape");
  }
  expect(complaints).toEqual([]);
  await close();
});

test("nobody else sees a runner's files: not another runner, and not a visitor, who is asked to log in", async () => {
  const [owner, stranger] = [await addPerson(), await addPerson()];
  const { page, close } = await openUploads(site, owner);
  await send(page, file("promise.pdf", makePdf("I promise to run")));
  await expect.poll(() => tiles(page)).toEqual(["promise.pdf"]);
  await close();
  const [theirs] = await listFiles(owner);
  const plain = `${people.base}${theirs?.url.split("?")[0]}`;
  const statusFor = async (token: string) => (await fetch(plain, { headers: { token } })).status;
  expect(await statusFor(owner.token)).toBe(200);
  expect(await statusFor(stranger.token)).toBe(404);
  const other = await openUploads(site, stranger);
  expect(await tiles(other.page)).toEqual([]);
  await other.close();
  const visitor = await openUploads(site, undefined);
  await visitor.page.locator("main").getByRole("button", { name: "Log in" }).waitFor();
  expect(await visitor.page.locator("input[type=file]").count()).toBe(0);
  await visitor.close();
});

test.each(["zh-CN", "en-GB"])("the page and a preview are whole at three widths in %s", async (locale) => {
  const { page, complaints, close } = await openUploads(site, await addPerson(), { locale });
  await page.locator("input[type=file]").setInputFiles(file("times.xlsx", times));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^(确认|Confirm)$/ })
    .click();
  // While it is being sent its only button cancels that.
  const preview = page.getByRole("button", { name: /^(预览|Preview) ?“times\.xlsx”$/ });
  await preview.waitFor();
  const faults: string[] = [];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    await preview.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("cell", { name: "3:59:59" }).waitFor();
    const box = await dialog.boundingBox();
    expect(Math.round(((box?.width ?? 0) / width) * 100)).toBe(width < 768 ? 100 : 70);
    faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
