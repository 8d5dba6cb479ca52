import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { listExamples } from "./scripts.ts";

const base = inject("gallery");
const hosts = listExamples().map((host) => `http://${host}:${inject("port")}`);

test.each(hosts)(
  "%s: a phone gets variants and no whole picture; tabs, home screens and messengers get theirs in their sizes",
  async (host) => {
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
    const { page, complaints, close } = await visit(browser, phone);
    const served: Promise<{ path: string; width: number }>[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== "image" || !/\.(?:avif|webp|jpe?g|png)$/.test(pathname)) return;
      served.push(
        response.body().then(async (body) => ({ path: pathname, width: (await sharp(body).metadata()).width })),
      );
    });
    await page.goto(`${host}/`);
    await settle(page);
    // Pictures load when they come near.
    for (let at = 0; at < (await page.evaluate(() => document.body.scrollHeight)); at += 700) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), at);
      await page.waitForTimeout(50);
    }
    await settle(page);
    const pictures = await Promise.all(served);
    expect(pictures.length).toBeGreaterThan(1);
    // A variant has its width in its name; a picture that is served whole does not.
    expect(pictures.filter(({ path, width }) => !path.includes(`-${width}.`))).toEqual([]);
    expect(Math.max(...pictures.map(({ width }) => width))).toBeLessThanOrEqual(1600);

    const addressIn = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, attribute) => element.getAttribute(attribute) ?? "", name);
    const getBytes = async (address: string) => {
      const { pathname } = new URL(address, host);
      const [status, bytes] = await page.evaluate(async (path) => {
        const response = await fetch(path);
        return [response.status, [...new Uint8Array(await response.arrayBuffer())]] as const;
      }, pathname);
      expect([pathname, status]).toEqual([pathname, 200]);
      return Buffer.from(bytes);
    };
    const measureSize = async (address: string) => {
      const { width, height } = await sharp(await getBytes(address)).metadata();
      return `${width}x${height}`;
    };
    expect(await measureSize(await addressIn('meta[property="og:image"]', "content"))).toBe("1200x630");
    expect(await measureSize(await addressIn('link[rel="apple-touch-icon"]', "href"))).toBe("180x180");
    expect(await measureSize(await addressIn('link[rel="icon"][sizes="192x192"]', "href"))).toBe("192x192");
    for (const address of [await addressIn('link[rel="icon"][href$=".ico"]', "href"), "/favicon.ico"]) {
      const icon = await getBytes(address);
      // As the format states it: how many, then 16 bytes for each, which begin with its width.
      const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + 16 * index]);
      expect([address, widths]).toEqual([address, [16, 32, 48]]);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each([390, 800, 1440])("at %i px the page of pictures has no hole, however many there are", async (width) => {
  const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
  await page.goto(`${base}gallery.html?unit=page/image-collection&version=1&language=en`);
  await settle(page);
  const holes = await page.evaluate(() => {
    const list = document.querySelector("main ul, ul:has(button img)") as HTMLElement;
    const model = list.children[0] as HTMLElement;
    const found: string[] = [];
    // Fewer than a row of four are one row.
    for (let count = 4; count <= 24; count++) {
      list.replaceChildren(...Array.from({ length: count }, () => model.cloneNode(true)));
      const frame = list.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      // Each picture with the gap to its right and below it: together they are the list with one
      // more gap each way.
      const covered = [...list.children].reduce((sum, item) => {
        const { width, height } = item.getBoundingClientRect();
        return sum + (width + gap) * (height + gap);
      }, 0);
      const share = covered / ((frame.width + gap) * (frame.height + gap));
      if (Math.abs(share - 1) > 0.03) found.push(`${count} pictures cover ${share.toFixed(2)}`);
    }
    return found;
  });
  await close();
  expect(holes).toEqual([]);
});
