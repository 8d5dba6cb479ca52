import { gzipSync } from "node:zlib";
import { launch, visit } from "../e2e/browser.ts";
import { beLoggedIn } from "../e2e/loggedIn.ts";
import { atMost, type Row } from "./measure.ts";
import { startWithRunner } from "./serverWithRunner.ts";

const budget = 180_000;
// Milliseconds without a request after which the page loads nothing more by itself.
const restingTime = 2_000;

interface Script {
  path: string;
  bytes: number;
}

/**
 * The JavaScript that a logged-in runner's browser loads to show the first step of the demo race's
 * form. Prints also what it loads when the runner begins to fill it in.
 */
export async function benchFormPage(): Promise<Row[]> {
  const { atRest, engaged } = await loadFormPage();
  const total = sumOf(atRest);
  list(atRest);
  console.log("  and once the runner fills it in:");
  list(engaged.filter(({ path }) => !atRest.some((script) => script.path === path)));
  console.log(`  ${String(sumOf(engaged)).padStart(7)}  in all`);
  return [atMost("form page with its first step, JS gzip / budget", `${total} B`, `${budget} B`, total / budget, 1)];
}

function list(scripts: Script[]): void {
  for (const { path, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${String(bytes).padStart(7)}  ${path}`);
}

function sumOf(scripts: Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function loadFormPage(): Promise<{ atRest: Script[]; engaged: Script[] }> {
  const server = await startWithRunner("fixtures/sites/open-demo-10k");
  const browser = await launch();
  try {
    const { page } = await visit(browser, { viewport: { width: 390, height: 844 }, locale: "en-GB" });
    await beLoggedIn(page.context(), server.runner);
    const scripts: Promise<Script>[] = [];
    let busyAt = 0;
    page.on("request", () => {
      busyAt = performance.now();
    });
    page.on("response", (response) => {
      busyAt = performance.now();
      if (response.request().resourceType() !== "script") return;
      const path = new URL(response.url()).pathname;
      scripts.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })));
    });
    const rest = async () => {
      busyAt = performance.now();
      while (performance.now() - busyAt < restingTime) await page.waitForTimeout(100);
      return Promise.all(scripts);
    };
    await page.goto(`http://localhost:${server.port}/post`);
    await page.getByRole("button", { name: /Ten kilometres/ }).click();
    await page.waitForFunction(isDrawn);
    const atRest = await rest();
    await page.locator("form [data-field] input").first().focus();
    return { atRest, engaged: await rest() };
  } finally {
    await browser.close();
    await server.stop();
  }
}

// In the page: a step is drawn when each of its fields has a control.
function isDrawn(): boolean {
  const fields = [...document.querySelectorAll("form [data-field]")];
  return fields.length > 0 && fields.every((field) => field.querySelector("input, select, textarea, button"));
}
