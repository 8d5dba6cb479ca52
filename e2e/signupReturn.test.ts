import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "./account.ts";
import { fillForeigner, openForm, partOf, runnerPhone } from "./annaForm.ts";
import { cell, continueButton, draftSaved, summary } from "./formPage.ts";
import { publishDemo } from "./halfFilled.ts";
import { type OwnSite, publish, rollBack } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
});
afterAll(() => site?.remove());

test("case 24, a shared phone: the next person sees nothing of a form that was begun, and its owner finds it again", async () => {
  const [owner, next] = [await addPerson(), await addPerson({ nick: "next" })];
  const { context } = await runnerPhone(owner);
  const page = await openForm(context, site, /十公里/);
  await cell(page, "name").locator("input").fill("Lin Xiao");
  await draftSaved(page);
  await page.evaluate(({ accountId, token }) => {
    localStorage.setItem("token", token);
    localStorage.setItem(
      "userData",
      JSON.stringify({ accountInfo: { accountId, accountNick: "next" }, authorities: [] }),
    );
  }, next);
  const stored = await context.newPage();
  await stored.goto(`${site.base}/healthz`);
  await stored.close();
  const { context: other } = await runnerPhone(next);
  const theirs = await openForm(other, site, /十公里/);
  expect(await cell(theirs, "name").locator("input").inputValue()).toBe("");
  const { context: again } = await runnerPhone(owner);
  const own = await openForm(again, site, /十公里/);
  expect(await cell(own, "name").locator("input").inputValue()).toBe("Lin Xiao");
  for (const browserContext of [context, other, again]) await browserContext.close();
});

test("a runner who presses Continue before the checks are loaded reads so, keeps every answer, and continues once they are", async () => {
  const { context } = await runnerPhone(await addPerson());
  await context.route(/part-sign-up-later-.*\.js/, (route) => route.abort());
  const page = await openForm(context, site, /十公里/);
  await fillForeigner(page);
  await continueButton(page).click();
  await page.getByText("检查程序加载失败").waitFor();
  await expect.poll(() => partOf(page)).toContain("个人信息");
  expect(await cell(page, "name").locator("input").inputValue()).toBe("Anna Meier");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.unroute(/part-sign-up-later-.*\.js/);
  await context.route(/part-sign-up-later-.*\.js/, (route) => released.then(() => route.continue()));
  await continueButton(page).click();
  await page.getByRole("status").filter({ hasText: "加载好后会自动继续" }).waitFor();
  expect(await page.getByText("检查程序加载失败").count()).toBe(0);
  release();
  await page.locator("#sign-up-part").filter({ hasNotText: "个人信息" }).waitFor();
  await context.close();
});

test("case 25, a new version of a form: the draft moves to it with a notice, the new question is asked and the new rule applies, and a rollback loses nothing", async () => {
  const { context } = await runnerPhone(await addPerson());
  const page = await openForm(context, site, /十公里/);
  await cell(page, "name").locator("input").fill("Lin Xiao");
  await draftSaved(page);
  await page.close();
  const path = join(site.folder, "forms/sign-up.json");
  const form = JSON.parse(readFileSync(path, "utf8"));
  const { name, ...others } = form.schema.properties;
  const changed = {
    ...form,
    version: 2,
    schema: {
      ...form.schema,
      required: [...form.schema.required.map((one: string) => (one === "name" ? "fullName" : one)), "mascot"],
      properties: {
        fullName: name,
        mascot: { $ref: "https://startline.dev/schemas/field/input/v1.schema.json", maxLength: 20 },
        ...others,
      },
    },
    uiSchema: {
      ...form.uiSchema,
      fullName: form.uiSchema.name,
      mascot: { label: { zh: "吉祥物", en: "Mascot" } },
      latinName: { ...form.uiSchema.latinName, options: { from: "/fullName" } },
    },
    rules: [
      ...JSON.parse(JSON.stringify(form.rules).replaceAll('"/name"', '"/fullName"')),
      {
        rule: "differs",
        field: "/mascot",
        other: "/fullName",
        message: { zh: "吉祥物另有名字。", en: "Not your own name." },
      },
    ],
    steps: form.steps.map((step: { id: string; fields: string[] }) =>
      step.id === "person" ? { ...step, fields: ["fullName", "mascot", ...step.fields.slice(1)] } : step,
    ),
    upgrades: [{ from: 1, rename: { name: "fullName" } }],
  };
  delete changed.uiSchema.name;
  writeFileSync(path, JSON.stringify(changed));
  await publish(site);
  const after = await openForm(context, site, /十公里/);
  await after.getByText("组委会更新了报名表").waitFor();
  expect(await cell(after, "fullName").locator("input").inputValue()).toBe("Lin Xiao");
  await continueButton(after).click();
  expect((await summary(after).allInnerTexts()).join()).toContain("吉祥物");
  await cell(after, "mascot").locator("input").fill("lin xiao");
  await continueButton(after).click();
  await after.locator("main [role=alert] li").filter({ hasText: "吉祥物另有名字。" }).waitFor();
  await draftSaved(after);
  await after.close();
  await rollBack(site);
  const back = await openForm(context, site, /十公里/);
  expect(await cell(back, "name").locator("input").inputValue()).toBe("Lin Xiao");
  await context.close();
});
