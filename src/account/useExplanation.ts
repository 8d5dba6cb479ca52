import { useCallback } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/account-errors.ts";
import type { ApiError } from "#src/client/errors.ts";

const useTexts = texts(messages);

/**
 * Returns what explains a failed call to the visitor. The server's messages come in the visitor's
 * language; those of the browser are in a table of their own, because the site's would be split
 * from the site's script.
 */
export function useExplanation(): (error: unknown) => string {
  const t = useTexts();
  return useCallback(
    (error) => {
      const { kind, message } = error as Partial<ApiError>;
      if (kind === "network" || kind === "timeout") return t(kind);
      return (kind === "refused" && message) || t("failed");
    },
    [t],
  );
}
