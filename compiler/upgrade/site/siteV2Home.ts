import type { JsonObject } from "#core/pointers.ts";
import { isObject } from "#core/pointers.ts";
import type { Origins } from "./origins.ts";
import { imageList } from "./siteV2Frame.ts";
import { getId, getText, idKey, withIds, without, withRest } from "./v1Values.ts";

type Draft = { type: string; props: JsonObject; from: Record<string, string> };

/**
 * Returns the home page of version 2: each list of the flat config becomes the block that shows it,
 * at the block's version 1.
 */
export function upgradeHome(flat: JsonObject, routes: JsonObject[], hasRace: boolean, origins: Origins): JsonObject[] {
  const drafts = [
    listBlock(flat, "carousel", "carouselList", "carouselList"),
    listBlock(flat, "search-entries", "searchConfigList", "searchConfigList"),
    hasRace ? { type: "countdown", props: {}, from: {} } : undefined,
    newsBlock(routes),
    listBlock(flat, "video-list", "videoCollections", "videoCollections", collection(routes, "video-collection")),
    listBlock(
      flat,
      "wonderful-pictures",
      "wonderfulPictures",
      "wonderfulPictures",
      collection(routes, "image-collection"),
    ),
    socialBlock(flat),
    listBlock(flat, "ad-list", "adListBottom", "ads"),
  ].filter((draft): draft is Draft => draft !== undefined);
  return drafts.map(({ type, props, from }, index) => {
    for (const [key, source] of Object.entries(from)) origins.set(`/home/blocks/${index}/props/${key}`, source);
    return { type, version: 1, id: type, props };
  });
}

// Their version 1 requires ids, which the flat config leaves out.
const identified: Record<string, string | undefined> = { wonderfulPictures: "picture", videoCollections: "video" };

const linkFields = ["jumpUrl", "jumpUrlEn", "src"];

// The chain of a block carries `more` and `title` on to its version 2, which knows them.
function listBlock(
  flat: JsonObject,
  type: string,
  key: string,
  prop: string,
  more: JsonObject = {},
): Draft | undefined {
  const list = flat[key];
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const prefix = identified[key];
  const entries = (prefix === undefined ? list : withIds(list, prefix)).map((entry) =>
    isObject(entry)
      ? without(entry, ...linkFields.filter((name) => entry[name] === null || entry[name] === ""))
      : entry,
  );
  return { type, props: { [prop]: entries, ...more }, from: { [prop]: `/${key}` } };
}

function collection(routes: JsonObject[], type: string): JsonObject {
  const route = routes.find(({ page }) => isObject(page) && page.type === type);
  return route ? without({ title: route.title, more: route.path }) : {};
}

function socialBlock(flat: JsonObject): Draft | undefined {
  const codes = imageList(flat.qrCode);
  if (codes.length === 0) return undefined;
  const accounts = codes.map(({ src, label, link, index, rest }) => {
    const name = { zh: label ?? `二维码 ${index + 1}`, en: label ?? `QR code ${index + 1}` };
    const id = getId(rest.id, `code-${index + 1}`);
    return withRest(without({ id, name, image: { src, alt: name }, link }), without(rest, ...idKey(rest, id)));
  });
  return { type: "social-media", props: { accounts }, from: { accounts: "/qrCode" } };
}

// Lists of documents below a group of the menu are the site's news; a list without documents has
// nothing to show here.
function newsBlock(routes: JsonObject[]): Draft | undefined {
  const tabs = routes.flatMap((group) =>
    getChildren(group).flatMap((route) => newsTab(route, `${getText(group.path) ?? ""}/${getText(route.path) ?? ""}`)),
  );
  return tabs.length > 0
    ? {
        type: "news-and-notices",
        props: { tabs: tabs.slice(0, 4).map((tab, index) => ({ id: `tab-${index + 1}`, ...tab })) },
        from: {},
      }
    : undefined;
}

function newsTab(route: JsonObject, path: string): JsonObject[] {
  const page = isObject(route.page) ? route.page : {};
  const props = isObject(page.props) ? page.props : {};
  const documents = Array.isArray(props.documents)
    ? props.documents.filter((document) => typeof document === "string").slice(0, 20)
    : [];
  if (documents.length === 0) return [];
  return [
    {
      title: route.title ?? { zh: path },
      documents: documents.map((dataPath, index) => ({ id: `document-${index + 1}`, dataPath })),
      more: path,
    },
  ];
}

function getChildren(route: JsonObject): JsonObject[] {
  return Array.isArray(route.children) ? (route.children as JsonObject[]) : [];
}
