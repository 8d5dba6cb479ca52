import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "./field.ts";
import { bloodType } from "./fields/bloodType.ts";
import { checkbox } from "./fields/checkbox.ts";
import { country } from "./fields/country.ts";
import { datePicker } from "./fields/datePicker.ts";
import { email } from "./fields/email.ts";
import { gender } from "./fields/gender.ts";
import { input } from "./fields/input.ts";
import { number } from "./fields/number.ts";
import { phone } from "./fields/phone.ts";
import { picker } from "./fields/picker.ts";
import { radio } from "./fields/radio.ts";
import { radioWithMore } from "./fields/radioWithMore.ts";
import { textarea } from "./fields/textarea.ts";
import { url } from "./fields/url.ts";

/** The logic of each field type. A type with a schema and no line here does not compile. */
export const fieldLogic: { [Type in keyof FieldAnswers]: FieldLogic<FieldAnswers[Type], FieldOptions[Type]> } = {
  "blood-type": bloodType,
  checkbox,
  country,
  "date-picker": datePicker,
  email,
  gender,
  input,
  number,
  phone,
  picker,
  radio,
  "radio-with-more": radioWithMore,
  textarea,
  url,
};
