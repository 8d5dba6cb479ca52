import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layTestDatabase } from "./base/db/testDatabase.ts";
import { root } from "./base/root.ts";
import { getProgram } from "./testProgram.ts";
import { tinyDocument, tinySite, writeFiles } from "./testWorld.ts";

let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-main-"));
  await writeFiles(join(folder, "sites"), {
    "trail/site.json": tinySite(),
    "trail/documents/rules.json": tinyDocument(),
  });
});

afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => { out: string; errors: string };
  ended: Promise<number | null>;
  printed: (text: RegExp) => Promise<string>;
}

function start(settings: Record<string, string>): Run {
  const env = {
    PATH: process.env.PATH ?? "",
    DATA_DIR: join(folder, "data"),
    SITES_DIR: join(folder, "sites"),
    ...settings,
  };
  const child = spawn(process.execPath, getProgram("server"), { cwd: root, env });
  started.push(child);
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.on("close", resolve));
  const printed = async (text: RegExp) => {
    for (;;) {
      const match = text.exec(out);
      if (match) return match[1] ?? "";
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, output: () => ({ out, errors }), ended: exited, printed };
}

test("an operator starts it, reads the address, uses it and stops it with Ctrl-C; the next start has the same data", async () => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const run = start({ PORT: "0" });
    const address = await run.printed(/Startline is ready at (http:\/\/localhost:\d+)\n/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const reply = await fetch(`${address}/website-center/site-config?domainName=trail.localhost`);
    expect(await reply.json()).toMatchObject({ code: 0, data: { domainName: "trail.localhost" } });
    expect(run.output().out.includes("Site trail: published")).toBe(signal === "SIGINT");
    // The folder was closed from the beginning, so there is nothing to report.
    expect(run.output().out).not.toContain("other users");
    run.child.kill(signal);
    expect(await run.ended).toBe(0);
    expect(run.output().errors).toBe("");
    await expect(access(join(folder, "data/pg.lock"))).rejects.toThrow("ENOENT");
  }
});

test("one site with a NUL and one that cannot be read do not keep the server from starting, each has a line, and other users lose access to the data", async () => {
  const sites = join(folder, "some-broken");
  const nul = JSON.stringify(tinySite({ id: "nul" })).replace("小城跑", "小\\u0000城跑");
  await writeFiles(sites, { "nul/site.json": nul, "trail/site.json": tinySite(), "nul/documents/rules.json": "{" });
  await symlink(join(sites, "loop"), join(sites, "loop"));
  const dataDir = join(folder, "some-broken-data");
  await layTestDatabase(dataDir);
  await writeFiles(dataDir, { "uploads/card": "x" });
  const widest = async () => {
    const names = ["", ...(await readdir(dataDir, { recursive: true }))];
    const modes = await Promise.all(names.map(async (name) => (await stat(join(dataDir, name))).mode & 0o077));
    return Math.max(...modes);
  };
  await chmod(dataDir, 0o755);
  expect(await widest()).toBeGreaterThan(0);
  const run = start({ PORT: "0", SITES_DIR: sites, DATA_DIR: dataDir });
  const address = await run.printed(/Startline is ready at (http:\/\/localhost:\d+)\n/);
  const reply = await fetch(`${address}/website-center/site-config?domainName=trail.localhost`);
  expect(await reply.json()).toMatchObject({ code: 0 });
  const { out, errors } = run.output();
  expect(out).toMatch(
    /Site loop: not published\. .+loop cannot be read or written: a symbolic link leads to itself \(ELOOP\)/,
  );
  expect(out).toMatch(/Site nul: published, with \d errors[\s\S]+SL1008 site\.json:1 /);
  expect(out + errors).not.toMatch(/select|insert|params|\bat .+\.ts/i);
  await run.printed(
    /some-broken-data: other users could access [\d,]+ files and folders in it\. These rights were removed\.\n/,
  );
  run.child.kill("SIGINT");
  expect(await run.ended).toBe(0);
  expect(await widest()).toBe(0);
});

test("an operator reads at start which messages are not sent, and the address of the outbox that keeps them; in production, only that", async () => {
  const data = { DATA_DIR: join(folder, "outbox"), PORT: "0" };
  await layTestDatabase(data.DATA_DIR);
  const email = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "noreply@example.com" };
  for (const [settings, sentence] of [
    [
      {},
      /Not set, so not sent but shown at (http:\/\/localhost:\d+\/dev\/outbox): email \(SMTP_URL\) and text messages \(SMS_PROVIDER\)\.\n/,
    ],
    [{ ...email, NODE_ENV: "production" }, /\n(Not set, so not sent: text messages \(SMS_PROVIDER\)\.)\n/],
  ] as const) {
    const run = start({ ...data, ...settings });
    const line = await run.printed(sentence);
    const mode = /\nDevelopment: only this machine reaches the server, and codes and test accounts are shown below/;
    expect(mode.test(run.output().out)).toBe(line.startsWith("http"));
    if (line.startsWith("http")) expect((await fetch(`${line}.json`)).status).toBe(200);
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(0);
    expect(run.output().errors).toBe("");
  }
});

test("a bad setting ends it with one sentence and no stack", async () => {
  const run = start({ PORT: "eighty" });
  expect(await run.ended).toBe(1);
  expect(run.output()).toEqual({
    out: "",
    errors: 'PORT is "eighty", but it must be a whole number from 0 to 65535.\n',
  });
});

test("Ctrl-C ends it although a browser never finishes what it sends", async () => {
  const run = start({ PORT: "0" });
  const address = await run.printed(/Startline is ready at (.+)\n/);
  const half = connect(Number(new URL(address).port), "localhost");
  half.on("error", () => undefined);
  half.write("GET /heal");
  await once(half, "connect");
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  run.child.kill("SIGINT");
  expect(await run.ended).toBe(0);
  expect(run.output().errors).toBe("");
  await expect(access(join(folder, "data/pg.lock"))).rejects.toThrow("ENOENT");
});

test("a port that is taken ends it with one sentence and leaves the database free", async () => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, "::", resolve));
  const address = otherServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const run = start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.output().errors).toBe(`Port ${port} is already in use. Set PORT to a free one.\n`);
  await expect(access(join(folder, "data/pg.lock"))).rejects.toThrow("ENOENT");
  otherServer.close();
});
