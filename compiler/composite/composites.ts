import { isObject, type JsonObject } from "#core/pointers.ts";
import type { Composite } from "#schemas/generated/types.ts";
import { checkShape } from "../check/checkShape.ts";
import { type ParsedFile, parseJson } from "../parse/parse.ts";
import { withoutIgnores } from "../problems/ignored.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { checkExample } from "./example.ts";
import { findValidator, type Schema } from "./language/values.ts";
import { checkProps, normaliseProps } from "./props.ts";
import { checkUpgradedExamples } from "./upgrade/upgradedExamples.ts";
import { checkUpgradePlaces } from "./upgrade/upgradePlaces.ts";
import { type CompositeUpgrades, readCompositeUpgrades } from "./upgrade/upgrades.ts";

/**
 * A composite whose file can be used: its version, and its props as a schema with short references
 * in which objects are closed.
 */
export interface UsableComposite extends Composite {
  schema: Schema;
}

/** A file of `composites/` that was read. */
export interface CompositeFile {
  path: string;
  parsed: ParsedFile;
  /** The type and version that its path names; undefined for a path that names none. */
  type: string | undefined;
  version: number;
  /** Missing if the file cannot be used. */
  composite?: UsableComposite;
  /** What is wrong in the file by itself, with its places. */
  findings: Finding[];
}

/** The composites of a site. */
export interface Composites {
  files: readonly CompositeFile[];
  /** The file of a version of a type. */
  find(type: string, version: number): CompositeFile | undefined;
  /** The newest version of a type that has a file. */
  newest(type: string): number | undefined;
  types: readonly string[];
  upgrades: CompositeUpgrades;
  /** What is wrong in the files of upgrades, and in what they make of examples. */
  upgradeProblems: readonly Problem[];
}

// Those of a pack are outside of the site's folder.
const place =
  /^(?:(?:\.\.\/)+packs\/[a-z0-9-]+\/)?composites\/([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\/v([1-9]\d{0,2})\.json$/;

/** Returns whether the type of a block is that of a composite: no built-in type has a slash. */
export function isCompositeType(type: unknown): type is string {
  return typeof type === "string" && type.includes("/");
}

/**
 * Returns whether a path in a site's folder is that of a composite or of the upgrade to one of its
 * versions.
 */
export function isCompositePath(path: string): boolean {
  return path.startsWith("composites/") && path.endsWith(".json");
}

/** Returns the path of the file of a version of a composite. */
export function compositePath(type: string, version: number): string {
  return `composites/${type}/v${version}.json`;
}

/** Reads the texts of `composites/` by their path. Never throws. */
export function readComposites(texts: Record<string, string>): Composites {
  const files = Object.entries(texts)
    .filter(([path]) => !path.endsWith(".upgrade.json"))
    .map(([path, text]) => readComposite(text, path));
  const byName = new Map<string, CompositeFile>();
  const newest = new Map<string, number>();
  for (const file of files) {
    if (file.type === undefined) continue;
    byName.set(`${file.type}/${file.version}`, file);
    newest.set(file.type, Math.max(newest.get(file.type) ?? 0, file.version));
  }
  const { upgrades, problems } = readCompositeUpgrades(texts);
  const placeProblems = [...problems, ...checkUpgradePlaces(byName, upgrades, texts).filter(isFirstOf(problems))];
  return {
    files,
    upgrades,
    upgradeProblems: [...placeProblems, ...checkUpgradedExamples(byName, upgrades).filter(isFirstOf(placeProblems))],
    find: (type, version) => byName.get(`${type}/${version}`),
    newest: (type) => newest.get(type),
    types: [...newest.keys()],
  };
}

// That an example does not fit any more, or that a place is missing, follows from a mistake in the
// upgrade.
function isFirstOf(problems: readonly Problem[]): (problem: Problem) => boolean {
  return ({ file }) => !problems.some((problem) => problem.file === file && problem.severity === "error");
}

/** Reads the text of a composite's file and checks all but its tree. Never throws. */
export function readComposite(text: string, path: string): CompositeFile {
  const parsed = parseJson(text, path);
  const [, type, version] = place.exec(path) ?? [];
  const base = { path, parsed, type, version: Number(version ?? 0) };
  if (type === undefined) return { ...base, findings: [report("SL7012", "", { path, expected: undefined })] };
  if (parsed.problem) return { ...base, findings: [] };
  const { value } = parsed;
  if (!isObject(value)) return { ...base, findings: [report("SL1002", "", {})] };
  const findings = [
    ...checkShape("composite/1", withoutIgnores(value), ""),
    ...checkName(value, base),
    ...checkProps(value),
  ];
  if (findings.some(({ severity }) => severity === "error")) return { ...base, findings };
  const composite = value as unknown as Composite;
  const usable = { ...composite, schema: normaliseProps(composite.props ?? {}) };
  return { ...base, findings: [...findings, ...checkExample(usable)], composite: usable };
}

/**
 * Returns the check of a composite's props: home/my/sponsor-wall/1; undefined if there is none of
 * that name.
 */
export function validatorOfUnit(unit: string, composites: Composites): ReturnType<typeof findValidator> | undefined {
  const [, type = "", version] = /^home\/(.+)\/(\d+)$/.exec(unit) ?? [];
  const composite = composites.find(type, Number(version))?.composite;
  return composite && findValidator(composite.schema);
}

/** Lists the problems of a composite's file by itself, located in it: those of its text first. */
export function listProblems({ parsed, findings }: CompositeFile): Problem[] {
  return [...(parsed.problem ? [parsed.problem] : []), ...parsed.flaws, ...findings.map(parsed.locate)];
}

// A copy of a file under another name would otherwise be two composites with one name.
function checkName({ type, version }: JsonObject, named: { type: string | undefined; version: number; path: string }) {
  if (typeof type !== "string" || typeof version !== "number") return [];
  if (type === named.type && version === named.version) return [];
  const at = type === named.type ? "/version" : "/type";
  return [report("SL7012", at, { path: named.path, expected: compositePath(type, version) })];
}
