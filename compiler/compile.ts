import { isObject, isWithin, type JsonObject, valueAt } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { Document, Site } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { type Check, checkInstance, checkInstances, checkShape, fittingVersion } from "./check/check.ts";
import { namedFiles } from "./check/paths.ts";
import { scan } from "./check/scan.ts";
import { checkSwitches } from "./check/switches.ts";
import { type CompiledSite, emitSite } from "./emit/emit.ts";
import { sanitiseHtml } from "./emit/sanitise.ts";
import { checkDocumentHtml } from "./meaning/documents.ts";
import { checkMeaning, neighboursOf } from "./meaning/meaning.ts";
import { missingFile } from "./meaning/missingFile.ts";
import { nearestFile } from "./meaning/nearest.ts";
import { isPicture } from "./meaning/pictures.ts";
import { type ParsedFile, parseJson } from "./parse/parse.ts";
import { Findings } from "./problems/findings.ts";
import { applyIgnores, withoutIgnores } from "./problems/ignored.ts";
import type { Finding, Problem } from "./problems/problems.ts";
import { report } from "./problems/report.ts";
import { raceFacts } from "./upgrade/race.ts";
import { schemaOf, siteV2, siteV3, upgradeSite } from "./upgrade/site/siteV2.ts";

/** The result of reading a site file. `site` is missing only if the file is not a site. */
export interface ReadSite {
  /** The site at site/v2 or v3, each known instance at its newest version; everything unknown is kept as it was written. */
  site?: Site;
  problems: Problem[];
  /** JSON Pointers into `site` of the instances that visitors must not see. */
  skipped: string[];
}

/** The files beside a site file: the platform's race information, the table of the site's files, its documents. */
export interface Surroundings {
  race?: unknown;
  /** The text of race.json, for the lines of what is wrong in it. */
  raceSource?: string | undefined;
  /** If given, files that the site names and that are not in it are problems. */
  files?: Record<string, SiteFile>;
  /** The texts of the site's documents by path; if given, they are checked against the site. */
  documents?: Record<string, string>;
  /** The texts of the site's forms by path; if given, they are checked against its list and its items. */
  forms?: Record<string, string>;
  /** How many bytes the files of the folder have, by path; the variants of pictures included. */
  sizes?: Record<string, number>;
  /** The pictures whose variants the program makes: nobody has to care for their sizes. */
  made?: ReadonlySet<string>;
  /** The text of translations.lock.json. */
  translations?: string | undefined;
  /** Whether media/images.json cannot be read: then it is not known which pictures there are. */
  hasBrokenPictures?: boolean;
}

/** Reads a site file of any version and checks it. Never throws. */
export function readSite(source: string, file?: string, surroundings: Surroundings = {}): ReadSite {
  return checkSite(parseJson(source, file), surroundings);
}

/** Checks a parsed site file of any version. Never throws. */
export function checkSite(parsed: ParsedFile, surroundings: Surroundings = {}): ReadSite {
  const read = checkWhole(parsed, surroundings);
  return { ...read, problems: applyIgnores(read.problems, parsed.value, parsed) };
}

function checkWhole(parsed: ParsedFile, surroundings: Surroundings): ReadSite {
  const { race, files, documents } = surroundings;
  const parts = readParts(parsed, race);
  const { site, before, isFlat, findings, locate, skipped, problem, flaws } = parts;
  if (!site || !before || !findings) return { problems: problem ? [problem] : [], skipped };
  // What the lost characters were is unknown, so nothing is compared with them.
  const isGarbled = flaws.some(({ code }) => code === "SL1005");
  const serious = findings.all.filter(({ severity }) => severity === "error");
  if (isGarbled) return { site, skipped, problems: [...flaws, ...inOrder(serious.map(locate))] };
  // A flat file has no place for the facts of its race. Whether race.json is there is only known with the rest of the folder.
  const hasRace = race !== undefined || surroundings.raceSource !== undefined || isObject(parts.written?.race);
  if (isFlat && files && !hasRace) findings.addWritten(report("SL4009", "", {}));
  const missing = files ? missingFiles(parts, { ...documents, ...files }).filter(isMissed(surroundings)) : [];
  // A path that contains invisible characters is only found in the cleaned value.
  const text = flaws.some(({ code }) => code === "SL1008") ? JSON.stringify(parts.written) : parsed.source;
  const read = { source: text, site: site as unknown as JsonObject, before, isFlat, skipped, findings };
  const beside = checkMeaning(read, { ...surroundings, ...neighboursOf(race), platform: raceFacts(race) }, missing);
  return { site, skipped, problems: [...flaws, ...inOrder(findings.all.map(locate)), ...beside] };
}

/** Returns what visitors get of a site that was read: cleaned HTML, no unsafe addresses, no skipped instances. Undefined if the file is no site. */
export function compileRead({ site, skipped }: ReadSite, files: Record<string, SiteFile>): CompiledSite | undefined {
  return site && emitSite(site, skipped, files);
}

/** Compiles the text of a site file as `compileRead` does, without the checks that need the files around it. */
export function compileSite(
  source: string,
  files: Record<string, SiteFile>,
  { race }: Surroundings = {},
): CompiledSite | undefined {
  return compileRead({ problems: [], ...readParts(parseJson(source), race) }, files);
}

/** Reads a document file and checks it. `document` is as it is written, with its time in milliseconds since 1970; it is missing if the file is not a document. */
export function readDocument(source: string, file?: string): { document?: Document; problems: Problem[] } {
  const parsed = parseJson(source, file);
  if (parsed.problem) return { problems: [parsed.problem] };
  if (!isObject(parsed.value)) return { problems: [parsed.locate(report("SL1002", "", {}))] };
  const findings = new Findings();
  const value = withoutIgnores(parsed.value);
  const shape = checkShape("document/2", value, "");
  for (const finding of [...scan(value), ...shape, ...checkDocumentHtml(value)]) findings.add(finding);
  const found = [...parsed.flaws, ...inOrder(findings.all.map(parsed.locate))];
  const problems = applyIgnores(found, parsed.value, parsed);
  if (shape.some(({ severity }) => severity === "error")) return { problems };
  const { time } = value;
  const document = typeof time === "string" ? { ...value, time: Date.parse(inBeijing(time)) } : value;
  return { document: document as unknown as Document, problems };
}

// A date alone is midnight in Beijing, as in the flat config.
function inBeijing(time: string): string {
  return time.includes("T") ? time : `${time}T00:00:00+08:00`;
}

/** The document as visitors get it: with sanitised HTML. */
export function compileDocument(document: Document): Document {
  const contentEn = document.contentEn === undefined ? {} : { contentEn: sanitiseHtml(document.contentEn) };
  return { ...document, content: sanitiseHtml(document.content), ...contentEn };
}

interface Parts {
  site?: Site;
  /** The site before its instances were brought to their newest version. */
  before?: JsonObject;
  isFlat: boolean;
  /** The file's own value. */
  written?: JsonObject;
  findings?: Findings;
  skipped: string[];
  problem?: Problem;
  flaws: Problem[];
  locate(finding: Finding): Problem;
}

function readParts({ value, problem, flaws, locate }: ParsedFile, race: unknown): Parts {
  if (problem) return { problem, flaws, locate, isFlat: false, skipped: [] };
  const envelope = isObject(value) ? envelopeOf(value) : report("SL1002", "", {});
  if (typeof envelope !== "number") return { problem: locate(envelope), flaws, locate, isFlat: false, skipped: [] };
  const written = withoutIgnores(value as JsonObject);
  const { site, origins } = envelope === 1 ? upgradeSite(written, race) : { site: written };
  const findings = new Findings(origins && ((pointer) => origins.find(pointer)));
  for (const finding of scan(written)) findings.addWritten(finding);
  if (envelope === 1)
    for (const finding of [...checkShape("site/1", written, ""), ...checkSwitches(written)])
      if (!isOurField(finding)) findings.addWritten(finding);
  const zone = typeof site.timeZone === "string" ? site.timeZone : undefined;
  const check: Check = { findings, skipped: [], isStrict: envelope > 1, zone };
  const isNamed = site.$schema !== undefined;
  for (const finding of checkShape(schemaOf(site), isNamed ? site : { $schema: siteV2, ...site }, "", zone))
    if (finding.severity === "error" || check.isStrict)
      findings.add(laterField(finding) ?? missingVersion(finding, site) ?? finding);
  if (!isNamed) findings.addWritten(missingEnvelope());
  const checked = checkUnits(site, check) as unknown as Site;
  if (envelope === 1) findings.forgetFailedUpgrades();
  return {
    site: checked,
    before: site,
    isFlat: envelope === 1,
    written,
    findings,
    skipped: check.skipped,
    flaws,
    locate,
  };
}

// A flat config may have these fields of later versions: they are carried over and take effect.
function isOurField({ code, pointer }: Finding): boolean {
  return (
    code === "SL2004" &&
    ["/theme", "/timeZone", "/race", "/description", "/forms", "/documents", "/hosts"].includes(pointer)
  );
}

function laterField({ code, pointer }: Finding): Finding | undefined {
  if (code !== "SL2004" || pointer !== "/hosts") return undefined;
  const fix = { pointer: "/$schema", value: siteV3 };
  return report("SL2019", pointer, { name: "hosts", expected: siteV3 }, { suggestion: siteV3, fix });
}

// A block without its version has the newest one that its props fit.
function missingVersion(finding: Finding, site: JsonObject): Finding | undefined {
  if (finding.code !== "SL2010" || finding.params.name !== "version") return undefined;
  const version = fittingVersion(valueAt(site, finding.pointer), finding.pointer);
  if (version === undefined) return undefined;
  const fix = { pointer: `${finding.pointer}/version`, value: version };
  return { ...finding, suggestion: `"version": ${version}`, fix };
}

function envelopeOf(value: JsonObject): number | Finding {
  const { $schema } = value;
  if ($schema === undefined) return isObject(value.home) || Array.isArray(value.routes) ? 2 : 1;
  const version =
    typeof $schema === "string" ? /(?:^|\/)site\/v(\d+)(?:\.schema\.json)?$/.exec($schema)?.[1] : undefined;
  if (version === "1" || version === "2" || version === "3") return Number(version);
  const params = { written: asText($schema).slice(0, 200), expected: siteV2 };
  return report("SL1003", "/$schema", params, { suggestion: siteV2 });
}

function missingEnvelope(): Finding {
  const fix = { pointer: "/$schema", value: siteV2 };
  return report("SL1004", "", { expected: siteV2 }, { suggestion: siteV2, fix });
}

function checkUnits(site: JsonObject, check: Check): JsonObject {
  const { home, routes } = site;
  const changes: JsonObject = {};
  if (isObject(home) && Array.isArray(home.blocks)) {
    const blocks = checkInstances("home", home.blocks, "/home/blocks", check);
    if (blocks !== home.blocks) changes.home = { ...home, blocks };
  }
  if (Array.isArray(routes)) {
    const checked = checkRoutes(routes, "/routes", check);
    if (checked !== routes) changes.routes = checked;
  }
  return Object.keys(changes).length > 0 ? { ...site, ...changes } : site;
}

function checkRoutes(routes: unknown[], pointer: string, check: Check): unknown[] {
  let isChanged = false;
  const checked = routes.map((route, index) => {
    if (!isObject(route)) return route;
    const at = `${pointer}/${index}`;
    const page = route.page === undefined ? undefined : checkInstance("page", route.page, `${at}/page`, check);
    const children = Array.isArray(route.children)
      ? checkRoutes(route.children, `${at}/children`, check)
      : route.children;
    if (page === route.page && children === route.children) return route;
    isChanged = true;
    return { ...route, ...(page === undefined ? {} : { page }), ...(children === undefined ? {} : { children }) };
  });
  return isChanged ? checked : routes;
}

// A flat config is searched as it is written: there the organiser finds the names.
function missingFiles({ site, written, isFlat, skipped }: Parts, files: Record<string, unknown>): Finding[] {
  const missing = namedFiles(site).filter(
    ({ path, pointer }) => !Object.hasOwn(files, path) && !skipped.some((place) => isWithin(pointer, place)),
  );
  if (missing.length === 0) return [];
  const named = isFlat ? namedFiles(written).filter(({ path }) => missing.some((one) => one.path === path)) : missing;
  const known = Object.keys(files);
  return named.map(({ path, pointer, isDocument }, index) => {
    // With a hundred missing files the cause is not a slip.
    const near = index < 100 ? nearestFile(path, known) : undefined;
    // Of HTML, the path is a small part.
    const isAlone = valueAt(isFlat ? written : site, pointer) === path;
    return missingFile({ path, pointer, isDocument }, near && { ...near, isSure: near.isSure && isAlone });
  });
}

// Only the table knows the pictures that have variants.
function isMissed({ hasBrokenPictures }: Surroundings): (finding: Finding) => boolean {
  return ({ code, params }) =>
    !(hasBrokenPictures && code === "SL3002" && isPicture((params as { path: string }).path));
}

function inOrder(problems: Problem[]): Problem[] {
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
