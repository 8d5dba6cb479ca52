import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import { asNumber } from "#core/text.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { Facts } from "../bind/binding.ts";
import { fillEntries } from "../check/fillEntries.ts";
import { readWrongInstances, type WrongPlaces } from "../check/readable.ts";
import { repairEnvelope } from "../check/repairEnvelope.ts";
import type { ExpandedParts } from "../composite/expand/expandParts.ts";
import type { CompositeUpgrades } from "../composite/upgrade/upgrades.ts";
import { findUpgraded, findWrittenPlace, type Upgraded } from "../composite/upgrade/written.ts";
import { parseJson } from "../parse/parse.ts";
import type { Findings } from "../problems/findings.ts";
import { getIdentity, movePlaces } from "../problems/places.ts";
import type { Finding, Fix, Problem } from "../problems/problems.ts";
import { eachInstance } from "../upgrade/instances.ts";
import { checkAnalytics, checkUncounted } from "./analytics.ts";
import { checkBibs } from "./bibs.ts";
import { checkBlockIds } from "./blockIds.ts";
import { checkBoundTexts, checkPropTexts } from "./boundTexts.ts";
import { checkColours } from "./colours.ts";
import { inComposite, isOfValue } from "./compositeTexts.ts";
import { isConsequence } from "./consequences.ts";
import { checkContact } from "./contact.ts";
import { checkContainers } from "./containers.ts";
import { type Context, makeContext, type Neighbours } from "./context.ts";
import { checkDeferrals } from "./deferrals.ts";
import { checkDocumentPlaces } from "./documentPlaces.ts";
import { checkHtmls } from "./documents.ts";
import { checkEntries } from "./entries.ts";
import { checkFacts } from "./facts.ts";
import { checkFileKinds } from "./fileKinds.ts";
import { checkForms } from "./forms.ts";
import { checkInformation } from "./information.ts";
import { checkItemOrders } from "./itemOrders.ts";
import { checkLanguages } from "./languages.ts";
import { checkLinks } from "./links.ts";
import { checkMailing } from "./mailing.ts";
import { checkMapTiles } from "./mapTiles.ts";
import { checkOffers } from "./offers.ts";
import { checkOutsideFiles } from "./outsideFiles.ts";
import { checkPersonalBlocks } from "./personalBlocks.ts";
import { checkPickUp } from "./pickUp.ts";
import { checkPictureIds } from "./pictureIds.ts";
import { checkDocumentFiles, checkPictures, checkUnused } from "./pictures.ts";
import { checkPlainTexts } from "./plainTexts.ts";
import { checkPrices } from "./prices.ts";
import { checkPromises } from "./promises.ts";
import { checkRaceItems } from "./raceItems.ts";
import { isReachable } from "./references.ts";
import { checkRepeatedFacts } from "./repeatedFacts.ts";
import { checkResults } from "./results.ts";
import { checkRouteRules } from "./routeRules.ts";
import { checkRoutes } from "./routes.ts";
import { checkRowLengths } from "./rowLengths.ts";
import { checkServices } from "./services.ts";
import { checkSignUpTexts } from "./signUpTexts.ts";
import { checkStatedRows } from "./statedRows.ts";
import { checkTimes } from "./times.ts";
import { checkTransfers } from "./transfers.ts";
import { checkTranslations, lockFile } from "./translations.ts";
import { checkVideos } from "./videos.ts";

/** A site that was read, and the findings about its shape. */
export interface ReadParts {
  /** The text of the site file. */
  source: string;
  /** The checked site, each known instance at its newest version. */
  site: JsonObject;
  /** The site before its instances were upgraded. */
  before: JsonObject;
  isFlat: boolean;
  /** What the texts of a site of version 2 can name in braces. */
  facts?: Facts | undefined;
  skipped: readonly string[];
  hidden: readonly string[];
  unread: readonly string[];
  /** The upgrades of its composites, if it has any. */
  upgrades?: CompositeUpgrades | undefined;
  /** The site with the blocks of its composites, if it has any. */
  expanded?: ExpandedParts | undefined;
  findings: Findings;
}

// From certain mistakes to matters of care: the first finding of a place stays.
const checks = [
  checkLinks,
  checkRoutes,
  checkRouteRules,
  checkContact,
  checkPictureIds,
  checkContainers,
  checkPersonalBlocks,
  checkSignUpTexts,
  checkTimes,
  checkFacts,
  checkInformation,
  checkServices,
  checkBoundTexts,
  checkForms,
  checkEntries,
  checkItemOrders,
  checkResults,
  checkPrices,
  checkOffers,
  checkTransfers,
  checkDeferrals,
  checkBibs,
  checkPickUp,
  checkMailing,
  checkPromises,
  checkLanguages,
  checkTranslations,
  checkPictures,
  checkHtmls,
  checkFileKinds,
  checkPlainTexts,
  checkRepeatedFacts,
  checkStatedRows,
  checkRowLengths,
  checkColours,
  checkVideos,
  checkMapTiles,
  checkRaceItems,
  checkOutsideFiles,
  checkAnalytics,
  checkUncounted,
];

/**
 * Checks the meaning of a site, beyond its shape: adds the findings about the site file and returns
 * the problems of the files beside it. `missing` are the findings about missing files.
 */
export function checkMeaning(parts: ReadParts, neighbours: Neighbours, missing: readonly Finding[]): Problem[] {
  const { findings, expanded } = parts;
  const instances = eachInstance(parts.site);
  const upgraded = findUpgraded(instances, parts.before, parts.isFlat, parts.upgrades);
  const places = expanded ?? parts;
  const { site: sound, partial } = readSound(places, findings);
  const context = makeContext(
    sound,
    { unread: places.unread, partial },
    {
      isFlat: parts.isFlat,
      facts: parts.facts,
      hasBrokenRoutes: findings.hasError(routeFrame) || findings.all.some(isAboutAllRoutes),
      instances: (sound as unknown) === parts.site ? instances : eachInstance(sound),
      upgraded: expanded ? placesOfUpgraded(expanded, upgraded) : new Set(upgraded.keys()),
    },
    neighbours,
  );
  findings.fixLinks((path) => isReachable(path, context));
  const beside: Finding[] = [...checkDocumentFiles(context), ...checkDocumentPlaces(context)];
  const toFile = (finding: Finding) => (expanded && finding.file === undefined ? expanded.asWritten(finding) : finding);
  const readable = missing.filter(({ pointer }) => isShownAsHtml(pointer, context) || parts.isFlat);
  for (const finding of readable.map(toFile))
    if (finding.file !== undefined) beside.push(finding);
    else if (parts.isFlat) findings.addWritten(finding);
    else findings.add(asWritten(finding, upgraded));
  const texts = [parts.source, ...Object.values(neighbours.documents ?? {})];
  for (const finding of parts.facts ? checkBlockIds(parts.site, texts) : []) findings.add(finding);
  const ofProps = expanded && parts.facts ? checkPropTexts(parts.site, parts.facts) : [];
  for (const finding of ofProps) findings.add(finding);
  const newFindings = checks.flatMap((check) => check(context)).map(toFile);
  for (const finding of newFindings) {
    if (isConsequence(finding, findings)) continue;
    if (finding.file !== undefined) {
      // A tree is for any item, season or race: its author cannot bind what only one of them has.
      if (finding.code === "SL5214") continue;
      // A misspelt form is not an unlisted one.
      if (finding.code === "SL6015" && findings.hasErrorWithin("/forms")) continue;
      if (isOfValue(finding, ofProps, context.composites)) continue;
      beside.push(inComposite(finding));
    } else findings.add(asWritten(finding, upgraded));
  }
  // A misspelt file is not an unused one.
  if (!findings.hasErrors && beside.every(({ severity }) => severity !== "error"))
    beside.push(...checkUnused(context, parts.source));
  return locateBeside(beside, context);
}

// The tags of a plain text are shown as they are written: nothing is loaded.
function isShownAsHtml(pointer: string, { site, htmls }: Context): boolean {
  if (!/\/(?:zh|en)$/.test(pointer)) return true;
  const text = valueAt(site, pointer);
  return typeof text !== "string" || htmls.some((place) => place.file === undefined && place.pointer === pointer);
}

const routeFrame = /^\/routes(?:\/\d+(?:\/children\/\d+)*)?(?:\/(?:path|aliases(?:\/\d+)?|children))?$/;

// If the list of routes is written under another name, every link leads nowhere.
function isAboutAllRoutes({ code, suggestion }: Finding): boolean {
  return (code === "SL2004" || code === "SL2017") && ["routes", "remoteAsyncRoutes"].includes(suggestion ?? "");
}

// Values that schemas refuse are removed: the checks see only valid values.
function readSound(
  { site, ...places }: WrongPlaces & { site: JsonObject },
  findings: Findings,
): { site: Site; partial: ReadonlySet<string> } {
  if (!findings.hasErrors) return { site: site as unknown as Site, partial: new Set() };
  const readable = readWrongInstances(site, places);
  return { site: repairEnvelope(fillEntries(readable.site)) as unknown as Site, partial: readable.partial };
}

// The blocks of the expanded site that an organiser wrote for an older version.
function placesOfUpgraded({ site, getOrigin }: ExpandedParts, upgraded: Upgraded): ReadonlySet<string> {
  if (upgraded.size === 0) return new Set();
  const places = eachInstance(site).map(({ pointer }) => ({ pointer, origin: getOrigin(pointer) }));
  const upgradedPlaces = places.filter(({ origin }) => origin.file === undefined && upgraded.has(origin.pointer));
  return new Set(upgradedPlaces.map(({ pointer }) => pointer));
}

function asWritten(finding: Finding, upgraded: Upgraded): Finding {
  if (upgraded.size === 0) return finding;
  const move = (pointer: string) => findWrittenPlace(pointer, upgraded);
  const pointer = move(finding.pointer);
  if (pointer === finding.pointer) return finding;
  const { fix } = finding;
  return { ...movePlaces(finding, move), pointer, ...(fix && { fix: { ...fix, pointer: move(fix.pointer) } as Fix }) };
}

function locateBeside(
  findings: Finding[],
  { written, forms = [], raceSource, translations, composites = {} }: Context,
): Problem[] {
  const seen = new Set<string>();
  return findings.flatMap((finding): Problem[] => {
    const key = getIdentity(finding);
    if (seen.has(key)) return [];
    seen.add(key);
    if (finding.file === "race.json" && raceSource !== undefined)
      return [parseJson(raceSource, "race.json").locate(finding)];
    // A lock that is not JSON has the place of its mistake already.
    if (finding.file === lockFile && translations !== undefined && !("line" in finding))
      return [parseJson(translations, lockFile).locate(finding)];
    const composite = finding.file === undefined ? undefined : composites[finding.file];
    if (composite !== undefined) return [parseJson(composite, finding.file).locate(finding)];
    const document = [...written, ...forms].find(({ path }) => path === finding.file);
    return [document ? document.locate(finding) : finding];
  });
}

/** Returns the race information that the checks read from a folder. */
export function getNeighbours(race: unknown): Pick<Neighbours, "information" | "racePlaces" | "racePicture"> {
  if (!isObject(race)) return {};
  const places = asNumber(race.signUpMaxNumber);
  return {
    information: race,
    ...(places > 0 ? { racePlaces: places } : {}),
    ...(typeof race.imgDetail === "string" ? { racePicture: race.imgDetail } : {}),
  };
}
