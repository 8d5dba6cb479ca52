import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "../server/people/uploads/testFiles.ts";
import { addPerson } from "./account.ts";
import type { OwnSite } from "./ownSite.ts";
import { file, listFiles, openUploads, publishUploads, send, tiles } from "./uploadPage.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishUploads();
});
afterAll(() => site?.remove());

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
  ])("that a file is %s", async (_what, bad, sentence) => {
    const { page, complaints, close } = await openUploads(site, await addPerson());
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await page.locator("input[type=file]").setInputFiles(bad);
    await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    expect(sent.filter((url) => url.includes("upload"))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("what they promise; a runner who does not promise sends nothing, and sees nothing", async () => {
    const runner = await addPerson();
    const { page, close } = await openUploads(site, runner);
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
    expect((await listFiles(runner)).map(({ name }) => name)).toEqual(["a.pdf"]);
    await close();
  });
});

test("case 18, a connection that is cut: the file is sent again; one that is cancelled was never sent", async () => {
  const runner = await addPerson();
  const { page, close } = await openUploads(site, runner, {}, [/ERR_|Failed to load/]);
  const call = "**/user-center/base/uploadFile";
  await page.route(call, (route) => route.abort("connectionreset"));
  await send(page, file("promise.pdf", makePdf("x")));
  await page.getByRole("alert").filter({ hasText: "The network connection failed" }).waitFor();
  await page.unroute(call);
  await page.getByRole("button", { name: "Upload “promise.pdf” again" }).click();
  await expect.poll(() => tiles(page)).toEqual(["promise.pdf"]);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(call, (route) => held.then(() => route.continue()).catch(() => undefined));
  await send(page, file("regret.pdf", makePdf("x")));
  await page.getByRole("button", { name: "Cancel “regret.pdf”" }).click();
  await page.getByText("regret.pdf").waitFor({ state: "detached" });
  release();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  expect((await listFiles(runner)).map(({ name }) => name)).toEqual(["promise.pdf"]);
  await close();
});

test("case 18, a network of 400 kbit/s: one sees each file go, and ending one leaves the other alone", async () => {
  const runner = await addPerson();
  const { page, complaints, close } = await openUploads(site, runner);
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
  expect((await listFiles(runner)).map(({ name }) => name)).toEqual(["stays.pdf"]);
  expect(await page.getByText("goes.pdf").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a runner drops a web page that calls itself a PDF: the server explains why not, and it can be cancelled", async () => {
  const { page, complaints, close } = await openUploads(site, await addPerson());
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
  const { page, close } = await openUploads(site, await addPerson());
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choose files/ }).press("Enter");
  expect((await chooser).isMultiple()).toBe(true);
  await close();
});
