import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "./field.ts";
import { commitmentForm } from "./fields/commitmentForm.ts";
import { fileUpload } from "./fields/fileUpload.ts";
import { input } from "./fields/input.ts";
import { multipleImageUpload } from "./fields/multipleImageUpload.ts";
import { policyDialog } from "./fields/policyDialog.ts";
import { scoreValidationWithPayment } from "./fields/scoreValidationWithPayment.ts";
import { scoreVerification } from "./fields/scoreVerification.ts";
import { signature } from "./fields/signature.ts";
import { uploadImage } from "./fields/uploadImage.ts";

/** The logic of each field type. A type with a schema and no line here does not compile. */
export const fieldLogic: { [Type in keyof FieldAnswers]: FieldLogic<FieldAnswers[Type], FieldOptions[Type]> } = {
  "commitment-form": commitmentForm,
  "file-upload": fileUpload,
  input,
  "multiple-image-upload": multipleImageUpload,
  "policy-dialog": policyDialog,
  "score-validation-with-payment": scoreValidationWithPayment,
  "score-verification": scoreVerification,
  signature,
  "upload-image": uploadImage,
};
