import { useCallback } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/account-errors.ts";
import type { ApiError } from "#src/client/errors.ts";

const useTexts = texts(messages);

/**
 * Says why a call failed, to whoever made it. The server's own words come in the visitor's language; what the browser met is said
 * here, and not by the site's catalogue, which this program would otherwise split from the site's script.
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
