import { fileEndings } from "#core/fileEndings.ts";
import type { CommitmentFormAnswer, CommitmentFormOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { checkSignature, formatSignature } from "./kit/drawnSignature.ts";
import { checkFiles } from "./kit/files.ts";

/**
 * A commitment form in one of the ways that the organiser takes: a signed one as a file, or a
 * signature given here.
 */
export const commitmentForm: FieldLogic<CommitmentFormAnswer, CommitmentFormOptions> = {
  texts: () => ({ "/signature/name": "name" }),
  check(answer, { options: { for: group, ways = ["upload", "signature"], endings = fileEndings }, signers }) {
    if (!ways.includes(answer.kind)) return [ways.includes("upload") ? onlyFiles : onlySignatures];
    if (answer.kind === "upload") return checkFiles([answer.file], endings, "/file");
    const { runner = [], guardian = [] } = signers ?? {};
    // The guardian, if the form has one, signs for a minor.
    return checkSignature(answer.signature, group === "minor" && guardian.length > 0 ? guardian : runner, "/signature");
  },
  format: (answer, _, language) =>
    answer.kind === "upload" ? answer.file.name : formatSignature(answer.signature, language),
  uploads: (answer) => (answer.kind === "upload" ? [answer.file.id] : []),
};

const onlyFiles: FieldFault = { at: "", code: "way", text: problemText("commitment.upload") };

const onlySignatures: FieldFault = { at: "", code: "way", text: problemText("commitment.sign") };
