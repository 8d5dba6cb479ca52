import type { Sentence } from "#core/text.ts";
import { type AffectedInstance, findAffected, findAffectedFields, openSchemaCheck } from "./impact/affected.ts";
import { type ChangedSchema, judgeSchemas, type Verdict } from "./impact/judge.ts";
import { readBothSchemas } from "./impact/schemaFiles.ts";
import { loadForms } from "./siteForms.ts";
import { loadSite } from "./sites.ts";
import { findSites } from "./targets.ts";
import { paint, type Terminal, UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline impact`: what a change of the schemas does to configs that exist. */
export const impact: Verb = {
  usage: "impact --base GITREF|FOLDER PATH… [--format text|json]",
  help: {
    zh: "把某个 git 版本中的结构定义与现在的比较：每个改动是安全、需要升级步骤，还是破坏性的，以及所给站点中受影响的每一处。全部安全时退出码为 0，否则为 1，用法不对为 2。",
    en: "Compares the schemas of a git commit with those of the working folder: whether each change is safe, needs an upgrade, or is breaking, and every place of the given sites that it touches. Exit code 0: all safe; 1: not; 2: wrong usage.",
  },
  places: [1, Number.POSITIVE_INFINITY],
  options: {
    base: {
      value: "GITREF|FOLDER",
      help: {
        zh: "用来比较的 git 版本，或另一份软件包的文件夹",
        en: "the git commit, branch or tag to compare with, or the folder of another package",
      },
    },
    format: { value: "text|json", choices: ["text", "json"], help: { zh: "输出格式", en: "what the output is for" } },
  },
  async run({ places, options }, terminal) {
    if (typeof options.base !== "string")
      throw new UsageError({
        zh: "请用 --base 写明要比较的 git 版本。",
        en: "Say with --base which git commit to compare with.",
      });
    const { before, after: schemas } = await readBothSchemas(options.base);
    const changes = judgeSchemas(before, schemas);
    const touched = new Set(changes.flatMap(({ touches }) => touches));
    const check = openSchemaCheck(schemas);
    const affected: AffectedInstance[] = [];
    for (const place of (await Promise.all(places.map(findSites))).flat()) {
      const site = await loadSite(place);
      affected.push(...findAffected(site, touched, check));
      for (const form of await loadForms(site)) affected.push(...findAffectedFields(form, touched, check));
    }
    if (options.format === "json")
      terminal.print(JSON.stringify({ changes: withInstances(changes, affected) }, null, 2));
    else terminal.print(show(changes, affected, terminal));
    return changes.every(({ verdict }) => verdict === "safe") ? 0 : 1;
  },
};

function withInstances(changes: ChangedSchema[], affected: AffectedInstance[]): object[] {
  return changes.map((change) => ({ ...change, affected: instancesOf(change, affected) }));
}

function instancesOf({ touches }: ChangedSchema, affected: AffectedInstance[]): AffectedInstance[] {
  return affected.filter(({ schema }) => touches.includes(schema));
}

const words: Record<Verdict, Sentence> = {
  safe: { zh: "安全", en: "safe" },
  "needs-upgrade": { zh: "需要升级步骤（缺少 upgrade.json）", en: "needs an upgrade (there is no upgrade.json)" },
  breaking: { zh: "破坏性", en: "breaking" },
};

function show(changes: ChangedSchema[], affected: AffectedInstance[], terminal: Terminal): string {
  if (changes.length === 0) return terminal.say({ zh: "结构定义没有改动。", en: "No schema has changed." });
  return changes.map((change) => showChange(change, instancesOf(change, affected), terminal)).join("\n\n");
}

function showChange(
  { file, verdict, places }: ChangedSchema,
  affected: AffectedInstance[],
  terminal: Terminal,
): string {
  const { say } = terminal;
  const colour = verdict === "safe" ? "green" : verdict === "breaking" ? "red" : "yellow";
  const lines = affected.map(({ file: site, pointer, schema, fits }) => {
    const note = fits === false ? say({ zh: "  不再符合", en: "  fits no more" }) : "";
    return `    ${site} ${pointer || "/"} (${schema})${note}`;
  });
  const count = say({ zh: `  受影响：${affected.length} 处`, en: `  touches ${affected.length} places` });
  return [
    `${paint(terminal, "bold", file)}: ${paint(terminal, colour, say(words[verdict]))}`,
    ...places.slice(0, 12).map((place) => `  ${place}`),
    count,
    ...lines,
  ].join("\n");
}
