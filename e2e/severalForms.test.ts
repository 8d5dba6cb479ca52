import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApplicationPage, ReviewedApplication } from "#contract/applications.ts";
import { everyRight } from "#core/authorities.ts";
import { makePdf } from "../server/people/uploads/testFiles.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, findOverflow } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { newPassport, publishDemo } from "./halfFilled.ts";
import { beLoggedIn } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";

const shots = process.env.SHOTS;

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
});
afterAll(() => site?.remove());

/** The page of a logged-in runner on a phone; what it complains of is collected. */
async function newPage(locale: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 }, locale });
  await beLoggedIn(context, await addPerson());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  // The empty page that a tab begins with has no storage for the script that logs in.
  page.on("pageerror", ({ message }) => message.includes("Access is denied") || complaints.push(message));
  return { page, complaints };
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const continueForm = (page: Page) => page.getByRole("button", { name: /^(下一步|Continue)$/ }).click();
// The form checks the answers first.
const findComplaint = (page: Page, text: string) =>
  page.locator("main [role=alert] li").filter({ hasText: text }).first().waitFor();
const getFaults = async (page: Page) => [...(await findBarriers(page)), ...(await findOverflow(page))];

async function askOrganiser<Answer>(token: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${people.base}${path}`, {
    headers: { token, "content-type": "application/json", "accept-language": "en" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { data: Answer }).data;
}

function getExport(form: string): string {
  const file = join(site.folder, `${form}.csv`);
  const words = ["forms", "export", "--domain", site.domainName, "--form", form, "--out", file];
  execFileSync(process.execPath, ["startline.js", ...words], {
    env: { ...process.env, DATA_DIR: people.dataDir },
    stdio: "pipe",
  });
  return readFileSync(file, "utf8");
}

async function agree(page: Page): Promise<void> {
  await field(page, "declaration").getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("region").press("End");
  // A text that need not be read to its end has no line about that.
  const line = dialog.getByRole("status");
  if ((await line.count()) > 0) await line.getByText(/已阅读到末尾|You have reached the end/).waitFor();
  await dialog.getByRole("button", { name: /^(我已阅读并同意|I have read it and agree)/ }).click();
}

// The last two steps of an application, to its review.
async function sign(page: Page): Promise<void> {
  await agree(page);
  await field(page, "signature").getByRole("radio", { name: "Type your name" }).check();
  await field(page, "signature").getByRole("textbox").fill("Anna Meier");
  await continueForm(page);
  for (const box of await page.getByRole("checkbox").all()) {
    await page
      .locator("section[tabindex='0']")
      .first()
      .evaluate((text) => text.scrollTo(0, text.scrollHeight));
    await box.check();
  }
  await continueForm(page);
}

test("a fast runner applies for a kept place with a certificate, is turned down with a reason, corrects it, applies again and is approved; the organiser sees all of it", async () => {
  const { page, complaints } = await newPage("en-GB");
  await page.goto(`${site.base}/direct`);
  await page.getByRole("button", { name: /Ten kilometres/ }).click();
  await field(page, "name").locator("input").fill("Anna Meier");
  await field(page, "document").locator("select").selectOption("2");
  await field(page, "document").locator('input[id$="-number"]').fill(newPassport());
  for (const [part, text] of Object.entries({ year: "1988", month: "5", day: "17" }))
    await field(page, "document").locator(`input[id$="-${part}"]`).fill(text);
  await field(page, "document").locator('label:has(input[value="2"])').click();
  await field(page, "phone").locator('input[type="tel"]').fill("13800138000");
  await field(page, "email").locator("input").fill("anna@example.org");
  await continueForm(page);

  await field(page, "ground")
    .getByLabel(/10K under 45 minutes/)
    .check();
  await continueForm(page);
  await findComplaint(page, "Certificate of the result");
  await field(page, "result").getByRole("button", { name: "Add a result" }).click();
  await page.getByRole("button", { name: "Choose the race" }).click();
  await page.getByRole("button", { name: /Canal City Marathon 2025/ }).click();
  const result = page.getByRole("dialog", { name: "Add a result" });
  await result.getByLabel("Date of the race").fill("2025-10-26");
  await result.getByLabel("Finishing time").fill("0:43:10");
  await result.getByRole("button", { name: "Save" }).click();
  await result.waitFor({ state: "detached" });
  const certificate = { name: "certificate.pdf", mimeType: "application/pdf", buffer: makePdf("43:10") };
  await field(page, "certificates").locator("input[type=file]").setInputFiles(certificate);
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await field(page, "certificates").getByRole("button", { name: "Preview “certificate.pdf”" }).waitFor();
  expect(await getFaults(page)).toEqual([]);
  await continueForm(page);

  await sign(page);
  const words = await page.locator("main").innerText();
  for (const content of ["0:43:10", "certificate.pdf", "Canal City Marathon 2025"]) expect(words).toContain(content);
  expect(words).not.toContain("¥");
  await page.getByRole("button", { name: "Submit application" }).click();
  const receipt = page.locator("main li").filter({ hasText: /Receipt [0-9A-Z]{10}/ });
  await receipt.getByText("Submitted, awaiting approval").waitFor();
  expect(page.url()).toContain("/direct");

  const { token } = await addPerson({ authorities: everyRight() });
  const { applications } = await askOrganiser<ApplicationPage>(
    token,
    `/sign-up/review/applications?domainName=${site.domainName}`,
  );
  const application = await askOrganiser<ReviewedApplication>(
    token,
    `/sign-up/review/applications/${applications[0]?.submissionId}`,
  );
  const content = JSON.stringify(application);
  for (const word of ["Anna Meier", "0:43:10", "certificate.pdf"]) expect(content).toContain(word);
  expect(getExport("kept-places")).toContain("certificate.pdf");
  const { submissionId } = application;
  const why = { ground: "result-too-old", reason: "The certificate is of 2033." };
  await askOrganiser(token, "/sign-up/applications/decide", { submissionId, isApproved: false, ...why });
  await page.reload();
  await page.getByText("Not approved: The result is older than the rules allow.").waitFor();
  await page.getByText("The reviewer adds: The certificate is of 2033.").waitFor();
  await page.getByText(/You can change it and apply again, 2 more times, until/).waitFor();
  expect(await page.getByRole("button", { name: /Ten kilometres/ }).isEnabled()).toBe(true);
  expect(await getFaults(page)).toEqual([]);
  if (shots) await page.screenshot({ path: join(shots, "rejected.png"), fullPage: true });

  await page.getByRole("button", { name: "Change it and apply again" }).click();
  expect(await field(page, "name").locator("input").inputValue()).toBe("Anna Meier");
  await continueForm(page);
  await field(page, "certificates").getByRole("button", { name: "Preview “certificate.pdf”" }).waitFor();
  await field(page, "result").getByText("0:43:10").waitFor();
  await continueForm(page);
  await sign(page);
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.locator("main li").filter({ hasText: "Submitted, awaiting approval" }).waitFor();
  const again = await askOrganiser<ApplicationPage>(
    token,
    `/sign-up/review/applications?domainName=${site.domainName}&status=waiting`,
  );
  expect(again.applications).toMatchObject([{ round: 2 }]);
  const second = again.applications[0]?.submissionId;
  await askOrganiser(token, "/sign-up/applications/decide", { submissionId: second, isApproved: true });
  await page.reload();
  await page
    .locator("main li")
    .filter({ hasText: /Receipt/ })
    .first()
    .getByText("To pay", { exact: true })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("a family chooses its own form, which is for nobody else; drafts, receipts and lists of the two forms stay apart", async () => {
  const { page, complaints } = await newPage("zh-CN");
  await page.goto(`${site.base}/post`);
  await page.getByRole("button", { name: /十公里/ }).click();
  await field(page, "name").locator("input").fill("林晓");
  await page.locator('[data-saving="saved"]').waitFor();
  await page.goto(`${site.base}/post`);
  await page.getByRole("button", { name: /亲子三公里/ }).click();
  await page.getByText("该赛事项目不支持代报名").waitFor();
  expect(await field(page, "name").locator("input").inputValue(), "the draft of the other form").toBe("");
  await field(page, "name").locator("input").fill("林大河");
  await field(page, "phone").locator('input[type="tel"]').fill("13800138000");
  await continueForm(page);
  await findComplaint(page, "孩子");
  expect(await page.locator("#sign-up-part").innerText(), "nobody else can be signed up with this form").toBe("一家人");
  await page.getByRole("button", { name: "添加孩子" }).click();
  await page.keyboard.type("林小满");
  const children = field(page, "children");
  await children.getByLabel("年龄（周岁）").fill("40");
  await children.locator("label").filter({ hasText: "Kids M" }).first().click();
  await field(page, "hasDog").getByRole("checkbox").check();
  await continueForm(page);
  await findComplaint(page, "孩子 1");
  await children.getByText("“年龄（周岁）”不能大于 17。").waitFor();
  await children.getByLabel("年龄（周岁）").fill("7");
  await field(page, "dog").getByLabel("狗的名字").fill("豆豆");
  expect(await getFaults(page)).toEqual([]);
  await continueForm(page);
  await field(page, "emergency").locator("input").first().fill("林奶奶");
  await field(page, "emergency").locator("select").first().selectOption("relative");
  await field(page, "emergency").locator('input[type="tel"]').fill("13911112222");
  await agree(page);
  await continueForm(page);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await continueForm(page);
  await page.getByText("豆豆").waitFor();
  await page.getByRole("button", { name: "提交报名" }).click();
  await page
    .locator("main li")
    .filter({ hasText: /回执号 [0-9A-Z]{10}/ })
    .waitFor();
  await page.goto(`${site.base}/post`);
  await expect.poll(() => page.getByRole("button", { name: /亲子三公里/ }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: /十公里/ }).click();
  await expect.poll(() => field(page, "name").locator("input").inputValue()).toBe("林晓");
  const list = getExport("family");
  for (const word of ["林大河", "林小满", "豆豆"]) expect(list).toContain(word);
  expect(list).not.toContain("血型");
  expect(complaints).toEqual([]);
  await page.context().close();
});
