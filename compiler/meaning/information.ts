import { isSitePath } from "#core/links.ts";
import type { JsonObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { readMoment } from "../upgrade/site/race.ts";
import { getLink } from "../upgrade/site/v1Values.ts";
import type { Context } from "./context.ts";
import { plainName } from "./factTables.ts";
import { missingFile } from "./missingFile.ts";
import { nearest, nearestFile } from "./nearest.ts";
import { isReachable } from "./references.ts";
import { tidyPath } from "./routeMap.ts";

/**
 * Reports pages, pictures, items and times that race.json names and that the site does not have, or
 * states otherwise.
 */
export function checkInformation(context: Context): Finding[] {
  const { information } = context;
  if (!information) return [];
  const findings = [
    ...checkSignUpPage(information, context),
    ...checkPicture(information, context),
    ...checkItems(information, context),
    ...checkShownTimes(information, context),
  ];
  return findings.map((finding): Finding => ({ ...finding, severity: "warning", file: "race.json" }));
}

function checkSignUpPage({ signUpUrl }: JsonObject, context: Context): Finding[] {
  const link = getLink(signUpUrl);
  const path = link?.startsWith("/") && !link.startsWith("//") ? tidyPath(link.split("#")[0] ?? "") : undefined;
  if (link === undefined || path === undefined || context.hasBrokenRoutes || isReachable(path, context)) return [];
  const paths = context.routes.all.flatMap(({ spellings }) => spellings.map((spelling) => spelling.path));
  const near = nearest(path, paths);
  return [report("SL5001", "/signUpUrl", { link, near, others: 0 }, suggest("/signUpUrl", near, link))];
}

function checkPicture({ imgDetail }: JsonObject, { files, hasBrokenPictures }: Context): Finding[] {
  if (typeof imgDetail !== "string" || !files || hasBrokenPictures) return [];
  if (!isSitePath(imgDetail) || Object.hasOwn(files, imgDetail)) return [];
  const place = { path: imgDetail, pointer: "/imgDetail", isDocument: false };
  return [missingFile(place, nearestFile(imgDetail, Object.keys(files)))];
}

// Only if some names are the same: an organiser may also list the items in other words.
function checkItems({ raceItemTypeName: written }: JsonObject, { site, isFlat }: Context): Finding[] {
  const items = site.race?.items ?? [];
  if (typeof written !== "string" || isFlat || items.length === 0) return [];
  const names = written.split(/[,，、;；]/).map(plainName);
  const missing = items.filter(
    ({ name }) => ![name.zh, name.en ?? ""].some((itemName) => names.includes(plainName(itemName))),
  );
  if (missing.length === 0 || missing.length === items.length || names.length >= items.length) return [];
  const itemNames = items.map(({ name }) => name.zh).join(",");
  return [
    report("SL5203", "/raceItemTypeName", { fact: "items", written, wanted: itemNames }, { suggestion: itemNames }),
  ];
}

// If the time itself is disputed, that is another finding.
function checkShownTimes(information: JsonObject, { site, isFlat }: Context): Finding[] {
  const { opensAt, closesAt } = (isFlat ? undefined : site.race?.registration) ?? {};
  const facts = [
    ["opens", "showSignUpStartTime", information.signUpStartTime, opensAt],
    ["closes", "showSignUpEndTime", information.signUpEndTime, closesAt],
  ] as const;
  return facts.flatMap(([fact, name, raceTime, statedTime]) => {
    const shownTime = information[name];
    const writtenTime = typeof shownTime === "string" ? readMoment(shownTime) : undefined;
    const times = [readMoment(raceTime), statedTime].filter((time) => time !== undefined);
    const [expected] = times;
    const isStated = times.some((time) => Date.parse(time) === Date.parse(writtenTime ?? ""));
    if (writtenTime === undefined || expected === undefined || isStated) return [];
    return [report("SL5103", `/${name}`, { fact, written: writtenTime, wanted: expected }, { suggestion: expected })];
  });
}
