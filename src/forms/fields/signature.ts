import type { SignatureAnswer } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkSignature, signatureWords } from "../signature.ts";

/** A signature that is more than a dot, or a typed name. */
export const signature: FieldLogic<SignatureAnswer, object> = {
  check: (answer) => checkSignature(answer),
  words: (answer, _, language) => signatureWords(answer, language),
};
