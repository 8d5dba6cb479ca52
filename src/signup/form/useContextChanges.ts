import { useEffect } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { SignUp } from "../model/signUp.ts";

/** Calculates the answers anew once the visitor has chosen another language. */
export function useContextChanges({ store, form }: Pick<SignUp, "store" | "form">): void {
  const { language } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the site has the language
  useEffect(() => {
    if (form.calculated.length > 0) store.dispatch({ type: "contextChanged" });
  }, [language, store, form]);
}
