import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { asNumber } from "#core/text.ts";
import { closestWord, isSlip } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { reportUnknownField } from "../problems/unknownField.ts";
import { readMoment } from "../upgrade/site/race.ts";
import { externalProblem } from "./addresses.ts";
import { checkShape } from "./checkShape.ts";
import { namesIn } from "./knownNames.ts";
import { meantKind, meantText } from "./meant.ts";
import { tagIn } from "./plainTags.ts";
import { checkSwitch } from "./switches.ts";

const raceV1 = "https://startline.dev/schemas/race/v1.schema.json";
const times = ["startTime", "endTime", "signUpStartTime", "signUpEndTime"];
const shownTimes = ["showSignUpStartTime", "showSignUpEndTime"];

/**
 * Returns the findings about race.json by itself. The platform writes more fields than we know, so
 * an unknown one is reported only if it is a slip. They are warnings: the site has its own facts,
 * and a race that is published must stay so.
 */
export function checkRaceFile(race: JsonObject): Finding[] {
  const misspelt = checkNames(race);
  // A missing id is reported with the file.
  const shape = checkShape("race/1", race, "").filter(({ code }) => code !== "SL2010");
  const findings = [
    ...checkSchemaName(race, raceV1),
    ...misspelt,
    ...shape,
    ...[...times, ...shownTimes].flatMap((name) => checkMoment(race[name], name)),
    ...checkPlaces(race.signUpMaxNumber),
    ...checkSwitch(race.signUpOpenStatus, ["signUpOpenStatus"]),
    ...(typeof race.signUpUrl === "string" ? externalProblem("/signUpUrl", race.signUpUrl) : []),
    ...["raceName", "detailAddress", "contactName", "raceFeatures"].flatMap((name) => tagIn(race[name], `/${name}`)),
  ];
  const places = new Set<string>();
  return findings.flatMap((finding): Finding[] => {
    if (places.has(finding.pointer)) return [];
    places.add(finding.pointer);
    return [{ ...finding, severity: "warning" }];
  });
}

/** Returns the field that was meant as the race's id, if race.json has none: `raceID`. */
export function misspeltRaceId(race: JsonObject): Finding | undefined {
  return checkNames(race).find(({ suggestion }) => suggestion === "raceId");
}

/**
 * Returns the finding about a `$schema` that names another kind of file, or a version that this
 * program does not know.
 */
export function checkSchemaName(
  { $schema }: JsonObject,
  ...schemaNames: [expected: string, ...others: string[]]
): Finding[] {
  if ($schema === undefined || schemaNames.some((schemaName) => schemaName === $schema)) return [];
  // Some write the path of a copy instead of the address.
  const end = (address: string) => address.slice(address.indexOf("/schemas/") + "/schemas/".length);
  if (typeof $schema === "string" && schemaNames.some((schemaName) => $schema.endsWith(end(schemaName)))) return [];
  const [expected] = schemaNames;
  const writtenName = (typeof $schema === "string" ? $schema : JSON.stringify($schema)).slice(0, 200);
  const fix = { pointer: "/$schema", value: expected };
  return [
    report(
      "SL1003",
      "/$schema",
      { written: writtenName, expected },
      { suggestion: expected, severity: "warning", fix },
    ),
  ];
}

function checkNames(race: JsonObject): Finding[] {
  const knownFields = namesIn("race/1").at("");
  return Object.keys(race).flatMap((name) => {
    const near = knownFields.includes(name) ? undefined : closestWord(name, knownFields);
    if (near === undefined || !isSlip(name, near) || Object.hasOwn(race, near)) return [];
    return [reportUnknownField(toPointer([name]), { name, near, isFree: true })];
  });
}

function checkMoment(written: unknown, name: string): Finding[] {
  if (written === undefined || written === null || written === "" || typeof written === "boolean") return [];
  if (isObject(written) || Array.isArray(written) || readMoment(written) !== undefined) return [];
  const text = String(written);
  const meant = meantText("date-time", text, "Asia/Shanghai");
  const near = meant && String(meant.value);
  const fix = meant?.isSure && { fix: { pointer: `/${name}`, value: meant.value } };
  const params = { written: text.slice(0, 60), pattern: "date-time", near };
  return [report("SL2012", `/${name}`, params, { ...(near !== undefined && { suggestion: near }), ...fix })];
}

function checkPlaces(written: unknown): Finding[] {
  if (written === undefined || written === null || written === "") return [];
  const [pointer, places] = ["/signUpMaxNumber", asNumber(written)];
  if (places < 0) return [report("SL2013", pointer, { keyword: "minimum", limit: 0 })];
  if (Number.isInteger(places) || typeof written !== "string") return [];
  const meant = meantKind(["integer"], written);
  const fix = meant && { suggestion: String(meant.value), fix: { pointer, value: meant.value } };
  return [report("SL2001", pointer, { expected: ["integer"], written: "string", meant: meant?.value }, { ...fix })];
}
