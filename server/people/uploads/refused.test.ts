import { connect } from "node:net";
import { deflateSync } from "node:zlib";
import JSZip from "jszip";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { limits, uploads } from "../../base/db/accountSchema.ts";
import { makeBmp, makeDocx, makeForm, makePdf, makePicture, makePixelBomb, makeWorkbook } from "./testFiles.ts";
import { emptyUploads, limitBytes, openSenders, type SendersWorld, uploadCallsAt } from "./testSenders.ts";

let world: SendersWorld;
let tokens: SendersWorld["tokens"];
beforeAll(async () => {
  world = await openSenders();
  ({ tokens } = world);
});
beforeEach(() => emptyUploads(world));
afterAll(() => world.close());

const { send, ask, kept, arrivals } = uploadCallsAt(() => world);

describe("a file is refused with a sentence, and nothing of it stays", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  // Each has a neighbour among the accepted files (uploads.test.ts) that differs in this one thing
  // alone.
  test.each<[string, string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ["a drawing that can hold scripts", "mark.svg", () => svg, "uploadFile", /kind of file/],
    ["a web page", "page.html", () => html, "uploadFile", /kind of file/],
    ["a program", "run.exe", () => Buffer.from("MZ"), "uploadFile", /kind of file/],
    ["a file without an ending", "photo", () => makePicture(9, 9), "uploadFile", /kind of file/],
    ["a drawing under a picture's name", "mark.png", () => svg, "uploadImage", /does not match its extension/],
    ["a web page under a PDF's name", "page.pdf", () => html, "uploadFile", /does not match its extension/],
    ["a PDF under a picture's name", "scan.jpg", () => makePdf("x"), "uploadImage", /does not match its extension/],
    ["a picture under a PDF's name", "scan.pdf", () => makePicture(9, 9), "uploadFile", /does not match its extension/],
    ["a Word file as a workbook", "letter.xlsx", () => makeDocx("x"), "uploadFile", /does not match its extension/],
    [
      "a workbook as a Word file",
      "a.doc",
      () => makeWorkbook({ A: [[1]] }, "biff8"),
      "uploadFile",
      /does not match its extension/,
    ],
    ["macros", "m.docx", () => makeDocx("x", { "word/vbaProject.bin": "x" }), "uploadFile", /macros/],
    ["macros in other letters", "m.docx", () => makeDocx("x", { "WORD/VBAPROJECT.BIN": "x" }), "uploadFile", /macros/],
    [
      "macros in a part of any name",
      "M.DOCX",
      () => makeDocx("x", typesWith("ms-office.vbaProject")),
      "uploadFile",
      /macros/,
    ],
    ["macro sheets", "m.docx", () => makeDocx("x", typesWith("ms-excel.macrosheet+xml")), "uploadFile", /macros/],
    ["macros as an archive", "m.zip", () => makeDocx("x", { "word/vbaProject.bin": "x" }), "uploadFile", /macros/],
    ["macros of the old Excel", "m.XLS", () => withMacros(makeWorkbook({ A: [[1]] }, "biff8")), "uploadFile", /macros/],
    [
      "a PDF with a script",
      "s.pdf",
      () => pdfWith("<< /S /JavaScript /JS (app.alert(1)) >>"),
      "uploadFile",
      /macros or scripts/,
    ],
    [
      "a PDF with a script in disguise",
      "s.PDF",
      () => pdfWith("<< /S /J#61vaScript /J#53 (x) >>"),
      "uploadFile",
      /macros or scripts/,
    ],
    [
      "a PDF with a script in an object stream",
      "s.pdf",
      () => pdfWith(packed("<< /S /JavaScript >>")),
      "uploadFile",
      /macros or scripts/,
    ],
    [
      "a PDF that starts a program",
      "s.pdf",
      () => pdfWith("<< /Type /Action /S /Launch /F (cmd.exe) >>"),
      "uploadFile",
      /macros or scripts/,
    ],
    ["a PDF instead of a picture", "scan.pdf", () => makePdf("x"), "uploadImage", /Only pictures/],
    [
      "a program under a picture's name",
      "me.jpg",
      () => Buffer.from("MZ\0\0"),
      "uploadImage",
      /does not match its extension/,
    ],
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
    ["an office file that swells when opened", "bomb.docx", () => zipBomb(120), "uploadFile", /would be too large/],
    ["an office file that lies about its size", "lie.docx", () => lyingBomb(), "uploadFile", /damaged/],
    ["an archive of too many files", "many.zip", () => manyFiles(5001), "uploadFile", /would be too large/],
    ["more than the limit", "large.pdf", () => padded(limitBytes + 1), "uploadFile", /larger than 683\.59 KB/],
  ])("case 19, files that are not what they say: %s", async (_what, name, make, call, said) => {
    const { code, msg, data } = await send(name, await make(), { call });
    expect(code).toBeGreaterThanOrEqual(400);
    expect(msg).toMatch(said);
    expect(data).toEqual({ error: expect.stringMatching(/^upload\//) });
    expect(await kept()).toEqual([]);
    expect(await arrivals()).toEqual([]);
  });

  test("a file of exactly the limit is accepted, also an office file with 40 MB inside, and an archive of 5,000 files", async () => {
    expect((await send("just.pdf", padded(limitBytes))).code).toBe(0);
    expect((await send("wide.docx", await zipBomb(40))).code).toBe(0);
    await world.db.delete(uploads);
    const { code, msg } = await send("many.zip", await manyFiles(5000));
    expect([code, msg]).toEqual([0, ""]);
  });

  test("a PDF whose text or pictures only look like a script is accepted", async () => {
    expect((await send("plain.pdf", makePdf("/S /JavaScript"))).code).toBe(0);
    expect((await send("objects.pdf", pdfWith(packed("<< /Type /Page >>")))).code).toBe(0);
  });

  test("in the visitor's language", async () => {
    expect((await send("run.exe", Buffer.from("MZ"), { language: "zh-CN" })).msg).toMatch(/^文件格式不正确/);
  });

  test("of any kind, to anyone who is not logged in", async () => {
    for (const token of ["", "forged", "x".repeat(5000)])
      expect(await send("ok.pdf", makePdf("x"), { token })).toMatchObject({
        code: 401,
        data: { error: "session/expired" },
      });
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

function typesWith(type: string): Record<string, string> {
  const parts = `<Override PartName="/word/notes.bin" ContentType="application/vnd.${type}"/>`;
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const xml = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${parts}</Types>`;
  return { "[Content_Types].xml": xml, "word/notes.bin": "x" };
}

/** A compound file whose directory also has the storage of macros, as Excel writes it. */
function withMacros(book: Buffer): Buffer {
  return Buffer.concat([book, Buffer.from("_VBA_PROJECT_CUR", "utf16le"), Buffer.alloc(480)]);
}

function pdfWith(object: string | Buffer): Buffer {
  const [head = "", ...rest] = makePdf("x").toString("latin1").split("xref");
  const content = Buffer.isBuffer(object) ? object.toString("latin1") : object;
  return Buffer.from(`${head}6 0 obj\n${content}\nendobj\nxref${rest.join("xref")}`, "latin1");
}

function packed(object: string): Buffer {
  const bytes = deflateSync(Buffer.from(`7 0 ${object}`));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\nendstream")]);
}

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

/** A Word file whose archive declares a large part of it as small. */
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
