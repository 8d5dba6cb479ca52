import { TranslatableString } from "@rjsf/utils";
import { type ReactNode, useCallback } from "react";
import { usePlainTexts } from "./texts.ts";

/** Says what rjsf itself has to say, in the visitor's language. */
export type SayForRjsf = (text: TranslatableString, values?: string[]) => string;

/** Hands the form what says rjsf's own texts; they are few, for our templates say the others. */
export function Words({ children }: { children(say: SayForRjsf): ReactNode }) {
  const t = usePlainTexts();
  const say = useCallback<SayForRjsf>(
    (text, values = []) => {
      if (text === TranslatableString.YesLabel) return t("yes");
      if (text === TranslatableString.NoLabel) return t("no");
      // A new entry holds nothing yet.
      if (text === TranslatableString.NewStringDefault) return "";
      return t("option", { number: values.at(-1) ?? "" });
    },
    [t],
  );
  return children(say);
}
