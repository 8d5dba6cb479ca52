import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { messages } from "#locales/generated/signup/receipt.ts";
import { saveFile } from "#src/account/saveFile.ts";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

/**
 * Saves the signed receipt of a sign-up as a text file, with which its owner can prove later what
 * was acknowledged.
 */
export function SavedReceipt({ submission }: { submission: SubmissionHead }) {
  const t = useTexts();
  const { text } = useSite();
  const { client } = useSignUpServices();
  const { submissionId, receipt, siteTitle, use } = submission;
  if (use === "general") return null;
  const save = async () => {
    // The client shows why it failed.
    const signedReceipt = await client
      .call("GET /sign-up/submissions/:id/receipt", { params: { id: submissionId } })
      .catch(() => undefined);
    if (!signedReceipt) return;
    const address = new URL("/status/receipt", location.href).href;
    const content = t("file", { site: text(siteTitle), receipt, address, signed: signedReceipt.signed });
    saveFile(new Blob([content], { type: "text/plain;charset=utf-8" }), t("fileName", { receipt }));
  };
  return (
    <p>
      <TextButton onClick={() => void save()}>
        {t("save")}
        <span className="visually-hidden"> {receipt}</span>
      </TextButton>
    </p>
  );
}
