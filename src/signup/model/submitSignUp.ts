import type { ErrorCode } from "#contract/errors.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { Language } from "#core/text.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { type ApiError, errorCode } from "#src/client/errors.ts";
import { buildRefusal } from "#src/client/signup.ts";
import { inLine, type LinePlace } from "#src/client/waiting.ts";
import type { SignUpServices } from "../signUpContext.ts";
import type { EntrantProblem } from "./checkAll.ts";
import { newKey } from "./content.ts";
import type { SignUp } from "./signUp.ts";
import type { LinkKind } from "./transferLink.ts";

/**
 * The outcome of a submission. `message` is the server's or the client's, and means nothing to a
 * runner if it `isBroken`; `problems` are what the server found.
 */
export type Submitted =
  | { outcome: "accepted"; receipt: SubmissionReceipt }
  | {
      outcome: "refused";
      message: string;
      isBroken: boolean;
      /** Whether the runner stopped waiting for their turn. */
      isStopped: boolean;
      problems: EntrantProblem[];
      code: ErrorCode | undefined;
      /**
       * Seconds after which the server wants to be asked again; undefined if it did not name any.
       */
      waitSeconds: number | undefined;
    };

/** What a runner has read and agrees to by submitting. */
export interface AgreedPrice {
  /** Nothing for an entry that is taken over, and for an invitation without a fee. */
  totalFen: number;
  coupon?: string | undefined;
}

/**
 * The line in which a sign-up may have to wait: who learns of its place, and what ends the waiting.
 */
export interface Line {
  onPlace(place: LinePlace | undefined): void;
  signal: AbortSignal;
}

/**
 * The token of the link by which an entry is taken over, or an invitation accepted; or the sign-up
 * for another race that is deferred.
 */
export type LinkToken = Partial<Record<LinkKind, string>>;

/**
 * Submits the sign-up, when it is its turn, and removes its draft. A request whose response was
 * lost can be repeated: with the same key it counts once.
 */
export async function submitSignUp(
  signUp: SignUp,
  { client, domainName }: SignUpServices,
  { language, price, line, link }: { language: Language; price: AgreedPrice; line: Line; link: LinkToken | undefined },
): Promise<Submitted> {
  const { store, form, item, autosave } = signUp;
  const { content } = store.getState();
  const entrants = content.entrants.map(({ answers }) => answers);
  const policies = policiesToAgree(form, item).flatMap(({ id }) => {
    const agreement = content.agreed[id];
    return agreement ? [{ id, ...agreement }] : [];
  });
  try {
    const body = {
      domainName,
      key: content.key,
      form: content.form,
      item,
      entrants,
      policies,
      ...(signUp.team !== undefined && { team: signUp.team }),
      ...link,
      language,
      feeFen: price.totalFen,
      ...(price.coupon !== undefined && { coupon: price.coupon }),
    };
    const receipt = await inLine(
      client,
      () => client.call("POST /sign-up/submissions", { json: body, isSilent: true }),
      line.onPlace,
      line.signal,
    );
    store.dispatch({ type: "discarded" });
    await autosave.remove();
    return { outcome: "accepted", receipt };
  } catch (error) {
    const refusal = buildRefusal(error);
    // A refused sign-up is another one when it is submitted again; one without a response is the
    // same.
    if (refusal) store.dispatch({ type: "submissionRefused", key: newKey() });
    const problems = (refusal?.problems ?? []).flatMap(({ entrant, pointer, code, message }) => {
      const id = content.entrants[entrant]?.id;
      return id === undefined ? [] : [{ entrant: id, pointer, code, message: { zh: message, en: message } }];
    });
    const { kind = "transport" } = error as Partial<ApiError>;
    const refused = { outcome: "refused", problems, code: errorCode(error), waitSeconds: chooseWait(error) } as const;
    const { aborted: isStopped } = line.signal;
    return { ...refused, message: (error as Error).message, isBroken: kind === "transport", isStopped };
  }
}

function chooseWait(error: unknown): number | undefined {
  const { seconds } = ((error as Partial<ApiError>).details ?? {}) as { seconds?: unknown };
  return typeof seconds === "number" ? seconds : undefined;
}
