import { randomUUID } from "node:crypto";
import type { AnswerBody } from "#contract/answers.ts";
import type { CompiledForm } from "#forms/form.ts";
import { raceFolder } from "../../entry/testForm.ts";

const said = (zh: string) => ({ zh, en: `${zh} (en)` });
const field = (type: string, overrides: object = {}) => ({
  $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json`,
  ...overrides,
});

/**
 * A volunteer form without an account, with one answer for each email address; `more` overrides it.
 */
export function volunteerForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    $schema: "https://startline.dev/schemas/form/v1.schema.json",
    id: "volunteers",
    version: 1,
    use: "general",
    title: said("志愿者"),
    account: "optional",
    onePer: "/email",
    notify: ["volunteers@race.example"],
    schema: {
      type: "object",
      required: ["name", "email"],
      properties: { name: field("input", { maxLength: 40 }), email: field("email"), note: field("textarea") },
    },
    uiSchema: { name: { label: said("姓名") }, email: { label: said("邮箱") }, note: { label: said("留言") } },
    steps: [{ id: "all", title: said("全部"), fields: ["name", "email", "note"] }],
    policies: [{ id: "privacy", version: "1", title: said("隐私"), text: said("<p>隐私</p>") }],
    ...overrides,
  };
}

/** The folder of a race whose pages show these general forms. */
export function answeredRace(forms = [volunteerForm()]): Record<string, unknown> {
  return raceFolder({
    forms,
    pages: forms.map(({ id }) => ({
      path: `/${id}`,
      title: said(String(id)),
      page: {
        type: "blocks",
        version: 1,
        props: { blocks: [{ type: "form", version: 1, id: "form", props: { form: `forms/${id}.json` } }] },
      },
    })),
  });
}

/** Answers as the browser sends them. */
export function readAnswers(
  form: Pick<CompiledForm, "id" | "version" | "policies"> & { hash: string },
  answers: Record<string, unknown>,
  overrides: Partial<AnswerBody> = {},
): AnswerBody {
  return {
    domainName: "park.localhost",
    key: randomUUID(),
    answers,
    form: { id: form.id, version: form.version, hash: form.hash },
    policies: form.policies.map(({ id, hash }) => ({ id, hash, agreedAt: "2026-01-01T08:00:00+08:00" })),
    ...overrides,
  };
}
