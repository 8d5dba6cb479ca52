import { isObject, type JsonObject } from "../pointers.ts";
import { raceFacts } from "../race.ts";
import { Origins } from "./origins.ts";
import { upgradeFooter, upgradeHeader } from "./site-v2-frame.ts";
import { upgradeHome } from "./site-v2-home.ts";
import { upgradeRoutes } from "./site-v2-routes.ts";
import { bilingual, idOf, isOn, textOf } from "./v1Values.ts";

/** A site of version 2 made from the flat config, and where each part of it came from. */
export interface UpgradedSite {
  site: JsonObject;
  origins: Origins;
}

/** The address that says a file is a site of version 2. */
export const siteV2 = "https://startline.dev/schemas/site/v2.schema.json";

/** Makes a site of version 2 from the flat config; blocks and pages are written at their version 1. What it does not know stays at the top. */
export function upgradeSite(flat: JsonObject, race?: unknown): UpgradedSite {
  const rest: JsonObject = { ...flat };
  const take = (key: string): unknown => {
    const value = rest[key];
    delete rest[key];
    return value;
  };
  const origins = new Origins();
  for (const key of Object.keys(flat)) origins.set(`/${key}`, `/${key}`);
  origins.set("/title", "/websiteTitle");
  origins.set("/title/en", "/websiteTitleEn");
  take("$schema");
  const title = bilingual(take("websiteTitle"), take("websiteTitleEn")) ?? { zh: "" };
  const facts = isObject(flat.race) ? flat.race : raceFacts(race);
  const routes = upgradeRoutes(flat, origins);
  const site: JsonObject = {
    $schema: siteV2,
    id: idOf(flat.id, "site"),
    title,
    languages: isOn(take("internationalization")) ? ["zh", "en"] : ["zh"],
    ...optional("mobileUrl", textOf(take("mobileUrl"))),
    ...optional("brand", upgradeBrand(take("logo"), take("logoH5"), title, origins)),
    ...optional("header", upgradeHeader(rest, origins)),
    ...optional("footer", upgradeFooter(rest, title, origins)),
    ...optional("race", facts),
    home: { blocks: upgradeHome(flat, routes, isObject(facts), origins) },
    routes,
  };
  for (const key of consumed) if (isTaken(key, flat)) delete rest[key];
  return { site: mergeRest(site, rest), origins };
}

const consumed = [
  "carouselList",
  "searchConfigList",
  "wonderfulPictures",
  "videoCollections",
  "adListTop",
  "adListBottom",
  "websiteRegInfo",
  "copyright",
  "copyrightEn",
  "copyrightImg",
  "qrCode",
  "registrationSearch",
  "scoreSearch",
  "pictureSearch",
  "remoteAsyncRoutes",
];

// What has the wrong kind could not be used: it stays where it was written.
function isTaken(key: string, flat: JsonObject): boolean {
  if (key === "copyrightImg" || key === "qrCode")
    return flat[key] === null || typeof flat[key] === "string" || Array.isArray(flat[key]);
  if (key === "copyright" || key === "copyrightEn") return typeof flat[key] === "string";
  return key.endsWith("Search") ? isObject(flat[key]) : Array.isArray(flat[key]);
}

// An unknown field that has the name of one of ours keeps its content under "flat".
function mergeRest(site: JsonObject, rest: JsonObject): JsonObject {
  const free = Object.entries(rest).filter(([key]) => !Object.hasOwn(site, key));
  const clashing = Object.entries(rest).filter(([key, value]) => Object.hasOwn(site, key) && site[key] !== value);
  const kept = clashing.length > 0 ? [["flat", Object.fromEntries(clashing)] as const] : [];
  return Object.fromEntries([...Object.entries(site), ...free, ...kept]);
}

function upgradeBrand(logo: unknown, logoMobile: unknown, alt: object, origins: Origins): JsonObject | undefined {
  origins.set("/brand/logo/src", "/logo");
  origins.set("/brand/logoMobile/src", "/logoH5");
  const brand = { ...optional("logo", image(logo, alt)), ...optional("logoMobile", image(logoMobile, alt)) };
  return Object.keys(brand).length > 0 ? brand : undefined;
}

function image(src: unknown, alt: object): JsonObject | undefined {
  const address = textOf(src);
  return address === undefined ? undefined : { src: address, alt };
}

function optional(key: string, value: unknown): JsonObject {
  return value === undefined ? {} : { [key]: value };
}
