import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { canApply } from "#core/applying.ts";
import { auditStatus } from "#core/auditStatus.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";

interface RejectionProps {
  submission: SubmissionHead;
  /** Opens the form of an item again, on the page that has it. */
  onAgain?: ((item: string) => void) | undefined;
}

/** Shows why an application was rejected, and until when and how often it can be made again. */
export function Rejection({ submission, onAgain }: RejectionProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const dates = useDates();
  const { now } = useSignUpServices();
  const { refuseGround, refuseReason, again, withdrawnAt } = submission;
  if (submission.auditStatus !== auditStatus.rejected || withdrawnAt !== null) return null;
  const canAgain = again !== null && canApply(again, now());
  return (
    <>
      {refuseGround && <p className={shared.wrong}>{t("refusedBecause", { reason: text(refuseGround) })}</p>}
      {refuseReason && (
        <p className={shared.wrong}>
          {refuseGround ? t("refusedWords", { reason: refuseReason }) : t("refusedBecause", { reason: refuseReason })}
        </p>
      )}
      <p className={shared.quiet}>
        {canAgain
          ? t("applyAgain", {
              until: again.until === null ? "none" : dates(again.until, "moment"),
              left: again.left ?? 0,
            })
          : t("applicationEnded")}
      </p>
      {canAgain && onAgain && (
        <div>
          <TextButton onClick={() => onAgain(submission.item)}>{t("toApplyAgain")}</TextButton>
        </div>
      )}
    </>
  );
}
