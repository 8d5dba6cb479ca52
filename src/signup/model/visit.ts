import type { Visitor } from "#core/routeRules.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { SignUpServices } from "../signUpContext.ts";
import type { RaceContext } from "./reduce.ts";
import type { SignUpStore } from "./store.ts";

/** What a form knows of who fills it in, and by which link they came. */
export interface Visit {
  context(): Pick<RaceContext, "visitor" | "parameters">;
  /** Asks the server anew who the visitor is. */
  refresh(): Promise<void>;
}

/**
 * Reads who the visitor is, if the form asks something only of some: from the server, which
 * decides.
 */
export async function openVisit(
  { client, domainName, parameters }: Pick<SignUpServices, "client" | "domainName" | "parameters">,
  { calculated, general }: CompiledForm,
): Promise<Visit> {
  const isAsked = calculated.some(({ calculate }) => calculate === "logged-in" || calculate === "entered");
  let visitor: Visitor = "unknown";
  const refresh = async () => {
    if (isAsked && general?.account !== "none")
      visitor = (await client.call("GET /sign-up/visitor", { query: { domainName }, isSilent: true })).visitor;
  };
  await refresh();
  return { context: () => ({ visitor, parameters: parameters() }), refresh };
}

/**
 * Calculates the answers anew if the server refused one that is calculated: the visitor has logged
 * in or signed up elsewhere since the form was opened. Resolves to whether it did.
 */
export async function followVisit(
  { visit, store }: { visit: Visit; store: SignUpStore },
  refused: { code: string }[],
): Promise<boolean> {
  if (!refused.some(({ code }) => code === "calculated")) return false;
  await visit.refresh().catch(() => undefined);
  store.dispatch({ type: "contextChanged" });
  return true;
}
