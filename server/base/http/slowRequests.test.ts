import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../app.ts";
import { makeForm, makePdf } from "../../people/uploads/testFiles.ts";
import { openSenders, type SendersWorld } from "../../people/uploads/testSenders.ts";
import type { RequestPace } from "./slowRequests.ts";

let world: SendersWorld;
const closers: (() => Promise<unknown>)[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await openSenders();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const close of closers) await close();
  await world.close();
});

/** A server with that pace, beside the world's own. */
async function listenAt(pace: Partial<RequestPace>): Promise<number> {
  const { app } = await buildApp({ ...world, pace });
  closers.push(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as { port: number }).port;
}

/** A connection, what it received, and whether the server has closed it. */
function open(port: number) {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const state = { socket, text: "", isClosed: false };
  socket.on("data", (chunk) => (state.text += chunk)).on("error", () => {});
  socket.on("close", () => (state.isClosed = true));
  return state;
}

const { payload, headers } = makeForm("a.pdf", Buffer.concat([makePdf("x"), Buffer.alloc(40_000, 0x20)]));
const uploadHead = () =>
  `POST /user-center/base/uploadFile HTTP/1.1\r\nhost: x\r\ntoken: ${world.tokens.runner}\r\ncontent-type: ${headers["content-type"]}\r\ncontent-length: ${payload.length}\r\n\r\n`;
const callHead =
  "POST /user-center/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n";
const quick = { windowMs: 400, leastBytes: 1000 };
const closedSoon = (state: { isClosed: boolean }) =>
  vi.waitFor(() => expect(state.isClosed).toBe(true), { timeout: 15_000, interval: 50 });

/** Sends one byte every 100 ms until the server closes the connection. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => (socket.writable ? socket.write(" ") : clearInterval(timer)), 100);
  socket.on("close", () => clearInterval(timer));
}

describe("a stranger who holds connections open", () => {
  test.each([
    ["a call", () => callHead],
    ["an upload", uploadHead],
  ])("is cut off with 408 while sending %s byte by byte", async (_what, head) => {
    const state = open(await listenAt(quick));
    state.socket.write(head());
    trickle(state.socket);
    await closedSoon(state);
    expect(state.text).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(state.text.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: 408 });
  });

  test("is cut off after a request that was already refused", async () => {
    const state = open(await listenAt(quick));
    state.socket.write(uploadHead().replace(/token: .*\r\n/, ""));
    trickle(state.socket);
    await closedSoon(state);
    expect(state.text).toContain('"session/expired"');
  });

  test("is cut off while sending headers without end, and a body that is not through in time", async () => {
    const late = open(await listenAt({ headersMs: 300 }));
    late.socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\nx: ");
    trickle(late.socket);
    await closedSoon(late);
    expect(late.text).toMatch(/^HTTP\/1\.1 408 /);
    const long = open(await listenAt({ headersMs: 300, requestMs: 600 }));
    long.socket.write(callHead);
    trickle(long.socket);
    await closedSoon(long);
    expect(long.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("without these limits stays for as long as they like", async () => {
    const port = await listenAt({ windowMs: 3_600_000 });
    const guarded = open(await listenAt(quick));
    const free = open(port);
    for (const { socket } of [guarded, free]) {
      socket.write(callHead);
      trickle(socket);
    }
    await closedSoon(guarded);
    expect([free.isClosed, free.text]).toEqual([false, ""]);
  });
});

test("a runner on a bad network, who sends a little in each window, gets the file through", async () => {
  const state = open(await listenAt({ windowMs: 1500, leastBytes: 1000 }));
  state.socket.write(uploadHead());
  const startedAt = performance.now();
  for (let at = 0; at < payload.length; at += 4000) {
    state.socket.write(payload.subarray(at, at + 4000));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await vi.waitFor(() => expect(state.text).toContain("\r\n\r\n"), 15_000);
  expect(performance.now() - startedAt).toBeGreaterThan(1500);
  expect(state.text).toMatch(/^HTTP\/1\.1 200 /);
  expect(state.text).toContain('"code":0');
});
