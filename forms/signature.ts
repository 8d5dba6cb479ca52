import type { SignatureAnswer } from "#schemas/generated/types.ts";
import type { FieldFault } from "./field.ts";
import { isSameName, lettersIn } from "./signers.ts";

/** The way of the pen over a pad, as a part of the pad's width, from which on it counts as a signature. */
const leastWay = 0.12;

/**
 * What is wrong with a signature: a pad with no more than a dot on it, a typed name that is none of those who may sign as the form has
 * them (`signers`), or, where it has none, one of fewer than two letters. `at` is where it stands.
 */
export function checkSignature(signature: SignatureAnswer, signers: string[], at = ""): FieldFault[] {
  if (signature.kind === "typed") {
    const [expected] = signers;
    if (expected === undefined) return lettersIn(signature.name) >= leastLetters ? [] : [{ at, ...noName }];
    return signers.some((name) => isSameName(name, signature.name)) ? [] : [{ at, ...otherName(expected) }];
  }
  return wayOf(signature.strokes) >= signature.width * leastWay ? [] : [{ at, ...tooLittle }];
}

/** A signature in words. */
export function signatureWords(signature: SignatureAnswer, language: "zh" | "en"): string {
  if (signature.kind === "typed") return signature.name;
  return language === "zh" ? "已手写签名" : "Signed by hand";
}

// 吴一 and Wu are whole names.
const leastLetters = 2;

function otherName(name: string) {
  return {
    code: "signature-name",
    message: {
      zh: `请输入与表单中一致的姓名作为签名：${name}。`,
      en: `Please type the name as it stands in the form: ${name}.`,
    },
  };
}

const noName = {
  code: "signature-name",
  message: { zh: "请输入完整姓名作为签名。", en: "Please type your whole name as your signature." },
};

const tooLittle = {
  code: "signature-blank",
  message: {
    zh: "签名框里只有一个点或很短的线，请写下完整的签名。",
    en: "There is only a dot or a short line in the box. Please write your whole signature.",
  },
};

function wayOf(strokes: number[][][]): number {
  const lengths = strokes.map((points) =>
    points.reduce((sum, [x = 0, y = 0], index) => {
      const [fromX = x, fromY = y] = points[index - 1] ?? [];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}
