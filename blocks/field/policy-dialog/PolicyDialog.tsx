import { useState } from "react";
import { PolicyReader } from "#blocks/field/kit/dialog/PolicyReader.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { type FieldProps, type FormPolicy, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/field/policy-dialog.ts";
import styles from "./PolicyDialog.module.css";

const useTexts = texts(messages);

/**
 * A text that is read in a dialog and agreed to there; once more when the text has changed since.
 */
export default function PolicyDialog(field: FieldProps<"policy-dialog">) {
  const t = useTexts();
  const policy = useForm().policy(field.options.policy);
  return (
    <FormFieldGroup field={withWholeProblem(field)}>
      {policy ? <Agreement field={field} policy={policy} /> : <p role="alert">{t("missing")}</p>}
    </FormFieldGroup>
  );
}

function Agreement({ field, policy }: { field: FieldProps<"policy-dialog">; policy: FormPolicy }) {
  const t = useTexts();
  const { now, text } = useSite();
  const { answer, onAnswer, onLeave } = field;
  const [isOpen, setOpen] = useState(false);
  const isGiven = answer?.policy === policy.id && answer.version === policy.version;
  const close = () => {
    setOpen(false);
    onLeave();
  };
  const give = () => {
    onAnswer({ policy: policy.id, version: policy.version, agreedAt: new Date(now()).toISOString() });
    close();
  };
  const withdraw = () => {
    onAnswer(undefined);
    close();
  };
  return (
    <div className={styles.agreement} data-given={isGiven}>
      <Status field={field} policy={policy} isGiven={isGiven} />
      <Action look="quiet" onPress={() => setOpen(true)}>
        {t(isGiven ? "again" : "read", { title: text(policy.title) })}
      </Action>
      {isOpen && (
        <PolicyReader policy={policy} onClose={close} agreement={{ isGiven, onGive: give, onWithdraw: withdraw }} />
      )}
    </div>
  );
}

function Status({
  field: { answer },
  policy: { version },
  isGiven,
}: {
  field: FieldProps<"policy-dialog">;
  policy: FormPolicy;
  isGiven: boolean;
}) {
  const t = useTexts();
  const writeDate = useDates();
  const when = answer?.agreedAt && writeDate(answer.agreedAt, "moment");
  return (
    <p className={styles.status} role="status">
      {isGiven && t("agreed", { when: when ?? "", version })}
      {!isGiven && answer && t("changed", { version })}
    </p>
  );
}
