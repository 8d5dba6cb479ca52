import Form from "@rjsf/core";
import type { RegistryFieldsType, TemplatesType } from "@rjsf/utils";
import { useMemo, useSyncExternalStore } from "react";
import type { Answers } from "#forms/form.ts";
import type { Units } from "#src/site/units.ts";
import type { EntrantForm } from "../model/entrantForm.ts";
import { FieldFrame, ObjectFrame } from "./frames.tsx";
import type { PlainParts, TranslateRjsf } from "./plain/parts.ts";
import { type Step, StepContext } from "./stepContext.ts";
import { UnitField } from "./UnitField.tsx";
import { uiSchemaOf } from "./uiSchema.ts";

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

/** The fields of one step of the form. rjsf knows the whole form, and resolves conditions over all steps; only this step is drawn. */
export function FormStep({ entrantForm, names, prefix, units, plain }: FormStepProps) {
  const { loaded } = entrantForm;
  const { form } = loaded;
  const drawn = plain ? plain.drawnForm(loaded) : loaded.drawn;
  const answers = useSyncExternalStore(entrantForm.subscribe, entrantForm.answers, entrantForm.answers);
  const step = useMemo<Step>(
    () => ({ entrantForm, units, prefix, names, plain, drawn }),
    [entrantForm, units, prefix, names, plain, drawn],
  );
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const fields = useMemo(() => ({ ...plain?.fields, unit: UnitField }) as unknown as RegistryFieldsType, [plain]);
  const templates = useMemo(
    () =>
      ({ ...plain?.templates, FieldTemplate: FieldFrame, ObjectFieldTemplate: ObjectFrame }) as Partial<TemplatesType>,
    [plain],
  );
  const draw = (translate?: TranslateRjsf) => (
    <Form<Answers>
      tagName="div"
      schema={drawn.schema}
      uiSchema={uiSchema}
      formData={answers}
      validator={drawn.validator as never}
      idPrefix={prefix}
      idSeparator="/"
      noValidate
      noHtml5Validate
      fields={fields}
      templates={templates}
      widgets={plain?.widgets}
      translateString={translate}
      experimental_defaultFormStateBehavior={defaults}
      onChange={({ formData }) => formData && entrantForm.change(formData)}
    >
      {nothing}
    </Form>
  );
  return <StepContext value={step}>{plain ? <plain.RjsfTexts>{draw}</plain.RjsfTexts> : draw()}</StepContext>;
}

// No answer is filled in for the runner.
const defaults = {
  emptyObjectFields: "skipEmptyDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "skipOneOf",
} as const;

// In the place of rjsf's own button.
const nothing = <span hidden />;
