import type { ErrorObject } from "ajv";
import { placeName, unknownProp, unsafeLink } from "./catalogue.ts";
import { closestWord, distanceOf } from "./closest.ts";
import { isUnsafeAddress } from "./links.ts";
import { misspeltField } from "./meaningCatalogue.ts";
import { isObject, isWithin, toPointer, valueAt } from "./pointers.ts";
import type { Finding, Sentence } from "./problems.ts";
import { patternWords } from "./shapePatterns.ts";
import { sizeCodes, wrongSize } from "./shapeSizes.ts";
import { wantedKinds, writtenKind } from "./shapeWords.ts";

/** Turns a validator's errors into findings, one for each mistake. `base` is the pointer of `value` in its file; `known` are all field names of the schema. */
export function shapeFindings(
  errors: readonly ErrorObject[],
  value: unknown,
  base: string,
  known: readonly string[],
): Finding[] {
  const found = new Map<string, Finding>();
  for (const error of withoutBranches(errors)) {
    const finding = shapeFinding(error, value, base, known);
    const key =
      error.keyword === "required" ? `${finding.pointer}/${String(error.params.missingProperty)}` : finding.pointer;
    if (!found.has(key) || error.keyword === "type") found.set(key, finding);
  }
  return withoutMisspelt([...found.values()], errors, base);
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

function shapeFinding(error: ErrorObject, value: unknown, base: string, known: readonly string[]): Finding {
  const pointer = base + error.instancePath;
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    const name = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
    const near = closestWord(name, known);
    const holder = valueAt(value, error.instancePath);
    const isFree = near !== undefined && isObject(holder) && !Object.hasOwn(holder, near);
    return unknownProp(pointer + toPointer([name]), name, near, isFree);
  }
  const written = valueAt(value, error.instancePath);
  if (error.keyword === "pattern" && typeof written === "string" && isUnsafeAddress(written))
    return unsafeLink(pointer, written);
  const { code, sentence, suggestion } = describe(error, written);
  const place = placeName(pointer);
  return {
    code,
    severity: "error",
    pointer,
    message: { zh: `${place.zh}：${sentence.zh}`, en: `${place.en}: ${sentence.en}` },
    ...(typeof suggestion === "string" ? { suggestion } : {}),
    ...(suggestion === undefined ? {} : { fix: { pointer, value: suggestion } }),
  };
}

interface Description {
  code: string;
  sentence: Sentence;
  suggestion?: unknown;
}

// The commonest mistake: a text without its language.
function bareText({ schemaPath }: ErrorObject, written: unknown): Description | undefined {
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

function describe(error: ErrorObject, written: unknown): Description {
  const { keyword, params } = error;
  switch (keyword) {
    case "type":
      return bareText(error, written) ?? { code: "SL2001", sentence: wrongKind(params.type, written) };
    case "required":
    case "dependentRequired":
      return { code: "SL2010", sentence: missing(String(params.missingProperty)) };
    case "enum":
    case "const":
      return notAChoice(keyword === "enum" ? (params.allowedValues as unknown[]) : [params.allowedValue], written);
    case "pattern":
    case "format":
      // Links have a code of their own: a bad one does not hide its block.
      return {
        code: String(params.pattern).includes("mailto:") ? "SL2016" : "SL2012",
        sentence: wrongText(String(params.pattern ?? params.format), written),
      };
    default:
      return {
        code: sizeCodes[keyword] ?? "SL2015",
        sentence: wrongSize(keyword, Number(params.limit ?? params.multipleOf ?? 0)),
      };
  }
}

function wrongKind(type: string | string[], written: unknown): Sentence {
  const wanted = wantedKinds(type);
  const found = writtenKind(written);
  return {
    zh: `此处应为${wanted.zh}，现在是${found.zh}。请改正。`,
    en: `this should be ${wanted.en}, but it is ${found.en}. Write ${wanted.en} here.`,
  };
}

function missing(name: string): Sentence {
  return { zh: `缺少字段“${name}”。请补上。`, en: `the field "${name}" is missing. Add it.` };
}

function notAChoice(allowed: unknown[], written: unknown): Description {
  const names = allowed.map((one) => JSON.stringify(one));
  const texts = allowed.filter((one) => typeof one === "string");
  const suggestion: string | undefined =
    texts.length === 1 ? texts[0] : typeof written === "string" ? closestWord(written, texts) : undefined;
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
  };
}

function wrongText(rule: string, written: unknown): Sentence {
  const shown = String(written).slice(0, 60);
  const wanted = patternWords[rule];
  if (wanted)
    return {
      zh: `“${shown}”的写法不对，应为${wanted.zh}。`,
      en: `"${shown}" is not written properly. Write ${wanted.en}.`,
    };
  return {
    zh: `“${shown}”的写法不对，请参照该字段的说明改正。`,
    en: `"${shown}" is not written properly. See this field's description and correct it.`,
  };
}
