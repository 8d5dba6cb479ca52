import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server.ts";
import { collectComplaints, type Driver, takeComplaints } from "./driver.ts";
import { leash } from "./leash.ts";
import { openSession } from "./webdriver.ts";

const keys = { Escape: "\uE00C", Tab: "\uE004", Enter: "\uE007" };

/** Opens WebKitGTK's MiniBrowser on a virtual screen by WebDriver. */
export async function openWebKit(driverPath: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "startline-webkit-"));
  const ends: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const endOne of ends.splice(0)) await endOne();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [screen, display] = await startScreen();
    ends.unshift(screen);
    const port = await freePort();
    const env = { ...process.env, ...homeIn(folder), DISPLAY: `:${display}` };
    ends.unshift(leash(spawn(driverPath, ["-p", String(port)], { env, stdio: "ignore", detached: true })));
    return await drive(port, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function drive(port: number, end: () => Promise<void>): Promise<Driver> {
  const session = await openSession(`http://127.0.0.1:${port}`);
  const past: string[] = [];
  const run: Driver["run"] = (task, ...args) =>
    session.post("execute/sync", { script: `return (${task}).apply(null, arguments)`, args });
  const keep = async () => past.push(...(await run(takeComplaints)));
  const act = (source: object) => session.post("actions", { actions: [source] });
  const press = (key: string) => [
    { type: "keyDown", value: key },
    { type: "keyUp", value: key },
  ];
  return {
    async open(url) {
      await keep();
      await session.post("url", { url });
      await run(collectComplaints);
    },
    async reload() {
      await keep();
      await session.post("refresh", {});
      await run(collectComplaints);
    },
    run,
    pressAt: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type: (text) => act({ type: "key", id: "keyboard", actions: [...text].flatMap(press) }),
    pressKey: (name) => act({ type: "key", id: "keyboard", actions: press(keys[name]) }),
    resize: (width, height) => resizeTo(session, run, width, height),
    async screenshot(path) {
      writeFileSync(path, Buffer.from(await session.get<string>("screenshot"), "base64"));
    },
    async complaints() {
      await keep();
      return past;
    },
    async close() {
      await session.end().finally(end);
    },
  };
}

// WebDriver sets the size of the window, whose tool bar takes some of the height.
async function resizeTo(session: Session, run: Driver["run"], width: number, height: number): Promise<void> {
  await session.post("window/rect", { x: 0, y: 0, width, height });
  const bar = height - (await run(() => window.innerHeight));
  await session.post("window/rect", { x: 0, y: 0, width, height: height + bar });
}

type Session = Awaited<ReturnType<typeof openSession>>;

// A home folder without the user's settings, and with a tool bar that fits a window as narrow as a
// phone's.
function homeIn(folder: string): Record<string, string> {
  mkdirSync(join(folder, "gtk-3.0"));
  const narrow = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), narrow);
  return { HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder, NO_AT_BRIDGE: "1" };
}

async function startScreen(): Promise<[end: () => Promise<void>, display: string]> {
  // Xvfb chooses a free display number and writes it to file descriptor 3.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const end = leash(screen);
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (number: Buffer) => resolve(number.toString().trim()));
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
  });
  return [end, display];
}
