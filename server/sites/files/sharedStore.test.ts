import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { and, eq } from "drizzle-orm";
import Fastify from "fastify";
import S3rver from "s3rver";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../base/db/open.ts";
import { publishedFiles, publishedParts } from "../../base/db/schema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { startPostgres } from "../../base/db/testPostgres.ts";
import { md5 } from "../../base/http/prebuilt.ts";
import { type Contents, openDatabaseContents } from "./contents.ts";
import { shareEarlierFiles, withEarlierFiles } from "./earlierFiles.ts";
import { CacheFull, openFileCache } from "./fileCache.ts";
import { withContentsBefore } from "./openStore.ts";
import { fileRoutes } from "./routes.ts";
import { openS3Contents } from "./s3Contents.ts";
import { openSharedStore } from "./sharedStore.ts";
import { openFileStore } from "./store.ts";

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let s3: S3rver;
let s3Contents: () => Contents;
const databases: Record<string, OpenDatabase> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-shared-"));
  postgres = await startPostgres();
  databases.postgres = await openDatabase({ ...postgres, dataDir: folder });
  databases.embedded = await openTestDatabase();
  const directory = join(folder, "s3");
  s3 = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "races", configs: [] }],
  });
  const endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
  const account = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER", isPathStyle: true };
  s3Contents = () => openS3Contents({ ...account, endpoint, bucket: "races" });
});
afterAll(async () => {
  for (const { close } of Object.values(databases)) await close();
  await s3.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const text = Buffer.from('{"title":"城市马拉松"}'.repeat(40));
const film = Buffer.alloc(2_500_000, "film");
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
const placeIn = (cache: string, content: Buffer) => join(cache, sha256(content).slice(0, 2), sha256(content));
const bytesIn = async (cache: string) => {
  const names = await readdir(cache, { recursive: true }).catch(() => []);
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).length;
};

describe.each([
  { name: "PostgreSQL", database: "postgres" },
  { name: "the embedded database", database: "embedded" },
  { name: "an S3-compatible store", database: "postgres", isInS3: true },
])("published files in $name", ({ database, isInS3 }) => {
  let parts: { db: OpenDatabase["db"]; contents: Contents };
  let servers = 0;
  let warned: string[];
  /** Another server with an empty disk. */
  const openServer = (mostBytes = 1e9) => {
    servers += 1;
    const cache = join(folder, `${database}-${isInS3}-${servers}`);
    const ownParts = {
      ...parts,
      cache: openFileCache(cache, mostBytes),
      warn: (line: string) => void warned.push(line),
    };
    return { cache, parts: ownParts, store: openSharedStore(ownParts) };
  };
  const spoil = async (content: Buffer, replacement: Buffer) => {
    if (isInS3) return parts.contents.put(sha256(content), replacement);
    const { sha256: hash, part } = publishedParts;
    await parts.db
      .update(publishedParts)
      .set({ content: replacement })
      .where(and(eq(hash, sha256(content)), eq(part, 0)));
  };

  beforeAll(() => {
    const { db } = databases[database] as OpenDatabase;
    parts = { db, contents: isInS3 ? s3Contents() : openDatabaseContents(db) };
  });
  beforeEach(async () => {
    warned = [];
    await parts.db.delete(publishedFiles);
    await parts.db.delete(publishedParts);
  });

  test("are whole on a server with an empty disk, with the compressed forms of texts", async () => {
    const [first, second] = [openServer(), openServer()];
    await first.store.put(md5(text), "site.json", text);
    await first.store.put(md5(film), "start.mp4", film);
    expect(await second.store.read(md5(text), "site.json")).toEqual(text);
    const compressed = await second.store.read(md5(text), "site.json", "br");
    expect(brotliDecompressSync(compressed ?? "")).toEqual(text);
    const place = await second.store.locate(md5(film), "start.mp4");
    expect(place?.startsWith(second.cache)).toBe(true);
    expect((await readFile(place ?? "")).equals(film)).toBe(true);
    expect(await second.store.holds(md5(text), "site.json", text)).toBe(true);
    const paths = [`${md5(text)}/site.json`, `${md5(film)}/start.mp4`, `${md5(film)}/other.mp4`];
    expect(await second.store.findMissing(paths)).toEqual([`${md5(film)}/other.mp4`]);
    expect(await second.store.read("../secret", "key")).toBeUndefined();
    expect(await second.store.locate(md5(text), "nothing.json")).toBeUndefined();
  });

  test("are fetched again if a copy on this disk was changed, also before this start", async () => {
    const { store, cache } = openServer();
    await store.put(md5(text), "site.json", text);
    await store.read(md5(text), "site.json");
    const place = placeIn(cache, text);
    await writeFile(place, Buffer.alloc(text.length, "x"));
    expect(await store.read(md5(text), "site.json")).toEqual(text);
    await writeFile(place, "");
    expect(await store.read(md5(text), "site.json")).toEqual(text);
    // As the copy was left by an earlier run, which nobody watched.
    await writeFile(place, Buffer.alloc(text.length, "y"));
    const later = openSharedStore({ ...parts, cache: openFileCache(cache, 1e9) });
    expect((await readFile((await later.locate(md5(text), "site.json")) ?? "")).equals(text)).toBe(true);
  });

  test("that are damaged for all servers are given to nobody, reported, and whole after the next publish", async () => {
    const [first, second] = [openServer(), openServer()];
    const path = `${md5(film)}/start.mp4`;
    await first.store.put(md5(film), "start.mp4", film);
    await spoil(film, Buffer.alloc(isInS3 ? film.length : 1024 * 1024, "x"));
    expect(await second.store.findMissing([path])).toEqual([]);
    expect(await second.store.read(md5(film), "start.mp4")).toBeUndefined();
    expect(warned).toEqual([`The stored bytes of ${path} are damaged or missing. Publish its site again.`]);
    expect(await bytesIn(second.cache)).toBe(0);
    expect(await first.store.findMissing([path])).toEqual([path]);
    await first.store.put(md5(film), "start.mp4", film);
    expect(await first.store.findMissing([path])).toEqual([]);
    expect((await second.store.read(md5(film), "start.mp4"))?.equals(film)).toBe(true);
  });

  test("take only so much of this server's disk, and the least recently used go first", async () => {
    const pictures = ["a", "b", "c", "d"].map((letter) => Buffer.alloc(100_000, letter));
    const { store, cache } = openServer(250_000);
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const picture of pictures) {
      await store.put(md5(picture), "a.png", picture);
      expect(await store.read(md5(picture), "a.png")).toEqual(picture);
      if (picture !== pictures[0]) await utimes(placeIn(cache, picture), longAgo, longAgo);
    }
    await expect.poll(() => bytesIn(cache)).toBe(2);
    // The first one was used within the last minute: a response may be about to open it.
    expect(existsSync(placeIn(cache, pictures[0] as Buffer))).toBe(true);
    for (const picture of pictures) expect(await store.read(md5(picture), "a.png")).toEqual(picture);
  });

  test("that only this server's disk had before are shared when they are read, and all of them at a start", async () => {
    const earlier = openFileStore(join(folder, `earlier-${database}-${isInS3}`));
    await earlier.put(md5(text), "site.json", text);
    await earlier.put(md5(film), "start.mp4", film);
    await earlier.put(md5(Buffer.from("a")), "a.json", Buffer.from("a"));
    await writeFile(join(earlier.folder, md5(Buffer.from("a")), "a.json"), "b");
    const [first, second] = [openServer(), openServer()];
    expect(await withEarlierFiles(first.store, earlier, first.parts).read(md5(text), "site.json")).toEqual(text);
    expect(await second.store.read(md5(text), "site.json")).toEqual(text);
    expect(await second.store.read(md5(film), "start.mp4")).toBeUndefined();
    const never = new AbortController();
    expect(await shareEarlierFiles(first.parts, earlier, never.signal)).toBe(1);
    expect((await second.store.read(md5(film), "start.mp4"))?.equals(film)).toBe(true);
    // A damaged text is not passed on.
    expect(await second.store.findMissing([`${md5(Buffer.from("a"))}/a.json`])).toHaveLength(1);
  });
});

test("files that are in the database stay readable after an S3-compatible store is set", async () => {
  const { db } = databases.postgres as OpenDatabase;
  const getCache = (name: string) => openFileCache(join(folder, name), 1e9);
  await openSharedStore({ db, contents: openDatabaseContents(db), cache: getCache("before") }).put(
    md5(text),
    "a.json",
    text,
  );
  const contents = withContentsBefore(s3Contents(), openDatabaseContents(db));
  expect(await openSharedStore({ db, contents, cache: getCache("after") }).read(md5(text), "a.json")).toEqual(text);
});

test("a visitor gets every file from a server whose disk is full, as long as the store has it", async () => {
  const { db } = databases.embedded as OpenDatabase;
  const contents = openDatabaseContents(db);
  const full = async () => {
    throw new CacheFull("There is no room.");
  };
  const store = openSharedStore({ db, contents, cache: { folder, locate: full } });
  await store.put(md5(text), "site.json", text);
  await store.put(md5(film), "start.mp4", film);
  expect(await store.read(md5(text), "site.json")).toEqual(text);
  expect(await store.read(md5(text), "other.json")).toBeUndefined();
  const app = Fastify();
  await app.register(fileRoutes, { store });
  const reply = await app.inject(`/files/${md5(film)}/start.mp4`);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "video/mp4"]);
  expect(reply.rawPayload).toEqual(film);
  // Control: a store that cannot be read answers no page.
  const brokenStore = openSharedStore({
    db,
    contents,
    cache: { folder, locate: async () => Promise.reject(new Error()) },
  });
  await expect(brokenStore.read(md5(film), "start.mp4")).rejects.toThrow("cannot be read");
  await app.close();
});
