import { toInstant } from "#core/operations.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { asNumber } from "#core/text.ts";
import { upgradeSteps } from "#schemas/generated/upgrades.ts";
import { upgradeProps } from "../upgrade.ts";
import type { Origins } from "./origins.ts";
import { bilingual, getId, getLink, getText, isOn, listObjects, withIds, without } from "./v1Values.ts";

/**
 * Returns the props, at version 1, of the page that a flat config shows at a path: its documents,
 * its collections, its look-up switch.
 */
export function pagePropsFor(
  type: string,
  path: string,
  meta: JsonObject,
  flat: JsonObject,
  at: string,
  origins: Origins,
): JsonObject {
  const lookup = lookups[type];
  if (lookup) {
    if (isObject(flat[lookup])) setLookupOrigins(origins, `${at}/props`, `/${lookup}`);
    return lookupProps(type, path, isObject(flat[lookup]) ? (flat[lookup] as JsonObject) : {});
  }
  switch (type) {
    case "document-list":
    case "document-view-list":
    case "document-view-list2":
      return { documents: [meta.dataPath].flat().filter((path) => getText(path) !== undefined) };
    case "video-collection":
      for (const name of ["videos", "videoCollections"]) origins.set(`${at}/props/${name}`, "/videoCollections");
      return {
        videos: upgradeCollected(
          "video-list",
          { videoCollections: usable(flat.videoCollections, "pic", "src") },
          "videos",
        ),
      };
    case "image-collection":
      for (const name of ["pictures", "wonderfulPictures"]) origins.set(`${at}/props/${name}`, "/wonderfulPictures");
      return {
        pictures: upgradeCollected(
          "wonderful-pictures",
          { wonderfulPictures: usable(withIds([flat.wonderfulPictures].flat(), "picture"), "surfacePlotUrl") },
          "pictures",
        ),
      };
    case "post":
      setSignUpOrigins(origins, `${at}/props`, flat);
      return signUpProps(path, flat);
    case "upload":
    case "confirm":
      return { isOpen: hasAccounts(flat) };
    case "direct":
      return { isOpen: false };
    default:
      return without({ dataPath: meta.dataPath });
  }
}

const lookups: Record<string, string | undefined> = {
  "registration-search": "registrationSearch",
  "score-search": "scoreSearch",
  "multiple-score-search": "scoreSearch",
  "image-search": "pictureSearch",
};

function hasAccounts({ account }: JsonObject): boolean {
  return isObject(account);
}

function lookupProps(type: string, path: string, written: JsonObject): JsonObject {
  const hasPastYears = isOn(written.useMultipleSearch);
  const isPastYears = type === "multiple-score-search";
  return without({
    isOpen: isOn(written.openStatus) && (!isPastYears || hasPastYears),
    closedText: bilingual(written.dialogText, written.dialogTextEn),
    link: leadsElsewhere(written.jumpUrl, isPastYears ? "/score-search" : path, path),
    pastResults: type === "score-search" && hasPastYears ? "/multiple-score-search" : undefined,
    ...without(written, "openStatus", "dialogText", "dialogTextEn", "jumpType", "jumpUrl", "useMultipleSearch"),
  });
}

function setLookupOrigins(origins: Origins, at: string, from: string): void {
  origins.set(at, from);
  origins.set(`${at}/link`, `${from}/jumpUrl`);
  origins.set(`${at}/closedText`, `${from}/dialogText`);
  origins.set(`${at}/isOpen`, `${from}/openStatus`);
}

function setSignUpOrigins(origins: Origins, at: string, flat: JsonObject): void {
  const list = Array.isArray(flat.searchConfigList) ? flat.searchConfigList : [];
  const from = `/searchConfigList/${list.findIndex((entry) => isObject(entry) && asNumber(entry.moduleType) === 1)}`;
  const names = {
    isOpen: "openStatus",
    link: "jumpUrl",
    closedText: "dialogText",
    opensAt: "signUpStartTime",
    closesAt: "signUpEndTime",
  };
  for (const [name, written] of Object.entries(names)) origins.set(`${at}/${name}`, `${from}/${written}`);
}

// A page that leads to itself leads nowhere.
function leadsElsewhere(jumpUrl: unknown, ...ownPaths: string[]): string | undefined {
  const link = getLink(jumpUrl);
  return link === undefined || ownPaths.some((path) => path.toLowerCase() === link.toLowerCase()) ? undefined : link;
}

// The sign-up page opens and closes with the home page's entry of module type 1.
function signUpProps(path: string, flat: JsonObject): JsonObject {
  const entry = listObjects(flat.searchConfigList).find(({ moduleType }) => asNumber(moduleType) === 1);
  if (!entry) return { isOpen: false };
  const instant = (value: unknown) => (value === "" || value === null ? undefined : toInstant(value, "+08:00"));
  return without({
    isOpen: isOn(entry.openStatus),
    closedText: bilingual(entry.dialogText),
    link: leadsElsewhere(entry.jumpUrl, path),
    opensAt: instant(entry.signUpStartTime),
    closesAt: instant(entry.signUpEndTime),
  });
}

// An entry without a picture or film is only reported in the home block; a collection cannot show
// it.
function usable(list: unknown, ...neededKeys: string[]): JsonObject[] {
  return listObjects(list)
    .filter((entry) => neededKeys.every((key) => getText(entry[key]) !== undefined))
    .map((entry, index) => ({
      ...without(entry, "id", ...["jumpUrl", "src"].filter((key) => !entry[key])),
      id: getId(entry.id, `entry-${index + 1}`),
    }));
}

function upgradeCollected(type: string, props: JsonObject, key: string): unknown {
  const upgraded = upgradeProps(`home/${type}`, 1, props, upgradeSteps, 2) as JsonObject;
  return upgraded[key];
}
