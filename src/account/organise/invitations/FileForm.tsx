import { type FormEvent, useEffect, useRef } from "react";
import { Field } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { ReadInvitations } from "#contract/invitations.ts";
import { mostInvitationRows } from "#core/invitations.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { useOrganiseTexts } from "../kit/texts.ts";
import { DefaultFields } from "./DefaultFields.tsx";
import styles from "./Invitations.module.css";
import type { InviteFormProps } from "./OneForm.tsx";
import { useInvitationTexts } from "./texts.ts";
import { useDefaults } from "./useDefaults.ts";
import { useFaults } from "./useFaults.ts";
import { useFile } from "./useFile.ts";

/**
 * Invites the contacts of a file, which is checked as a whole first: nothing is stored before the
 * organiser has seen what is wrong.
 */
export function FileForm({ client, race, onDone, onCancel }: InviteFormProps) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { defaults, set } = useDefaults(race);
  const { chosen, choose, check, send, take, checked, trouble, isWorking } = useFile({ client, onDone });
  const first = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check({ domainName: race.domainName, defaults });
  };
  return (
    <form className={application.decision} onSubmit={submit} noValidate>
      <h3>{t("form-file")}</h3>
      <p>{t("fileLead", { most: mostInvitationRows })}</p>
      <div className={application.actions}>
        <QuietButton onClick={() => void take("xlsx")}>{t("template", { format: "Excel" })}</QuietButton>
        <QuietButton onClick={() => void take("csv")}>{t("template", { format: "CSV" })}</QuietButton>
      </div>
      <div className={styles.fields}>
        <Field label={t("file")}>
          {(control) => (
            <input
              {...control}
              ref={first}
              type="file"
              accept=".csv,.txt,.tsv,.xlsx,.xls"
              onChange={({ target }) => choose(target.files?.[0])}
            />
          )}
        </Field>
        <DefaultFields
          race={race}
          defaults={defaults}
          onChange={(more) => {
            set(more);
            choose(chosen);
          }}
        />
      </div>
      {checked && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Result read={checked.read} />
        </div>
      )}
      <div className={application.actions}>
        {checked ? (
          <SendButton read={checked.read} isWorking={isWorking} onSend={send} />
        ) : (
          <button type="submit" className={application.primary} disabled={isWorking}>
            {isWorking ? organise("sending") : t("check")}
          </button>
        )}
        <Action look="quiet" onPress={onCancel} isDisabled={isWorking}>
          {organise("cancel")}
        </Action>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </form>
  );
}

interface SendButtonProps {
  read: ReadInvitations;
  isWorking: boolean;
  onSend(mode: "all" | "good"): void;
}

function SendButton({ read: { made, wrong }, isWorking, onSend }: SendButtonProps) {
  const t = useInvitationTexts();
  if (made === 0) return null;
  const mode = wrong > 0 ? "good" : "all";
  return (
    <button type="button" className={application.primary} disabled={isWorking} onClick={() => onSend(mode)}>
      {t(wrong > 0 ? "sendGood" : "sendAll", { made })}
    </button>
  );
}

function Result({ read: { made, known, wrong, problems } }: { read: ReadInvitations }) {
  const t = useInvitationTexts();
  const { sentence, place } = useFaults();
  return (
    <>
      <p>
        <strong>{t(wrong > 0 ? "checkedWrong" : "checkedGood", { made, known, wrong })}</strong>
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.row} ${problem.column} ${problem.code}`}>
              <strong>{place(problem)}</strong> {sentence(problem)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
