import { Validator } from "@cfworker/json-schema";
import { expect } from "vitest";
import { closeSchema } from "#compiler/forms/closeSchema.ts";
import { readForm } from "#compiler/forms/readForm.ts";
import { layOut } from "#compiler/forms/schema/formFields.ts";
import { conditionsCode, shapeChecker, validatorCode } from "#compiler/forms/validators.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import { checkAnswers } from "#forms/answers/checkAnswers.ts";
import type { Answers, CheckShape, CompiledForm, JsonSchema } from "#forms/form.ts";
import { givenAnswers } from "#forms/given.ts";
import { testContext } from "#forms/testForm.ts";
import { shapeCheck } from "../form/shapeCheck.ts";
import { createLazy } from "../lazy.ts";
import { beginContent } from "../model/content.ts";
import { createModel } from "../model/createModel.ts";
import { getFunctions, openForm, type ValidatorModule } from "../model/loadForm.ts";
import { generateAnswer, generateSchema, type Random } from "./generatedForms.ts";

/** Returns a module as a browser imports it. */
export const run = (code: string): ValidatorModule => ({
  default: new Function(code.replace("export default", "return"))(),
});

/** Returns a form of that schema, as publishing compiles it; undefined if it is refused. */
export function compileGenerated(schema: JsonSchema): CompiledForm | undefined {
  const names = [...new Set(layOut(schema).properties.map(({ top }) => top))];
  const steps = [{ id: "all", title: { zh: "信息" }, fields: names }];
  return readForm(JSON.stringify(formWith({ schema, uiSchema: {}, steps })), "f", { languages: ["zh"] }).form;
}

/**
 * Returns the checks of the browser and of the server for a form, and an independent validator of
 * the standard.
 */
export function openJudges(form: CompiledForm, serverShape: CheckShape = shapeChecker(form.schema)) {
  const loaded = { hash: "", ...openForm(form, run(conditionsCode(form)), () => Promise.reject(new Error())) };
  const browserShape = shapeCheck(form, getFunctions(run(validatorCode(form.schema))));
  const [open, closed] = [form.schema, closeSchema(form.schema)].map(
    (jsonSchema) => new Validator(jsonSchema, "2020-12", false),
  );
  const check = (shape: CheckShape, answers: Answers) => checkAnswers(form, shape, answers, testContext());
  const checker = createLazy(() => new Promise<never>(() => undefined));
  return {
    /** The answers as the sign-up sends them: without those to questions that do not show. */
    sent(typed: Answers): Answers {
      const content = beginContent(form, "");
      const model = createModel({ loaded, checker, context: testContext, content });
      const entrantForm = model.getForm(content.entrants[0]?.id ?? "");
      entrantForm.change(typed);
      return entrantForm.answers();
    },
    judge(answers: Answers) {
      // Deliberately ours, and the same for all: an empty text, list or object is no answer.
      const answersToCheck = givenAnswers(answers);
      return {
        browser: check(browserShape, answers).length === 0,
        server: check(serverShape, answersToCheck).length === 0 && serverShape(answersToCheck).length === 0,
        standard: open?.validate(answersToCheck).valid,
        standardClosed: closed?.validate(answersToCheck).valid,
      };
    },
  };
}

function answersFor(random: Random, { schema }: CompiledForm): Answers {
  const answers = generateAnswer(random, schema, schema);
  return typeof answers === "object" && answers !== null && !Array.isArray(answers) ? (answers as Answers) : {};
}

/** How many answers were taken and refused by all. */
export interface Tally {
  taken: number;
  refused: number;
}

/**
 * One generated form with several answers; throws if the checks disagree, about answers as they
 * come or as the sign-up sends them.
 */
export function compare(random: Random, tally: Tally): void {
  const schema = generateSchema(random);
  const form = compileGenerated(schema);
  expect(form, `is refused: ${JSON.stringify(schema)}`).toBeDefined();
  if (!form) return;
  const { sent, judge } = openJudges(form);
  for (let round = 0; round < 6; round++) {
    const typed = answersFor(random, form);
    const tampered = judge(typed);
    const refuse = (what: string, answers: unknown) => {
      throw new Error(`${what} disagree: ${JSON.stringify({ schema, answers, tampered })}`);
    };
    if (tampered.browser !== tampered.standard) refuse("The browser and the standard", typed);
    // Now and then ajv accepts an answer to a hidden question, beside an alternative that fails; it
    // never accepts a wrong one.
    if (tampered.standardClosed ? !tampered.server : tampered.server && !tampered.standard)
      refuse("The server and the standard", typed);
    const answers = sent(typed);
    const honest = judge(answers);
    if (honest.browser !== honest.server) refuse("The browser and the server", { typed, answers, honest });
    tally[honest.server ? "taken" : "refused"]++;
  }
}
