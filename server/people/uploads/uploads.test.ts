import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import JSZip from "jszip";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeAudit } from "../../base/audit/testAudit.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { submissionFiles } from "../../base/db/signupSchema.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { openSession } from "../accounts/sessions.ts";
import { sweepUploads } from "./sweep.ts";
import { makeBmp, makeDocx, makePdf, makePhoto, makePicture, makeWorkbook } from "./testFiles.ts";
import { emptyUploads, limitBytes, openSenders, type SendersWorld, uploadCallsAt } from "./testSenders.ts";
import { openUploads } from "./uploads.ts";

let world: SendersWorld;
let tokens: SendersWorld["tokens"];
beforeAll(async () => {
  world = await openSenders();
  ({ tokens } = world);
});
beforeEach(() => emptyUploads(world));
afterAll(() => world.close());

const { send, read, ask, kept } = uploadCallsAt(() => world);

describe("a runner who sends", () => {
  test.each([
    ["规程 确认.pdf", () => makePdf("Hello"), "application/pdf"],
    ["letter.docx", () => makeDocx("Hello"), /wordprocessingml/],
    ["times.xlsx", () => makeWorkbook({ Times: [["bib", 7]] }), /spreadsheetml/],
    ["times.xls", () => makeWorkbook({ Times: [["bib", 7]] }, "biff8"), "application/vnd.ms-excel"],
    ["all.zip", () => new JSZip().file("a.txt", "a").generateAsync({ type: "nodebuffer" }), "application/zip"],
  ])("%s gets it back byte for byte, to be saved and not shown", async (name, make, type) => {
    const bytes = await make();
    const { code, data } = await send(name, bytes);
    expect(code).toBe(0);
    expect(data).toMatchObject({ name, type: expect.stringMatching(type), size: bytes.length, isPicture: false });
    const response = await read(data.url);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers["content-disposition"]).toContain(`attachment; filename=`);
    expect(response.headers["content-disposition"]).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
  });

  test.each([
    ["start.jpeg", () => makePicture(30, 20, "jpeg"), "start.jpeg", "image/jpeg"],
    ["start.png", () => makePicture(30, 20, "png"), "start.png", "image/png"],
    ["start.gif", () => makePicture(30, 20, "gif"), "start.gif", "image/gif"],
    ["start.webp", () => makePicture(30, 20, "webp"), "start.webp", "image/webp"],
    ["start.bmp", () => makeBmp(30, 20), "start.png", "image/png"],
    ["really-a-png.jpg", () => makePicture(30, 20, "png"), "really-a-png.png", "image/png"],
  ])("the picture %s has it shown, with its size in pixels", async (name, make, keptName, type) => {
    const { code, data } = await send(name, await make(), { call: "uploadImage" });
    expect({ code, ...data }).toMatchObject({ code: 0, name: keptName, type, width: 30, height: 20, isPicture: true });
    const response = await read(data.url);
    expect(response.headers).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringMatching(/^inline; /),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-length": String(response.rawPayload.length),
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  test("case 18, a photo of 12 megapixels on its side: kept upright, and without the place of the photo", async () => {
    const photo = await makePhoto(4032, 3024);
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Phone of the test");
    const { data } = await send("photo.jpg", photo, { call: "uploadImage" });
    expect(data).toMatchObject({ width: 3024, height: 4032 });
    const bytes = (await read(data.url)).rawPayload;
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.toString("latin1")).not.toContain("Phone of the test");
  });

  test("a picture with a web page appended is stored as the picture only", async () => {
    const page = "<script>alert(1)</script>";
    const { data } = await send("both.png", Buffer.concat([await makePicture(9, 9), Buffer.from(page)]));
    expect((await read(data.url)).payload).not.toContain(page);
  });

  test("a moving picture keeps its frames", async () => {
    const frames = [
      await makePicture(20, 10),
      await sharp(await makePicture(20, 10))
        .negate()
        .toBuffer(),
    ];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { data } = await send("run.gif", moving);
    expect(data).toMatchObject({ width: 20, height: 10 });
    expect((await sharp((await read(data.url)).rawPayload).metadata()).pages).toBe(2);
  });

  test("a name with folders and invisible characters gets a plain one", async () => {
    const { data } = await send("..\\..\\证件\u202egnp.pdf", makePdf("x"));
    expect(data.name).toBe("证件gnp.pdf");
    expect((await read(data.url)).statusCode).toBe(200);
  });

  test("a name of 300 characters gets a shorter one under which the file is found", async () => {
    const { data } = await send(`${"长".repeat(300)}.pdf`, makePdf("x"));
    expect(data.name).toMatch(/^长{90,96}\.pdf$/);
    expect((await read(data.url)).statusCode).toBe(200);
  });
});

describe("an upload is read", () => {
  const plain = (url: string) => url.split("?")[0] ?? "";

  const submit = async (uploadId: string) => {
    const submissionId = await keepSubmission(world, { accountId: "runner", raceId: "7001" });
    await world.db.insert(submissionFiles).values({ submissionId, uploadId });
  };

  test("by its owner and, once it is submitted, by organisers, and by nobody else", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    expect((await read(plain(data.url), tokens.organiser)).statusCode).toBe(404);
    await submit(data.id);
    const statuses = [tokens.runner, tokens.organiser, tokens.other, "forged", undefined].map(
      async (token) => (await read(plain(data.url), token)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404]);
    const addresses = [tokens.runner, tokens.organiser, tokens.other].map(
      async (token) => (await ask("uploads/address", { id: data.id }, token)).json().code,
    );
    expect(await Promise.all(addresses)).toEqual([0, 0, 404]);
  });

  test("by an organiser, who leaves a trace; by its owner without one", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    await submit(data.id);
    await removeAudit(world.db);
    await read(plain(data.url), tokens.runner);
    await ask("uploads/address", { id: data.id }, tokens.runner);
    expect(await world.db.select().from(auditLines)).toEqual([]);
    await read(plain(data.url), tokens.organiser);
    expect(await world.db.select().from(auditLines)).toMatchObject([
      { actor: "organiser", action: "read", entity: "upload", entityId: data.id, details: { accountId: "runner" } },
    ]);
  });

  test("at a signed address by anyone, for ten minutes and only under its own name", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    const { url, expiresIn } = (await ask("uploads/address", { id: data.id })).json().data;
    expect(expiresIn).toBe(600);
    expect((await read(url)).statusCode).toBe(200);
    const [, until = ""] = /until=(\d+)/.exec(url) ?? [];
    expect(Math.abs(Number(until) - Date.now() / 1000 - 600)).toBeLessThan(30);
    const forged = [
      url.replace(until, String(Number(until) + 1)),
      url.replace(/mark=./, (mark: string) => (mark === "mark=0" ? "mark=1" : "mark=0")),
      url.replace("id.pdf", "id.html"),
      url.replace(/mark=.*/, "mark="),
      url.replace(/\?.*/, ""),
    ];
    for (const address of forged) expect((await read(address)).statusCode, address).toBe(404);
  });

  test("no longer once the address is out of date, though its signature is right", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    const sign = (until: number) =>
      `${plain(data.url)}?until=${until}&mark=${world.secrets.mac("upload-address", `${data.id}\0${until}`)}`;
    const present = Math.floor(Date.now() / 1000);
    expect((await read(sign(present + 60))).statusCode).toBe(200);
    expect((await read(sign(present - 60))).statusCode).toBe(404);
  });

  test("never under the address of another upload", async () => {
    const [first, two] = [await send("a.pdf", makePdf("one")), await send("a.pdf", makePdf("two"))];
    expect((await read(first.data.url.replace(first.data.id, two.data.id))).statusCode).toBe(404);
  });
});

describe("a runner's own files", () => {
  test("are listed only for them, the newest first", async () => {
    await send("first.pdf", makePdf("1"));
    await send("second.png", await makePicture(8, 8));
    await send("theirs.pdf", makePdf("3"), { token: tokens.other });
    const ownFiles = (await read("/user-center/base/uploads", tokens.runner)).json();
    expect(ownFiles.data.files.map(({ name }: { name: string }) => name)).toEqual(["second.png", "first.pdf"]);
    expect(ownFiles.data.limitBytes).toBe(limitBytes);
    expect((await read(ownFiles.data.files[0].url)).statusCode).toBe(200);
    expect((await read("/user-center/base/uploads")).json().code).toBe(401);
  });

  test("are removed with their bytes, only by them", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    const { store } = await openUploads(world);
    const [row] = await kept();
    expect((await ask("uploads/remove", { id: data.id }, tokens.other)).json().code).toBe(404);
    expect((await ask("uploads/remove", { id: data.id }, tokens.organiser)).json().code).toBe(404);
    expect(await store.read(row?.key ?? "")).toBeDefined();
    expect((await ask("uploads/remove", { id: data.id })).json().code).toBe(0);
    expect(await store.read(row?.key ?? "")).toBeUndefined();
    expect((await read(data.url)).statusCode).toBe(404);
    expect((await ask("uploads/remove", { id: data.id })).json().code).toBe(404);
  });

  test("bytes without a row, left by a crash, are deleted once they are an hour old", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    const uploads = await openUploads(world);
    const [row] = await kept();
    const lostKey = "l".repeat(32);
    await uploads.store.put(lostKey, join(import.meta.dirname, "store.ts"), "text/plain");
    expect(await sweepUploads(uploads)).toBe(0);
    await utimes(join(world.env.dataDir, "uploads", "ll", lostKey), new Date(0), new Date(0));
    await utimes(join(world.env.dataDir, "uploads", row?.key.slice(0, 2) ?? "", row?.key ?? ""), 0, 0);
    expect(await sweepUploads(uploads)).toBeGreaterThan(0);
    expect(await uploads.store.read(lostKey)).toBeUndefined();
    expect((await read(data.url)).statusCode).toBe(200);
  });

  test("go with their account", async () => {
    await world.db.insert(accounts).values({ accountId: "leaver", nick: "leaver" });
    const token = await openSession(world.db, { accountId: "leaver", loginType: "1", device: "test" });
    await send("id.pdf", makePdf("secret"), { token });
    const [row] = await kept();
    const uploads = await openUploads(world);
    await world.db.delete(accounts).where(eq(accounts.accountId, "leaver"));
    await sweepUploads(uploads, 0);
    expect(await uploads.store.read(row?.key ?? "")).toBeUndefined();
  });
});
