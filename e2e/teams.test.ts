import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "./account.ts";
import { findBarriers, findOverflow, settle } from "./browser.ts";
import { cell, continueButton, openItem, phoneOf } from "./formPage.ts";
import { newPassport, publishDemo } from "./halfFilled.ts";
import type { OwnSite } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  const relay = JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
  const fields = relay.steps.flatMap((step: { fields: string[] }) => step.fields);
  const steps = [{ ...relay.steps[1], fields }];
  const family = { ...relay, steps, items: ["family-3k"] };
  site = await publishDemo((form) => ({ ...form, items: ["ten-km"] }), { family });
});
afterAll(() => site?.remove());

const joinButton = (page: Page) => page.getByRole("button", { name: "Fill in the form and join" });
const ownTeams = (page: Page) => page.getByRole("region", { name: "My teams" });

async function isInOrder(page: Page): Promise<void> {
  await settle(page);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
}

async function fillPerson(page: Page, name: string): Promise<void> {
  await cell(page, "name").locator("input").fill(name);
  const document = cell(page, "document");
  await document.locator("select").selectOption("2");
  await document.locator('input[id$="-number"]').fill(newPassport());
  for (const [part, value] of Object.entries({ year: "1988", month: "5", day: "17" }))
    await document.locator(`input[id$="-${part}"]`).fill(value);
  await document.locator('label:has(input[value="2"])').click();
  await continueButton(page).click();
}

async function submit(page: Page): Promise<void> {
  await page.locator("[data-policy] input").check();
  await continueButton(page).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.waitForURL(/\/confirm/);
  await ownTeams(page).waitFor();
}

test("a captain makes a team on a phone and sends its link; a member joins with their own part, and the captain removes them", async () => {
  const captain = await phoneOf(await addPerson());
  await openItem(captain.page, site, /Family/);
  await cell(captain.page, "teamName").locator("input").fill("Flash");
  await fillPerson(captain.page, "Anna Meier");
  await submit(captain.page);
  await ownTeams(captain.page).getByText("One more person is needed.").waitFor();
  const link = await ownTeams(captain.page).getByLabel("Invitation link").inputValue();
  await isInOrder(captain.page);

  const member = await phoneOf(await addPerson({ nick: "member" }));
  const sent: string[] = [];
  member.page.on("request", (request) => sent.push(request.url()));
  await member.page.goto(link);
  await member.page.getByText("Captain: A").waitFor();
  await isInOrder(member.page);
  await joinButton(member.page).click();
  await cell(member.page, "name").locator("input").waitFor();
  expect(await cell(member.page, "teamName").count()).toBe(0);
  await fillPerson(member.page, "Jonas Meier");
  await submit(member.page);
  await ownTeams(member.page).getByText("The team is complete.").waitFor();
  await isInOrder(member.page);

  await captain.page.reload();
  const teams = ownTeams(captain.page);
  await teams.getByText("The team is complete.").waitFor();
  await isInOrder(captain.page);
  await teams.getByRole("button", { name: "Remove Jonas Meier" }).click();
  await captain.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await teams.getByText("One more person is needed.").waitFor();
  await member.page.reload();
  await ownTeams(member.page).getByText("The captain removed you from the team").waitFor();
  expect(sent.filter((url) => url.includes(new URL(link).hash.split("=")[1] ?? link))).toEqual([]);
  for (const one of [captain, member]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});
