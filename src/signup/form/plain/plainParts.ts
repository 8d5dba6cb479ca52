import BooleanField from "@rjsf/core/lib/components/fields/BooleanField.js";
import CyclicSchemaField from "@rjsf/core/lib/components/fields/CyclicSchemaField.js";
import FallbackField from "@rjsf/core/lib/components/fields/FallbackField.js";
import NullField from "@rjsf/core/lib/components/fields/NullField.js";
import NumberField from "@rjsf/core/lib/components/fields/NumberField.js";
import OptionalDataControlsField from "@rjsf/core/lib/components/fields/OptionalDataControlsField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import type { RegistryFieldsType, TemplatesType } from "@rjsf/utils";
import { fullModel } from "../rjsf/fullModel.ts";
import type { PlainParts } from "../rjsf/parts.ts";
import { Alternatives, List } from "./PlainFields.tsx";
import { ArrayEntry, ArrayEntryTools, ArrayFrame } from "./PlainList.tsx";
import { InnerObject } from "./PlainObject.tsx";
import { Choices, Cycle, Fallback, NoTemplate, Optional, Renamable, Unsupported } from "./plainTemplates.tsx";
import { CheckList, Choose, Hidden, Line, Lines, RadioList, Tick } from "./plainWidgets.tsx";
import { RjsfTexts } from "./RjsfTexts.tsx";
import { getRenderInput } from "./renderInput.ts";

/** The parts, loaded for the few forms that have plain properties. */
const plainParts: PlainParts = {
  fields: {
    AnyOfField: Alternatives,
    ArrayField: List,
    BooleanField,
    CyclicSchemaField,
    FallbackField,
    NullField,
    NumberField,
    OneOfField: Alternatives,
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
    CyclicSchemaExpandTemplate: Cycle,
    FallbackFieldTemplate: Fallback,
    MultiSchemaFieldTemplate: Choices,
    OptionalDataControlsTemplate: Optional,
    TitleFieldTemplate: NoTemplate,
    UnsupportedFieldTemplate: Unsupported,
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
  InnerObject,
  Renamable,
  RjsfTexts,
  getRenderInput,
  fullModel,
};

export default plainParts;
