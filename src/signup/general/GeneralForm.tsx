import { useCallback, useEffect, useRef, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type GeneralFormView, useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { AnswerReceipt } from "#contract/answers.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { Answering } from "./Answering.tsx";
import styles from "./GeneralForm.module.css";
import { openGeneral } from "./openGeneral.ts";
import { Received } from "./Received.tsx";
import { useGeneralTexts } from "./texts.ts";

/**
 * A general form that is open: its questions, or why it cannot be filled in, or what its visitor
 * reads after sending.
 */
export function GeneralForm(view: GeneralFormView) {
  const { user } = useSite();
  const [round, setRound] = useState(0);
  // Somebody who logs in or out, or fills in another, begins with what this person has filled in on
  // this tab.
  return (
    <OneForm key={`${user?.accountId} ${round}`} {...view} isAgain={round > 0} onAgain={() => setRound(round + 1)} />
  );
}

function OneForm({
  form: path,
  fullText,
  height,
  isAgain,
  onAgain,
}: GeneralFormView & { isAgain: boolean; onAgain(): void }) {
  const t = useGeneralTexts();
  const { ownText } = useSite();
  const [receipt, setReceipt] = useState<AnswerReceipt>();
  const [isFull, setFull] = useState(false);
  const loaded = useLoaded(path, useOpen(path));
  const failed = loaded.status === "failed" ? { ...loaded, message: t("notLoaded") } : loaded;
  return (
    <Show loaded={failed} lines={6} height={height}>
      {({ opened, state, hasAnswered }) => {
        if (receipt) return <Received receipt={receipt} form={opened.signUp.form} onAgain={onAgain} />;
        if (isFull || state === "full") return <Sentence isNew={isFull}>{ownText(fullText) || t("full")}</Sentence>;
        if (hasAnswered) return <Sentence>{t("answered")}</Sentence>;
        if (state !== "open") return <Sentence>{t("notOpen")}</Sentence>;
        return <Answering opened={opened} isAgain={isAgain} onSent={setReceipt} onFull={() => setFull(true)} />;
      }}
    </Show>
  );
}

// A person who pressed the button reads at once why nothing was sent.
function Sentence({ isNew = false, children }: { isNew?: boolean; children: string }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) sentence.current?.focus();
  }, [isNew]);
  return (
    <p ref={sentence} tabIndex={-1} className={styles.sentence}>
      {children}
    </p>
  );
}

function useOpen(path: string) {
  const services = useSignUpServices();
  const site = useSite();
  // In another language the site is another object; what was opened stays.
  const latest = useRef(site);
  latest.current = site;
  return useCallback(async () => {
    const { file, user } = latest.current;
    const siteFile = file(path);
    if (!siteFile?.form) throw new Error("The site has no such form.");
    const { client, domainName } = services;
    const [opened, { state, hasAnswered }] = await Promise.all([
      openGeneral(services, siteFile, { accountId: user?.accountId, site: () => latest.current }),
      client.call("GET /sign-up/form-state", { query: { domainName, form: siteFile.form.id }, isSilent: true }),
    ]);
    return { opened, state, hasAnswered };
  }, [path, services]);
}
