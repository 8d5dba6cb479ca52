import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import catalogue from "#schemas/generated/catalogue.json" with { type: "json" };

/** Says what changes at the instant that stands at a pointer of a site. */
export function describeInstant(site: unknown, pointer: string): Sentence {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1) ?? "";
  if (keys[0] === "race") return raceWords[keys.slice(1).join("/")] ?? itemStarts(site, keys) ?? reached("race", key);
  const isVisibility = keys.at(-2) === "visible";
  const subject = subjectOf(site, keys.slice(0, isVisibility ? -2 : -1));
  const words = (isVisibility ? visibilityWords : propWords)[key];
  const entry = isVisibility ? undefined : entryName(valueAt(site, toPointer(keys.slice(0, -1))));
  if (!words) return reached(subject.en, key, subject.zh);
  return {
    zh: `${subject.zh}${entry ? `“${entry.zh}”` : ""}${words.zh}`,
    en: `${subject.en}${entry ? ` "${entry.en}"` : ""} ${words.en}`,
  };
}

/** Says that a race without an end counts as over so many hours after its start. */
export function describeEnd(hours: number): Sentence {
  return {
    zh: `比赛视为结束（未写明结束时间，按起跑后 ${hours} 小时计）`,
    en: `The race counts as over (no end is written: ${hours} hours after the start)`,
  };
}

const raceWords: Record<string, Sentence | undefined> = {
  startsAt: { zh: "比赛开始", en: "The race starts" },
  endsAt: { zh: "比赛结束", en: "The race ends" },
  "registration/opensAt": { zh: "报名开始", en: "Registration opens" },
  "registration/closesAt": { zh: "报名截止", en: "Registration closes" },
  "registration/drawAt": { zh: "公布抽签结果", en: "The results of the draw are published" },
};

const visibilityWords: Record<string, Sentence | undefined> = {
  from: { zh: "出现", en: "appears" },
  until: { zh: "消失", en: "disappears" },
};

const propWords: Record<string, Sentence | undefined> = {
  opensAt: { zh: "开放", en: "opens" },
  closesAt: { zh: "关闭", en: "closes" },
  at: { zh: "到时间", en: "is reached" },
  target: { zh: "倒计时归零", en: "counts down to zero" },
  until: { zh: "结束", en: "is over" },
};

function itemStarts(site: unknown, keys: string[]): Sentence | undefined {
  if (keys.at(-1) !== "startsAt") return undefined;
  const name = entryName(valueAt(site, toPointer(keys.slice(0, -1))));
  return name && { zh: `“${name.zh}”起跑`, en: `"${name.en}" starts` };
}

function reached(subject: string, key: string, zh = subject): Sentence {
  return { zh: `${zh}：到达 ${key} 的时刻`, en: `${subject}: the instant of ${key} is reached` };
}

// The innermost block or page around a place.
function subjectOf(site: unknown, keys: string[]): Sentence {
  for (let length = keys.length; length > 0; length--) {
    const value = valueAt(site, toPointer(keys.slice(0, length)));
    if (!isObject(value) || typeof value.type !== "string" || typeof value.version !== "number") continue;
    if (keys[length - 1] !== "page") {
      const name = unitName("home", value.type);
      return { zh: `板块 ${value.id}（${name.zh}）`, en: `Block ${value.id} (${name.en})` };
    }
    const path = valueAt(site, `${toPointer(keys.slice(0, length - 1))}/path`);
    const name = unitName("page", value.type);
    return { zh: `页面 ${path}（${name.zh}）`, en: `Page ${path} (${name.en})` };
  }
  return { zh: "站点", en: "The site" };
}

function unitName(kind: string, type: string): Sentence {
  return catalogue.find(({ name }) => name === `${kind}/${type}`)?.title ?? { zh: type, en: type };
}

function entryName(entry: unknown): Sentence | undefined {
  const text = isObject(entry) && !("type" in entry) ? (entry.title ?? entry.name) : undefined;
  if (!isObject(text) || typeof text.zh !== "string" || !isObject(entry) || entry.id === undefined) return undefined;
  return { zh: text.zh, en: typeof text.en === "string" ? text.en : text.zh };
}
