import { type FormEvent, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { SectionProps } from "../accountSession.ts";
import { useForm, useValues } from "../form/useForm.ts";
import { saveFile } from "../saveFile.ts";
import styles from "./AccountSection.module.css";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";
import { getProof, ProofFields, proofValues } from "./ProofFields.tsx";
import { Row } from "./Row.tsx";
import { SaveRow } from "./SaveRow.tsx";

/** A runner's data, to take along or to delete. */
export function MyDataSection(props: SectionProps) {
  const t = useAccountTexts();
  return (
    <AccountSection name="myData" text={t("myDataText")}>
      <div className={styles.rows}>
        {(["export", "delete"] as const).map((action) => (
          <Row key={action} title={t(action)} text={t(`${action}Text`)} action={t(`${action}Short`)}>
            {(close) => <DataForm {...props} action={action} close={close} />}
          </Row>
        ))}
      </div>
    </AccountSection>
  );
}

function DataForm({
  client,
  session,
  userData,
  action,
  close,
}: SectionProps & { action: "export" | "delete"; close(): void }) {
  const t = useAccountTexts();
  const { showToast } = useSite();
  const [isSure, setSure] = useState(action === "export");
  const [isAsked, setAsked] = useState(false);
  const form = useForm(useValues(proofValues));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(!isSure);
    form.submit(
      async () => {
        const proof = getProof(form.values, userData);
        if (action === "export") {
          const exportText = JSON.stringify(
            await client.call("POST /user-center/export", { json: { proof }, isSilent: true }),
            null,
            2,
          );
          saveFile(new Blob([exportText], { type: "application/json" }), "startline-my-data.json");
          return close();
        }
        await client.call("POST /user-center/delete-account", { json: { proof }, isSilent: true });
        showToast("success", t("deleted"));
        session.end();
      },
      { isAllowed: () => isSure },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <ProofFields form={form} client={client} userData={userData} />
      {action === "delete" && (
        <label className={styles.check}>
          <input type="checkbox" checked={isSure} onChange={() => setSure(!isSure)} required />
          {t("deleteConfirm")}
        </label>
      )}
      <p className={styles.failure} role="alert">
        {isAsked && !isSure && t("deleteConfirmFirst")}
      </p>
      <SaveRow form={form} label={t(`${action}Short`)} />
    </form>
  );
}
