import type { SubmissionBody } from "#contract/signup.ts";
import type { Answers } from "#forms/form.ts";
import { tinyDocument, tinyRace, tinySite } from "../testWorld.ts";

const field = (type: string, overrides: object = {}) => ({
  $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json`,
  ...overrides,
});
const said = (zh: string) => ({ zh, en: `${zh} (en)` });
const policy = (id: string, version: string) => ({
  id,
  version,
  title: said(id),
  text: said(`<p>${id} ${version}</p>`),
});

/**
 * A form for two items, with what can go wrong: a document, files, a hidden branch, a calculated
 * answer, add-ons, policies.
 */
export function testForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    $schema: "https://startline.dev/schemas/form/v1.schema.json",
    id: "sign-up",
    version: 1,
    title: said("报名表"),
    items: ["ten-km", "solo"],
    entrants: { max: 3, byItem: { solo: 1 } },
    schema: {
      type: "object",
      required: ["name", "document", "bus"],
      properties: {
        name: field("input", { maxLength: 40 }),
        document: field("identity-document"),
        age: { type: "integer" },
        bus: field("radio", { enum: ["yes", "no"] }),
        photo: field("upload-image"),
        files: field("file-upload"),
        result: field("score-verification"),
        declaration: field("policy-dialog"),
      },
      if: { required: ["bus"], properties: { bus: { const: "yes" } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ["stop"], properties: { stop: field("input", { maxLength: 40 }) } },
    },
    uiSchema: {
      name: { label: said("姓名") },
      document: { label: said("证件") },
      age: { label: said("年龄") },
      bus: {
        label: said("摆渡车"),
        options: {
          choices: [
            { id: "yes", label: said("需要") },
            { id: "no", label: said("不需要") },
          ],
        },
      },
      stop: { label: said("上车站点") },
      photo: { label: said("证件照"), options: { width: 30, height: 40 } },
      files: { label: said("证明"), options: { endings: ["pdf"] } },
      result: { label: said("成绩"), options: { looksUp: true } },
      declaration: { label: said("声明"), options: { policy: "declaration" } },
    },
    calculated: [{ field: "age", calculate: "age", from: "/document/birthday" }],
    fees: [{ id: "bus", label: said("摆渡车"), feeFen: 500, when: { field: "/bus", in: ["yes"] } }],
    steps: [
      {
        id: "all",
        title: said("全部"),
        fields: ["name", "document", "age", "bus", "stop", "photo", "files", "result", "declaration"],
      },
    ],
    policies: [policy("privacy", "1"), policy("declaration", "2")],
    ...overrides,
  };
}

/** The form of applications for a place in the same race. */
export function testApplication(): Record<string, unknown> {
  return {
    $schema: "https://startline.dev/schemas/form/v1.schema.json",
    id: "direct",
    version: 1,
    use: "through-entry",
    title: said("直通申请"),
    schema: {
      type: "object",
      required: ["name", "document"],
      properties: { name: field("input", { maxLength: 40 }), document: field("identity-document") },
    },
    uiSchema: { name: { label: said("姓名") }, document: { label: said("证件") } },
    fees: [{ id: "check", label: said("成绩核验"), feeFen: 2000 }],
    steps: [{ id: "all", title: said("全部"), fields: ["name", "document"] }],
  };
}

const item = (id: string, feeFen?: number) => ({ id, name: said(id), distanceKm: 10, ...(feeFen && { feeFen }) });
const page = (path: string, type: string, props: object) => ({
  path,
  title: said(type),
  page: { type, version: 1, props },
});

/** The folder of a race with that form; `more` overrides its site. */
export function raceFolder(
  overrides: {
    forms?: Record<string, unknown>[];
    registration?: object;
    post?: object;
    direct?: object;
    pages?: object[];
    /** What its items have in addition, by id. */
    items?: Record<string, object>;
    /** The pools of the race. */
    pools?: object[];
    prices?: object;
    /** Pick-up by appointment. */
    pickUp?: object;
    /** What the race has in addition. */
    race?: object;
  } = {},
): Record<string, unknown> {
  const {
    forms = [testForm(), testApplication()],
    post = {},
    direct = {},
    pages = [],
    items = {},
    pools,
    prices,
    pickUp,
    race,
  } = overrides;
  const registration = overrides.registration ?? {
    opensAt: "2020-01-01T00:00:00+08:00",
    closesAt: "2035-12-31T00:00:00+08:00",
  };
  const site = tinySite({
    timeZone: "Asia/Shanghai",
    race: {
      name: said("公园跑"),
      startsAt: "2036-01-06T09:00:00+08:00",
      registration,
      items: [item("ten-km", 3000), item("solo"), item("kids")].map((raceItem) => ({
        ...raceItem,
        ...items[raceItem.id],
      })),
      ...(pools && { pools }),
      ...(pickUp && { pickUp }),
      ...race,
    },
    ...(prices && { prices }),
    ...((overrides.items ?? pickUp ?? race) && { $schema: "https://startline.dev/schemas/site/v2.schema.json" }),
    forms: forms.map(({ id }) => `forms/${id}.json`),
    routes: [
      page("/rules", "document", { dataPath: "documents/rules.json" }),
      page("/post", "post", { isOpen: true, ...post }),
      page("/direct", "direct", { isOpen: true, ...direct }),
      ...pages,
    ],
  });
  return {
    "park/site.json": site,
    "park/documents/rules.json": tinyDocument(),
    "park/race.json": tinyRace,
    ...Object.fromEntries(forms.map((form) => [`park/forms/${form.id}.json`, form])),
  };
}

/** The site's domain name. */
export const park = "park.localhost";

/** A person with a document of their own, by a number; the age is that on the race day. */
export function person(number: number, overrides: Record<string, unknown> = {}): Answers {
  const name = `跑者${number}`;
  const passport = `E${String(10_000_000 + number)}`;
  const document = { type: "2", number: passport, birthday: "1990-03-07", gender: 1 };
  return { name, document, age: 45, bus: "no", ...overrides };
}

/** A sign-up as the browser sends it. */
export function buildBody(
  form: { id: string; hash: string; version?: number; policies: { id: string; hash: string }[] },
  overrides: Partial<SubmissionBody> = {},
): SubmissionBody {
  const entrants = overrides.entrants ?? [person(1)];
  return {
    domainName: park,
    key: `key-${Math.random().toString(36).slice(2).padEnd(16, "0")}`,
    form: { id: form.id, version: form.version ?? 1, hash: form.hash },
    item: "ten-km",
    entrants,
    policies: form.policies
      .filter(({ id }) => id === "privacy")
      .map(({ id, hash }) => ({ id, hash, agreedAt: "2026-01-01T08:00:00+08:00" })),
    feeFen: (form.id === "sign-up" ? 3000 : 2000) * entrants.length,
    ...overrides,
  };
}
