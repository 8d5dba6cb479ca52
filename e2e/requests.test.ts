import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { addPerson, people } from "./account.ts";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { beLoggedIn } from "./loggedIn.ts";
import { listExamples, loadScripts, scriptBudget, sumBytes } from "./scripts.ts";
import { fetchSite, getAddress, listPages } from "./sites.ts";

// A plain server answers by HTTP/1.1, with six requests at a time: each more is a wait on a phone.
const mostRequests = 30;
const mostWithForm = 25;
const phone = { viewport: { width: 390, height: 844 }, locale: "en-GB" };

describe("on a phone, the first view of a page is loaded with at most 30 requests:", () => {
  test.each(listExamples())("each page of %s", async (host) => {
    const { site } = await fetchSite(inject("port"), host);
    const paths = [...new Set(["/", ...listPages(site.routes).map(({ path }) => path), "/no/such"])];
    const counts: Record<string, number> = {};
    const count = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const { page, close } = await visit(browser, phone, [/./]);
        counts[path] = await requestsFor(page, `http://${host}:${inject("port")}${getAddress(site, path)}`);
        await close();
      }
    };
    await Promise.all([count(), count(), count(), count()]);
    expect(Object.keys(counts).length).toBeGreaterThan(5);
    expect(Object.entries(counts).filter(([, requests]) => requests > mostRequests)).toEqual([]);
  });

  test.each([
    ["the account page", [], "localhost", "/#/account"],
    ["the account page", [], "open-demo-10k.localhost", "/account"],
    ["the organisers' list of applications", everyRight(), "localhost", "/#/account?view=applications"],
    ["the organisers' list of applications", everyRight(), "open-demo-10k.localhost", "/account?view=applications"],
    ["the organisers' list of documents", everyRight(), "localhost", "/#/account?view=documents"],
    ["the organisers' page", ["ORGANISER"], "open-demo-10k.localhost", "/organise"],
    ["the organisers' numbers", ["ORGANISER"], "open-demo-10k.localhost", "/organise?view=numbers"],
    ["the organisers' places", ["ORGANISER"], "open-demo-10k.localhost", "/organise?view=places"],
    ["the organisers' invitations", ["ORGANISER"], "open-demo-10k.localhost", "/organise?view=invitations"],
    ["the organisers' audit", ["ORGANISER"], "open-demo-10k.localhost", "/organise?view=audit"],
    ["the organisers' API tokens", ["ORGANISER"], "open-demo-10k.localhost", "/organise?view=tokens"],
    ["the home page", [], "localhost", "/"],
    ["the sign-up page", [], "localhost", "/#/post"],
    ["the sign-up page", [], "open-demo-10k.localhost", "/post"],
    ["a general form with texts to agree to", [], "open-demo-10k.localhost", "/about/volunteers"],
    ["the uploads", [], "localhost", "/#/upload"],
  ])("%s of a visitor who is logged in (%s, %s%s)", async (_what, authorities, host, path) => {
    const { page, close } = await visit(browser, phone);
    await beLoggedIn(page.context(), await addPerson({ authorities }));
    expect(await requestsFor(page, `http://${host}:${people.port}${path}`)).toBeLessThanOrEqual(mostRequests);
    await close();
  });

  test("the form of an item that a runner chooses comes together", async () => {
    const { page, close } = await visit(browser, phone);
    await beLoggedIn(page.context(), await addPerson());
    const requests = countRequests(page);
    await page.goto(`http://open-demo-10k.localhost:${people.port}/post`);
    await page.getByRole("button", { name: /Ten kilometres/ }).click();
    await page.locator("form [data-field] input").first().waitFor();
    await settle(page);
    expect(requests()).toBeLessThanOrEqual(mostWithForm);
    await close();
  });

  test.each([
    ["localhost", "/#/race-information/raceRules"],
    ["open-demo-10k.localhost", "/guide/course"],
  ])("a document, and the login drawer opened on it (%s%s)", async (host, path) => {
    const { page, close } = await visit(browser, phone);
    // Only developers' servers have test accounts.
    const requests = countRequests(page, /\/dev\/test-accounts/);
    await page.goto(`http://${host}:${people.port}${path}`);
    await settle(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("dialog").locator("form").waitFor();
    await settle(page);
    expect(requests()).toBeLessThanOrEqual(mostRequests);
    await close();
  });
});

test("the home page of each example race is opened with at most 120 kB of JavaScript", async () => {
  const sizes: Record<string, number> = {};
  for (const host of listExamples())
    sizes[host] = sumBytes(await loadScripts(browser, `http://${host}:${inject("port")}/`));
  expect(Object.keys(sizes).length).toBeGreaterThan(2);
  expect(Object.entries(sizes).filter(([, bytes]) => bytes > scriptBudget)).toEqual([]);
});

/**
 * Opens an address and returns how many requests its page has made once it rests; pictures that are
 * written into it are none.
 */
async function requestsFor(page: Page, address: string): Promise<number> {
  const requests = countRequests(page);
  await page.goto(address);
  await settle(page);
  await page.waitForTimeout(300);
  return requests();
}

function countRequests(page: Page, ignored = /^data:/): () => number {
  const requests: string[] = [];
  page.on(
    "request",
    (request) => /^data:/.test(request.url()) || ignored.test(request.url()) || requests.push(request.url()),
  );
  return () => requests.length;
}
