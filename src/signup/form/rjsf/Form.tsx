import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import {
  deepEquals,
  type FieldPathList,
  type Registry,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type TemplatesType,
  toFieldPathId,
  type UiSchema,
} from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Answers } from "#forms/form.ts";
import type { FormModel } from "./formModel.ts";
import type { TranslateRjsf } from "./parts.ts";

/** What draws the properties of a form: rjsf's fields or our own, by their names. */
export interface FormParts {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
}

interface FormProps {
  /** Stays the same as long as the form does. */
  model: FormModel;
  uiSchema: UiSchema;
  answers: Answers;
  /** The beginning of all ids; the names on the path to a property follow, separated by slashes. */
  idPrefix: string;
  /** Stay the same as long as the form does. */
  parts: FormParts;
  /** The texts of rjsf itself; without it, in English. */
  translateString: TranslateRjsf | undefined;
  /** Takes all answers after a change, or after defaults were filled in. */
  onChange(answers: Answers): void;
}

/**
 * Draws a form with the fields of rjsf. It replaces rjsf's own `Form`, which has validation,
 * submission and a default theme that our forms do not use
 * (docs/decisions/029-own-form-of-rjsf.md).
 */
export function Form({ model, uiSchema, answers, idPrefix, parts, translateString, onChange }: FormProps) {
  const registry = useRegistry(model, idPrefix, parts, translateString);
  const fieldPathId = useMemo(() => toFieldPathId("", registry.globalFormOptions), [registry]);
  const isDrawn = useRef(false);
  const reported = useRef<Answers>(undefined);
  const drawnAnswers = useMemo(() => {
    // Answers are rendered as they were reported: defaults would fill what was just cleared.
    if (reported.current && isSame(answers, reported.current)) return reported.current;
    return model.withDefaults(answers, isDrawn.current);
  }, [model, answers]);
  // Two changes within one event build on each other.
  const latest = useRef({ model, drawn: drawnAnswers, onChange });
  latest.current = { model, drawn: drawnAnswers, onChange };
  const report = useCallback((next: Answers) => {
    latest.current.drawn = next;
    reported.current = next;
    latest.current.onChange(next);
  }, []);
  useEffect(() => {
    isDrawn.current = true;
    if (drawnAnswers !== reported.current && !deepEquals(drawnAnswers, answers)) report(drawnAnswers);
  }, [drawnAnswers, answers, report]);
  const change = useCallback(
    (value: unknown, path: FieldPathList) => report(latest.current.model.withAnswer(latest.current.drawn, path, value)),
    [report],
  );
  return (
    <SchemaField
      name=""
      schema={model.utils.getRootSchema()}
      uiSchema={uiSchema}
      errorSchema={noErrors}
      fieldPathId={fieldPathId}
      formData={drawnAnswers}
      onChange={change}
      onBlur={ignore}
      onFocus={ignore}
      registry={registry}
    />
  );
}

function useRegistry(
  model: FormModel,
  idPrefix: string,
  { fields, templates, widgets }: FormParts,
  translateString: TranslateRjsf | undefined,
): Registry {
  return useMemo(
    () => ({
      fields: { ...fields, SchemaField },
      templates: { ...noTemplates, ...templates, ButtonTemplates: {} } as unknown as TemplatesType,
      widgets,
      rootSchema: model.utils.getRootSchema(),
      formContext: {},
      schemaUtils: model.utils,
      translateString: translateString ?? String,
      globalFormOptions: { idPrefix, idSeparator: "/", useFallbackUiForUnsupportedType: false },
      uiSchemaDefinitions: {},
    }),
    [model, idPrefix, fields, templates, widgets, translateString],
  );
}

// An answer without a value is the same as none.
function isSame(answers: Answers, other: Answers): boolean {
  return answers === other || deepEquals(withoutAbsent(answers), withoutAbsent(other));
}

function withoutAbsent(answers: Answers): unknown {
  return JSON.parse(JSON.stringify(answers));
}

const noErrors = {};
const ignore = () => {};
const nothing = () => null;

// Our fields draw their own label, help and problem.
const noTemplates = { DescriptionFieldTemplate: nothing, FieldHelpTemplate: nothing, FieldErrorTemplate: nothing };
