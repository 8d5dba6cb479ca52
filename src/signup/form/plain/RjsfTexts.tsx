import { TranslatableString } from "@rjsf/utils";
import { type ReactNode, useCallback } from "react";
import type { TranslateRjsf } from "../rjsf/parts.ts";
import { usePlainTexts } from "./texts.ts";

/**
 * Gives the form rjsf's own texts in the visitor's language; they are few, because our templates
 * have the others.
 */
export function RjsfTexts({ children }: { children(translate: TranslateRjsf): ReactNode }) {
  const t = usePlainTexts();
  const translate = useCallback<TranslateRjsf>(
    (text, values = []) => {
      if (text === TranslatableString.YesLabel) return t("yes");
      if (text === TranslatableString.NoLabel) return t("no");
      // A new entry is empty.
      if (text === TranslatableString.NewStringDefault) return "";
      return t("option", { number: values.at(-1) ?? "" });
    },
    [t],
  );
  return children(translate);
}
