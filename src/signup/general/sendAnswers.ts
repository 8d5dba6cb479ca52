import type { CaptchaPass } from "#contract/account.ts";
import type { AnswerReceipt } from "#contract/answers.ts";
import type { SubmissionRefusal } from "#contract/signup.ts";
import type { Language } from "#core/text.ts";
import type { AnswerProblem } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { type ApiError, errorCode } from "#src/client/errors.ts";
import type { OpenedForm } from "../flow/openItem.ts";
import { newKey } from "../model/content.ts";
import type { SignUpServices } from "../signUpContext.ts";

/**
 * The outcome of sending answers. `message` is undefined if there was no reply; `problems` are what
 * the server found.
 */
export type Sent =
  | { outcome: "accepted"; receipt: AnswerReceipt }
  | { outcome: "full" }
  | { outcome: "refused"; message: string | undefined; problems: AnswerProblem[] };

/**
 * Submits the answers to a general form, with the pass of a visitor without an account. Without a
 * reply it can be repeated: with the same key it counts once.
 */
export async function sendAnswers(
  { form, item, store }: OpenedForm["signUp"],
  { client, domainName }: Pick<SignUpServices, "client" | "domainName">,
  pass: CaptchaPass | undefined,
  language: Language,
): Promise<Sent> {
  const { content } = store.getState();
  const [entrant] = content.entrants;
  const policies = policiesToAgree(form, item).flatMap(({ id }) => {
    const agreement = content.agreed[id];
    return agreement ? [{ id, ...agreement }] : [];
  });
  try {
    const receipt = await client.call("POST /sign-up/answers", {
      json: {
        domainName,
        key: content.key,
        form: content.form,
        answers: entrant?.answers ?? {},
        policies,
        language,
        ...(pass && { sessionId: pass.sessionId, sig: pass.sig, scene: pass.scene }),
      },
      isSilent: true,
    });
    return { outcome: "accepted", receipt };
  } catch (error) {
    const refusal = buildAnswerRefusal(error);
    if (refusal?.reason === "full") return { outcome: "full" };
    // What was refused is submitted anew; what had no reply is the same.
    if (refusal) store.dispatch({ type: "submissionRefused", key: newKey() });
    const problems = (refusal?.problems ?? []).map(({ pointer, code, message }) => ({
      pointer,
      code,
      message: { zh: message, en: message },
    }));
    const isAnswered = (error as Partial<ApiError>).kind === "refused";
    return { outcome: "refused", message: isAnswered ? (error as Error).message : undefined, problems };
  }
}

/**
 * Returns why answers were refused; undefined if the call failed otherwise (network, login, human
 * verification).
 */
function buildAnswerRefusal(error: unknown): SubmissionRefusal | undefined {
  if (!errorCode(error)?.startsWith("answers/")) return undefined;
  return (error as ApiError).details as SubmissionRefusal;
}
