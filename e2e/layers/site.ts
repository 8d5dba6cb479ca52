import type { Page } from "playwright-core";
import { expect } from "vitest";
import { byButton, byEscape, byPressBeside, type Layer, leaving, type Way } from "./layer.ts";
import { at, loggedInAt, type World } from "./world.ts";

const everywhere = [390, 1440];
const byTime: Way = () => Promise.resolve();
const byLink = leaving((_page, layer) => layer.getByRole("link").first().click());
const byWayBack = leaving((page) => page.goBack());

// Scrolls to the end, because blocks below the viewport load when the visitor scrolls to them.
// Comes from another page, so that Back has a target.
async function atWholeHome(page: Page, world: World): Promise<void> {
  await at("/about/contact")(page, world);
  await page.getByRole("banner").getByRole("link").first().click();
  const last = page.locator("main").getByRole("button", { name: /照片查询/ });
  await expect.poll(() => page.mouse.wheel(0, 900).then(() => last.count())).toBe(1);
}

const dialog = (page: Page) => page.getByRole("dialog");
const chakra = ["src/site/interaction/Layer.tsx"];

/** What opens over the pages of a site for all visitors. */
export const siteLayers: Layer[] = [
  {
    name: "the menu of phones",
    files: ["src/site/shell/PhoneMenu.tsx"],
    widths: [390],
    start: atWholeHome,
    opener: (page) => page.getByRole("button", { name: "打开菜单" }),
    layer: dialog,
    ways: { button: byButton("关闭菜单"), Escape: byEscape, link: byLink, "the way back": byWayBack },
  },
  {
    name: "a submenu",
    files: ["src/site/shell/Menu.tsx"],
    widths: [1440],
    start: at("/"),
    opener: (page) => page.getByRole("banner").locator("button[aria-expanded]").first(),
    layer: (page) => page.getByRole("banner").locator("button[aria-expanded] + ul").first(),
    ways: { Escape: byEscape, "a press beside it": leaving(byPressBeside), link: byLink },
  },
  {
    name: "the menu of an account",
    files: ["src/account/session/AccountMenu.tsx"],
    widths: [1440],
    start: loggedInAt("/"),
    opener: (page) => page.locator("header [data-account]").first(),
    layer: (page) => page.locator("header [data-account] + div").first(),
    ways: { Escape: byEscape, "a press beside it": leaving(byPressBeside), link: byLink },
  },
  {
    name: "the dialog of a look-up that is not open yet",
    files: ["blocks/home/search-entries/SearchEntries.tsx", ...chakra],
    widths: everywhere,
    start: atWholeHome,
    opener: (page) => page.locator("main").getByRole("button", { name: /照片查询/ }),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape, "a press beside it": byPressBeside },
  },
  {
    name: "the dialog that leads to sign-up or look-up",
    files: ["blocks/home/registration-now/RegistrationNow.tsx", ...chakra],
    widths: [390],
    start: atWholeHome,
    opener: (page) => page.locator("main").getByRole("button", { name: "报名或查询" }),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape, "a press beside it": byPressBeside, link: byLink },
  },
  {
    name: "the pictures of the home page, large",
    files: ["blocks/kit/media/Lightbox.tsx"],
    widths: everywhere,
    start: atWholeHome,
    opener: (page) => page.getByRole("button", { name: /^放大查看/ }).first(),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape, "the way back": byWayBack },
  },
  {
    name: "the pictures of the collection, large",
    files: ["blocks/kit/media/Lightbox.tsx"],
    widths: [1440],
    start: at("/image-collection"),
    opener: (page) => page.locator("main li button").first(),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape },
  },
  {
    name: "a film",
    files: ["blocks/kit/media/Films.tsx"],
    widths: [390],
    start: at("/video-collection"),
    opener: (page) => page.getByRole("button", { name: /^播放/ }).first(),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape },
  },
  {
    name: "a short message",
    files: chakra,
    widths: [1440],
    start: at("/"),
    opener: (page) => page.getByRole("banner").getByRole("button", { name: /^(English|EN|中文)$/ }),
    layer: (page) => page.locator("[data-scope=toast][data-part=root]"),
    ways: { button: leaving(byButton(/^(关闭|Close)$/)), time: byTime },
  },
];
