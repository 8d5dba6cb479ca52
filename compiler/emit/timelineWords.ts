import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { asText, type Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/compiler/timeline.ts";
import { textOf } from "#locales/textOf.ts";
import catalogue from "#schemas/generated/catalogue.json" with { type: "json" };
import type { Text } from "#schemas/generated/types.ts";

/** Describes what changes at the instant at a pointer of a site. */
export function describeInstant(site: unknown, pointer: string): Sentence {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1) ?? "";
  if (keys[0] === "race") return describeRace(site, keys);
  const parent = toPointer(keys.slice(0, -1));
  if (keys.at(-2) === "visible") {
    const subject = subjectOf(site, keys.slice(0, -2));
    const text = visibilityTexts[key];
    return text ? textOf(messages, text, { subject }) : textOf(messages, "other", { subject, key });
  }
  const subject = subjectOf(site, keys.slice(0, -1));
  const text = propTexts[key];
  if (!text) return textOf(messages, "other", { subject, key });
  const name = entryName(valueAt(site, parent));
  return textOf(messages, text, { subject: name ? textOf(messages, "entryOf", { subject, name }) : subject });
}

/**
 * Describes the first hour of race day, from which the site leads runners to the course and not to
 * the registration.
 */
export function describeRaceDay(): Sentence {
  return textOf(messages, "raceDayBegins");
}

/** Describes the end of a race without one: it counts as over so many hours after its start. */
export function describeEnd(hours: number): Sentence {
  return textOf(messages, "raceEndsAssumed", { hours });
}

/** Describes a document whose time has come. */
export function describeDocument({ title, titleEn }: { title: string; titleEn?: string | undefined }): Sentence {
  return textOf(messages, "documentAppears", { title: { zh: title, en: titleEn || title } });
}

/** Describes that a general form opens or closes. */
export function describeForm({ zh, en }: Text, key: "opens" | "closes"): Sentence {
  return textOf(messages, key, { subject: { zh, en: en || zh } });
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
  if (Object.hasOwn(raceTexts, path)) return textOf(messages, raceTexts[path as keyof typeof raceTexts]);
  const key = keys.at(-1) ?? "";
  const name = entryName(valueAt(site, toPointer(keys.slice(0, -1))));
  return key === "startsAt" && name
    ? textOf(messages, "itemStarts", { name })
    : textOf(messages, "other", { subject: textOf(messages, "race"), key });
}

// The innermost block, page or route around a place.
function subjectOf(site: unknown, keys: string[]): Sentence {
  if (/^\/routes\/\d+(?:\/children\/\d+)*$/.test(toPointer(keys)))
    return textOf(messages, "route", { path: pathOf(site, keys) });
  for (let length = keys.length; length > 0; length--) {
    const value = valueAt(site, toPointer(keys.slice(0, length)));
    if (!isObject(value) || typeof value.type !== "string" || typeof value.version !== "number") continue;
    if (keys[length - 1] !== "page")
      return textOf(messages, "block", { id: asText(value.id), name: unitName("home", value.type) });
    if (keys[0] === "notFound") return textOf(messages, "notFound");
    const path = asText(valueAt(site, `${toPointer(keys.slice(0, length - 1))}/path`));
    return textOf(messages, "page", { path, name: unitName("page", value.type) });
  }
  return textOf(messages, "site");
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
function pathOf(site: unknown, keys: string[]): string {
  const own = asText(valueAt(site, `${toPointer(keys)}/path`));
  return own.startsWith("/") || keys.length === 2 ? own : `${pathOf(site, keys.slice(0, -2))}/${own}`;
}
