import { chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "./chromium.mjs";

// Takes the picture of the README (docs/home.jpg) from a server that runs: npx tsx
// scripts/homePicture.ts [http://localhost:8080] It shows the city marathon while its registration
// is open, so that it looks the same on every day.

const address = process.argv[2] ?? "http://localhost:8080";
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  // Without motion the carousel stays at its first picture.
  const page = await browser.newPage({
    viewport: { width: 1200, height: 833 },
    locale: "zh-CN",
    reducedMotion: "reduce",
  });
  await page.goto(`${address}/?at=2025-08-12T10:00+08:00`, { waitUntil: "networkidle" });
  // The ribbon that names the moment is no part of what visitors see.
  await page.addStyleTag({ content: "[data-time-preview] { display: none }" });
  await page.screenshot({ path: "docs/home.jpg", type: "jpeg", quality: 82 });
} finally {
  await browser.close();
}
