import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "./field.ts";
import { address } from "./fields/address.ts";
import { bloodType } from "./fields/bloodType.ts";
import { checkbox } from "./fields/checkbox.ts";
import { clothingSize } from "./fields/clothingSize.ts";
import { club } from "./fields/club.ts";
import { commitmentForm } from "./fields/commitmentForm.ts";
import { country } from "./fields/country.ts";
import { datePicker } from "./fields/datePicker.ts";
import { email } from "./fields/email.ts";
import { emergencyContact } from "./fields/emergencyContact.ts";
import { fileUpload } from "./fields/fileUpload.ts";
import { gender } from "./fields/gender.ts";
import { guardian } from "./fields/guardian.ts";
import { identityDocument } from "./fields/identityDocument.ts";
import { imageAddress } from "./fields/imageAddress.ts";
import { input } from "./fields/input.ts";
import { matrix } from "./fields/matrix.ts";
import { multipleImageUpload } from "./fields/multipleImageUpload.ts";
import { number } from "./fields/number.ts";
import { pastEvents } from "./fields/pastEvents.ts";
import { phone } from "./fields/phone.ts";
import { picker } from "./fields/picker.ts";
import { pinyinName } from "./fields/pinyinName.ts";
import { policyDialog } from "./fields/policyDialog.ts";
import { provinceCityDistrict } from "./fields/provinceCityDistrict.ts";
import { radio } from "./fields/radio.ts";
import { radioWithMore } from "./fields/radioWithMore.ts";
import { ranking } from "./fields/ranking.ts";
import { rating } from "./fields/rating.ts";
import { scoreValidationWithPayment } from "./fields/scoreValidationWithPayment.ts";
import { scoreVerification } from "./fields/scoreVerification.ts";
import { signature } from "./fields/signature.ts";
import { textarea } from "./fields/textarea.ts";
import { uploadImage } from "./fields/uploadImage.ts";
import { url } from "./fields/url.ts";

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
