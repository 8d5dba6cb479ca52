import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { asText, type Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/compiler/timeline.ts";
import { getText } from "#locales/getText.ts";
import catalogue from "#schemas/generated/catalogue.json" with { type: "json" };
import type { Text } from "#schemas/generated/types.ts";

/** Describes what changes at the instant at a pointer of a site. */
export function describeInstant(site: unknown, pointer: string): Sentence {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1) ?? "";
  if (keys[0] === "race") return describeRace(site, keys);
  const parent = toPointer(keys.slice(0, -1));
  if (keys.at(-2) === "visible") {
    const subject = getSubject(site, keys.slice(0, -2));
    const text = visibilityTexts[key];
    return text ? getText(messages, text, { subject }) : getText(messages, "other", { subject, key });
  }
  const subject = getSubject(site, keys.slice(0, -1));
  const text = propTexts[key];
  if (!text) return getText(messages, "other", { subject, key });
  const name = entryName(valueAt(site, parent));
  return getText(messages, text, { subject: name ? getText(messages, "entryOf", { subject, name }) : subject });
}

/**
 * Describes the first hour of race day, from which the site leads runners to the course and not to
 * the registration.
 */
export function describeRaceDay(): Sentence {
  return getText(messages, "raceDayBegins");
}

/** Describes the end of a race without one: it counts as over so many hours after its start. */
export function describeEnd(hours: number): Sentence {
  return getText(messages, "raceEndsAssumed", { hours });
}

/** Describes a document that appears or expires. */
export function describeDocument(
  { title, titleEn }: { title: string; titleEn?: string | undefined },
  key: "documentAppears" | "documentExpires",
): Sentence {
  return getText(messages, key, { title: { zh: title, en: titleEn || title } });
}

/** Describes that a general form opens or closes. */
export function describeForm({ zh, en }: Text, key: "opens" | "closes"): Sentence {
  return getText(messages, key, { subject: { zh, en: en || zh } });
}

const raceTexts = {
  startsAt: "raceStarts",
  endsAt: "raceEnds",
  "registration/opensAt": "registrationOpens",
  "registration/closesAt": "registrationCloses",
  "registration/drawAt": "drawResults",
} as const;

const visibilityTexts: Record<string, "appears" | "disappears" | undefined> = {
  from: "appears",
  until: "disappears",
};

const propTexts: Record<string, "appears" | "opens" | "closes" | "reached" | "countsDown" | "ends" | undefined> = {
  from: "appears",
  opensAt: "opens",
  closesAt: "closes",
  at: "reached",
  target: "countsDown",
  until: "ends",
};

function describeRace(site: unknown, keys: string[]): Sentence {
  const path = keys.slice(1).join("/");
  if (Object.hasOwn(raceTexts, path)) return getText(messages, raceTexts[path as keyof typeof raceTexts]);
  const key = keys.at(-1) ?? "";
  const name = entryName(valueAt(site, toPointer(keys.slice(0, -1))));
  const item = keys[3] === "results" ? entryName(valueAt(site, toPointer(keys.slice(0, 3)))) : undefined;
  if (item && key === "gunAt" && name) return getText(messages, "gun", { item, name });
  if (item && key === "cutOffAt" && name) return getText(messages, "cutOff", { item, name });
  if (item && key === "finishCutOffAt") return getText(messages, "finishCloses", { item });
  return key === "startsAt" && name
    ? getText(messages, "itemStarts", { name })
    : getText(messages, "other", { subject: getText(messages, "race"), key });
}

// The innermost block, page or route around a place.
function getSubject(site: unknown, keys: string[]): Sentence {
  if (/^\/routes\/\d+(?:\/children\/\d+)*$/.test(toPointer(keys)))
    return getText(messages, "route", { path: getPath(site, keys) });
  for (let length = keys.length; length > 0; length--) {
    const value = valueAt(site, toPointer(keys.slice(0, length)));
    if (!isObject(value) || typeof value.type !== "string" || typeof value.version !== "number") continue;
    if (keys[length - 1] !== "page")
      return getText(messages, "block", { id: asText(value.id), name: unitName("home", value.type) });
    if (keys[0] === "notFound") return getText(messages, "notFound");
    const path = asText(valueAt(site, `${toPointer(keys.slice(0, length - 1))}/path`));
    return getText(messages, "page", { path, name: unitName("page", value.type) });
  }
  return getText(messages, "site");
}

function unitName(kind: string, type: string): Sentence {
  return catalogue.find(({ name }) => name === `${kind}/${type}`)?.title ?? { zh: type, en: type };
}

function entryName(entry: unknown): Sentence | undefined {
  const text = isObject(entry) && !("type" in entry) ? (entry.title ?? entry.name) : undefined;
  if (!isObject(text) || typeof text.zh !== "string" || !isObject(entry) || entry.id === undefined) return undefined;
  return { zh: text.zh, en: typeof text.en === "string" ? text.en : text.zh };
}

// The whole address of a route: the paths of the groups around it come first.
function getPath(site: unknown, keys: string[]): string {
  const ownPath = asText(valueAt(site, `${toPointer(keys)}/path`));
  return ownPath.startsWith("/") || keys.length === 2 ? ownPath : `${getPath(site, keys.slice(0, -2))}/${ownPath}`;
}
