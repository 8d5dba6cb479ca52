import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { type Change, diffSites } from "#compiler/diff/diff.ts";
import { keepBindings } from "#compiler/edit/keepBindings.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/diff.ts";
import { getText } from "#locales/getText.ts";
import { paint, type Terminal } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { withForms } from "./siteForms.ts";
import { loadSite, type SiteOnDisk } from "./sites.ts";

/** `startline diff`: what differs between two sites, block by block and route by route. */
export const diff: Verb = {
  usage: "diff A B [--format text|json]",
  help: getText(messages, "help"),
  positionals: [2, 2],
  options: {
    format: { value: "text|json", choices: ["text", "json"], help: getText(commandMessages, "format") },
  },
  async run({ positionals: [a = "", b = ""], options }, terminal) {
    const [before, after] = [await loadWritten(a), await loadWritten(b)];
    const [old, now] = [await withFiles(before), await withFiles(after)];
    const changes = diffSites(old, now);
    if (options.format === "json") terminal.print(JSON.stringify({ changes }, null, 2));
    else terminal.print(showChanges(changes, old, now, terminal));
    return changes.length > 0 ? 1 : 0;
  },
};

// A fact that changed is one change, and not one in each place that it is bound to.
async function loadWritten(place: string): Promise<SiteOnDisk> {
  const loaded = await loadSite(place);
  return { ...loaded, site: keepBindings(loaded.site, loaded.source, loaded.composites) };
}

async function withFiles(loaded: SiteOnDisk): Promise<object> {
  return withComposites(await withForms(loaded), loaded);
}

function showChanges(changes: Change[], before: unknown, after: unknown, terminal: Terminal): string {
  if (changes.length === 0) return terminal.localise(getText(messages, "same"));
  const groups = new Map<string, { title: string; lines: string[] }>();
  for (const change of changes) {
    const root = change.kind === "removed" ? before : after;
    const holder = getHolder(change.pointer, root);
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
function getHolder(pointer: string, root: unknown): string {
  const keys = pointerKeys(pointer);
  const [, form] = /^(\/forms\/[^/]+(?:\/(?:uiSchema|schema\/properties)\/[^/]+)?)/.exec(pointer) ?? [];
  if (form !== undefined && isObject(valueAt(root, "/forms"))) return form;
  if (keys[0] === "composites" && keys.length > 1) return toPointer(keys.slice(0, 2));
  for (let length = keys.length; length > 0; length--) {
    const at = toPointer(keys.slice(0, length));
    const value = valueAt(root, at);
    const isBlock = isObject(value) && typeof value.type === "string" && typeof value.id === "string";
    const isRoute = isObject(value) && typeof value.path === "string" && isWithin(at, "/routes");
    if (isBlock || isRoute) return at;
  }
  return "";
}

function subjectName(root: unknown, holder: string, { localise }: Terminal): string {
  const value = valueAt(root, holder);
  if (holder === "" || !isObject(value)) return localise(getText(messages, "site"));
  if (holder.startsWith("/composites/"))
    return localise(getText(messages, "composite", { name: pointerKeys(holder)[1] ?? "" }));
  if (holder.startsWith("/forms")) return findFormName(pointerKeys(holder), localise);
  if (holder.startsWith("/routes")) return localise(getText(messages, "route", { path: getPath(root, holder) }));
  return localise(getText(messages, "block", { id: String(value.id), type: String(value.type) }));
}

function findFormName([, id = "", ...inside]: string[], localise: Terminal["localise"]): string {
  const question = inside.at(-1);
  if (question === undefined) return localise(getText(messages, "form", { id }));
  return localise(getText(messages, "question", { id, question }));
}

function getPath(root: unknown, holder: string): string {
  const keys = pointerKeys(holder);
  let path = "";
  for (let length = 2; length <= keys.length; length += 2) {
    const text = asText(valueAt(root, `${toPointer(keys.slice(0, length))}/path`));
    path = text.startsWith("/") ? text : `${path}/${text}`;
  }
  return path;
}

function showChange({ kind, from, before, after }: Change, inside: string, terminal: Terminal): string {
  const { localise } = terminal;
  const place = inside === "" ? "" : ` ${inside}`;
  switch (kind) {
    case "added":
      return paint(
        terminal,
        "green",
        `  + ${localise(getText(messages, "added"))}${place}${inside && `: ${shorten(after)}`}`,
      );
    case "removed":
      return paint(
        terminal,
        "red",
        `  - ${localise(getText(messages, "removed"))}${place}${inside && `: ${shorten(before)}`}`,
      );
    case "moved":
      return paint(terminal, "cyan", `  ↕ ${localise(getText(messages, "movedFrom"))} ${from}${place && ` →${place}`}`);
    case "changed":
      return `  ~${place}\n      ${paint(terminal, "red", `- ${shorten(before)}`)}\n      ${paint(terminal, "green", `+ ${shorten(after)}`)}`;
  }
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/**
 * A site with its composites by their types and versions, "my/wall 1", so that two of them can be
 * compared.
 */
function withComposites(site: object, { composites }: SiteOnDisk): object {
  const files = Object.entries(composites).flatMap(([path, text]) => {
    const { type, version, isUpgrade } = readCompositePath(path) ?? {};
    return type === undefined ? [] : [[`${type} ${version}${isUpgrade ? " upgrade" : ""}`, parseJson(text).value]];
  });
  return files.length > 0 ? { ...site, composites: Object.fromEntries(files) } : site;
}
