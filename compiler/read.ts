import { isObject, isWithin, type JsonObject, valueAt } from "#core/pointers.ts";
import type { Document, Site } from "#schemas/generated/types.ts";
import { validators } from "#schemas/generated/validators.js";
import type { SiteFile } from "#schemas/siteFile.ts";
import type { Facts } from "./bind/binding.ts";
import { checkShape } from "./check/checkShape.ts";
import { namedFiles } from "./check/paths.ts";
import { checkSchemaName } from "./check/raceFile.ts";
import { scan } from "./check/scan.ts";
import { problemsOfComposites } from "./composite/check/problems.ts";
import type { ExpandedParts } from "./composite/expand/expandParts.ts";
import { checkDocument } from "./meaning/documents.ts";
import { readDocumentTime } from "./meaning/documentTimes.ts";
import { checkMeaning, getNeighbours } from "./meaning/meaning.ts";
import { mergeMisnamedItem } from "./meaning/misnamedItem.ts";
import { missingFile } from "./meaning/missingFile.ts";
import { nearestFile } from "./meaning/nearest.ts";
import { isPicture } from "./meaning/pictures.ts";
import { type ParsedFile, parseJson } from "./parse/parse.ts";
import { correctNames } from "./problems/corrections.ts";
import { Findings } from "./problems/findings.ts";
import { applyIgnores, withoutIgnores } from "./problems/ignored.ts";
import { inOrder } from "./problems/places.ts";
import type { Finding, Problem } from "./problems/problems.ts";
import { report } from "./problems/report.ts";
import { readParts, type SiteParts } from "./siteParts.ts";
import { raceFacts } from "./upgrade/site/race.ts";

export { checkRaceFile, misspeltRaceId } from "./check/raceFile.ts";
export { boundFacts, readParts } from "./siteParts.ts";

/**
 * Returns whether a value fits the schema of that name, such as pictures/1. Throws if there is
 * none.
 */
export function fitsSchema(name: string, value: unknown): boolean {
  const validate = validators[name];
  if (!validate) throw new Error(`There is no schema ${name}.`);
  return validate(value);
}

/** The result of reading a site file. `site` is missing only if the file is not a site. */
export interface ReadSite {
  /**
   * The site at site/v2, each known instance at its newest version; everything unknown is
   * kept as it was written.
   */
  site?: Site;
  problems: Problem[];
  /** What the texts of a site of version 2 can name in braces; undefined for a flat one. */
  facts?: Facts | undefined;
  /** JSON Pointers into `site` of the instances that visitors must not see. */
  skipped: string[];
  /**
   * The site as visitors get it, with the blocks of composites in place of their instances;
   * undefined without composites.
   */
  expanded?: ExpandedParts | undefined;
}

/**
 * The files beside a site file: the platform's race information, the table of the site's files, its
 * documents.
 */
export interface Surroundings {
  race?: unknown;
  /** The text of race.json, for the lines of what is wrong in it. */
  raceSource?: string | undefined;
  /** If given, files that the site names and that are not in it are problems. */
  files?: Record<string, SiteFile>;
  /** The texts of the site's documents by path; if given, they are checked against the site. */
  documents?: Record<string, string>;
  /**
   * The texts of the site's forms by path; if given, they are checked against its list and its
   * items.
   */
  forms?: Record<string, string>;
  /** The texts of the site's templates of certificates by path; they are checked elsewhere. */
  certificates?: Record<string, string>;
  /** The texts of the site's composite blocks by path: composites/my/sponsor-wall/v1.json. */
  composites?: Record<string, string>;
  /** How many bytes the files of the folder have, by path; the variants of pictures included. */
  sizes?: Record<string, number>;
  /** The pictures whose variants the program makes: nobody has to care for their sizes. */
  made?: ReadonlySet<string>;
  /** The text of translations.lock.json. */
  translations?: string | undefined;
  /**
   * The sources of pictures, films and map tiles that the operator of the server allows to every
   * site: "https:", "https://*.example.org".
   */
  allowedSources?: readonly string[];
  /** The origins of analytics that the operator of the server allows; undefined for all. */
  allowedCounters?: readonly string[] | undefined;
  /** Whether media/images.json cannot be read: then it is not known which pictures there are. */
  hasBrokenPictures?: boolean;
}

/** Reads a site file of any version and checks it. Never throws. */
export function readSite(source: string, file?: string, surroundings: Surroundings = {}): ReadSite {
  return checkSite(parseJson(source, file), surroundings);
}

/** Checks a parsed site file of any version. Never throws. */
export function checkSite(parsed: ParsedFile, surroundings: Surroundings = {}): ReadSite {
  const site = checkWhole(parsed, surroundings);
  return { ...site, problems: applyIgnores(site.problems, parsed.value, parsed) };
}

// Each round is about names inside of what the one before corrected.
const mostRounds = 3;

function checkWhole(parsed: ParsedFile, surroundings: Surroundings, round = 1): ReadSite {
  const { race, files, documents } = surroundings;
  const parts = readParts(parsed, race, surroundings.composites);
  const { site, before, isFlat, facts, findings, locate, skipped, expanded, problem, flaws } = parts;
  const { hidden = [], unread = [] } = parts;
  if (!site || !before || !findings) return { problems: problem ? [problem] : [], skipped };
  // What the lost characters were is unknown, so nothing is compared with them.
  const isGarbled = flaws.some(({ code }) => code === "SL1005");
  const serious = findings.all.filter(({ severity }) => severity === "error");
  if (isGarbled) return { site, facts, skipped, expanded, problems: [...flaws, ...inOrder(serious.map(locate))] };
  // A flat file has no place for the facts of its race. Whether race.json is there is only known
  // with the rest of the folder.
  const hasRace = race !== undefined || surroundings.raceSource !== undefined || isObject(parts.written?.race);
  if (isFlat && files && !hasRace) findings.addWritten(report("SL4009", "", {}));
  const corrected = round <= mostRounds ? correctNames(parsed.value, findings.all) : undefined;
  if (corrected) {
    const { value, asWritten } = corrected;
    const meant = { ...parsed, value, locate: (finding: Finding) => parsed.locate(asWritten(finding)) };
    const { problems } = checkWhole(meant, surroundings, round + 1);
    return { site, facts, skipped, expanded, problems: [...inOrder(corrected.findings.map(locate)), ...problems] };
  }
  for (const finding of expanded?.findings ?? []) if (finding.file === undefined) findings.add(finding);
  const missing = files ? missingFiles(parts, { ...documents, ...files }).filter(isMissed(surroundings)) : [];
  // A path that contains invisible characters is only found in the cleaned value.
  const text = flaws.some(({ code }) => code === "SL1008") ? JSON.stringify(parts.written) : parsed.source;
  const whole = site as unknown as JsonObject;
  const upgrades = parts.composites?.upgrades;
  const places = { skipped, hidden, unread };
  const siteParts = { source: text, site: whole, before, isFlat, facts, ...places, upgrades, expanded, findings };
  const beside = checkMeaning(
    siteParts,
    { ...surroundings, ...getNeighbours(race), platform: raceFacts(race) },
    missing,
  );
  const ofComposites = parts.composites ? problemsOfComposites(parts.composites, expanded?.findings ?? []) : [];
  const allProblems = [...flaws, ...inOrder(findings.all.map(locate)), ...beside, ...ofComposites];
  const texts = [text, ...Object.values(documents ?? {}), ...Object.values(surroundings.forms ?? {})];
  const merged = mergeMisnamedItem(allProblems, { site: whole, texts, locate });
  const problems = (parts.composites?.files ?? []).reduce(
    (remaining, { path, parsed: { value, locate: locateIn } }) =>
      applyIgnores(remaining, value, { locate: locateIn, file: path }),
    merged,
  );
  return { site, facts, skipped, expanded, problems };
}

const documentV1 = "https://startline.dev/schemas/document/v1.schema.json";

/**
 * Reads a document file and checks it. `document` is as it is written, with its times in
 * milliseconds since 1970, days by the race's zone; it is missing if the file is not a document.
 */
export function readDocument(
  source: string,
  file?: string,
  timeZone?: string,
): { document?: Document; problems: Problem[] } {
  const parsed = parseJson(source, file);
  if (parsed.problem) return { problems: [parsed.problem] };
  if (!isObject(parsed.value)) return { problems: [parsed.locate(report("SL1002", "", {}))] };
  const findings = new Findings();
  const value = withoutIgnores(parsed.value);
  const shape = checkShape("document/1", value, "");
  for (const finding of [
    ...checkSchemaName(value, documentV1),
    ...scan(value),
    ...shape,
    ...checkDocument(value, timeZone),
  ])
    findings.add(finding);
  const allProblems = [...parsed.flaws, ...inOrder(findings.all.map(parsed.locate))];
  const problems = applyIgnores(allProblems, parsed.value, parsed);
  if (shape.some(({ severity }) => severity === "error")) return { problems };
  const times = ["time", "until"].flatMap((key) => {
    const at = readDocumentTime(value[key], timeZone);
    return at === undefined ? [] : [[key, at] as const];
  });
  return { document: { ...value, ...Object.fromEntries(times) } as unknown as Document, problems };
}

// A flat config is searched as it is written: there the organiser finds the names.
function missingFiles(parts: SiteParts, files: Record<string, unknown>): Finding[] {
  const { written, isFlat, expanded, findings } = parts;
  const { site, unread = [] } = expanded ?? parts;
  const missing = namedFiles(site).filter(
    ({ path, pointer }) =>
      !Object.hasOwn(files, path) &&
      !unread.some((place) => isWithin(pointer, place)) &&
      !findings?.isInWrongValue(pointer),
  );
  if (missing.length === 0) return [];
  const filesToName = isFlat
    ? namedFiles(written).filter(({ path }) => missing.some((file) => file.path === path))
    : missing;
  const paths = Object.keys(files);
  return filesToName.map(({ path, pointer, isDocument }, index) => {
    // With a hundred missing files the cause is not a slip.
    const near = index < 100 ? nearestFile(path, paths) : undefined;
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
