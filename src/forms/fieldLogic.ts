import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "./field.ts";
import { bloodType } from "./fields/bloodType.ts";
import { checkbox } from "./fields/checkbox.ts";
import { email } from "./fields/email.ts";
import { gender } from "./fields/gender.ts";
import { number } from "./fields/number.ts";
import { picker } from "./fields/picker.ts";
import { radio } from "./fields/radio.ts";
import { textarea } from "./fields/textarea.ts";
import { url } from "./fields/url.ts";
import { address } from "./fields/address.ts";
import { clothingSize } from "./fields/clothingSize.ts";
import { club } from "./fields/club.ts";
import { emergencyContact } from "./fields/emergencyContact.ts";
import { guardian } from "./fields/guardian.ts";
import { identityDocument } from "./fields/identityDocument.ts";
import { input } from "./fields/input.ts";
import { pastEvents } from "./fields/pastEvents.ts";
import { pinyinName } from "./fields/pinyinName.ts";
import { provinceCityDistrict } from "./fields/provinceCityDistrict.ts";

/** The logic of each field type. A type with a schema and no line here does not compile. */
export const fieldLogic: { [Type in keyof FieldAnswers]: FieldLogic<FieldAnswers[Type], FieldOptions[Type]> } = {
  address,
  "blood-type": bloodType,
  checkbox,
  "clothing-size": clothingSize,
  club,
  email,
  "emergency-contact": emergencyContact,
  gender,
  guardian,
  "identity-document": identityDocument,
  input,
  number,
  "past-events": pastEvents,
  picker,
  "pinyin-name": pinyinName,
  "province-city-district": provinceCityDistrict,
  radio,
  textarea,
  url,
};
