import { LinguiContext } from "@lingui/react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { i18n } from "#blocks/kit/site/i18n.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/site.ts";
import { ApiError } from "#src/client/errors.ts";
import { UnreadableConfig } from "../compiled.ts";
import { PlainMessages } from "../interaction/InteractionSlot.tsx";
import type { Requests } from "../requests.ts";
import styles from "./BootFailure.module.css";

const useTexts = texts(messages);

interface BootFailureProps {
  language: Language;
  error: unknown;
  requests: Requests;
  retry: () => void;
}

/** Shows that the site could not start: why, what to do, and a button that tries again. */
export function BootFailure({ language, requests, ...rest }: BootFailureProps) {
  const lingui = { i18n: i18n[language], _: i18n[language].t.bind(i18n[language]) };
  return (
    <LinguiContext.Provider value={lingui}>
      <Failure {...rest} />
      <PlainMessages requests={requests} />
    </LinguiContext.Provider>
  );
}

function Failure({ error, retry }: Pick<BootFailureProps, "error" | "retry">) {
  const t = useTexts();
  const reason = error instanceof ApiError ? error.message || t("empty") : undefined;
  return (
    <main className={styles.failure}>
      <h1>{t("bootFailedTitle")}</h1>
      <div role="alert">
        {reason && <p>{reason}</p>}
        <p>{t(error instanceof UnreadableConfig ? "configFailed" : "bootFailed")}</p>
      </div>
      <Action onPress={retry}>{t("retry")}</Action>
    </main>
  );
}
