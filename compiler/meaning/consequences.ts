import { isWithin } from "#core/pointers.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import type { Findings } from "../problems/findings.ts";
import type { Finding } from "../problems/problems.ts";
import type { ProblemCode } from "../problems/table.ts";

// A value under a misspelt name is not missing, and a value of the wrong shape is already reported.
const aboutMissing = new Set<string>(["SL6135", "SL5007", "SL5009", "SL5201", "SL5301", "SL5302", "SL5401"]);

// Analytics and the policy of their notice are there, but written wrongly, perhaps under another
// name.
function isAboutConsent({ code, severity, pointer }: Finding): boolean {
  const isUnknown = code === "SL2004" || code === "SL2017";
  return /^\/(?:analytics|cookieNotice)(?:\/|$)/.test(pointer)
    ? isUnknown || severity === "error"
    : isUnknown && /^\/[^/]+$/.test(pointer);
}

// A switch that is neither on nor off may be that of the page.
function isAboutSwitch({ code }: Finding): boolean {
  return code === "SL2018";
}

// Accounts and registration are there, but written wrongly, perhaps under another name.
function isAboutAccounts({ code, severity, pointer, suggestion = "" }: Finding): boolean {
  if (code === "SL2004" || code === "SL2017") return ["account", "race", "registration"].includes(suggestion);
  return severity === "error" && /^\/(?:account|race)(?:\/|$)/.test(pointer);
}

// Offers are judged by the sign-ups that there can be: if something is wrong with these, only that
// is reported.
const aboutSignUps = new Set<string>(["SL6131", "SL6144", "SL6145", "SL6146", "SL6148"]);
const isAboutSignUps = (pointer: string) =>
  /^\/race\/(?:registration|items\/\d+\/(?:opensAt|closesAt|groupSize|feeFen))(?:\/|$)/.test(pointer);

// A fact of an item that a check takes as not stated if it is wrong.
type ItemField = keyof RaceItem;

// What each of these reads of the race's items: of the item that it is about, else of all.
const readOfItems: Partial<Record<ProblemCode, readonly ItemField[]>> = {
  SL5103: ["startsAt"],
  SL5107: ["distanceKm"],
  SL5201: ["id", "name", "minAge"],
  SL5203: ["name", "places"],
  SL5205: ["distanceKm"],
  SL5213: ["id"],
  SL5221: ["id"],
  SL5223: ["id", "distanceKm"],
  SL6017: ["id"],
  SL6114: ["pools"],
  SL6115: ["allocation", "places", "pools"],
  SL6117: ["allocation"],
  SL6118: ["allocation"],
  SL6119: ["id"],
  SL6120: ["id"],
  SL6121: ["pools", "places"],
  SL6122: ["pools", "places"],
  SL6123: ["id", "allocation", "groupSize"],
  SL6125: ["startsAt"],
  SL6130: ["id"],
  SL6131: ["id", "allocation", "opensAt", "closesAt"],
  SL6133: ["feeFen"],
  SL6134: ["feeFen"],
  SL6136: ["feeFen"],
  SL6144: ["id", "feeFen"],
  SL6145: ["id", "allocation", "opensAt", "closesAt"],
  SL6146: ["id", "allocation", "groupSize"],
  SL6163: ["feeFen"],
  SL6167: ["id"],
  SL6172: ["id"],
  SL6203: ["distanceKm"],
  SL6205: ["startsAt"],
};

// One wrong item, or one wrong fact of it, hides only what follows from it.
function followsFromRace(
  { code, pointer, file }: Pick<Finding, "code" | "pointer" | "file">,
  findings: Findings,
): boolean {
  if (code === "SL5209" || code === "SL5214") return findings.hasErrorWithin("/race");
  const fields = readOfItems[code] ?? [];
  const [itemPointer] = file !== undefined ? [] : (/^\/race\/items\/\d+(?=\/|$)/.exec(pointer) ?? []);
  const items = itemPointer === undefined ? findings.placesIn("/race/items") : [itemPointer];
  return items.some((item) => fields.some((field) => findings.isBroken(`${item}/${field}`)));
}

/**
 * Returns whether a finding of a check of meaning follows from what is wrong with the shape of the
 * site, which is reported.
 */
export function isConsequence({ code, pointer, file }: Finding, findings: Findings): boolean {
  if (followsFromRace({ code, pointer, file }, findings)) return true;
  if (file !== undefined) return false;
  if (findings.isBroken(pointer)) return true;
  if (code === "SL5242" || code === "SL5243") return findings.all.some(isAboutConsent);
  if (code === "SL5216")
    return (
      findings.isExplained(pointer) ||
      findings.all.some((finding) => isAboutAccounts(finding) || isAboutSwitch(finding))
    );
  // When the race and its pick-up are over is not known yet.
  if (code === "SL6281")
    return (
      findings.hasErrorWithin("/race/pickUp") || findings.all.some((finding) => finding.pointer === "/race/endsAt")
    );
  if (code === "SL6113") return findings.hasErrorWithin("/race/pools");
  const [rules] = (code === "SL6201" && /^\/race\/items\/\d+\/results/.exec(pointer)) || [];
  if (rules && findings.hasErrorWithin(rules)) return true;
  // What is wrong in an offer is not there for the checks of its meaning.
  const [offer] = /^\/prices\/\w+\/\d+/.exec(pointer) ?? [];
  if (aboutSignUps.has(code) && findings.all.some((finding) => isAboutSignUps(finding.pointer))) return true;
  if (offer && (findings.hasErrorWithin(offer) || findings.all.some((finding) => isWithin(finding.pointer, offer))))
    return true;
  if (!aboutMissing.has(code)) return false;
  return findings.isExplained(pointer);
}
