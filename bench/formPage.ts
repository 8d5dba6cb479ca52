import { gzipSync } from "node:zlib";
import { beLoggedIn, startWithPeople } from "../e2e/account.ts";
import { launch, settle, visit } from "../e2e/browser.ts";
import { atMost, type Row } from "./measure.ts";

const budget = 180_000;

interface Script {
  path: string;
  bytes: number;
}

/** All JavaScript that a logged-in runner's browser loads until the first step of the demo race's form is drawn with its fields. */
export async function benchFormPage(): Promise<Row[]> {
  const scripts = await loadFormPage();
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of scripts.sort((a, b) => b.bytes - a.bytes))
    console.log(`  ${String(bytes).padStart(7)}  ${path}`);
  return [atMost("form page to its first step, JS gzip / budget", `${total} B`, `${budget} B`, total / budget, 1)];
}

async function loadFormPage(): Promise<Script[]> {
  const server = await startWithPeople("fixtures/sites/open-demo-10k", { runner: [] });
  const browser = await launch();
  try {
    const { page } = await visit(browser, { viewport: { width: 390, height: 844 }, locale: "en-GB" });
    await beLoggedIn(page.context(), "runner", server.tokens.runner ?? "");
    await page.addInitScript(noteWhenDrawn);
    const scripts: Promise<Script>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      const path = new URL(response.url()).pathname;
      scripts.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })));
    });
    await page.goto(`http://localhost:${server.port}/post`);
    await page.getByRole("button", { name: /Ten kilometres/ }).click();
    await page.locator("form [data-field]").first().waitFor();
    await settle(page);
    const needed = await page.evaluate(pathsBeforeDrawn);
    return (await Promise.all(scripts)).filter(({ path }) => needed.includes(path));
  } finally {
    await browser.close();
    await server.stop();
  }
}

// In the page: a step is drawn when each of its fields has a control. What later steps need is loaded from then on.
function noteWhenDrawn(): void {
  new MutationObserver((_changes, observer) => {
    const fields = [...document.querySelectorAll("form [data-field]")];
    if (fields.length === 0 || !fields.every((field) => field.querySelector("input, select, textarea, button"))) return;
    Object.assign(window, { drawnAt: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

function pathsBeforeDrawn(): string[] {
  const { drawnAt } = window as unknown as { drawnAt: number };
  const loaded = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= drawnAt);
  return loaded.map(({ name }) => new URL(name).pathname);
}
