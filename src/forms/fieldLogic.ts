import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "./field.ts";
import { commitmentForm } from "./fields/commitment-form.ts";
import { fileUpload } from "./fields/file-upload.ts";
import { input } from "./fields/input.ts";
import { multipleImageUpload } from "./fields/multiple-image-upload.ts";
import { policyDialog } from "./fields/policy-dialog.ts";
import { scoreValidationWithPayment } from "./fields/score-validation-with-payment.ts";
import { scoreVerification } from "./fields/score-verification.ts";
import { signature } from "./fields/signature.ts";
import { uploadImage } from "./fields/upload-image.ts";

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
