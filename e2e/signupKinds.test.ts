import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf, makePicture } from "../server/people/uploads/testFiles.ts";
import { addPerson } from "./account.ts";
import { findBarriers, findOverflow } from "./browser.ts";
import { cell, continueButton, draftSaved, focusedCell, getPhone, openItem, summary } from "./formPage.ts";
import { publishDemo } from "./halfFilled.ts";
import type { OwnSite } from "./ownSite.ts";

const field = (type: string, more: object = {}) => ({
  $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json`,
  ...more,
});
const label = (zh: string, en: string, options: object = {}) => ({ label: { zh, en }, options });
const choices = ["a", "b"].map((id) => ({ id, label: { zh: `选项${id}`, en: `Choice ${id}` } }));
// A question of each kind of control, with labels as long as organisers write them.
const kinds = {
  source: [
    field("picker", { enum: ["a", "b"] }),
    label("从哪里知道", "How you came to hear of the Lake Park Ten Kilometres and of its Family Three Kilometres", {
      choices,
    }),
  ],
  wishes: [
    field("checkbox", { items: { enum: ["a", "b"] }, minItems: 1 }),
    label(
      "想收到的消息",
      "Notifications, confirmations and recommendations that the organising committee may send to you",
      { choices },
    ),
  ],
  photo: [field("upload-image"), label("照片", "Photograph for identification at the collection of the race pack")],
  papers: [
    field("file-upload", { maxItems: 10 }),
    label("证明材料", "Supporting documentation", { endings: ["pdf", "jpg"], sizeLimit: { size: 1, unit: "MB" } }),
  ],
  home: [field("province-city-district"), label("所在地", "Administrative division of your present residence")],
  day: [field("date-picker"), label("最近一次比赛", "Day of the most recent race")],
  risk: [field("policy-dialog"), label("风险须知", "Acknowledgement of the risks", { policy: "risk" })],
  signature: [field("signature"), label("签名", "Signature of the participant")],
} satisfies Record<string, [object, object]>;
const kindsForm = {
  $schema: "https://startline.dev/schemas/form/v1.schema.json",
  version: 1,
  title: { zh: "各种控件", en: "Controls of every kind" },
  items: ["family-3k"],
  entrants: { max: 1 },
  schema: {
    type: "object",
    required: Object.keys(kinds),
    properties: Object.fromEntries(Object.entries(kinds).map(([name, [schema]]) => [name, schema])),
  },
  uiSchema: Object.fromEntries(Object.entries(kinds).map(([name, [, ui]]) => [name, ui])),
  steps: [{ id: "all", title: { zh: "全部", en: "Everything" }, fields: Object.keys(kinds) }],
  policies: [
    {
      id: "risk",
      version: "1",
      title: { zh: "风险", en: "Risks" },
      text: { zh: "<p>有风险。</p>", en: "<p>Risks.</p>" },
    },
  ],
};

let site: OwnSite;
const files = mkdtempSync(join(tmpdir(), "startline-files-"));
beforeAll(async () => {
  site = await publishDemo((form) => ({ ...form, items: ["ten-km"] }), { family: kindsForm });
});
afterAll(() => {
  site?.remove();
  rmSync(files, { recursive: true });
});

// On the disk, as a runner's are: what is not read is not carried through the test's connection to
// the browser.
const file = (name: string, content: Buffer) => {
  writeFileSync(join(files, name), content);
  return join(files, name);
};

describe("a form with a control of every kind", () => {
  test("cases 21, 31, 32 and 34, controls of every kind left empty: the first is focused, the list leads to each, and 320 px are room enough for long English", async () => {
    const { page, complaints, close } = await getPhone(await addPerson(), {
      viewport: { width: 320, height: 640 },
    });
    await openItem(page, site, /Family/);
    await continueButton(page).click();
    await expect.poll(() => summary(page).count()).toBe(Object.keys(kinds).length);
    expect(await focusedCell(page)).toBe("source");
    for (const [index, name] of Object.keys(kinds).entries()) {
      await summary(page).nth(index).getByRole("button").click();
      expect(await focusedCell(page), name).toBe(name);
      expect(
        await page.evaluate(() => document.activeElement?.matches("input, select, textarea, button, [tabindex]")),
      ).toBe(true);
    }
    for (const sentence of await summary(page).allInnerTexts())
      expect(sentence).not.toMatch(new RegExp(`[\\\\^$*|{}<>_]|required|\\b(${Object.keys(kinds).join("|")})\\b`));
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    // A text that need not be read to its end can be agreed to at once.
    await cell(page, "risk").getByRole("button", { name: "Read and agree" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "I have read it and agree" }).click();
    await cell(page, "risk").getByText("You agreed on").waitFor();
    // A corrected entry is no longer the first error.
    await cell(page, "source").locator("select").selectOption("a");
    await continueButton(page).click();
    await expect.poll(() => focusedCell(page)).toBe("wishes");
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 19, files that cannot be accepted: each shows why and the others stay; Continue waits for uploads in progress", async () => {
    const { page, complaints, close } = await getPhone(await addPerson());
    await openItem(page, site, /Family/);
    const papers = cell(page, "papers");
    const add = (...paths: string[]) => papers.locator("input[type=file]").setInputFiles(paths);
    const arrived = papers.getByRole("button", { name: /^Preview/ });
    await add(
      file("first.pdf", makePdf("x")),
      file("run.exe", Buffer.from("MZ")),
      file("large.pdf", Buffer.alloc(30 * 1024 ** 2)),
      file("renamed.jpg", Buffer.from("MZ this is a program")),
      file("empty.pdf", Buffer.alloc(0)),
    );
    await papers.getByText("run.exe: this type of file is not accepted").waitFor();
    await papers.getByText("large.pdf is 30.00 MB. Please upload a file of at most 1.00 MB.").waitFor();
    await papers.getByText(/does not match its extension/).waitFor();
    await papers.getByText(/empty/i).last().waitFor();
    await expect.poll(() => arrived.count()).toBe(1);
    for (const name of ["renamed.jpg", "empty.pdf"])
      await papers.getByRole("button", { name: `Discard “${name}”` }).click();
    await add(...Array.from({ length: 10 }, (_, n) => file(`more-${n}.pdf`, makePdf(`more ${n}`))));
    await papers.getByText("Only 10 files are allowed here. Left out: more-9.pdf").waitFor();
    await expect.poll(() => arrived.count()).toBe(10);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/user-center/base/uploadImage", (route) => held.then(() => route.continue()));
    const picture = file("me.jpg", await makePicture(30, 20, "jpeg"));
    await cell(page, "photo").locator("input[type=file]").setInputFiles(picture);
    await continueButton(page).click();
    await page.getByText("A file is still uploading. Please wait until it is uploaded, then continue.").waitFor();
    release();
    await cell(page, "photo").getByRole("button", { name: "Preview “me.jpg”" }).waitFor();
    await continueButton(page).click();
    await expect.poll(() => summary(page).count()).toBeGreaterThan(0);
    expect((await summary(page).allInnerTexts()).join()).not.toContain("Photograph");
    await draftSaved(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 20, a signature through scrolling, typing elsewhere and a reload: it is still there", async () => {
    const { page, complaints, close } = await getPhone(await addPerson());
    await openItem(page, site, /Family/);
    const papers = cell(page, "papers");
    await papers.locator("input[type=file]").setInputFiles(file("mine.pdf", makePdf("mine")));
    const arrived = papers.getByRole("button", { name: /^Preview/ });
    await expect.poll(() => arrived.count()).toBe(1);
    const box = cell(page, "signature").locator("canvas");
    await box.scrollIntoViewIfNeeded();
    await page.waitForFunction((pad) => (pad as HTMLElement).style.touchAction === "none", await box.elementHandle());
    const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 30, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 180, y + 90, { steps: 12 });
    await page.mouse.up();
    const ink = () => getInk(box);
    const signed = cell(page, "signature").getByRole("img", { name: "Signature box, signed" });
    await signed.waitFor();
    const drawn = await ink();
    expect(drawn).toBeGreaterThan(50);
    await cell(page, "day").locator('input[id$="-year"]').pressSequentially("2024");
    await page.evaluate(() => window.scrollTo(0, 0));
    await box.scrollIntoViewIfNeeded();
    expect(await ink()).toBe(drawn);
    await draftSaved(page);
    await openItem(page, site, /Family/);
    await signed.waitFor();
    await expect.poll(ink).toBeGreaterThan(50);
    // A file that was sent is there, too: it belongs to the same draft.
    await expect.poll(() => arrived.count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

function getInk(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    return Array.from({ length: width * height }, (_, index) => pixels[index * 4 + 3]).filter(Boolean).length;
  });
}
