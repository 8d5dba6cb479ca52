import Form from "@rjsf/core";
import type { RegistryFieldsType, TemplatesType } from "@rjsf/utils";
import { useMemo, useSyncExternalStore } from "react";
import type { Answers } from "#forms/form.ts";
import type { Units } from "#src/site/units.ts";
import type { Engine } from "./engine.ts";
import { EngineContext, type FieldWorld } from "./fieldWorld.ts";
import { FieldFrame, ObjectFrame } from "./frames.tsx";
import type { PlainParts } from "./plain/plainParts.ts";
import type { SayForRjsf } from "./plain/words.tsx";
import { UnitField } from "./UnitField.tsx";
import { uiSchemaOf } from "./uiSchema.ts";

interface FormStepProps {
  engine: Engine;
  /** The names of the properties that this step shows, in their order. */
  names: string[];
  /** Tells the fields of one entrant from those of another: the beginning of all ids. */
  prefix: string;
  units: Units;
  /** What draws properties that are no field units; there where the form has any. */
  plain?: PlainParts | undefined;
}

/** The fields of one step of the form. The whole form is known to rjsf, which resolves conditions over all steps; this step alone is drawn. */
export function FormStep({ engine, names, prefix, units, plain }: FormStepProps) {
  const { form } = engine.loaded;
  const drawn = plain ? plain.drawnForm(engine.loaded) : engine.loaded.drawn;
  const { answers } = useSyncExternalStore(engine.subscribe, engine.current, engine.current);
  const world = useMemo<FieldWorld>(
    () => ({ engine, units, prefix, names, plain, drawn }),
    [engine, units, prefix, names, plain, drawn],
  );
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const fields = useMemo(() => ({ ...plain?.fields, unit: UnitField }) as unknown as RegistryFieldsType, [plain]);
  const templates = useMemo(
    () =>
      ({ ...plain?.templates, FieldTemplate: FieldFrame, ObjectFieldTemplate: ObjectFrame }) as Partial<TemplatesType>,
    [plain],
  );
  const draw = (say?: SayForRjsf) => (
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
      translateString={say}
      experimental_defaultFormStateBehavior={defaults}
      onChange={({ formData }) => formData && engine.change(formData)}
    >
      {nothing}
    </Form>
  );
  return <EngineContext value={world}>{plain ? <plain.Words>{draw}</plain.Words> : draw()}</EngineContext>;
}

// Nobody is given answers that they did not give.
const defaults = {
  emptyObjectFields: "skipEmptyDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "skipOneOf",
} as const;

// In the place of rjsf's own button: steps have theirs.
const nothing = <span hidden />;
