import { readdir, utimes } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import JSZip from "jszip";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { accounts, auditLines, limits, uploads as table } from "../db/account-schema.ts";
import { openWorld, type World } from "../test-world.ts";
import { sweepUploads } from "./sweep.ts";
import {
  makeBmp,
  makeDocx,
  makeForm,
  makePdf,
  makePhoto,
  makePicture,
  makePixelBomb,
  makeWorkbook,
} from "./test-files.ts";
import { openUploads } from "./uploads.ts";

let world: World;
let tokens: { runner: string; other: string; organiser: string };
const limitBytes = 700_000;

beforeAll(async () => {
  world = await openWorld({}, { uploads: { limitBytes, quotaBytes: 1_400_000 } });
  const people = { runner: [], other: [], organiser: ["ORGANISER"] };
  const entries = await Promise.all(
    Object.entries(people).map(async ([accountId, authorities]) => {
      await world.db.insert(accounts).values({ accountId, nick: accountId, authorities });
      return [accountId, await openSession(world.db, { accountId, loginType: "1", device: "test" })];
    }),
  );
  tokens = Object.fromEntries(entries);
}, 60_000);

beforeEach(async () => {
  await world.db.delete(table);
  await world.db.delete(limits);
});

afterAll(() => world.close());

async function send(name: string, bytes: Buffer, { token = tokens.runner, call = "uploadFile", language = "en" } = {}) {
  const { payload, headers } = makeForm(name, bytes);
  const response = await world.app.inject({
    method: "POST",
    url: `/user-center/base/${call}`,
    payload,
    headers: { ...headers, ...(token && { token }), "accept-language": language },
  });
  return response.json();
}

const read = (url: string, token?: string) => world.app.inject({ url, headers: token ? { token } : {} });
const ask = (path: string, body: object, token = tokens.runner) =>
  world.app.inject({ method: "POST", url: `/user-center/base/${path}`, payload: body, headers: { token } });
const kept = () => world.db.select().from(table);
const arrivals = () => readdir(join(world.env.dataDir, "arrivals")).catch(() => []);

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

  test("a photo from a phone keeps it upright and tells nobody where it was taken", async () => {
    const photo = await makePhoto();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Phone of the test");
    const { data } = await send("photo.jpg", photo, { call: "uploadImage" });
    expect(data).toMatchObject({ width: 40, height: 60 });
    const bytes = (await read(data.url)).rawPayload;
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.toString("latin1")).not.toContain("Phone of the test");
  });

  test("a picture with a web page behind it keeps the picture alone", async () => {
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

  test("a name with folders and hidden signs has it made plain", async () => {
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

describe("a file is refused with a sentence, and nothing of it stays", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  // Each has a neighbour among the accepted files above that differs in this one thing alone.
  test.each<[string, string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ["a drawing that can hold scripts", "mark.svg", () => svg, "uploadFile", /kind of file/],
    ["a web page", "page.html", () => html, "uploadFile", /kind of file/],
    ["a program", "run.exe", () => Buffer.from("MZ"), "uploadFile", /kind of file/],
    ["a file without an ending", "photo", () => makePicture(9, 9), "uploadFile", /kind of file/],
    ["a drawing under a picture's name", "mark.png", () => svg, "uploadImage", /not what its name says/],
    ["a web page under a PDF's name", "page.pdf", () => html, "uploadFile", /not what its name says/],
    ["a PDF under a picture's name", "scan.jpg", () => makePdf("x"), "uploadImage", /not what its name says/],
    ["a picture under a PDF's name", "scan.pdf", () => makePicture(9, 9), "uploadFile", /not what its name says/],
    ["a Word file as a workbook", "letter.xlsx", () => makeDocx("x"), "uploadFile", /not what its name says/],
    [
      "a workbook as a Word file",
      "a.doc",
      () => makeWorkbook({ A: [[1]] }, "biff8"),
      "uploadFile",
      /not what its name/,
    ],
    ["macros", "m.docx", () => makeDocx("x", { "word/vbaProject.bin": "x" }), "uploadFile", /not what its name says/],
    ["a PDF where a picture is asked for", "scan.pdf", () => makePdf("x"), "uploadImage", /Only pictures/],
    ["nothing at all", "empty.pdf", () => Buffer.alloc(0), "uploadFile", /empty/],
    [
      "a picture cut in half",
      "half.png",
      async () => (await makePicture(300, 300)).subarray(0, 400),
      "uploadImage",
      /cannot be read/,
    ],
    ["half an archive", "half.zip", async () => (await makeDocx("x")).subarray(0, 300), "uploadFile", /damaged/],
    ["a picture of billions of pixels", "bomb.png", () => makePixelBomb(15_999, 15_999), "uploadImage", /too large/],
    ["a picture with an endless side", "long.png", () => makePixelBomb(1_000_000, 1), "uploadImage", /too large/],
    ["a BMP of billions of pixels", "bomb.bmp", () => largeBmp(), "uploadImage", /too large/],
    ["an office file that swells when opened", "bomb.docx", () => zipBomb(120), "uploadFile", /far too large/],
    ["an office file that lies about its size", "lie.docx", () => lyingBomb(), "uploadFile", /damaged/],
    ["an archive of too many files", "many.zip", () => manyFiles(5001), "uploadFile", /far too large/],
    ["more than the limit", "large.pdf", () => padded(limitBytes + 1), "uploadFile", /larger than 683\.59 KB/],
  ])("%s", async (_what, name, make, call, said) => {
    const { code, msg, data } = await send(name, await make(), { call });
    expect(code).toBeGreaterThanOrEqual(400);
    expect(msg).toMatch(said);
    expect(data).toBeNull();
    expect(await kept()).toEqual([]);
    expect(await arrivals()).toEqual([]);
  });

  test("at the limit to the byte it is taken, with 40 MB inside an office file too, and 5,000 files in an archive", async () => {
    expect((await send("just.pdf", padded(limitBytes))).code).toBe(0);
    expect((await send("wide.docx", await zipBomb(40))).code).toBe(0);
    await world.db.delete(table);
    const { code, msg } = await send("many.zip", await manyFiles(5000));
    expect([code, msg]).toEqual([0, ""]);
  });

  test("in the visitor's language", async () => {
    expect((await send("run.exe", Buffer.from("MZ"), { language: "zh-CN" })).msg).toMatch(/^文件格式不正确/);
  });

  test("to whoever is not logged in, whatever it is", async () => {
    for (const token of ["", "forged", "x".repeat(5000)])
      expect(await send("ok.pdf", makePdf("x"), { token })).toMatchObject({ code: 401, data: null });
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["JSON", { payload: '{"file":"x"}', headers: { "content-type": "application/json" } }],
    ["a form", { payload: "file=x", headers: { "content-type": "application/x-www-form-urlencoded" } }],
    ["multipart without a boundary", { payload: "x", headers: { "content-type": "multipart/form-data" } }],
    ["multipart that ends in the middle", { ...halfForm() }],
    ["multipart without a file", { ...fieldForm() }],
  ])("when it comes as %s", async (_what, { payload, headers }) => {
    const response = await world.app.inject({
      method: "POST",
      url: "/user-center/base/uploadFile",
      payload,
      headers: { ...headers, token: tokens.runner },
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json().code).toBeGreaterThanOrEqual(400);
    expect(await kept()).toEqual([]);
    expect(await arrivals()).toEqual([]);
  });

  test("when the connection is lost in the middle of it", async () => {
    const address = new URL(await world.app.listen({ port: 0, host: "127.0.0.1" }));
    const { payload, headers } = makeForm("a.pdf", padded(400_000));
    const head = `POST /user-center/base/uploadFile HTTP/1.1\r\nhost: x\r\ntoken: ${tokens.runner}\r\ncontent-type: ${headers["content-type"]}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    const socket = connect(Number(address.port), address.hostname);
    socket.write(head);
    socket.write(payload.subarray(0, 200_000));
    await vi.waitFor(async () => expect(await arrivals()).toHaveLength(1), 5000);
    socket.destroy();
    await vi.waitFor(async () => expect(await arrivals()).toEqual([]), 5000);
    expect(await kept()).toEqual([]);
  });

  test("once the account's files are as large as they may be, also when they come at once", async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => send("a.pdf", padded(450_000))));
    expect(results.map(({ code }) => code).sort()).toEqual([0, 0, 0, 409]);
    expect(results.find(({ code }) => code === 409)?.msg).toMatch(/1\.34 MB in all/);
    const [first] = await kept();
    await ask("uploads/remove", { id: first?.uploadId });
    expect((await send("a.pdf", padded(450_000))).code).toBe(0);
  });

  test("after 200 files in an hour", async () => {
    await world.db.insert(limits).values({ key: "upload/hour/runner", count: 200, endsAt: new Date(Date.now() + 1e6) });
    expect(await send("a.pdf", makePdf("x"))).toMatchObject({ code: 429 });
    expect((await send("a.pdf", makePdf("x"), { token: tokens.other })).code).toBe(0);
  });
});

describe("an upload is read", () => {
  const plain = (url: string) => url.split("?")[0] ?? "";

  test("by its owner and by organisers, and by nobody else", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
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
    await world.db.delete(auditLines);
    await read(plain(data.url), tokens.runner);
    await ask("uploads/address", { id: data.id }, tokens.runner);
    expect(await world.db.select().from(auditLines)).toEqual([]);
    await read(plain(data.url), tokens.organiser);
    expect(await world.db.select().from(auditLines)).toMatchObject([
      { actor: "organiser", action: "read", entity: "upload", entityId: data.id, details: { accountId: "runner" } },
    ]);
  });

  test("at a signed address by anybody, for ten minutes and under its own name alone", async () => {
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
    const [one, two] = [await send("a.pdf", makePdf("one")), await send("a.pdf", makePdf("two"))];
    expect((await read(one.data.url.replace(one.data.id, two.data.id))).statusCode).toBe(404);
  });
});

describe("a runner's own files", () => {
  test("are listed for them alone, the newest first", async () => {
    await send("first.pdf", makePdf("1"));
    await send("second.png", await makePicture(8, 8));
    await send("theirs.pdf", makePdf("3"), { token: tokens.other });
    const own = (await read("/user-center/base/uploads", tokens.runner)).json();
    expect(own.data.files.map(({ name }: { name: string }) => name)).toEqual(["second.png", "first.pdf"]);
    expect(own.data.limitBytes).toBe(limitBytes);
    expect((await read(own.data.files[0].url)).statusCode).toBe(200);
    expect((await read("/user-center/base/uploads")).json().code).toBe(401);
  });

  test("are removed with their bytes, by them alone", async () => {
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

  test("go away with what a crash left: bytes without a row, once they are an hour old", async () => {
    const { data } = await send("id.pdf", makePdf("secret"));
    const uploads = await openUploads(world);
    const [row] = await kept();
    const lost = "l".repeat(32);
    await uploads.store.put(lost, join(import.meta.dirname, "store.ts"), "text/plain");
    expect(await sweepUploads(uploads)).toBe(0);
    await utimes(join(world.env.dataDir, "uploads", "ll", lost), new Date(0), new Date(0));
    await utimes(join(world.env.dataDir, "uploads", row?.key.slice(0, 2) ?? "", row?.key ?? ""), 0, 0);
    expect(await sweepUploads(uploads)).toBeGreaterThan(0);
    expect(await uploads.store.read(lost)).toBeUndefined();
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

function padded(size: number): Buffer {
  return Buffer.concat([makePdf("x"), Buffer.alloc(size)]).subarray(0, size);
}

function largeBmp(): Buffer {
  const bmp = makeBmp(2, 2);
  bmp.writeInt32LE(15_000, 18);
  bmp.writeInt32LE(-15_000, 22);
  return bmp;
}

function zipBomb(megabytes: number): Promise<Buffer> {
  return makeDocx("x", { "word/media/zeros.bin": Buffer.alloc(megabytes * 1024 * 1024) });
}

/** A Word file whose archive says that a large part of it is small. */
async function lyingBomb(): Promise<Buffer> {
  const bytes = await makeDocx("x", { "word/zeros.bin": Buffer.alloc(1024 * 1024) });
  const at = bytes.lastIndexOf("word/zeros.bin") - 46;
  expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
  expect(bytes.readUInt32LE(at + 24)).toBe(1024 * 1024);
  bytes.writeUInt32LE(1000, at + 24);
  return bytes;
}

function manyFiles(count: number): Promise<Buffer> {
  const zip = new JSZip();
  for (let index = 0; index < count; index++) zip.file(`${index}`, "");
  return zip.generateAsync({ type: "nodebuffer" });
}

function halfForm() {
  const { payload, headers } = makeForm("a.pdf", makePdf("x"));
  return { payload: payload.subarray(0, payload.length - 100), headers };
}

function fieldForm() {
  const { payload, headers } = makeForm("a.pdf", makePdf("x"));
  return { payload: Buffer.from(payload.toString("latin1").replace(/; filename="[^"]*"/, ""), "latin1"), headers };
}
