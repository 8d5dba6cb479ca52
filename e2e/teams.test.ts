import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { teamMembers, teams } from "#server/base/db/signupSchema.ts";
import { newLink } from "#server/base/secrets/secrets.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { cell, continueButton, getPhone, openItem } from "./formPage.ts";
import { newPassport, publishDemo } from "./halfFilled.ts";
import { type Language, newcomer, personAt } from "./login/person.ts";
import { editJson, type OwnSite } from "./ownSite.ts";
import { openAs } from "./reviewing.ts";

let site: OwnSite;
/** The same race with its pages behind the #. */
let hashSite: OwnSite;
beforeAll(async () => {
  const relay = JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
  const family = withPlaces({ ...relay, items: ["family-3k"] });
  const publish = (change?: (folder: string) => void) =>
    publishDemo((form) => ({ ...form, items: ["ten-km"] }), { family }, change);
  site = await publish();
  const withoutRouter = ({ router: _, ...rest }: Record<string, unknown>) => rest;
  hashSite = await publish((folder) => editJson(join(folder, "site.json"), withoutRouter));
});
afterAll(() => {
  site?.remove();
  hashSite?.remove();
});

/** The form with a slot that is full on Saturday, and a bus with a waiting list. */
function withPlaces(form: ReturnType<typeof JSON.parse>) {
  const radio = { $ref: "https://startline.dev/schemas/field/radio/v1.schema.json" };
  const choice = (id: string, zh: string, en: string) => ({ id, label: { zh, en } });
  const slot = {
    label: { zh: "领物时段", en: "Pick-up slot" },
    options: { choices: [choice("friday", "周五", "Friday"), choice("saturday", "周六", "Saturday")] },
    capacity: { friday: 200, saturday: 0 },
  };
  const bus = {
    label: { zh: "摆渡车", en: "Shuttle bus" },
    options: { choices: [choice("yes", "需要", "Yes"), choice("no", "不需要", "No")] },
    capacity: { yes: 0 },
    waitingList: true,
  };
  const [team, person] = form.steps;
  return {
    ...form,
    schema: { ...form.schema, properties: { ...form.schema.properties, slot: radio, bus: radio } },
    uiSchema: { ...form.uiSchema, slot, bus },
    steps: [team, { ...person, fields: [...person.fields, "slot", "bus"] }],
  };
}

const joinButton = (page: Page) => page.getByRole("button", { name: "Fill in the form and join" });
const ownTeams = (page: Page) => page.getByRole("region", { name: "My teams" });

async function isInOrder(page: Page): Promise<void> {
  await settle(page);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
}

/** Logs a visitor in with a number that is new here, which registers it. */
async function register(page: Page, button: string, language: Language): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const person = personAt(page, people.base, language);
  await person.way(person.texts.code);
  const { phone } = newcomer();
  await person.field(person.texts.phoneLabel).fill(`+86 ${phone}`);
  await person.getCode(phone);
  await person.agree();
  await person.press(person.texts.logIn);
  await person.drawer.waitFor({ state: "detached" });
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

test("a captain makes a team on a phone and sends its link; a member without an account reads who invites them, registers and joins with their own part, and the captain removes them", async () => {
  const captain = await getPhone(await addPerson());
  await openItem(captain.page, site, /Family/);
  expect(await captain.page.getByText("registering for others").count()).toBe(0);
  await cell(captain.page, "teamName").locator("input").fill("Flash");
  await continueButton(captain.page).click();
  await cell(captain.page, "slot").getByText("200 left").waitFor();
  expect(
    await cell(captain.page, "slot")
      .getByLabel(/Saturday/)
      .isDisabled(),
  ).toBe(true);
  await cell(captain.page, "slot").getByText("None left").waitFor();
  await cell(captain.page, "bus").getByText("None left: waiting list, nobody ahead").waitFor();
  await cell(captain.page, "bus").getByLabel(/Yes/).check({ force: true });
  await isInOrder(captain.page);
  await fillPerson(captain.page, "Anna Meier");
  await submit(captain.page);
  await captain.page
    .getByText(/waiting list/i)
    .first()
    .waitFor();
  await ownTeams(captain.page).getByText("One more person is needed.").waitFor();
  const link = await ownTeams(captain.page).getByLabel("Invitation link").inputValue();
  await isInOrder(captain.page);

  const member = await visit(browser, { viewport: { width: 390, height: 844 }, locale: "en-GB", hasTouch: true });
  const sent: string[] = [];
  member.page.on("request", (request) => sent.push(request.url()));
  await member.page.goto(link);
  await member.page.getByText("Captain: A").waitFor();
  await member.page.getByText("Flash").waitFor();
  await isInOrder(member.page);
  await register(member.page, "Log in to sign up", "en");
  await joinButton(member.page).click();
  await cell(member.page, "name").locator("input").waitFor();
  expect(await cell(member.page, "teamName").count()).toBe(0);
  await member.page.getByText("Step 1 of 3").waitFor();
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
  await seeAsOrganiser("Flash");
  expect(sent.filter((url) => url.includes(new URL(link).hash.split("=")[1] ?? link))).toEqual([]);
  for (const one of [captain, member]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});

/**
 * Opens the teams of the race as its organiser, in both languages and at two widths: an incomplete
 * one has its captain and who is missing.
 */
async function seeAsOrganiser(name: string): Promise<void> {
  const board = await addPerson({ nick: "board", authorities: everyRight(site.raceId) });
  for (const [language, width] of [
    ["en", 390],
    ["zh", 1440],
  ] as const) {
    const { page, complaints, close } = await openAs(board, `${site.base}/account?view=teams`, language, width);
    const team = page.getByRole("listitem").filter({ hasText: name }).first();
    await team.getByText(language === "en" ? /Captain|captain/ : /队长/).waitFor();
    await team
      .getByText(language === "en" ? "Incomplete" : "人数不足")
      .first()
      .waitFor();
    expect(await team.innerText()).not.toContain("Jonas Meier");
    await isInOrder(page);
    expect(complaints).toEqual([]);
    await close();
  }
}

/** Makes a team of a race without its form; returns the token of its link. */
async function addTeam({ raceId, domainName }: OwnSite): Promise<string> {
  const { db, secrets } = people;
  const { accountId: captainId } = await addPerson({ nick: "captain" });
  const place = { raceId, domainName, item: "family-3k", formId: "family" };
  const more = { domainName, item: place.item };
  const answers = [{ name: "林小满" }];
  const submissionId = await keepSubmission(people, { accountId: captainId, raceId, answers, more });
  const teamId = randomUUID();
  const { token: _, ...link } = newLink(secrets, "team");
  await db.insert(teams).values({ teamId, ...place, captainId, nameSealed: secrets.seal("闪电队"), ...link });
  await db.insert(teamMembers).values({ submissionId, teamId });
  return secrets.open(link.linkSealed);
}

test("behind the # too, somebody on their first visit reads who invites them, the invitation survives another language and the registration, and a dead link is called dead", async () => {
  const token = await addTeam(hashSite);
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${hashSite.base}/#/post?team=${token}`);
  await page.getByText("队长：林").waitFor();
  await page.getByText("登录或注册后即可加入").waitFor();
  await isInOrder(page);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByText("Captain: 林").waitFor();
  await register(page, "Log in to sign up", "en");
  await joinButton(page).click();
  await cell(page, "name").locator("input").waitFor();
  expect(new URL(page.url()).hash).toContain(token);
  await page.goto(`${hashSite.base}/#/post?team=${"x".repeat(24)}`);
  await page.reload();
  await page.getByText("This team link no longer works.").waitFor();
  expect(complaints).toEqual([]);
  await close();
});
