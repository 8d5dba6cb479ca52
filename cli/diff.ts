import { type Change, diffSites } from "#compiler/diff/diff.ts";
import { isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { withForms } from "./siteForms.ts";
import { loadSite } from "./sites.ts";
import { paint, type Terminal } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline diff`: what differs between two sites, block by block and route by route. */
export const diff: Verb = {
  usage: "diff A B [--format text|json]",
  help: {
    zh: "比较两个站点（文件夹或站点文件）：按板块编号、路由路径和表单的问题，而不是按行；先升级到最新格式再比较。没有不同时退出码为 0，有不同为 1，无法读取为 2。",
    en: "Compares two sites (folders or site files) by the ids of blocks, the paths of routes and the questions of forms, not by lines, both in their newest shape. Exit code 0: no difference; 1: some; 2: a site cannot be read.",
  },
  places: [2, 2],
  options: {
    format: { value: "text|json", choices: ["text", "json"], help: { zh: "输出格式", en: "what the output is for" } },
  },
  async run({ places: [a = "", b = ""], options }, terminal) {
    const [before, after] = [await loadSite(a), await loadSite(b)];
    const [old, now] = [await withForms(before), await withForms(after)];
    const changes = diffSites(old, now);
    if (options.format === "json") terminal.print(JSON.stringify({ changes }, null, 2));
    else terminal.print(showChanges(changes, old, now, terminal));
    return changes.length > 0 ? 1 : 0;
  },
};

function showChanges(changes: Change[], before: unknown, after: unknown, terminal: Terminal): string {
  if (changes.length === 0) return terminal.say({ zh: "两个站点相同。", en: "The sites are the same." });
  const groups = new Map<string, { title: string; lines: string[] }>();
  for (const change of changes) {
    const root = change.kind === "removed" ? before : after;
    const holder = holderOf(change.pointer, root);
    const title = subjectName(root, holder, terminal);
    const group = groups.get(title) ?? { title, lines: [] };
    groups.set(title, group);
    group.lines.push(showChange(change, change.pointer.slice(holder.length), terminal));
  }
  return [...groups.values()]
    .map(({ title, lines }) => [paint(terminal, "bold", title), ...lines].join("\n"))
    .join("\n\n");
}

// The innermost block, route, or question of a form around a place; "" for the site itself.
function holderOf(pointer: string, root: unknown): string {
  const keys = pointerKeys(pointer);
  const [, form] = /^(\/forms\/[^/]+(?:\/(?:uiSchema|schema\/properties)\/[^/]+)?)/.exec(pointer) ?? [];
  if (form !== undefined && isObject(valueAt(root, "/forms"))) return form;
  for (let length = keys.length; length > 0; length--) {
    const at = toPointer(keys.slice(0, length));
    const value = valueAt(root, at);
    const isBlock = isObject(value) && typeof value.type === "string" && typeof value.id === "string";
    const isRoute = isObject(value) && typeof value.path === "string" && isWithin(at, "/routes");
    if (isBlock || isRoute) return at;
  }
  return "";
}

function subjectName(root: unknown, holder: string, { say }: Terminal): string {
  const value = valueAt(root, holder);
  if (holder === "" || !isObject(value)) return say({ zh: "站点", en: "Site" });
  if (holder.startsWith("/forms")) return formName(pointerKeys(holder), say);
  if (holder.startsWith("/routes"))
    return say({ zh: `路由 ${pathOf(root, holder)}`, en: `Route ${pathOf(root, holder)}` });
  return say({ zh: `板块 ${value.id}（${value.type}）`, en: `Block ${value.id} (${value.type})` });
}

function formName([, id = "", ...inside]: string[], say: Terminal["say"]): string {
  const question = inside.at(-1);
  if (question === undefined) return say({ zh: `表单 ${id}`, en: `Form ${id}` });
  return say({ zh: `表单 ${id}，问题 ${question}`, en: `Form ${id}, question ${question}` });
}

function pathOf(root: unknown, holder: string): string {
  const keys = pointerKeys(holder);
  let path = "";
  for (let length = 2; length <= keys.length; length += 2) {
    const own = String(valueAt(root, `${toPointer(keys.slice(0, length))}/path`));
    path = own.startsWith("/") ? own : `${path}/${own}`;
  }
  return path;
}

function showChange({ kind, from, before, after }: Change, inside: string, terminal: Terminal): string {
  const { say } = terminal;
  const place = inside === "" ? "" : ` ${inside}`;
  switch (kind) {
    case "added":
      return paint(
        terminal,
        "green",
        `  + ${say({ zh: "新增", en: "added" })}${place}${inside && `: ${short(after)}`}`,
      );
    case "removed":
      return paint(
        terminal,
        "red",
        `  - ${say({ zh: "删除", en: "removed" })}${place}${inside && `: ${short(before)}`}`,
      );
    case "moved":
      return paint(
        terminal,
        "cyan",
        `  ↕ ${say({ zh: "移动，原在", en: "moved from" })} ${from}${place && ` →${place}`}`,
      );
    case "changed":
      return `  ~${place}\n      ${paint(terminal, "red", `- ${short(before)}`)}\n      ${paint(terminal, "green", `+ ${short(after)}`)}`;
  }
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
