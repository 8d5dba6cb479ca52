import RjsfForm, { type FormProps } from "@rjsf/core";
import type { FieldPathList } from "@rjsf/utils";
import { expect, test } from "vitest";
import { conditionsCode } from "#compiler/forms/validators.ts";
import { isObject } from "#core/pointers.ts";
import { wildBranches } from "#fixtures/forms/wildBranches.ts";
import { wildSchemas } from "#fixtures/forms/wildSchemas.ts";
import type { Answers, JsonSchema } from "#forms/form.ts";
import { compileGenerated, run } from "../../drawing/testJudges.ts";
import { openForm, type RenderInput } from "../../model/loadForm.ts";
import { getRenderInput } from "../plain/renderInput.ts";
import { fullModel } from "./fullModel.ts";

interface Changed {
  formData: Answers;
}

/**
 * The parts of rjsf's own form by which it takes a change; `rjsf.ts` of the build stops at a
 * version that has others.
 */
interface Inner {
  state: Changed;
  props: object;
  processChange(
    change: { newValue: unknown; path: FieldPathList },
    isLast: boolean,
    state: Changed,
    props: object,
  ): Changed;
}

/** Returns what is rendered of a form, as a browser draws it. */
function compile(schema: JsonSchema): RenderInput {
  const form = compileGenerated({ type: "object", ...schema });
  if (!form) throw new Error("The form has errors.");
  return getRenderInput({ hash: "", ...openForm(form, run(conditionsCode(form)), () => Promise.reject(new Error())) });
}

function getRjsfForm({ schema, validator }: RenderInput, formData: Answers): Inner {
  const props: FormProps = {
    schema,
    validator,
    formData,
    uiSchema: {},
    noValidate: true,
    experimental_defaultFormStateBehavior: {
      emptyObjectFields: "skipEmptyDefaults",
      arrayMinItems: { populate: "never" },
      constAsDefaults: "skipOneOf",
    },
  };
  return new RjsfForm(props) as unknown as Inner;
}

function placesIn(value: unknown, path: FieldPathList = []): FieldPathList[] {
  if (!isObject(value) && !Array.isArray(value)) return [path];
  const inner = Array.isArray(value) ? value.map((entry, at) => [at, entry] as const) : Object.entries(value);
  return [path, ...inner.flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

test.each(Object.entries({ ...wildSchemas, ...wildBranches }))(
  "%s: what a change makes of the answers is what rjsf's own form makes of them",
  (_, { schema, good, bad }) => {
    const drawn = compile(schema);
    const model = fullModel(drawn);
    for (const answers of [{}, ...good, ...bad].filter(isObject) as Answers[]) {
      const form = getRjsfForm(drawn, answers);
      const start = form.state.formData;
      expect(model.withDefaults(answers, false)).toEqual(start);
      const places = [...placesIn(start), ...Object.keys(schema.properties ?? {}).map((name) => [name])];
      for (const path of places.filter(({ length }) => length > 0))
        for (const value of [undefined, "other", 1, true, {}, []]) {
          const expected = form.processChange({ newValue: value, path }, true, form.state, form.props).formData;
          expect([path, value, model.withAnswer(start, path, value)]).toStrictEqual([path, value, expected]);
        }
    }
  },
);
