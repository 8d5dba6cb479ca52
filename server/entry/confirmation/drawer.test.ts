import { execFileSync } from "node:child_process";
import decodeQR from "qr/decode.js";
import { afterEach, describe, expect, test } from "vitest";
import { type Drawer, openDrawer } from "../../base/print/drawer.ts";
import { qrPath } from "../../base/print/qrPath.ts";
import { readPdf } from "../../base/print/testPdf.ts";
import { drawPaper } from "./drawPaper.ts";
import type { Paper, PaperPerson } from "./paper.ts";

const anna: PaperPerson = {
  name: "Anna Meier",
  latinName: "",
  code: "7K3M9Q2XRA",
  facts: [["项目", "十公里"]],
  order: [["付款", "¥30"]],
};
const paper = (overrides: Partial<Paper> = {}): Paper => ({
  language: "zh",
  accent: "#0b6b75",
  title: "参赛确认函",
  race: "公园跑",
  when: "2036年1月6日",
  people: [anna],
  contact: "",
  made: "",
  ...overrides,
});

let drawer: Drawer;
afterEach(() => drawer?.close());

describe("confirmations are drawn", () => {
  test("in a process beside the server, and again after that has ended, also in the middle of one", async () => {
    drawer = openDrawer();
    const first = await drawer.draw({ kind: "confirmation", paper: paper() }, "a");
    expect((await readPdf(first as Buffer)).pages[0]).toContain("Anna Meier");
    const many = paper({ people: Array.from({ length: 100 }, () => anna) });
    const cut = drawer.draw({ kind: "confirmation", paper: many }, "a");
    await new Promise((resolve) => setTimeout(resolve, 20));
    killChildren();
    await expect(cut).rejects.toThrow("its process ended");
    expect(
      (await readPdf((await drawer.draw({ kind: "confirmation", paper: paper() }, "a")) as Buffer)).pages,
    ).toHaveLength(1);
  });

  test("for so many at a time, and nobody waits for one that takes too long", async () => {
    drawer = openDrawer({ most: 1, seconds: 0.001 });
    const slow = drawer.draw({ kind: "confirmation", paper: paper() }, "a");
    expect(await drawer.draw({ kind: "confirmation", paper: paper() }, "a")).toBe("busy");
    await expect(slow).rejects.toThrow("it took more than");
  });

  test("with names, races and places of any length, and without any", async () => {
    const long = "阿卜杜热合曼·买买提吐尔逊江 🏃‍♀️ محمد \u202e".repeat(40);
    const facts = Array.from({ length: 4 }, () => [long, long] as const);
    const wild = { ...anna, name: long, latinName: long, facts, order: facts };
    const empty = { ...anna, name: "", facts: [], order: [] };
    const file = await drawPaper(paper({ race: long, when: long, contact: long, made: long, people: [wild, empty] }));
    const { pages } = await readPdf(file);
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain("7K3M9Q2XRA");
  });
});

// By their parent: only what this test's process has started.
function killChildren(): void {
  const processes = execFileSync("ps", ["-o", "pid=,ppid=,args=", "-A"], { encoding: "utf8" }).split("\n");
  for (const line of processes) {
    const [pid, parent] = line.trim().split(/\s+/);
    if (parent === String(process.pid) && line.includes("printWorker")) process.kill(Number(pid), "SIGKILL");
  }
}

test("the code to scan contains the entry's code", () => {
  const { path, modules } = qrPath("7K3M9Q2XRA");
  const [scale, quiet] = [4, 4];
  const width = (modules + 2 * quiet) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, from, y, to] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let x = Number(from); x < Number(from) + Number(to); x++) paint(x + quiet, Number(y) + quiet);
  function paint(x: number, y: number): void {
    for (let pixel = 0; pixel < scale * scale; pixel++) {
      const column = x * scale + (pixel % scale);
      const row = y * scale + Math.floor(pixel / scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe("7K3M9Q2XRA");
});
