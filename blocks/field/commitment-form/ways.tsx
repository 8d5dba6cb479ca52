import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { Signing } from "#blocks/field/kit/signing/Signing.tsx";
import { Attachments } from "#blocks/field/kit/upload/Attachments.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/commitment-form.ts";

const useTexts = texts(messages);

type Props = FieldProps<"commitment-form">;

/** Takes the form that was signed on paper, as a file. */
export function UploadedHere({ options: { endings, sizeLimit }, answer, onAnswer, onLeave }: Props) {
  const t = useTexts();
  const { id, name } = (answer?.kind === "upload" && answer.file) || {};
  return (
    <>
      <p>{t("uploadHelp")}</p>
      <Attachments
        label={t("file")}
        countLimit={1}
        {...(endings && { endings })}
        {...(sizeLimit && { sizeLimit })}
        files={id !== undefined && name !== undefined ? [{ id, name }] : []}
        onFiles={([file]) => onAnswer(file && { kind: "upload", file })}
        onLeave={onLeave}
      />
    </>
  );
}

/** Takes the signature on the screen, and keeps when it was given. */
export function SignedHere({ id, options, answer, onAnswer, onLeave }: Props) {
  const t = useTexts();
  const { now } = useSite();
  const signedAt = () => new Date(now()).toISOString();
  return (
    <>
      <p>{t(options.for === "minor" ? "minorSigns" : "seniorSigns")}</p>
      <Signing
        id={id}
        signature={answer?.kind === "signature" ? answer.signature : undefined}
        onSignature={(signature) => onAnswer(signature && { kind: "signature", signature, agreedAt: signedAt() })}
        onLeave={onLeave}
      />
    </>
  );
}
