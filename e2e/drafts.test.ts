import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, callAs } from "./account.ts";
import { findBarriers, findOverflow } from "./browser.ts";
import { cell, draftSaved, getPhone, openItem } from "./formPage.ts";
import { annaWith, getDraft, halfFilled, publishDemo, saveDraft } from "./halfFilled.ts";
import { fetchRoute, type OwnSite } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
});
afterAll(() => site?.remove());

const moving = { reducedMotion: "no-preference" } as const;
const nameIn = (page: Page) => cell(page, "name").locator("input");
const question = (page: Page) => page.locator('[data-question="conflict"]');
const draftCard = (page: Page, name: string) => page.getByRole("article", { name });

// The way of a runner who comes back: the draft is offered before any item is chosen.
async function returnToForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.base}/post`);
  await draftCard(page, "Ten kilometres").getByRole("button", { name: "Resume" }).click();
  await page.locator("#sign-up-part").waitFor();
  return page;
}

// Resolves when the form is ready for the tab to be closed at any moment from now on.
async function touch(page: Page): Promise<void> {
  await nameIn(page).click();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("part-last-moment")),
  );
  await page.waitForTimeout(300);
}

test("typed, closed the tab at once and came back, three times, with every answer of the server lost: everything is there, and nobody is asked", async () => {
  const runner = await addPerson();
  const { page: first, close } = await getPhone(runner, moving);
  const context = first.context();
  await context.route("**/sign-up/draft", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await fetchRoute(route).catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  await openItem(first, site, /Ten kilometres/);
  let page = first;
  let typed = "";
  for (const word of ["Anna ", "Maria ", "Meier"]) {
    await touch(page);
    await nameIn(page).press("End");
    await page.keyboard.insertText(word);
    typed += word;
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    page = await returnToForm(context);
    expect(await nameIn(page).inputValue()).toBe(typed);
    expect(await question(page).count()).toBe(0);
  }
  await context.unroute("**/sign-up/draft");
  await touch(page);
  await nameIn(page).press("End");
  await page.keyboard.insertText("-Lin");
  await expect.poll(async () => (await getDraft(site, runner, "ten-km"))[0]?.name).toBe("Anna Maria Meier-Lin");
  expect(await question(page).count()).toBe(0);
  // What the last moments wrote is removed once it was adopted.
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("startline-draft")));
  await expect.poll(left).toEqual([]);
  await close();
});

test("control: if a page gets no event before it closes, the last word is lost", async () => {
  const { page, close } = await getPhone(await addPerson(), moving);
  const context = page.context();
  await context.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: never[]) {
      if (!["pagehide", "visibilitychange"].includes(type)) Reflect.apply(addEventListener, this, [type, ...rest]);
    };
  });
  await openItem(page, site, /Ten kilometres/);
  await touch(page);
  await page.keyboard.insertText("Anna");
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  const again = await context.newPage();
  await openItem(again, site, /Ten kilometres/);
  expect(await nameIn(again).inputValue()).toBe("");
  await close();
});

test("asked which draft counts: typing continues and is kept through a reload, the question is a line that covers no field, and the choice can be taken back", async () => {
  const runner = await addPerson();
  const state = await halfFilled(site, [annaWith()], { at: "step", entrant: "e0", step: "person" });
  await saveDraft(site, runner, "ten-km", state);
  const { page, complaints, close } = await getPhone(runner, moving, [/409/]);
  await openItem(page, site, /Ten kilometres/);
  await nameIn(page).fill("Anna One");
  await draftSaved(page);
  const { domainName } = site;
  const { data } = await callAs(runner.token, "GET", `/sign-up/draft?domainName=${domainName}&use=sign-up&item=ten-km`);
  const { revision } = data as { revision: number };
  const other = { ...state, entrants: [{ id: "e0", answers: annaWith({ name: "Anna Elsewhere" }), aside: {} }] };
  const body = { domainName, use: "sign-up", item: "ten-km", content: JSON.stringify(other), revision };
  expect((await callAs(runner.token, "PUT", "/sign-up/draft", body)).code).toBe(0);
  await nameIn(page).fill("Anna Two");
  await question(page).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  expect(await page.getByRole("dialog").count()).toBe(0);
  const family = cell(page, "latinName").locator("input").first();
  await touch(page);
  for (const control of [nameIn(page), family]) {
    await control.focus();
    const [field, line] = await Promise.all([control.boundingBox(), question(page).boundingBox()]);
    expect(field?.y ?? 0).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  }
  await nameIn(page).fill("Anna Three");
  await page.reload();
  await draftCard(page, "Ten kilometres").getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => nameIn(page).inputValue()).toBe("Anna Three");
  await question(page).waitFor();
  expect((await getDraft(site, runner, "ten-km"))[0]?.name).toBe("Anna Elsewhere");
  await question(page).getByRole("button", { name: "Use the others" }).click();
  await expect.poll(() => nameIn(page).inputValue()).toBe("Anna Elsewhere");
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect.poll(() => nameIn(page).inputValue()).toBe("Anna Three");
  await expect.poll(async () => (await getDraft(site, runner, "ten-km"))[0]?.name).toBe("Anna Three");
  await page.reload();
  await draftCard(page, "Ten kilometres").getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => nameIn(page).inputValue()).toBe("Anna Three");
  expect(await question(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a runner who comes back sees at once which sign-ups are unfinished, how far they are and since when; beginning anew is asked about first", async () => {
  const runner = await addPerson();
  const at = (step: string) => ({ at: "step", entrant: "e0", step }) as const;
  await saveDraft(site, runner, "ten-km", await halfFilled(site, [annaWith()], at("race")));
  await saveDraft(site, runner, "family-3k", await halfFilled(site, [annaWith()], at("person")));
  const { page, complaints, close } = await getPhone(runner);
  await page.goto(`${site.base}/post`);
  await page.getByRole("heading", { name: "You have an unfinished sign-up" }).waitFor();
  const ten = draftCard(page, "Ten kilometres");
  await ten.getByText(/Step 3 of 7: Your race · Saved on .*\d\d:\d\d/).waitFor();
  expect(await page.getByRole("article").count()).toBe(2);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await ten.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await ten.getByRole("button", { name: "Resume" }).click();
  expect(await page.locator("#sign-up-part").innerText()).toContain("Your race");
  await page.goBack();
  await ten.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await page.locator("#sign-up-part").waitFor();
  expect(await nameIn(page).inputValue()).toBe("");
  await page.goto(`${site.base}/post`);
  await draftCard(page, "Family").or(page.getByRole("article")).first().waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
