import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import BooleanField from "@rjsf/core/lib/components/fields/BooleanField.js";
import CyclicSchemaField from "@rjsf/core/lib/components/fields/CyclicSchemaField.js";
import FallbackField from "@rjsf/core/lib/components/fields/FallbackField.js";
import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import NullField from "@rjsf/core/lib/components/fields/NullField.js";
import NumberField from "@rjsf/core/lib/components/fields/NumberField.js";
import OptionalDataControlsField from "@rjsf/core/lib/components/fields/OptionalDataControlsField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from "@rjsf/utils";
import getClosestMatchingOption from "@rjsf/utils/lib/schema/getClosestMatchingOption.js";
import getDefaultFormState from "@rjsf/utils/lib/schema/getDefaultFormState.js";
import mergeAllOf from "@rjsf/utils/lib/schema/shallowAllOfMerge.js";
import { bringWhole } from "../light/wholeRjsf.ts";
import { buttons } from "./plainButtons.tsx";
import {
  ArrayEntry,
  ArrayEntryTools,
  ArrayFrame,
  Choices,
  Cycle,
  Fallback,
  NoTemplate,
  Optional,
  Renamable,
  Unsupported,
} from "./plainTemplates.tsx";
import { CheckList, Choose, Hidden, Line, Lines, RadioList, Tick } from "./plainWidgets.tsx";

/** What draws a property that is no field unit, by its JSON Schema alone: texts, numbers, choices, lists, objects, alternatives. */
export interface PlainParts {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
}

bringWhole({ getDefaultFormState, getClosestMatchingOption, mergeAllOf } as never);

const plainParts: PlainParts = {
  fields: {
    AnyOfField: MultiSchemaField,
    ArrayField,
    BooleanField,
    CyclicSchemaField,
    FallbackField,
    NullField,
    NumberField,
    OneOfField: MultiSchemaField,
    OptionalDataControlsField,
    StringField,
  } as unknown as RegistryFieldsType,
  templates: {
    ArrayFieldDescriptionTemplate: NoTemplate,
    ArrayFieldItemButtonsTemplate: ArrayEntryTools,
    ArrayFieldItemTemplate: ArrayEntry,
    ArrayFieldTemplate: ArrayFrame,
    ArrayFieldTitleTemplate: NoTemplate,
    BaseInputTemplate: Line,
    ButtonTemplates: buttons,
    CyclicSchemaExpandTemplate: Cycle,
    DescriptionFieldTemplate: NoTemplate,
    ErrorListTemplate: NoTemplate,
    FallbackFieldTemplate: Fallback,
    FieldErrorTemplate: NoTemplate,
    FieldHelpTemplate: NoTemplate,
    MultiSchemaFieldTemplate: Choices,
    OptionalDataControlsTemplate: Optional,
    TitleFieldTemplate: NoTemplate,
    UnsupportedFieldTemplate: Unsupported,
    WrapIfAdditionalTemplate: Renamable,
  } as unknown as Partial<TemplatesType>,
  widgets: {
    TextWidget: Line,
    PasswordWidget: Line,
    EmailWidget: Line,
    URLWidget: Line,
    UpDownWidget: Line,
    RangeWidget: Line,
    DateWidget: Line,
    DateTimeWidget: Line,
    TimeWidget: Line,
    ColorWidget: Line,
    AltDateWidget: Line,
    AltDateTimeWidget: Line,
    FileWidget: Line,
    RatingWidget: Line,
    TextareaWidget: Lines,
    SelectWidget: Choose,
    RadioWidget: RadioList,
    CheckboxWidget: Tick,
    CheckboxesWidget: CheckList,
    HiddenWidget: Hidden,
  },
};

export default plainParts;
