import { chromium } from "playwright-core";

const [base, out, ...specs] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const spec of specs) {
  const [path, lang, width, full] = spec.split("|");
  const c = await b.newContext({
    viewport: { width: +width, height: +width < 600 ? 844 : 900 },
    reducedMotion: "reduce",
  });
  await c.addCookies([{ name: "language", value: lang, url: base }]);
  const p = await c.newPage();
  p.on("console", (m) => m.type() === "error" && console.log(spec, "CONSOLE", m.text()));
  p.on("pageerror", (e) => console.log(spec, "EXC", e.message));
  await p.goto(base + path);
  await p.waitForLoadState("networkidle");
  await p.waitForTimeout(500);
  if (full) {
    // scroll through for lazy images
    const h = await p.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 700) {
      await p.evaluate((y) => scrollTo(0, y), y);
      await p.waitForTimeout(120);
    }
    await p.evaluate(() => scrollTo(0, 0));
    await p.waitForTimeout(200);
  }
  const name = `${out}-${path.replace(/[^a-z0-9]/gi, "_")}-${lang}-${width}.png`;
  await p.screenshot({ path: name, fullPage: !!full });
  console.log(name);
  await c.close();
}
await b.close();
