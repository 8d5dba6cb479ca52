import type { CommitmentFormAnswer, CommitmentFormOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { checkFiles, fileEndings } from "../files.ts";
import { checkSignature, signatureWords } from "../signature.ts";

/** A commitment form in one of the ways that the organiser takes: a signed one as a file, or a signature given here. */
export const commitmentForm: FieldLogic<CommitmentFormAnswer, CommitmentFormOptions> = {
  check(answer, { options: { for: group, ways = ["upload", "signature"], endings = fileEndings }, signers }) {
    if (!ways.includes(answer.kind)) return [ways.includes("upload") ? onlyFiles : onlySignatures];
    if (answer.kind === "upload") return checkFiles([answer.file], endings, "/file");
    const { runner = [], guardian = [] } = signers ?? {};
    // A minor's form is signed by the guardian, where the form knows one.
    return checkSignature(answer.signature, group === "minor" && guardian.length > 0 ? guardian : runner, "/signature");
  },
  words: (answer, _, language) =>
    answer.kind === "upload" ? answer.file.name : signatureWords(answer.signature, language),
  uploads: (answer) => (answer.kind === "upload" ? [answer.file.id] : []),
};

const onlyFiles: FieldFault = {
  at: "",
  code: "way",
  message: { zh: "请把承诺书签好后上传。", en: "Please sign the form on paper and add it as a file." },
};

const onlySignatures: FieldFault = {
  at: "",
  code: "way",
  message: { zh: "请在这里签署承诺书。", en: "Please sign the form here." },
};
