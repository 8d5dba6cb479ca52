import JSZip from "jszip";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocx, makePdf, makePhoto, makeWorkbook } from "../server/uploads/testFiles.ts";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

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
        props: { isOpen: true, intro: { zh: "补交参赛承诺书。", en: "Submit your commitment form." } },
      },
    },
  ],
};

let server: ServerWithPeople;
beforeAll(async () => {
  server = await startWithPeople(
    site,
    { runner: [], other: [], careful: [], unlucky: [], slow: [], odd: [] },
    { UPLOAD_LIMIT: "1 MB" },
  );
});
afterAll(async () => {
  await server?.stop();
});

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

async function openUploads(who: string | undefined, options: BrowserContextOptions = {}, expected: RegExp[] = []) {
  const visitor = await visit(browser, { locale: "en-GB", ...options }, expected);
  if (who) await beLoggedIn(visitor.page.context(), who, server.tokens[who] ?? "");
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(
    `http://localhost:${server.port}/?language=${options.locale === "zh-CN" ? "zh" : "en"}#/upload`,
  );
  await settle(visitor.page);
  return visitor;
}

/** Chooses files and promises, one by one, that they are genuine. */
async function send(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator("input[type=file]").setInputFiles(files);
  if (files.length === 1) return page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  const notices = files.map(({ name }) => page.getByRole("status").filter({ hasText: `Is “${name}” genuine` }));
  for (const [index, notice] of notices.entries()) {
    // Four are shown at a time. One that comes pushes the others up: a press at that moment would miss.
    for (const shown of notices.slice(index, index + 4)) await shown.waitFor();
    await notice.getByRole("button", { name: "Yes, it is" }).click();
    await notice.waitFor({ state: "detached" });
  }
}

async function openPreview(page: Page, name: string) {
  await page.getByRole("button", { name: `Preview “${name}”` }).click();
  return page.getByRole("dialog", { name: `Preview of ${name}` });
}

const tiles = (page: Page) =>
  page
    .getByRole("button", { name: /^Preview/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")?.match(/“(.*)”/)?.[1]));

/** What an account has on the server. */
async function filesOf(who: string): Promise<{ id: string; name: string; url: string }[]> {
  const address = `http://127.0.0.1:${server.port}/user-center/base/uploads`;
  const answer = await fetch(address, { headers: { token: server.tokens[who] ?? "" } });
  return ((await answer.json()) as { data: { files: { id: string; name: string; url: string }[] } }).data.files;
}

/** How many pixels of a canvas are dark. */
function inkOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) ink++;
    return ink;
  });
}

test("case 18, files of every kind: a runner sends a PDF, a Word file, workbooks and a photo, looks into each, the photo upright, and removes one", async () => {
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
  await expect.poll(() => tiles(page), { timeout: 30_000 }).toHaveLength(5);

  const pdf = await openPreview(page, "promise.pdf");
  await pdf.getByText("I promise to run").waitFor({ state: "attached" });
  expect(await inkOf(pdf.getByRole("img", { name: "Page 1 of 1" }))).toBeGreaterThan(500);
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

describe("a runner learns before anything is sent", () => {
  test.each([
    [
      "of a kind that is not accepted",
      file("run.exe", Buffer.from("MZ")),
      "run.exe: this type of file is not accepted",
    ],
    [
      "of more than the limit",
      file("large.pdf", Buffer.alloc(1024 ** 2 + 1)),
      "large.pdf is 1.00 MB. Please upload a file of at most 1.00 MB.",
    ],
  ])("that a file is %s", async (_what, bad, said) => {
    const { page, complaints, close } = await openUploads("careful");
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await page.locator("input[type=file]").setInputFiles(bad);
    await page.getByRole("alert").filter({ hasText: said }).waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    expect(sent.filter((url) => url.includes("upload"))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("what they promise; a runner who does not promise sends nothing, and sees nothing", async () => {
    const { page, close } = await openUploads("careful");
    await page.locator("input[type=file]").setInputFiles(file("id.pdf", makePdf("x")));
    const question = page.getByRole("alertdialog", { name: "Is “id.pdf” genuine and valid?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    await page.locator("input[type=file]").setInputFiles([file("a.pdf", makePdf("a")), file("b.pdf", makePdf("b"))]);
    const notice = (name: string) => page.getByRole("status").filter({ hasText: `Is “${name}” genuine` });
    await notice("b.pdf").getByRole("button", { name: "Cancel" }).click();
    await notice("a.pdf").getByRole("button", { name: "Yes, it is" }).click();
    await expect.poll(() => tiles(page)).toEqual(["a.pdf"]);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    expect((await filesOf("careful")).map(({ name }) => name)).toEqual(["a.pdf"]);
    await close();
  });
});

test("case 18, a connection that is cut: the file is sent again; one that is cancelled was never sent", async () => {
  const { page, close } = await openUploads("unlucky", {}, [/ERR_|Failed to load/]);
  const call = "**/user-center/base/uploadFile";
  await page.route(call, (route) => route.abort("connectionreset"));
  await send(page, file("promise.pdf", makePdf("x")));
  await page.getByRole("alert").filter({ hasText: "The network connection failed" }).waitFor();
  await page.unroute(call);
  await page.getByRole("button", { name: "Upload “promise.pdf” again" }).click();
  await expect.poll(() => tiles(page)).toEqual(["promise.pdf"]);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(call, (route) => held.then(() => route.continue()).catch(() => undefined));
  await send(page, file("regret.pdf", makePdf("x")));
  await page.getByRole("button", { name: "Cancel “regret.pdf”" }).click();
  await page.getByText("regret.pdf").waitFor({ state: "detached" });
  letGo();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  expect((await filesOf("unlucky")).map(({ name }) => name)).toEqual(["promise.pdf"]);
  await close();
});

test("case 18, a network of 400 kbit/s: one sees each file go, and ending one leaves the other alone", async () => {
  const { page, complaints, close } = await openUploads("slow");
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send("Network.emulateNetworkConditions", slow);
  // Long enough to be seen on its way: two seconds and more.
  const large = (text: string) => Buffer.concat([makePdf(text), Buffer.alloc(100_000, " ")]);
  await send(page, file("stays.pdf", large("a")), file("goes.pdf", large("b")));
  const progress = page.getByRole("progressbar", { name: /stays\.pdf/ });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value > 0 && bar.value < 1), { interval: 50 })
    .toBe(true);
  await page.getByRole("button", { name: "Cancel “goes.pdf”" }).click();
  await expect.poll(() => tiles(page)).toEqual(["stays.pdf"]);
  expect((await filesOf("slow")).map(({ name }) => name)).toEqual(["stays.pdf"]);
  expect(await page.getByText("goes.pdf").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a runner drops a web page that calls itself a PDF: the server explains why not, and it can be cancelled", async () => {
  const { page, complaints, close } = await openUploads("careful");
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["<!doctype html><p>hello"], "page.pdf"));
    return transfer;
  });
  const zone = page.getByRole("region", { name: "Your files" });
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("alert").filter({ hasText: "does not match its extension" }).waitFor();
  await page.getByRole("button", { name: "Discard “page.pdf”" }).click();
  await page.getByText("page.pdf").waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await close();
});

test("a runner chooses files by keyboard", async () => {
  const { page, close } = await openUploads("careful");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choose files/ }).press("Enter");
  expect((await chooser).isMultiple()).toBe(true);
  await close();
});

test("a file without a preview shows why, and can be saved", async () => {
  const { page, complaints, close } = await openUploads("odd");
  await send(
    page,
    file("broken.pdf", Buffer.from("%PDF-1.4\nnothing of a document")),
    file("locked.pdf", makePdf("secret", { isLocked: true })),
    file("all.zip", await new JSZip().file("a.txt", "a").generateAsync({ type: "nodebuffer" })),
  );
  await expect.poll(() => tiles(page), { timeout: 30_000 }).toHaveLength(3);
  for (const [name, said] of [
    ["broken.pdf", /damaged/],
    ["locked.pdf", /has a password/],
    ["all.zip", /Archives cannot be shown/],
  ] as const) {
    const dialog = await openPreview(page, name);
    const alert = dialog.getByRole("alert").filter({ hasText: said });
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
  const [theirs] = await filesOf("runner");
  const plain = `http://127.0.0.1:${server.port}${theirs?.url.split("?")[0]}`;
  const statusFor = async (token: string) => (await fetch(plain, { headers: { token } })).status;
  expect(await statusFor(server.tokens.runner ?? "")).toBe(200);
  expect(await statusFor(server.tokens.other ?? "")).toBe(404);
  const other = await openUploads("other");
  expect(await tiles(other.page)).toEqual([]);
  await other.close();
  const visitor = await openUploads(undefined);
  await visitor.page.locator("main").getByRole("button", { name: "Log in" }).waitFor();
  expect(await visitor.page.locator("input[type=file]").count()).toBe(0);
  await visitor.close();
});

test.each(["zh-CN", "en-GB"])("the page and a preview are whole at three widths in %s", async (locale) => {
  const { page, complaints, close } = await openUploads("runner", { locale });
  const faults: string[] = [];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findBarriers(page)), ...(await findOverflow(page)));
    await page
      .getByRole("button", { name: /times\.xlsx/ })
      .first()
      .click();
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
