import type { Language } from "#core/text.ts";
import { isSameName, lettersIn } from "#forms/values/names.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { SignatureAnswer } from "#schemas/generated/types.ts";
import type { FieldFault } from "../../field.ts";
import { type ProblemText, problemText } from "../../problemText.ts";

/** The least length of the strokes of a signature, as a fraction of the pad's width. */
const leastLength = 0.12;

/**
 * Returns a fault for a drawn signature that is no more than a dot, and for a typed name that is
 * none of `signers`, the names in the form; if there are none, for a name of fewer than two
 * letters. `at` is its place in the answer.
 */
export function checkSignature(signature: SignatureAnswer, signers: string[], at = ""): FieldFault[] {
  if (signature.kind === "typed") {
    const nameFault = (text: ProblemText) => ({ at, code: "signature-name", text });
    const [expected] = signers;
    if (expected === undefined)
      return lettersIn(signature.name) >= leastLetters ? [] : [nameFault(problemText("signature.noName"))];
    if (signers.some((name) => isSameName(name, signature.name))) return [];
    return [nameFault(problemText("signature.otherName", { name: expected }))];
  }
  if (getLength(signature.strokes) >= signature.width * leastLength) return [];
  return [{ at, code: "signature-blank", text: problemText("signature.blank") }];
}

/** Formats a signature: the typed name, or that it was drawn. */
export function formatSignature(signature: SignatureAnswer, language: Language): string {
  if (signature.kind === "typed") return signature.name;
  return textIn(language, messages, "signed");
}

// 吴一 and Wu are whole names.
const leastLetters = 2;

function getLength(strokes: number[][][]): number {
  const lengths = strokes.map((points) =>
    points.reduce((sum, [x = 0, y = 0], index) => {
      const [fromX = x, fromY = y] = points[index - 1] ?? [];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}
