import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { address } from "./address.ts";
import { bloodType } from "./bloodType.ts";
import { checkbox } from "./checkbox.ts";
import { clothingSize } from "./clothingSize.ts";
import { club } from "./club.ts";
import { commitmentForm } from "./commitmentForm.ts";
import { country } from "./country.ts";
import { datePicker } from "./datePicker.ts";
import { email } from "./email.ts";
import { emergencyContact } from "./emergencyContact.ts";
import { fileUpload } from "./fileUpload.ts";
import { gender } from "./gender.ts";
import { guardian } from "./guardian.ts";
import { identityDocument } from "./identityDocument.ts";
import { imageAddress } from "./imageAddress.ts";
import { input } from "./input.ts";
import { matrix } from "./matrix.ts";
import { multipleImageUpload } from "./multipleImageUpload.ts";
import { number } from "./number.ts";
import { pastEvents } from "./pastEvents.ts";
import { phone } from "./phone.ts";
import { picker } from "./picker.ts";
import { pinyinName } from "./pinyinName.ts";
import { policyDialog } from "./policyDialog.ts";
import { provinceCityDistrict } from "./provinceCityDistrict.ts";
import { radio } from "./radio.ts";
import { radioWithMore } from "./radioWithMore.ts";
import { ranking } from "./ranking.ts";
import { rating } from "./rating.ts";
import { scoreValidationWithPayment } from "./scoreValidationWithPayment.ts";
import { scoreVerification } from "./scoreVerification.ts";
import { signature } from "./signature.ts";
import { textarea } from "./textarea.ts";
import { uploadImage } from "./uploadImage.ts";
import { url } from "./url.ts";

/** The logic of each field type. A type with a schema and no line here does not compile. */
export const fieldLogic: { [Type in keyof FieldAnswers]: FieldLogic<FieldAnswers[Type], FieldOptions[Type]> } = {
  address,
  "blood-type": bloodType,
  checkbox,
  "clothing-size": clothingSize,
  club,
  "commitment-form": commitmentForm,
  country,
  "date-picker": datePicker,
  email,
  "emergency-contact": emergencyContact,
  "file-upload": fileUpload,
  gender,
  guardian,
  "identity-document": identityDocument,
  "image-address": imageAddress,
  input,
  matrix,
  "multiple-image-upload": multipleImageUpload,
  number,
  "past-events": pastEvents,
  phone,
  picker,
  "pinyin-name": pinyinName,
  "policy-dialog": policyDialog,
  "province-city-district": provinceCityDistrict,
  radio,
  "radio-with-more": radioWithMore,
  ranking,
  rating,
  "score-validation-with-payment": scoreValidationWithPayment,
  "score-verification": scoreVerification,
  signature,
  textarea,
  "upload-image": uploadImage,
  url,
};
