import { isObject, type JsonObject } from "#core/pointers.ts";
import { Origins } from "./origins.ts";
import { raceFacts } from "./race.ts";
import { imageList, upgradeFooter, upgradeHeader } from "./siteV2Frame.ts";
import { upgradeHome } from "./siteV2Home.ts";
import { upgradeRoutes } from "./siteV2Routes.ts";
import { bilingual, getId, getText, isOn, isSwitch, isText, withRest } from "./v1Values.ts";

/** A site of version 2 made from the flat config, and the origin of each part. */
export interface UpgradedSite {
  site: JsonObject;
  origins: Origins;
}

/** The $schema of a site of version 2. */
export const siteV2 = "https://startline.dev/schemas/site/v2.schema.json";

/**
 * Makes a site of version 2 from the flat config; blocks and pages are written at their version 1.
 * Unknown fields stay at the top.
 */
export function upgradeSite(flat: JsonObject, race?: unknown): UpgradedSite {
  const remaining: JsonObject = { ...flat };
  // A value of the wrong type cannot be used: it stays in its place.
  const take = (key: string, isRead = isText): unknown => {
    const value = remaining[key];
    if (isRead(value)) delete remaining[key];
    return value;
  };
  const origins = new Origins();
  for (const key of Object.keys(flat)) origins.set(`/${key}`, `/${key}`);
  origins.set("/title", "/websiteTitle");
  origins.set("/title/en", "/websiteTitleEn");
  origins.set("/languages", "/internationalization");
  take("$schema");
  const title = bilingual(take("websiteTitle"), take("websiteTitleEn")) ?? { zh: "" };
  const facts = isObject(flat.race) ? flat.race : withOwnPages(raceFacts(race), flat);
  const routes = upgradeRoutes(flat, origins);
  const site: JsonObject = {
    $schema: siteV2,
    id: getId(flat.id, "site"),
    title,
    languages: isOn(take("internationalization", isSwitch)) ? ["zh", "en"] : ["zh"],
    ...optional("mobileUrl", getText(take("mobileUrl"))),
    ...optional("brand", upgradeBrand(take("logo"), take("logoH5"), title, origins)),
    ...optional("header", upgradeHeader(remaining, origins)),
    ...optional("footer", upgradeFooter(remaining, title, origins)),
    ...optional("race", facts),
    home: { blocks: upgradeHome(flat, routes, isObject(facts), origins) },
    routes,
  };
  for (const key of consumed) {
    const unread = findUnread(key, flat[key]);
    if (unread === undefined) delete remaining[key];
    else remaining[key] = unread;
  }
  return { site: withRest(site, remaining, "mobileUrl"), origins };
}

// Every flat site has these pages, and the platform's information on the race does not name them.
function withOwnPages(facts: JsonObject | undefined, { account }: JsonObject): JsonObject | undefined {
  if (!facts) return undefined;
  const { registration } = facts;
  return {
    ...facts,
    ...(isObject(account) && isObject(registration) && { registration: { link: "/post", ...registration } }),
    lookupLink: "/registration-search",
    resultsLink: "/score-search",
  };
}

const homeLists = ["carouselList", "searchConfigList", "wonderfulPictures", "videoCollections", "adListBottom"];
const consumed = [
  ...homeLists,
  "adListTop",
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

// The unread fields of a part, which stay in their place; undefined if all were read.
function findUnread(key: string, value: unknown): unknown {
  if (key === "copyright" || key === "copyrightEn") return isText(value) ? undefined : value;
  if (key.endsWith("Search")) return isObject(value) ? undefined : value;
  if (key === "copyrightImg" || key === "qrCode") return unreadImages(value);
  if (!Array.isArray(value)) return value;
  // The blocks of the home page take all entries of any kind.
  const unread = homeLists.includes(key) ? [] : value.filter((entry) => !isObject(entry));
  return unread.length > 0 ? unread : undefined;
}

function unreadImages(value: unknown): unknown {
  if (!Array.isArray(value)) return isText(value) ? undefined : value;
  const readIndices = new Set(imageList(value).map(({ index }) => index));
  const unread = value.filter((entry, index) => !readIndices.has(index) && !isText(entry));
  return unread.length > 0 ? unread : undefined;
}

function upgradeBrand(logo: unknown, logoMobile: unknown, alt: object, origins: Origins): JsonObject | undefined {
  origins.set("/brand/logo/src", "/logo");
  origins.set("/brand/logoMobile/src", "/logoH5");
  const brand = { ...optional("logo", image(logo, alt)), ...optional("logoMobile", image(logoMobile, alt)) };
  return Object.keys(brand).length > 0 ? brand : undefined;
}

function image(src: unknown, alt: object): JsonObject | undefined {
  const address = getText(src);
  return address === undefined ? undefined : { src: address, alt };
}

function optional(key: string, value: unknown): JsonObject {
  return value === undefined ? {} : { [key]: value };
}
