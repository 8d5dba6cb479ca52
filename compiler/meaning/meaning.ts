import { removeAt, replaceAt } from "#core/edit.ts";
import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import type { Site } from "#schemas/generated/types.ts";
import { mendEnvelope } from "../check/mend.ts";
import { parseJson } from "../parse/parse.ts";
import type { Findings } from "../problems/findings.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { type Context, type MeaningFinding, makeContext, type Neighbours } from "./context.ts";
import { checkDocumentIds, checkHtmls } from "./documents.ts";
import { checkFacts } from "./facts.ts";
import { checkForms } from "./forms.ts";
import { checkLanguages } from "./languages.ts";
import { checkLinks } from "./links.ts";
import { checkPictureIds } from "./pictureIds.ts";
import { checkDocumentFiles, checkPictures, checkUnused } from "./pictures.ts";
import { checkPromises } from "./promises.ts";
import { checkRoutes } from "./routes.ts";
import { checkTimes } from "./times.ts";
import { checkTranslations } from "./translations.ts";
import { findUpgraded, type Upgraded, writtenPlace } from "./written.ts";

/** A site that has been read, and what was found of its shape. */
export interface ReadParts {
  /** The text of the site file. */
  source: string;
  /** The checked site, each known instance at its newest version. */
  site: JsonObject;
  /** The site before its instances were upgraded. */
  before: JsonObject;
  isFlat: boolean;
  skipped: readonly string[];
  findings: Findings;
}

// From what is most surely a mistake to what is a matter of care: of one place the first finding stays.
const checks = [
  checkLinks,
  checkRoutes,
  checkPictureIds,
  checkTimes,
  checkFacts,
  checkForms,
  checkPromises,
  checkLanguages,
  checkTranslations,
  checkPictures,
  checkHtmls,
];

/** Checks what a site means, beyond its shape: adds what is found of the site file and returns the problems of the files beside it. `missing` are the files that are not there. */
export function checkMeaning(parts: ReadParts, neighbours: Neighbours, missing: readonly Finding[]): Problem[] {
  const { findings } = parts;
  const upgraded = findUpgraded(parts.site, parts.before, parts.isFlat);
  const context = makeContext(
    soundSite(parts),
    parts.skipped,
    {
      isFlat: parts.isFlat,
      hasBrokenRoutes: findings.hasError(routeFrame),
      upgraded: new Set(upgraded.keys()),
    },
    neighbours,
  );
  for (const finding of missing)
    if (parts.isFlat) findings.addWritten(finding);
    else findings.add(asWritten(finding, upgraded));
  const beside: MeaningFinding[] = [...checkDocumentFiles(context), ...checkDocumentIds(context)];
  const found = checks.flatMap((check) => check(context));
  for (const finding of found) {
    if (finding.file !== undefined) {
      // Whoever misspells a form has not forgotten it.
      if (finding.code !== "SL6015" || !findings.hasErrorWithin("/forms")) beside.push(finding);
    } else if (!isConsequence(finding, findings)) findings.add(asWritten(finding, upgraded));
  }
  // Whoever misspells a file has not forgotten it.
  if (!findings.hasErrors && beside.every(({ severity }) => severity !== "error"))
    beside.push(...checkUnused(context, parts.source));
  return locateBeside(beside, context);
}

const routeFrame = /^\/routes(?:\/\d+(?:\/children\/\d+)*)?(?:\/(?:path|aliases(?:\/\d+)?|children))?$/;

// What the envelope's schema refuses is cut and broken instances are emptied: the checks meet whole values alone.
function soundSite({ site, skipped, findings }: ReadParts): Site {
  if (!findings.hasErrors) return site as unknown as Site;
  // Of a list that has lost entries nobody can say what it lacks.
  let sound: unknown = findings.hasError(/^\/race\/items/) ? removeAt(site, "/race/items") : site;
  for (const pointer of skipped) {
    const id = valueAt(sound, `${pointer}/id`);
    const empty = {
      type: "unknown",
      version: 1,
      props: {},
      ...(pointer.endsWith("/page") ? {} : { id: typeof id === "string" ? id : "unknown" }),
    };
    sound = replaceAt(sound, pointer, empty);
  }
  return mendEnvelope(sound as JsonObject) as unknown as Site;
}

function asWritten(finding: MeaningFinding, upgraded: Upgraded): MeaningFinding {
  if (upgraded.size === 0) return finding;
  const { pointer, fix, message } = finding;
  const place = writtenPlace(pointer, upgraded);
  if (place === pointer) return finding;
  const say = (sentence: string) => sentence.replaceAll(pointer, place);
  return {
    ...finding,
    pointer: place,
    message: { zh: say(message.zh), en: say(message.en) },
    ...(fix ? { fix: { ...fix, pointer: writtenPlace(fix.pointer, upgraded) } } : {}),
  };
}

// What somebody wrote under a misspelt name is not missing, and what has the wrong shape has been told about.
const aboutMissing = new Set(["SL5007", "SL5009", "SL5201", "SL5301", "SL5302", "SL5401"]);

function isConsequence({ code, pointer }: MeaningFinding, findings: Findings): boolean {
  if (findings.isBroken(pointer)) return true;
  if (!aboutMissing.has(code)) return false;
  return findings.isExplained(pointer);
}

function locateBeside(found: MeaningFinding[], { written, forms = [], raceSource }: Context): Problem[] {
  const seen = new Set<string>();
  return found.flatMap((finding): Problem[] => {
    const key = `${finding.file} ${finding.message.en}`;
    if (seen.has(key)) return [];
    seen.add(key);
    if (finding.file === "race.json" && raceSource !== undefined)
      return [parseJson(raceSource, "race.json").locate(finding)];
    const document = [...written, ...forms].find(({ path }) => path === finding.file);
    return [document ? document.locate(finding) : finding];
  });
}

/** What the race information of a folder gives to the checks. */
export function neighboursOf(race: unknown): Pick<Neighbours, "racePlaces" | "racePicture"> {
  if (!isObject(race)) return {};
  const places = Number(race.signUpMaxNumber);
  return {
    ...(places > 0 ? { racePlaces: places } : {}),
    ...(typeof race.imgDetail === "string" ? { racePicture: race.imgDetail } : {}),
  };
}
