import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { fields } from "#blocks/registry.ts";
import { compileSite } from "#compiler/compile.ts";
import { formats } from "#compiler/forms/schema/formats.ts";
import type { FieldLogic } from "#forms/field.ts";
import { fieldLogic } from "#forms/fields/fieldLogic.ts";
import { writeSentence } from "#forms/sentences.ts";
import catalogue from "#schemas/generated/catalogue.json" with { type: "json" };
import { fieldAnswers } from "#schemas/generated/fields.ts";
import { validators } from "#schemas/generated/validators.js";
import { createUnits, type Renderer } from "#src/site/units.ts";
import { type FieldExample, FieldTrial } from "./FieldTrial.tsx";
import { createStage, Stage } from "./Stage.tsx";

const compiled = compileSite(readFileSync("fixtures/sites/canal-city-2025/site.json", "utf8"), {});
const opening = Date.parse("2025-08-11T10:00:00+08:00");
const now = () => opening;
const ajv = new Ajv2020({ strict: false, formats, schemas: Object.values(fieldAnswers) as object[] });
const types = catalogue.filter(({ name }) => name.startsWith("field/"));

const getLogic = (name: string) =>
  (fieldLogic as unknown as Record<string, FieldLogic<unknown, object>>)[name.slice("field/".length)];

describe.each(types)("$name", ({ name, title, description, versions }) => {
  const newest = Math.max(...versions);
  const read = (version: number): FieldExample => JSON.parse(readFileSync(`fixtures/${name}/v${version}.json`, "utf8"));
  const check = (example: FieldExample, answer: unknown) => {
    const fits = ajv.compile({
      $ref: `https://startline.dev/schemas/${name}/v${newest}.schema.json`,
      ...example.schema,
    });
    if (!fits(answer)) return fits.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? ["?"];
    const { check } = getLogic(name) ?? {};
    const fieldFaults = check?.(answer, {
      options: example.options ?? {},
      pointer: "/asked",
      isRequired: example.isRequired ?? false,
      answerAt: (pointer) => example.answers?.[pointer],
      item: "marathon",
      today: "2025-08-11",
      raceDays: { marathon: "2025-10-26" },
      itemNames: {},
      entrants: [{}],
      index: 0,
    });
    return (fieldFaults ?? []).map(({ at, text }) => {
      const message = writeSentence(text);
      expect(message.zh, "a sentence in Chinese").toMatch(/\p{sc=Han}/u);
      expect(message.en, "a sentence in English").toMatch(/^[A-Z].*[.?!]$/);
      // Neither a pattern nor a word of the program's own.
      for (const sentence of [message.zh, message.en])
        expect(sentence).not.toMatch(/[\\^$*|{}<>[\]_]|undefined|NaN|minLength|enum/);
      return `${at} ${message.en}`;
    });
  };

  test("has a name in both languages and a description", () => {
    expect(title?.zh).toBeTruthy();
    expect(title?.en).toBeTruthy();
    expect(description).toBeTruthy();
  });

  test.each(versions)("the options of its example of version %i fit their schema", (version) => {
    const validate = validators[`${name}/${version}`];
    expect(validate?.(read(version).options ?? {}), JSON.stringify(validate?.errors)).toBe(true);
  });

  test("the answer of its example is accepted, and can be read in both languages", () => {
    const example = read(newest);
    for (const answer of [example.answer, ...(example.more ?? [])]) {
      expect(check(example, answer)).toEqual([]);
      for (const language of ["zh", "en"] as const) {
        const words = getLogic(name)?.format(answer, example.options ?? {}, language);
        expect(words, language).toBeTruthy();
        expect(words).not.toContain("undefined");
        expect(words).not.toContain("[object");
      }
    }
  });

  test("case 31, sentences of a field's own: each wrong answer of its example is refused in words for people", () => {
    const example = read(newest);
    expect(example.wrong.length).toBeGreaterThan(0);
    for (const wrong of example.wrong) expect(check(example, wrong), JSON.stringify(wrong)).not.toEqual([]);
  });

  test("case 34, what may be left out: it is marked in words, not by a colour", async () => {
    const { isRequired = false } = read(newest);
    const frame = (await draw(name, "empty", "en")).match(/<(label|legend)[^>]*>.*?<\/\1>/s)?.[0] ?? "";
    expect(/optional/i.test(frame)).toBe(!isRequired);
  });

  test.each(["zh", "en"] as const)(
    "renders on the server in %s, empty, answered and wrong, without a complaint",
    async (language) => {
      const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const example = read(newest);
      for (const state of ["empty", "answered", "wrong"] as const)
        expect(await draw(name, state, language)).toContain(example.label[language] ?? example.label.zh);
      expect(complaints.mock.calls).toEqual([]);
      complaints.mockRestore();
    },
  );
});

/** The HTML of the newest example of a field. */
async function draw(name: string, state: "empty" | "answered" | "wrong", language: "zh" | "en"): Promise<string> {
  const type = name.slice("field/".length);
  const load = (fields as Record<string, () => Promise<{ default: unknown }>>)[type];
  if (!load || !compiled) throw new Error(`${name} is not in blocks/registry.ts`);
  const { default: renderer } = (await load()) as { default: Renderer };
  const program = createStage({ compiled, language, now, units: createUnits(async () => undefined) });
  const example = readNewest(name);
  return renderToString(
    <Stage program={program}>
      <FieldTrial type={type} renderer={renderer} example={example} state={state} now={now} />
    </Stage>,
  );
}

function readNewest(name: string): FieldExample {
  const newest = Math.max(...(types.find((type) => type.name === name)?.versions ?? [1]));
  return JSON.parse(readFileSync(`fixtures/${name}/v${newest}.json`, "utf8"));
}

test.each([
  ["phone", "tel-national", { type: "tel", inputmode: "tel", enterkeyhint: "next" }],
  ["email", "email", { inputmode: "email", enterkeyhint: "next", autocapitalize: "off" }],
  ["input", "name", { enterkeyhint: "next" }],
  ["pinyin-name", "family-name", { enterkeyhint: "next" }],
  ["date-picker", "bday-year", { inputmode: "numeric", enterkeyhint: "next" }],
  ["date-picker", "bday-day", { inputmode: "numeric" }],
  ["number", "off", { inputmode: "numeric", enterkeyhint: "next" }],
  ["address", "address-line1", { enterkeyhint: "next" }],
  ["address", "postal-code", { inputmode: "numeric" }],
  ["image-address", "address-line1", { enterkeyhint: "next" }],
  // Some numbers end with letters, which a numeric keyboard cannot type.
  ["identity-document", "off", { enterkeyhint: "next", autocapitalize: "characters", spellcheck: "false" }],
])("case 35, keyboard and autofill of the field %s (%s)", async (type, autocomplete, expected) => {
  const html = await draw(`field/${type}`, "answered", "en");
  const inputs = (html.match(/<(input|textarea)[^>]*>/gi) ?? []).map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value]) => [key.toLowerCase(), value]),
    ),
  );
  expect(inputs).toContainEqual(expect.objectContaining({ ...expected, autocomplete }));
});
