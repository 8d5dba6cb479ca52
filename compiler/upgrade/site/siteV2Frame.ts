import { isObject, type JsonObject } from "#core/pointers.ts";
import type { Origins } from "./origins.ts";
import { bilingual, getId, getLink, getText, idKey, listObjects, without, withoutTexts, withRest } from "./v1Values.ts";

/** Returns the header of version 2: adListTop becomes its banners. */
export function upgradeHeader(flat: JsonObject, origins: Origins): JsonObject | undefined {
  const banners = listObjects(flat.adListTop).map((ad, index) => {
    const [at, from] = [`/header/banners/${index}`, `/adListTop/${index}`];
    origins.set(at, from);
    origins.set(`${at}/image/src`, `${from}/surfacePlotUrl`);
    origins.set(`${at}/link`, `${from}/jumpUrl`);
    origins.set(`${at}/linkEn`, `${from}/jumpUrlEn`);
    const id = getId(ad.id, `ad-${index + 1}`);
    const banner = { id, image: { src: ad.surfacePlotUrl }, link: getLink(ad.jumpUrl), linkEn: getLink(ad.jumpUrlEn) };
    return withRest(
      without(banner),
      withoutTexts(without(ad, "surfacePlotUrl", ...idKey(ad, id)), "jumpUrl", "jumpUrlEn"),
    );
  });
  return banners.length > 0 ? { banners } : undefined;
}

/** Returns the footer of version 2: copyright line and images, and websiteRegInfo as its links. */
export function upgradeFooter(flat: JsonObject, alt: object, origins: Origins): JsonObject | undefined {
  origins.set("/footer/copyright", "/copyright");
  origins.set("/footer/copyright/en", "/copyrightEn");
  const images = imageList(flat.copyrightImg).map(({ src, link, label, index, rest }, place) => {
    const at = `/footer/images/${place}`;
    origins.set(at, Array.isArray(flat.copyrightImg) ? `/copyrightImg/${index}` : "/copyrightImg");
    const id = getId(rest.id, `copyright-${index + 1}`);
    const altText = label === undefined ? alt : { zh: label, en: label };
    return withRest(without({ id, image: { src, alt: altText }, link }), without(rest, ...idKey(rest, id)));
  });
  const links = listObjects(flat.websiteRegInfo).map((entry, index) => upgradeRegistration(entry, index, origins));
  const footer = without({
    copyright: bilingual(flat.copyright, flat.copyrightEn),
    images: images.length > 0 ? images : undefined,
    links: links.length > 0 ? links : undefined,
  });
  return Object.keys(footer).length > 0 ? footer : undefined;
}

function upgradeRegistration(entry: JsonObject, index: number, origins: Origins): JsonObject {
  const [at, from] = [`/footer/links/${index}`, `/websiteRegInfo/${index}`];
  origins.set(at, from);
  const label = bilingual(entry.label, entry.labelEn) ?? { zh: getText(entry.link) ?? "" };
  const id = getId(entry.id, `link-${index + 1}`);
  return withRest(
    without({ id, label, link: getLink(entry.link) }),
    withoutTexts(without(entry, ...idKey(entry, id)), "label", "labelEn", "link"),
  );
}

/**
 * One image of a list that may be written as one address, a list of addresses or a list of objects.
 */
export interface ListedImage {
  src: string;
  link?: string;
  label?: string;
  index: number;
  rest: JsonObject;
}

const sourceKeys = ["src", "url", "img", "image", "pic", "surfacePlotUrl"];
const labelKeys = ["name", "label", "title", "text"];
const linkKeys = ["link", "jumpUrl", "href"];

/** Reads such a list; entries without an address are left out. */
export function imageList(value: unknown): ListedImage[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((entry, index): ListedImage[] => {
    if (typeof entry === "string") return entry === "" ? [] : [{ src: entry, index, rest: {} }];
    if (!isObject(entry)) return [];
    const key = (keys: string[]) => keys.find((name) => getText(entry[name]) !== undefined) ?? "";
    const [source, label, link] = [key(sourceKeys), key(labelKeys), key(linkKeys)];
    const src = getText(entry[source]);
    if (src === undefined) return [];
    return [
      {
        src,
        label: getText(entry[label]),
        link: getLink(entry[link]),
        index,
        rest: without(entry, source, label, link),
      },
    ];
  });
}
