import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");
const hosts = ["localhost", "cloud-ridge-trail.localhost", "open-demo-10k.localhost"].map(
  (host) => `http://${host}:${inject("port")}`,
);

test.each(hosts)(
  "a phone that opens %s and reads to the end gets no picture that is wider than it can show",
  async (host) => {
    const { page, complaints, close } = await visit(browser, {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
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
    for (let at = 0; at < (await page.evaluate(() => document.body.scrollHeight)); at += 700) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
    }
    await settle(page);
    const pictures = await Promise.all(served);
    expect(pictures.length).toBeGreaterThan(3);
    // A variant has its width in its name; a picture that is served whole does not.
    expect(pictures.filter(({ path, width }) => !path.includes(`-${width}.`))).toEqual([]);
    expect(pictures.filter(({ width }) => width > 960)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(hosts)("messengers, tabs and home screens get the pictures of %s in their sizes", async (host) => {
  const html = await (await fetch(`${host}/`)).text();
  const addressOf = (pattern: RegExp) => pattern.exec(html)?.[1] ?? expect.fail(`${pattern}`);
  const bytesOf = async (address: string) => {
    const response = await fetch(new URL(address, host));
    expect([address, response.status]).toEqual([address, 200]);
    return Buffer.from(await response.arrayBuffer());
  };
  const sizeOf = async (address: string) => {
    const { width, height } = await sharp(await bytesOf(address)).metadata();
    return [width, height];
  };
  expect(await sizeOf(addressOf(/property="og:image" content="([^"]+)"/))).toEqual([1200, 630]);
  expect(await sizeOf(addressOf(/rel="apple-touch-icon" href="([^"]+)"/))).toEqual([180, 180]);
  expect(await sizeOf(addressOf(/sizes="192x192" href="([^"]+)"/))).toEqual([192, 192]);
  for (const address of [addressOf(/rel="icon" href="([^"]+\.ico)"/), "/favicon.ico"]) {
    const icon = await bytesOf(address);
    // As the format states it: how many, then 16 bytes for each, which begin with its width.
    const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + 16 * index]);
    expect(widths).toEqual([16, 32, 48]);
  }
});

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
      // Each picture with the gap to its right and below it: together they are the list with one more gap each way.
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
