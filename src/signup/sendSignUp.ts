import type { SubmissionReceipt } from "#contract/signup.ts";
import { feeOfAll } from "#forms/fees.ts";
import { policiesToAgree } from "#forms/policies.ts";
import type { ApiError } from "#src/client/errors.ts";
import { refusalOf, submitForm } from "#src/client/signup.ts";
import type { EntrantProblem } from "./checkAll.ts";
import type { SignUp } from "./flow/useSignUp.ts";
import type { SignUpWorld } from "./world.ts";

/** How handing in ended; `message` is the server's or the client's sentence, or where it `isBroken` one that says nothing to a runner; `problems` what it found with whom. */
export type Sent =
  | { outcome: "taken"; receipt: SubmissionReceipt }
  | { outcome: "refused"; message: string; isBroken: boolean; problems: EntrantProblem[] };

/** Hands the sign-up in. A call whose answer was lost can be made again: with the same key it is taken once. */
export async function sendSignUp(signUp: SignUp, { client, domainName }: SignUpWorld): Promise<Sent> {
  const { store, form, item, keeper, surroundings } = signUp;
  const state = store.current();
  const entrants = state.entrants.map(({ answers }) => answers);
  const { others: _, ...context } = surroundings(state.entrants[0]?.id ?? "");
  const { totalFen: feeFen } = feeOfAll(form, entrants, item.feeFen ?? 0, context);
  const policies = policiesToAgree(form, item.id).flatMap(({ id }) => {
    const agreed = state.agreed[id];
    return agreed ? [{ id, ...agreed }] : [];
  });
  try {
    const receipt = await submitForm(client, {
      domainName,
      key: state.key,
      form: state.form,
      item: item.id,
      entrants,
      policies,
      feeFen,
    });
    await keeper.discard();
    return { outcome: "taken", receipt };
  } catch (error) {
    const refusal = refusalOf(error);
    // A refused sign-up will be another one when it is sent again; one whose answer never came is the same.
    if (refusal) store.update((before) => ({ ...before, key: crypto.randomUUID() }));
    const problems = (refusal?.problems ?? []).flatMap(({ entrant, pointer, code, message }) => {
      const id = state.entrants[entrant]?.id;
      return id === undefined ? [] : [{ entrant: id, pointer, code, message: { zh: message, en: message } }];
    });
    const { kind = "transport" } = error as Partial<ApiError>;
    return { outcome: "refused", message: (error as Error).message, isBroken: kind === "transport", problems };
  }
}
