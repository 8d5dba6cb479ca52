import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import type { UiSchema } from "@rjsf/utils";
import { useMemo, useSyncExternalStore } from "react";
import type { CompiledForm } from "#forms/form.ts";
import type { Units } from "#src/site/units.ts";
import type { EntrantForm } from "../model/entrantForm.ts";
import { Form, type FormParts } from "./rjsf/Form.tsx";
import { FieldFrame, ObjectFrame } from "./rjsf/frames.tsx";
import { lightModel } from "./rjsf/lightModel.ts";
import type { PlainParts, TranslateRjsf } from "./rjsf/parts.ts";
import { type Step, StepContext } from "./rjsf/stepContext.ts";
import { UnitField } from "./UnitField.tsx";

interface FormStepProps {
  entrantForm: EntrantForm;
  /** The properties of this step, in their order. */
  names: string[];
  /** The beginning of all ids, which differs between entrants. */
  prefix: string;
  units: Units;
  /** What draws properties that are no field units; undefined if the form has none. */
  plain?: PlainParts | undefined;
}

/**
 * The fields of one step of the form. rjsf knows the whole form, and resolves conditions over all
 * steps; only this step is rendered.
 */
export function FormStep({ entrantForm, names, prefix, units, plain }: FormStepProps) {
  const { loaded } = entrantForm;
  const { form } = loaded;
  const renderInput = plain ? plain.getRenderInput(loaded) : loaded.renderInput;
  const answers = useSyncExternalStore(entrantForm.subscribe, entrantForm.answers, entrantForm.answers);
  const step = useMemo<Step>(
    () => ({ entrantForm, units, prefix, names, plain, renderInput }),
    [entrantForm, units, prefix, names, plain, renderInput],
  );
  const uiSchema = useMemo(() => buildUiSchema(form), [form]);
  const model = useMemo(() => (plain ? plain.fullModel(renderInput) : lightModel(renderInput)), [plain, renderInput]);
  const parts = useMemo(() => listParts(plain), [plain]);
  const draw = (translate?: TranslateRjsf) => (
    <Form
      model={model}
      uiSchema={uiSchema}
      answers={answers}
      idPrefix={prefix}
      parts={parts}
      translateString={translate}
      onChange={entrantForm.change}
    />
  );
  return <StepContext value={step}>{plain ? <plain.RjsfTexts>{draw}</plain.RjsfTexts> : draw()}</StepContext>;
}

function listParts(plain: PlainParts | undefined): FormParts {
  return {
    fields: { ...plain?.fields, ObjectField, unit: UnitField } as unknown as FormParts["fields"],
    templates: { ...plain?.templates, FieldTemplate: FieldFrame, ObjectFieldTemplate: ObjectFrame },
    widgets: plain?.widgets ?? {},
  };
}

/**
 * rjsf's uiSchema of a form: which properties are field units. Labels are not in it: they are in
 * the form.
 */
function buildUiSchema({ fields }: CompiledForm): UiSchema {
  const root: UiSchema = {};
  for (const [pointer, field] of Object.entries(fields)) {
    if (field?.type === undefined) continue;
    let node = root;
    for (const key of pointer.slice(1).split("/")) {
      const name = key === "*" ? "items" : key.replaceAll("~1", "/").replaceAll("~0", "~");
      node[name] ??= {};
      node = node[name];
    }
    Object.assign(node, { "ui:field": "unit", "ui:fieldReplacesAnyOrOneOf": true });
  }
  return root;
}
