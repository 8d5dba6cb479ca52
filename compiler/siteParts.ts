import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { holdsBlocks } from "#schemas/generated/traits/holdsBlocks.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { Facts } from "./bind/binding.ts";
import { type BoundSite, bindSite, refuseBindings } from "./bind/bindSite.ts";
import { type Check, checkInstance, checkInstances, skip } from "./check/checkInstance.ts";
import { checkShape } from "./check/checkShape.ts";
import { missingEnvelope, misspeltEnvelope, readEnvelope } from "./check/envelope.ts";
import { fittingVersion } from "./check/readable.ts";
import { scan } from "./check/scan.ts";
import { checkSwitches } from "./check/switches.ts";
import { type Composites, readComposites, validatorOfUnit } from "./composite/composites.ts";
import { type ExpandedParts, expandParts } from "./composite/expand/expandParts.ts";
import { checkComposite } from "./composite/instances.ts";
import type { ParsedFile } from "./parse/parse.ts";
import { Findings } from "./problems/findings.ts";
import { withoutIgnores } from "./problems/ignored.ts";
import type { Finding, Problem } from "./problems/problems.ts";
import { report } from "./problems/report.ts";
import { raceFacts } from "./upgrade/site/race.ts";
import { siteV2, upgradeSite } from "./upgrade/site/siteV2.ts";
import { newestVersion } from "./upgrade/upgrade.ts";

/** A site file that was parsed, brought to the newest version and checked against its schemas. */
export interface SiteParts {
  site?: Site;
  /** The site before its instances were brought to their newest version. */
  before?: JsonObject;
  isFlat: boolean;
  /** The file's own value. */
  written?: JsonObject;
  findings?: Findings;
  /** What the site's bindings are resolved against; a flat config has none. */
  facts?: Facts | undefined;
  skipped: string[];
  /** Pointers of wrong instances inside of skipped ones. */
  hidden?: string[];
  /** Pointers of skipped and hidden instances in which nothing can be read. */
  unread?: string[];
  /** The composites of the folder; undefined if it has none. */
  composites?: Composites | undefined;
  /** The site with the blocks of its composites; undefined if it has none. */
  expanded?: ExpandedParts | undefined;
  problem?: Problem;
  flaws: Problem[];
  locate(finding: Finding): Problem;
}

/**
 * Reads the parts of a parsed site file: the site at its newest version, and the findings about its
 * shape. `texts` are those of its composites by path.
 */
export function readParts(
  { source, value, problem, flaws, locate }: ParsedFile,
  race: unknown,
  texts?: Record<string, string>,
): SiteParts {
  if (problem) return { problem, flaws, locate, isFlat: false, skipped: [] };
  const envelope = isObject(value) ? readEnvelope(value) : report("SL1002", "", {});
  if (typeof envelope !== "number") return { problem: locate(envelope), flaws, locate, isFlat: false, skipped: [] };
  const siteFile = withoutIgnores(value as JsonObject);
  const { site: unbound, origins } = envelope === 1 ? upgradeSite(siteFile, race) : { site: siteFile };
  const findings = new Findings(origins && ((pointer) => origins.find(pointer)));
  const facts = envelope > 1 ? listFacts(unbound, race) : undefined;
  const composites = readComposites(texts ?? {});
  const bindings = mayBind(source) ? bindParts(envelope === 1 ? siteFile : unbound, { facts, composites }) : undefined;
  if (bindings) findings.addBindings(bindings);
  const site = envelope === 1 ? unbound : (bindings?.site ?? unbound);
  for (const finding of scan(siteFile)) findings.addWritten(finding);
  if (envelope === 1)
    for (const finding of [...checkShape("site/1", siteFile, ""), ...checkSwitches(siteFile)])
      if (!isOurField(finding)) findings.addWritten(finding);
  const zone = typeof site.timeZone === "string" ? site.timeZone : undefined;
  const check: Check = {
    findings,
    skipped: [],
    hidden: [],
    unread: [],
    readsInside: true,
    isStrict: envelope > 1,
    unbound: bindings?.broken ?? new Set(),
    zone,
    checkComposite: (instance, pointer, ownType, isWrong) =>
      checkComposite(instance, pointer, ownType, { composites, envelope, isWrong }),
  };
  const isNamed = site.$schema !== undefined;
  for (const finding of checkShape("site/2", isNamed ? site : { $schema: siteV2, ...site }, "", zone))
    if (finding.severity === "error" || check.isStrict) findings.add(missingVersion(finding, site) ?? finding);
  if (!isNamed) findings.addWritten(misspeltEnvelope(siteFile) ?? missingEnvelope());
  const checked = checkUnits(site, check) as unknown as Site;
  if (envelope === 1) findings.forgetFailedUpgrades();
  const hasComposites = facts && composites.files.length > 0;
  return {
    site: checked,
    composites: hasComposites ? composites : undefined,
    expanded: hasComposites
      ? expandParts(checked as unknown as JsonObject, check, { composites, facts, zone })
      : undefined,
    before: site,
    isFlat: envelope === 1,
    written: siteFile,
    findings,
    facts,
    skipped: check.skipped,
    hidden: check.hidden,
    unread: check.unread,
    flaws,
    locate,
  };
}

/** Returns whether the text of a file can have a binding: a site without one is not searched. */
export function mayBind(source: string): boolean {
  return source.includes("$race") || source.includes("\\u0024");
}

/**
 * Returns the facts that the texts of a site and of its documents can name; undefined for a flat
 * config, and a value that is no site.
 */
export function boundFacts(site: unknown, race: unknown): Facts | undefined {
  const envelope = isObject(site) ? readEnvelope(site) : undefined;
  return isObject(site) && typeof envelope === "number" && envelope > 1 ? listFacts(site, race) : undefined;
}

// What race.json states takes effect only if the site does not state it.
function listFacts({ race: own, timeZone, prices }: JsonObject, race: unknown): Facts {
  const zone = typeof timeZone === "string" ? timeZone : "Asia/Shanghai";
  return { race: { ...raceFacts(race), ...(isObject(own) ? own : {}) }, zone, prices };
}

function bindParts(
  site: JsonObject,
  { facts, composites }: { facts: Facts | undefined; composites: Composites },
): BoundSite {
  const { files } = composites;
  if (facts) return bindSite(site, facts, files.length > 0 ? (unit) => validatorOfUnit(unit, composites) : undefined);
  return refuseBindings(site, (pointer) =>
    report(
      "SL2019",
      pointer,
      { name: "$race", expected: `"$schema": "${siteV2}"` },
      { severity: "error", suggestion: siteV2 },
    ),
  );
}

// A flat config may have these fields of later versions: they are carried over and take effect.
function isOurField({ code, pointer }: Finding): boolean {
  return (
    code === "SL2004" &&
    ["/theme", "/timeZone", "/race", "/description", "/forms", "/documents", "/hosts", "/account", "/prices"].includes(
      pointer,
    )
  );
}

// A block without its version has the newest one that its props fit.
function missingVersion(finding: Finding, site: JsonObject): Finding | undefined {
  if (finding.code !== "SL2010" || finding.params.name !== "version") return undefined;
  const instance = valueAt(site, finding.pointer);
  const name = `${finding.pointer.endsWith("/page") ? "page" : "home"}/${asText(isObject(instance) ? instance.type : "")}`;
  const version = isObject(instance) ? fittingVersion(name, instance.props) : undefined;
  if (version === undefined) return undefined;
  const fix = { pointer: `${finding.pointer}/version`, value: version };
  return { ...finding, suggestion: `"version": ${version}`, fix };
}

function checkUnits(site: JsonObject, check: Check): JsonObject {
  const { home, notFound, routes } = site;
  const changes: JsonObject = {};
  if (isObject(home) && Array.isArray(home.blocks)) {
    const blocks = checkInstances("home", home.blocks, "/home/blocks", check);
    if (blocks !== home.blocks) changes.home = { ...home, blocks };
  }
  if (isObject(notFound)) {
    const page = checkNotFoundPage(notFound.page, check);
    if (page !== notFound.page) changes.notFound = { ...notFound, page };
  }
  if (Array.isArray(routes)) {
    const checked = checkRoutes(routes, "/routes", check);
    if (checked !== routes) changes.routes = checked;
  }
  return Object.keys(changes).length > 0 ? { ...site, ...changes } : site;
}

// What is on a page of another type goes with that page.
function checkNotFoundPage(page: unknown, check: Check): unknown {
  const type = isObject(page) ? page.type : undefined;
  if (typeof type !== "string" || holdsBlocks[`page/${type}`] || newestVersion(`page/${type}`) === undefined)
    return checkInstance("page", page, "/notFound/page", check);
  check.findings.add(report("SL2036", "/notFound/page/type", { type }, { suggestion: "blocks" }));
  return skip("page", page, "/notFound/page", { ...check, readsInside: false });
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
