import { once } from "node:events";
import { cp, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../start.ts";
import { openWorld, testKey, tinyDocument, tinySite, type World, writeFiles } from "../../testWorld.ts";
import { announceServer, findRunningServer, hasKey, newKey, withdrawServer } from "./runningServer.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-admin-"));
  world = await openWorld({ "run/site.json": tinySite(), "run/documents/rules.json": tinyDocument() });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const authorization = `Bearer ${testKey}`;
const ask = async (method: "GET" | "POST", url: string, payload?: object) =>
  (await world.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })).json();
const domainName = "run.example";
const publish = async (title: string, name = "site") => {
  const site = join(folder, name);
  await writeFiles(site, { "site.json": tinySite({ title: { zh: title } }), "documents/rules.json": tinyDocument() });
  return ask("POST", "/admin/publish", { folder: site, siteId: "run-organiser", domainName });
};
const listed = async () => (await ask("GET", `/admin/releases?domainName=${domainName}`)).data;
const listStored = () =>
  readdir(world.store.folder, { recursive: true }).then((names) => names.filter((name) => name.includes("/")));
const shown = async () => {
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${domainName}`)).json();
  return JSON.parse((await world.app.inject(data.uri)).body).site.title.zh;
};

test("an organiser publishes, publishes again, and steps back: visitors get the edition before, and history keeps both", async () => {
  expect((await publish("第一版")).data.outcome).toBe("published");
  expect((await publish("第二版")).data.outcome).toBe("published");
  expect(await shown()).toBe("第二版");
  expect((await ask("POST", "/admin/rollback", { domainName })).data.outcome).toBe("rolled-back");
  expect(await shown()).toBe("第一版");
  const [newest, oldest] = await listed();
  expect([newest.isActive, oldest.isActive]).toEqual([false, true]);
  const forward = await ask("POST", "/admin/rollback", { domainName, to: newest.hash.slice(0, 8) });
  expect(forward.data.outcome).toBe("rolled-back");
  expect(await shown()).toBe("第二版");
});

test("the same site has the same hash, wherever its folder is and whenever it is published", async () => {
  await publish("第三版", "here");
  const [first] = await listed();
  await cp(join(folder, "here"), join(folder, "there"), { recursive: true });
  await publish("第四版", "here");
  await publish("第三版", "there");
  const [again] = await listed();
  expect(again.hash).toBe(first.hash);
  expect(again.releaseId).not.toBe(first.releaseId);
});

test("an edition with one wrong byte in any of its files is refused, and visitors keep the one they have", async () => {
  const site = join(folder, "whole");
  const publishWhole = async (title: string, files: object) => {
    await writeFiles(site, {
      "site.json": tinySite({ title: { zh: title }, theme: { accent: "#0b6b75" } }),
      "documents/rules.json": tinyDocument(`<p>${"规程。".repeat(400)}</p>`),
      "media/images.json": { "media/a.jpg": { width: 9, height: 9, widths: [480], formats: ["webp", "jpg"] } },
      "media/a-480.webp": "webp",
      "media/a-480.jpg": "jpg",
      "media/course.gpx":
        '<gpx><trk><trkseg><trkpt lat="30.1" lon="120.1"/><trkpt lat="30.2" lon="120.2"/></trkseg></trk></gpx>',
      ...files,
    });
    const reply = await ask("POST", "/admin/publish", {
      folder: site,
      siteId: "whole",
      domainName: "whole.example.com",
    });
    expect(reply.data.outcome).toBe("published");
    const { data } = await ask("GET", "/admin/releases?domainName=whole.example.com");
    return data[0].hash as string;
  };
  const before = new Set(await listStored());
  const first = await publishWhole("第一", {});
  const stored = (await listStored()).filter((path) => !before.has(path));
  expect(stored.map((path) => path.split("/")[1])).toEqual(
    expect.arrayContaining(["site.json", "site.json.br", "source.json", "theme.css", "rules.json.gz", "course.gpx"]),
  );
  const second = await publishWhole("第二", {});
  const goBack = async () =>
    (await ask("POST", "/admin/rollback", { domainName: "whole.example.com", to: first })).data.outcome;
  const accepted: string[] = [];
  for (const path of stored) {
    const place = join(world.store.folder, path);
    const content = await readFile(place);
    const wrong = Buffer.from(content);
    wrong[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1;
    await writeFile(place, wrong);
    if ((await goBack()) !== "damaged") {
      accepted.push(path.split("/")[1] ?? "");
      await ask("POST", "/admin/rollback", { domainName: "whole.example.com", to: second });
    }
    await writeFile(place, content);
  }
  expect(accepted).toEqual([]);
  expect(await goBack()).toBe("rolled-back");
});

test("an organiser who publishes a site again has its damaged files whole again", async () => {
  await publish("同一版");
  const [{ hash }] = await listed();
  for (const form of ["", ".br"]) {
    const place = join(world.store.folder, hash, `site.json${form}`);
    const content = await readFile(place);
    await writeFile(place, content.subarray(1));
    await publish("同一版");
    expect(await readFile(place)).toEqual(content);
  }
});

test("an edition with a damaged file is refused, and visitors keep the one they have", async () => {
  await publish("完好");
  const [damaged] = await listed();
  await publish("更新");
  const place = join(world.store.folder, damaged.hash, "site.json");
  await writeFile(place, (await readFile(place, "utf8")).replace("完好", "坏了"));
  const answer = await ask("POST", "/admin/rollback", { domainName, to: damaged.hash });
  expect(answer.data).toMatchObject({ outcome: "damaged" });
  expect(await shown()).toBe("更新");
});

test("a site with an error is refused with its problems, and nothing changes", async () => {
  const site = join(folder, "broken");
  await writeFiles(site, { "site.json": "{ nothing" });
  const { data } = await ask("POST", "/admin/publish", { folder: site, siteId: "run-organiser", domainName });
  expect(data.outcome).toBe("refused");
  expect(data.problems[0].code).toBe("SL1001");
});

test("nobody without the key learns that there is anything to ask", async () => {
  for (const header of [undefined, "Bearer ", "Bearer wrong", testKey, `Bearer ${testKey}x`]) {
    const headers = header === undefined ? {} : { authorization: header };
    const reply = await world.app.inject({ url: `/admin/releases?domainName=${domainName}`, headers });
    expect(reply.statusCode).toBe(404);
  }
  expect(hasKey(authorization, testKey)).toBe(true);
});

test("the command finds a running server by a file that only its own user can read, and none that has ended", async () => {
  await announceServer(folder, { port: 9, key: newKey() });
  expect(((await stat(join(folder, "server.json"))).mode & 0o777).toString(8)).toBe("600");
  expect(await findRunningServer(folder)).toBeUndefined();
  expect(await findRunningServer(join(folder, "nowhere"))).toBeUndefined();
});

test("a server that could not start does not take back what the running one announced", async () => {
  await announceServer(folder, { port: 9, key: "running" });
  await withdrawServer(folder, "another");
  expect(JSON.parse(await readFile(join(folder, "server.json"), "utf8")).key).toBe("running");
  await withdrawServer(folder, "running");
  await expect(stat(join(folder, "server.json"))).rejects.toThrow("ENOENT");
});

test("a command that reads while a server starts sees the whole file of the one before", async () => {
  const path = join(folder, "server.json");
  await announceServer(folder, { port: 9, key: "before" });
  const reader = await open(path);
  await announceServer(folder, { port: 9, key: "after" });
  expect(JSON.parse(await reader.readFile("utf8")).key).toBe("before");
  expect((await readdir(folder)).filter((name) => name.startsWith("server.json"))).toEqual(["server.json"]);
  await reader.close();
  // The control: a file that is written in its place changes while it is read.
  const secondHandle = await open(path);
  await writeFile(path, "{");
  expect(await secondHandle.readFile("utf8")).toBe("{");
  await secondHandle.close();
  expect(await findRunningServer(folder)).toBeUndefined();
});

test("a server that ends while another one starts leaves that one announced", async () => {
  for (let round = 0; round < 30; round++) {
    await announceServer(folder, { port: 9, key: "ending" });
    await Promise.all([withdrawServer(folder, "ending"), announceServer(folder, { port: 9, key: "starting" })]);
    expect(JSON.parse(await readFile(join(folder, "server.json"), "utf8")).key).toBe("starting");
  }
});

test("what a crash left is recognised, although another program or another server has the port since", async () => {
  const port = await listen(world.app, { host: "127.0.0.1", port: 0 });
  await announceServer(folder, { port, key: testKey });
  expect(await findRunningServer(folder)).toEqual({ port, key: testKey });
  await announceServer(folder, { port, key: newKey() });
  expect(await findRunningServer(folder)).toBeUndefined();
  const anything = createServer((_request, response) => response.end("{}")).listen(0, "127.0.0.1");
  await once(anything, "listening");
  await announceServer(folder, { port: (anything.address() as AddressInfo).port, key: testKey });
  expect(await findRunningServer(folder)).toBeUndefined();
  anything.close();
});
