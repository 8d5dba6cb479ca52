import { type ComponentType, useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";

interface ApprovalLinkProps {
  submission: SubmissionHead;
  /** The runner has registered. */
  onEntered(): void;
}

/**
 * The way to register for the person of an approved application, until when, and what became of it.
 */
export function ApprovalLink({ submission, onEntered }: ApprovalLinkProps) {
  const t = useSignUpTexts();
  const dates = useDates();
  const { now } = useSignUpServices();
  const [isOpen, setOpen] = useState(false);
  const { approvalLink: link, withdrawnAt } = submission;
  if (!link || withdrawnAt !== null || link.state === "ended") return null;
  const { token, endsAt } = link;
  if (link.state === "used") return <p className={shared.quiet}>{t("linkUsed")}</p>;
  if (token === null || endsAt <= now())
    return <p className={shared.wrong}>{t("linkOver", { at: dates(endsAt, "moment") })}</p>;
  if (isOpen) return <Form token={token} onTaken={onEntered} />;
  return (
    <>
      <p>{t("linkUntil", { at: dates(endsAt, "moment") })}</p>
      <div>
        <Action onPress={() => setOpen(true)}>{t("registerNow")}</Action>
      </div>
    </>
  );
}

type FormPart = ComponentType<{ token: string; onTaken(): void }>;

// Few runners have such a link.
function Form(props: { token: string; onTaken(): void }) {
  const { loadPart } = useSignUpServices();
  const { showToast } = useSite();
  const t = useSignUpTexts();
  const load = useCallback(() => loadPart<FormPart>("sign-up-approved"), [loadPart]);
  const finish = () => {
    showToast("success", t("registered"));
    props.onTaken();
  };
  return (
    <Show loaded={useLoaded("approved-form", load)} lines={6} height="24rem">
      {(Part) => <Part token={props.token} onTaken={finish} />}
    </Show>
  );
}
