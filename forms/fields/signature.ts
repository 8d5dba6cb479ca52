import type { SignatureAnswer } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkSignature, formatSignature } from "./kit/drawnSignature.ts";

/** A signature that is more than a dot, or the typed name of the entrant or the guardian. */
export const signature: FieldLogic<SignatureAnswer, object> = {
  texts: () => ({ "/name": "name" }),
  check: (answer, { signers }) => checkSignature(answer, [...(signers?.runner ?? []), ...(signers?.guardian ?? [])]),
  format: (answer, _, language) => formatSignature(answer, language),
};
