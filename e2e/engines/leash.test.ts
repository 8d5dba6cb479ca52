import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leash } from "./leash.ts";

// A fake browser: it starts another process, and both hold the output open until they end.
const browser = "sleep 30 & wait";
const tests = `
  import { spawn } from "node:child_process";
  import { leash } from ${JSON.stringify(join(import.meta.dirname, "leash.ts"))};
  leash(spawn("sh", ["-c", ${JSON.stringify(browser)}], { detached: true, stdio: "inherit" }));
  console.log("started");
  setInterval(() => {}, 1000);
`;

test("a browser ends with all that it has started when the tests are killed", async () => {
  const args = ["--import", "tsx", "--input-type=module", "-e", tests];
  const running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  expect(String(await once(running.stdout, "data"))).toBe("started\n");
  const closed = once(running.stdout.resume(), "close");
  running.kill("SIGKILL");
  await closed;
});

test("a browser ends with all that it has started when the tests close it", async () => {
  const running = spawn("sh", ["-c", browser], { detached: true, stdio: ["ignore", "pipe", "ignore"] });
  const closed = once(running.stdout.resume(), "close");
  await leash(running)();
  await closed;
});
