import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  TranslatableString,
} from "@rjsf/utils";
import type { ReactNode } from "react";
import type { LoadedForm, RenderInput } from "../../model/loadForm.ts";
import type { FormModel } from "./formModel.ts";

/**
 * What draws a property that is no field unit, from its JSON Schema: texts, numbers, choices,
 * lists, objects, alternatives.
 */
export interface PlainParts {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
  /** Draws an object that is not the form itself. */
  InnerObject(props: ObjectFieldTemplateProps): ReactNode;
  /** Draws a property that the runner names. */
  Renamable(props: FieldTemplateProps): ReactNode;
  /** Gives the form rjsf's own texts in the visitor's language. */
  RjsfTexts(props: { children(translate: TranslateRjsf): ReactNode }): ReactNode;
  /** What is rendered of a form that has such properties. */
  getRenderInput(loaded: LoadedForm): RenderInput;
  /** The model of such a form. */
  fullModel(renderInput: RenderInput): FormModel;
}

/** Translates a text of rjsf. */
export type TranslateRjsf = (text: TranslatableString, values?: string[]) => string;
