import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import { useMemo, useSyncExternalStore } from "react";
import type { Units } from "#src/site/units.ts";
import type { Engine } from "./engine.ts";
import { EngineContext, type FieldWorld } from "./fieldWorld.ts";
import { FieldFrame, ObjectFrame } from "./frames.tsx";
import type { PlainParts } from "./plain/plainParts.ts";
import type { SayForRjsf } from "./plain/words.tsx";
import { Form, type FormParts } from "./rjsf/Form.tsx";
import { lightModel } from "./rjsf/lightModel.ts";
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
  const model = useMemo(() => (plain ? plain.wholeModel(drawn) : lightModel(drawn)), [plain, drawn]);
  const parts = useMemo(() => partsOf(plain), [plain]);
  const draw = (say?: SayForRjsf) => (
    <Form
      model={model}
      uiSchema={uiSchema}
      answers={answers}
      idPrefix={prefix}
      parts={parts}
      translateString={say}
      onChange={engine.change}
    />
  );
  return <EngineContext value={world}>{plain ? <plain.Words>{draw}</plain.Words> : draw()}</EngineContext>;
}

function partsOf(plain: PlainParts | undefined): FormParts {
  return {
    fields: { ...plain?.fields, ObjectField, unit: UnitField } as unknown as FormParts["fields"],
    templates: { ...plain?.templates, FieldTemplate: FieldFrame, ObjectFieldTemplate: ObjectFrame },
    widgets: plain?.widgets ?? {},
  };
}
