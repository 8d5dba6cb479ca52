import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerWithPeople, startWithPeople } from "./account.ts";
import { browser } from "./chromium.ts";
import { cell, openItem, phoneOf } from "./formPage.ts";
import { annaWith, halfFilled, saveDraft, siteWithForms } from "./halfFilled.ts";

let server: ServerWithPeople;
beforeAll(async () => {
  const site = siteWithForms("fixtures/sites/open-demo-10k", (form) => form);
  mkdirSync(join(site, "lists"), { recursive: true });
  writeFileSync(join(site, "lists/sold-out.json"), JSON.stringify({ "/shirt": ["l"] }));
  server = await startWithPeople(site, { cut: [], sizes: [] });
  rmSync(dirname(site), { recursive: true });
});
afterAll(async () => {
  await server?.stop();
});

// Anna has got as far as a step; her draft is that of the account.
async function openStep(account: string, step: string, expected: RegExp[] = []) {
  const token = server.tokens[account] ?? "";
  const place = { at: "step", entrant: "e0", step } as const;
  await saveDraft(server.port, token, "ten-km", await halfFilled(server.port, [annaWith()], place));
  return phoneOf(browser, [account, token], {}, expected);
}

test("a part of a field that fails to load: an error in its place, a retry by a press, and the answers kept", async () => {
  const { page, complaints, close } = await openStep("cut", "person", [/part-birth|Failed to (load|fetch)/]);
  await page.route("**/part-birth-*", (route) => route.abort());
  await openItem(page, server.port, /Ten kilometres/);
  const document = cell(page, "document");
  const again = document.getByRole("alert").getByRole("button", { name: "Try again" });
  await again.waitFor();
  expect(await cell(page, "name").locator("input").inputValue()).toBe("Anna Meier");
  await page.unroute("**/part-birth-*");
  await again.click();
  const year = document.locator('input[id$="-year"]');
  await year.waitFor();
  expect(await year.inputValue()).toBe("1988");
  expect(complaints).toEqual([]);
  await close();
});

test("a size on the organiser's list of what sold out cannot be chosen, in the form as it was published", async () => {
  const { page, complaints, close } = await openStep("sizes", "race");
  await openItem(page, server.port, /Ten kilometres/);
  const size = (id: string) => cell(page, "shirt").locator(`input[value="${id}"]`);
  await size("l").waitFor({ state: "attached" });
  await expect.poll(() => size("l").isDisabled()).toBe(true);
  expect(await size("l").locator("..").innerText()).toMatch(/L\s*Sold out/i);
  expect(await size("m").isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
