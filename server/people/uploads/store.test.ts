import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openS3Store } from "./s3Store.ts";
import { openFolderStore, type UploadStore } from "./store.ts";

let folder: string;
let s3: S3rver;
let endpoint: string;
const getKey = (letter: string) => letter.repeat(32);
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-store-"));
  await writeFile(file("one"), "the first bytes");
  await writeFile(file("two"), "other bytes");
  await writeFile(file("large"), Buffer.alloc(12 * 1024 * 1024, "x"));
  s3 = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: file("s3"),
    configureBuckets: [{ name: "runners", configs: [] }],
  });
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const account = { bucket: "runners", region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const openS3 = (overrides: object = {}) => openS3Store({ ...account, endpoint, isPathStyle: true, ...overrides });
const stores: [string, () => UploadStore][] = [
  ["a folder", () => openFolderStore(file("folder"))],
  ["an S3-compatible store", () => openS3()],
];

describe.each(stores)("%s of uploads", (_name, open) => {
  let store: UploadStore;
  const read = async (key: string) => {
    const stream = await store.read(key);
    return stream && text(stream);
  };
  const keys = async () => {
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    return keys.sort();
  };

  beforeEach(async () => {
    store = open();
    for (const key of await keys()) await store.remove(key);
  });

  test("returns the bytes that were stored, each under its own key", async () => {
    await store.put(getKey("a"), file("one"), "text/plain");
    await store.put(getKey("b"), file("two"), "text/plain");
    expect([await read(getKey("a")), await read(getKey("b"))]).toEqual(["the first bytes", "other bytes"]);
  });

  test("still has it when it is opened again", async () => {
    await store.put(getKey("a"), file("one"), "text/plain");
    store = open();
    expect(await read(getKey("a"))).toBe("the first bytes");
  });

  test("stores a file that is too large for one part", async () => {
    await store.put(getKey("a"), file("large"), "application/zip");
    expect((await read(getKey("a")))?.length).toBe(12 * 1024 * 1024);
  });

  test("has nothing under a key that was never used, or no longer", async () => {
    await store.put(getKey("a"), file("one"), "text/plain");
    await store.remove(getKey("a"));
    await store.remove(getKey("c"));
    expect([await read(getKey("a")), await read(getKey("c"))]).toEqual([undefined, undefined]);
  });

  test("lists its keys with the times at which they were stored", async () => {
    expect(await keys()).toEqual([]);
    await store.put(getKey("b"), file("two"), "text/plain");
    await store.put(getKey("a"), file("one"), "text/plain");
    expect(await keys()).toEqual([getKey("a"), getKey("b")]);
    for await (const { keptAt } of store.list()) expect(Math.abs(keptAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test.each(["../secret.key", "a/b", "", "short", `${getKey("a")}/..`])("refuses the key %j", async (key) => {
    await expect((async () => store.put(key, file("one"), "text/plain"))()).rejects.toThrow("no such key");
    await expect((async () => store.read(key))()).rejects.toThrow("no such key");
    await expect((async () => store.remove(key))()).rejects.toThrow("no such key");
  });
});

test("a signed address of the S3 store lets a browser read only that file, under its name", async () => {
  const store = openS3();
  await store.put(getKey("a"), file("one"), "text/plain");
  await store.put(getKey("b"), file("two"), "text/plain");
  const requestHeaders = { type: "application/pdf", disposition: 'attachment; filename="id.pdf"' };
  const address = (await store.signedAddress?.(getKey("a"), requestHeaders, 60)) ?? "";
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([200, "the first bytes"]);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="id.pdf"');
  // The local server does not check signatures of this kind: they are computed a second time by the
  // published algorithm.
  const url = new URL(address);
  expect(url.searchParams.get("X-Amz-Expires")).toBe("60");
  expect(url.searchParams.get("X-Amz-Signature")).toBe(getSignature(url));
  const otherAddress = new URL(address.replace(getKey("a"), getKey("b")));
  expect(otherAddress.searchParams.get("X-Amz-Signature")).not.toBe(getSignature(otherAddress));
});

test("a store that does not know the server's key refuses every request", async () => {
  const stranger = openS3({ accessKeyId: "STRANGER" });
  await expect(stranger.put(getKey("d"), file("one"), "text/plain")).rejects.toThrow("does not exist");
  expect(await openS3().read(getKey("d"))).toBeUndefined();
});

/** AWS Signature Version 4 of a presigned GET address. */
function getSignature(url: URL): string {
  const encode = (value: string) =>
    encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const time = url.searchParams.get("X-Amz-Date") ?? "";
  const scope = `${time.slice(0, 8)}/${account.region}/s3/aws4_request`;
  const request = `GET\n${url.pathname}\n${query}\nhost:${url.host}\n\nhost\nUNSIGNED-PAYLOAD`;
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${createHash("sha256").update(request).digest("hex")}`;
  const mac = (key: string | Buffer, part: string) => createHmac("sha256", key).update(part).digest();
  const key = scope.split("/").reduce<string | Buffer>(mac, `AWS4${account.secretAccessKey}`);
  return mac(key, toSign).toString("hex");
}
