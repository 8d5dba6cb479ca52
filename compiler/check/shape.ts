import type { ErrorObject } from "ajv";
import { isUnsafeAddress } from "#core/links.ts";
import { isObject, isWithin, toPointer, valueAt } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { placeName, unknownProp, unsafeLink } from "../problems/catalogue.ts";
import { closestWord, distanceOf, isSlip } from "../problems/closest.ts";
import { languageCalled } from "../problems/languageNames.ts";
import { didYouMean, misspeltField } from "../problems/meaningCatalogue.ts";
import type { Finding } from "../problems/problems.ts";
import { type Meant, meantKind, meantText } from "./meant.ts";
import { patternWords } from "./shapePatterns.ts";
import { sizeCodes, wrongSize } from "./shapeSizes.ts";
import { wantedKinds, writtenKind } from "./shapeWords.ts";

/** What a value is checked as: its pointer in its file, all field names of the schema, and the time zone of the race. */
export interface Checked {
  base: string;
  known: readonly string[];
  zone: string;
}

/** Turns a validator's errors into findings, one for each mistake. */
export function shapeFindings(errors: readonly ErrorObject[], value: unknown, checked: Checked): Finding[] {
  const { base } = checked;
  const found = new Map<string, Finding>();
  for (const error of withoutBranches(errors)) {
    const finding = shapeFinding(error, value, checked);
    const key =
      error.keyword === "required" ? `${finding.pointer}/${String(error.params.missingProperty)}` : finding.pointer;
    if (!found.has(key) || error.keyword === "type") found.set(key, finding);
  }
  return withoutMisplaced(withoutMisspelt([...found.values()], errors, base));
}

// Whoever forgets `props` writes what belongs into it beside it: that is one mistake.
function withoutMisplaced(found: Finding[]): Finding[] {
  let left = found;
  for (const lacking of found) {
    if (lacking.code !== "SL2010" || !lacking.message.en.includes('"props"')) continue;
    const stray = left.filter(({ code, pointer }) => code === "SL2004" && isRightIn(pointer, lacking.pointer));
    if (stray.length === 0) continue;
    const names = stray.map(({ pointer }) => pointer.slice(lacking.pointer.length + 1));
    const message = {
      zh: `${lacking.message.zh}${names.join("、")} 应写在它里面。`,
      en: `${lacking.message.en} Put ${names.join(", ")} into it.`,
    };
    left = left.flatMap((one) => (one === lacking ? [{ ...one, message }] : stray.includes(one) ? [] : [one]));
  }
  return left;
}

// A needed field under a misspelt name is one mistake, and the name is where to correct it.
function withoutMisspelt(found: Finding[], errors: readonly ErrorObject[], base: string): Finding[] {
  let left = found;
  for (const { keyword, params, instancePath } of errors) {
    if (keyword !== "required") continue;
    const [name, at] = [String(params.missingProperty), base + instancePath];
    const unknown = left.filter((one) => one.code === "SL2004" && isRightIn(one.pointer, at));
    const misspelt = unknown.find(({ pointer }) => isLike(pointer.slice(at.length + 1), name));
    const lacking = left.find(
      (one) => one.code === "SL2010" && one.pointer === at && one.message.en.includes(`"${name}"`),
    );
    if (!misspelt || !lacking) continue;
    const merged = misspeltField(misspelt.pointer, misspelt.pointer.slice(at.length + 1), name);
    left = left.flatMap((one) => (one === misspelt ? [merged] : one === lacking ? [] : [one]));
  }
  return left;
}

// More is forgiven than for a guess among all names: it is known which one is missing.
function isLike(written: string, name: string): boolean {
  if (name.length < 3) return languageCalled(written) === name || written.trim().toLowerCase() === name;
  return distanceOf(written.toLowerCase(), name.toLowerCase()) <= Math.ceil(name.length / 2);
}

function isRightIn(pointer: string, place: string): boolean {
  return isWithin(pointer, place) && !pointer.slice(place.length + 1).includes("/");
}

// A value that fits none of several shapes fails in each of them: only the choice itself is reported.
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.flatMap((error, index) =>
    error.keyword === "anyOf" || error.keyword === "oneOf" ? [{ error, index }] : [],
  );
  return errors.filter(
    (error, index) =>
      error.keyword !== "if" &&
      !choices.some(
        (choice) =>
          index < choice.index &&
          isWithin(error.instancePath, choice.error.instancePath) &&
          !isEarlier(error, choice.error),
      ),
  );
}

// An error of the same value that stands outside the choice's own branches.
function isEarlier(error: ErrorObject, choice: ErrorObject): boolean {
  const parent = choice.schemaPath.replace(/\/(anyOf|oneOf)$/, "");
  return error.instancePath === choice.instancePath && error.schemaPath.replace(/\/\w+$/, "") === parent;
}

function shapeFinding(error: ErrorObject, value: unknown, { base, known, zone }: Checked): Finding {
  const pointer = base + error.instancePath;
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    const name = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
    const holder = valueAt(value, error.instancePath);
    const language = languageCalled(name);
    const near = language !== undefined && known.includes(language) ? language : closestWord(name, known);
    const isFree = near !== undefined && isObject(holder) && !Object.hasOwn(holder, near);
    return unknownProp(pointer + toPointer([name]), name, near, isFree);
  }
  const written = valueAt(value, error.instancePath);
  if (error.keyword === "pattern" && typeof written === "string" && isUnsafeAddress(written))
    return unsafeLink(pointer, written);
  const { code, sentence, suggestion, isSure = true } = describe(error, written, zone);
  const place = placeName(pointer);
  return {
    code,
    severity: "error",
    pointer,
    message: { zh: `${place.zh}：${sentence.zh}`, en: `${place.en}: ${sentence.en}` },
    ...(typeof suggestion === "string" || typeof suggestion === "number" ? { suggestion: String(suggestion) } : {}),
    ...(suggestion === undefined || !isSure ? {} : { fix: { pointer, value: suggestion } }),
  };
}

interface Description {
  code: string;
  sentence: Sentence;
  suggestion?: unknown;
  /** Whether the suggestion can be written without asking. */
  isSure?: boolean;
}

// The commonest mistakes: a text without its language, a picture that is its path alone.
function bareText({ schemaPath, params }: ErrorObject, written: unknown): Description | undefined {
  if (params.type === "object" && typeof written === "string" && /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(written)) {
    const form = `{ "src": ${JSON.stringify(written.slice(0, 60))} }`;
    return {
      code: "SL2001",
      sentence: {
        zh: `图片须写成 ${form}，说明文字写在 "alt" 中。`,
        en: `a picture is written as ${form}, with what it shows in "alt".`,
      },
      suggestion: { src: written },
    };
  }
  if (typeof written !== "string" || !/\$defs\/(?:text|richText)\/type$/.test(schemaPath)) return undefined;
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written;
  const form = `{ "zh": ${JSON.stringify(shown)} }`;
  return {
    code: "SL2001",
    sentence: {
      zh: `文字须写明语言，请写成 ${form}，英文写在 "en" 中。`,
      en: `a text needs its language. Write ${form}, with the English in "en".`,
    },
    suggestion: { zh: written },
  };
}

function describe(error: ErrorObject, written: unknown, zone: string): Description {
  const { keyword, params } = error;
  switch (keyword) {
    case "type":
      return bareText(error, written) ?? wrongKind(params.type, written);
    case "required":
    case "dependentRequired":
      return { code: "SL2010", sentence: missing(String(params.missingProperty)) };
    case "enum":
    case "const":
      return notAChoice(keyword === "enum" ? (params.allowedValues as unknown[]) : [params.allowedValue], written);
    case "pattern":
    case "format":
      return wrongText(String(params.pattern ?? params.format), written, zone);
    default:
      return {
        code: sizeCodes[keyword] ?? "SL2015",
        sentence: wrongSize(keyword, Number(params.limit ?? params.multipleOf ?? 0)),
      };
  }
}

function wrongKind(type: string | string[], written: unknown): Description {
  const wanted = wantedKinds(type);
  const found = writtenKind(written);
  const meant = meantKind(Array.isArray(type) ? type : type.split(","), written);
  const shown = meant && JSON.stringify(meant.value);
  return {
    code: "SL2001",
    sentence: {
      zh: `此处应为${wanted.zh}，现在是${found.zh}。${shown === undefined ? "请改正" : `请写 ${shown}`}。`,
      en: `this should be ${wanted.en}, but it is ${found.en}. Write ${shown ?? `${wanted.en} here`}.`,
    },
    ...suggested(meant),
  };
}

function suggested(meant: Meant | undefined): Pick<Description, "suggestion" | "isSure"> {
  return meant ? { suggestion: meant.value, isSure: meant.isSure } : {};
}

function missing(name: string): Sentence {
  return { zh: `缺少字段“${name}”。请补上。`, en: `the field "${name}" is missing. Add it.` };
}

function notAChoice(choices: unknown[], written: unknown): Description {
  // Old configs may write 1 or "1".
  const allowed = choices.filter((one) => typeof one !== "string" || !choices.includes(Number(one)));
  const names = allowed.map((one) => JSON.stringify(one));
  const texts = allowed.filter((one) => typeof one === "string");
  const suggestion =
    texts.length === 1 ? texts[0] : typeof written === "string" ? nearChoice(written, texts) : undefined;
  const shown = JSON.stringify(written)?.slice(0, 60) ?? "";
  const [zh, en] = [names.join("、"), names.length > 1 ? `one of ${names.join(", ")}` : names.join("")];
  const hint =
    suggestion && texts.length > 1
      ? { zh: `是否想写“${suggestion}”？`, en: ` Did you mean "${suggestion}"?` }
      : { zh: "", en: "" };
  return {
    code: "SL2011",
    sentence: {
      zh: `${shown} 不在可选值之内，请写 ${zh}。${hint.zh}`,
      en: `${shown} is not a choice here. Write ${en}.${hint.en}`,
    },
    suggestion,
    isSure: texts.length === 1 || (suggestion !== undefined && isMeantChoice(String(written), suggestion)),
  };
}

function nearChoice(written: string, texts: string[]): string | undefined {
  const language = languageCalled(written);
  return language !== undefined && texts.includes(language) ? language : closestWord(written, texts);
}

function isMeantChoice(written: string, choice: string): boolean {
  return isSlip(written, choice) || languageCalled(written) === choice;
}

function wrongText(rule: string, written: unknown, zone: string): Description {
  const shown = String(written).slice(0, 60);
  const wanted = patternWords[rule] ?? { zh: "该字段说明中的写法", en: "what this field's description says" };
  const meant = meantText(rule, String(written), zone);
  const hint = didYouMean(meant && String(meant.value));
  return {
    // Links have a code of their own: a bad one does not hide its block.
    code: rule.includes("mailto:") ? "SL2016" : "SL2012",
    sentence: {
      zh: `“${shown}”的写法不对，应为${wanted.zh}。${hint.zh}`,
      en: `"${shown}" is not written properly. Write ${wanted.en}.${hint.en}`,
    },
    ...suggested(meant),
  };
}
